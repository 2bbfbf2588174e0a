# What `oudler replay` tells of each deal.
replay-heading = Deal { $index }: { term-game }{ $players ->
    [none] {""}
   *[other] , { $players } players
}
replay-event = ({ $event })
replay-contract = { term-contract } by player { $seat }{ $partner ->
    [none] {""}
   *[other] , with player { $partner }
}
replay-passed = Everybody passes.
replay-petit-sec = A petit sec: the deal is void.
replay-incomplete = The record stops here; it is player { $seat }’s turn.
replay-score-unknown = The score stays open: not all the cards are known.
replay-scores = Scores: { $scores }
replay-unchecked = The tag Result was not checked: the deal does not come to an end.
replay-agrees = The tag Result agrees.
replay-disagrees = The tag Result says { $found }; the rules give { $expected }.
replay-fault = line { $line }{ $column ->
    [none] {""}
   *[other] , column { $column }
}{ $token ->
    [none] {""}
   *[other] , “{ $token }”
}
replay-reason = { $place }: { $reason }
replay-rule = rule { $rule }
replay-fine = fine
replay-wrong = wrong
replay-open = unfinished
replay-summary = { $records ->
    [one] { $records } deal checked
   *[other] { $records } deals checked
}, { $wrong ->
    [0] nothing is wrong.
    [one] { $wrong } is wrong.
   *[other] { $wrong } are wrong.
}
