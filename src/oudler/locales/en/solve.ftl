# What `oudler solve` says.
solve-moment = { $tricks ->
    [0] Before the first trick
    [one] After { $tricks } trick
   *[other] After { $tricks } tricks
}, { $seat ->
    [none] all cards are played.
   *[other] player { $seat } is to play, { $side ->
        [attack] for the taker’s side.
       *[defence] for the defence.
    }
}
solve-value = { $objective ->
    [points] With best play on both sides, the taker’s side ends with { $value } { $value ->
        [one] point.
       *[other] points.
    }
   *[score] With best play on both sides, the result is { SIGNED($value) }: what each defender pays.
}
solve-open = { $objective ->
    [points] Not solved within the budget. What is proven: the taker’s side ends with { $lower } to { $upper } points.
   *[score] Not solved within the budget. What is proven: the result is between { $lower } and { $upper }.
}
solve-easier = Later positions of the deal are easier: try --trick { $trick }, or a larger --budget.
solve-cards = What it comes to after each card, the best first:
solve-line = Best play:
solve-effort = { $nodes } nodes, { $seconds } s
solve-progress = Solving deal { $index }: { $seconds } s
solve-costs = What the cards that were played cost their side:
solve-costs-open = { $count ->
    [one] { $count } card is not judged: too hard for the budget.
   *[other] { $count } cards are not judged: too hard for the budget.
}
solve-no-costs = Nothing: no other card would have been better.
solve-cost = { $objective ->
    [points] trick { $trick }, player { $seat }, { $card }: { $cost } { $cost ->
        [one] point
       *[other] points
    }
   *[score] trick { $trick }, player { $seat }, { $card }: { $cost }
}
solve-cost-sum = { $objective ->
    [points] player { $seat }, in all: { $cost } { $cost ->
        [one] point
       *[other] points
    } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
   *[score] player { $seat }, in all: { $cost } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
}
