# What `oudler arena` says.
arena-heading = { term-game }, { $players } players: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}{ $cancelled ->
    [0] {""}
   *[other] {" "}(and { $cancelled } cancelled by a petit sec)
}, seed “{ $seed }”. Points with their 95 % intervals.
arena-tables = { $count ->
    [1] All seats alike, so each deal was played once.
   *[other] Each deal was played { $count } times, the bots one seat further each time.
}
arena-elsewhere = The same cards for all; in the other seats { $bot }.
arena-role = { $role ->
    [all] In one seat, with its own bids:
    [attack] On the taker’s side, once the auction is over ({ $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }):
   *[defence] In the defence, once the auction is over ({ $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }):
}
arena-apart = What it wrote more than the other bot in the same seat of the same deal:
arena-passed = Passed out: { $share }.
arena-percent = { $value } %
arena-progress = { $bar } { $done }/{ $deals }, { $left } to go
arena-picture = { term-game }, { $players } players, { $deals } deals, seed “{ $seed }”: points a deal, 95 %
arena-picture-role = { $role ->
    [all] in one seat, over the first bot
    [attack] on the taker’s side, over the first bot
   *[defence] in the defence, over the first bot
}
arena-bots = Bots
arena-exec = a program of your own that is asked in lines of text (docs/outside-bots.md)
arena-column-bot = bot
arena-column-seats = seats
arena-column-points = points a deal
arena-column-taking = as taker
arena-column-defending = as defender
arena-column-taken = taken
arena-column-made = made
arena-column-contract = contract
arena-column-taker = taker’s points
arena-column-over-first = over the first
arena-column-over-previous = over the one before
arena-column-cards = card points
arena-column-decisions = decisions
arena-column-time = ms each
arena-column-nodes = nodes each
arena-column-capped = cut by the clock
