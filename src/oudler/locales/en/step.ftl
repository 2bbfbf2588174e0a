# The lines that explain a score: step-<code>. $amount is what the line adds.

# French tarot
step-card_points = { $points } points with { $game ->
   *[fft] { $oudlers ->
        [one] { $oudlers } oudler
       *[other] { $oudlers } oudlers
    }
    [michelsen] { $oudlers ->
        [one] { $oudlers } bout
       *[other] { $oudlers } bouts
    }
}, { $target } needed: { SIGNED($difference) }
step-half_point = { $points } points count as { $rounded }
step-base_made = { $base } + { $difference } = { $total }
step-base_lost = −({ $base } + { $difference }) = { $total }
step-petit_au_bout = petit au bout, { $side ->
    [attack] taker
   *[defence] defence
} { SIGNED($amount) }
step-contract = × { $factor } { term-contract } = { $total }
step-poignee = { term-poignee }, shown by { term-side } { SIGNED($amount) } = { $total }
step-slam = { term-slam } { SIGNED($amount) } = { $total }
step-defence_slam = slam of the defence { SIGNED($amount) } = { $total }

# Mathers's game
step-marks_unknown = { term-of-seat }: marks not known
step-mark = { term-of-seat }: { $mark ->
    [greater] greater trumps
    [lesser] lesser trumps
    [trump_count] number of trumps
    [tarot_trumps] Tarot trumps
   *[sequences] sequences
} { SIGNED($amount) }
step-ask_unanswered = { term-of-seat }: asked, and nobody could answer { SIGNED($amount) }
step-tricks = { term-of-seat }: tricks { SIGNED($amount) }{ IF_ANY($tarot, "with a Tarot trump") }{ IF_ANY($queen, "with a queen") }{ IF_ANY($knight, "with a knight") }{ IF_ANY($knave, "with a knave") }{ IF_ANY($plain, "plain") }
step-fool = { term-of-seat }: { term-excuse } { SIGNED($amount) }
step-king_cuts = { term-of-seat }: { $cuts ->
    [one] { $cuts } king cut
   *[other] { $cuts } kings cut
} { SIGNED($amount) }
step-tie = { $total } each at the top: nobody writes anything
step-difference = { $you ->
    [yes] You write
    [no] { $name } writes
   *[none] player { $seat } writes
} { $best } − { $second } = { SIGNED($amount) }

# Greer's game
step-fool_kept = { term-excuse } goes back to { $you ->
    [yes] you, who
    [no] { $name }, who
   *[none] player { $seat }, who
} played it
step-fool_lost = { term-excuse } goes to { $you ->
    [yes] you
    [no] { $name }
   *[none] player { $seat }
}, who won the last trick: its player won none
step-piles = { term-of-seat }: piles { $amount } ({ $scoring ->
    [one] { $scoring } scoring card
   *[other] { $scoring } scoring cards
} worth { $worth }{ IF_ANY($plain, "plain") })
step-magician_last = { term-of-seat }: last trick won with the Magician { SIGNED($amount) }
step-seat_total = { term-of-seat }: { $total } in all
