# Help: help-<command> is one sentence, help-<command>-text more of it.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-games = Games (--game)
help-bots = Bots (--bots)
help-rule-options = Rules of { $games } (--option)
help-one-game = { term-game }; players: { $players }
help-one-bot = { $bot ->
    [club] plays each card out in its head, as a club player
    [expert] thinks before every bid, discard and card about what the others must have
    [master] the same with up to a second for a card
    [novice] plays by simple rules; the usual one
    [random] plays any allowed card
    [search] the same, every budget and means as told: for measurements
   *[other] { $bot }
}
help-options-placeholder = [OPTIONS]
help-command-placeholder = COMMAND [ARGUMENTS]…

help-oudler = French tarot and its relatives: play, score, replay and check deals.
help-oudler-text = `oudler COMMAND --help` tells more about a command. Exit codes: 0, all is well; 1, something that was checked is wrong; 2, the command was not understood or its input cannot be read.
help-version = Show the version and stop.
help-help = Show this help and stop.
help-lang = The language. Otherwise OUDLER_LANG or the system’s settings decide.
help-json-file = Read cases from a JSON file (- is the standard input) and answer in JSON.
help-game = The game; fft if nothing else is said.
help-players = How many play.
help-dealer = The seat that deals, from 1.
help-seed = Any text; the same text always gives the same cards.

help-play = Play at this terminal against other players of the program.
help-play-bots = The bots in the other seats: one for all, or one for each, with commas. See below.
help-play-resume = Go on with the deal in this file.
help-play-seat = Your seat, from 1.
help-play-name = Your name.
help-play-option = An option of the rules, for instance undertrump=lowest; see below. May be repeated.
help-play-deals = End the match after so many deals.
help-play-save = The file to write the deals to; behind what it holds already.
help-play-pace = Seconds between the moves of the bots, at a terminal: 0 to 60, usually 0.4.
help-play-plain = No colours and no pauses: for screen readers.

help-replay = Check every deal of a file against the rules, and explain its score.
help-replay-text = The file holds records in the .tarot notation; - is the standard input. Up to three deals are told in full, more in a line each.
help-replay-file = A .tarot file, or - for the standard input.
help-replay-as-json = Write a JSON list, with one object for each record.
help-replay-verbose = Tell every deal in full, or give each a single line.

help-score = Score a deal of French tarot that was played with real cards.
help-score-text = Without options it asks for what it needs. Points and oudlers are those of the taker’s side.
help-score-contract = The contract.
help-score-points = Card points, such as 48 or 48.5.
help-score-oudlers = How many oudlers.
help-score-petit-au-bout = Who won the petit in the last trick.
help-score-poignees = A poignée that was shown, for instance attack:simple or defence:double. May be repeated.
help-score-slam = none, unannounced_made, announced_made or announced_failed.
help-score-defence-slam = The defence took every trick.
help-score-partner = Five players: whether the taker has a partner.

help-legal = Say which cards of a hand may be played to a trick.

help-solve = Say what each card of a deal of French tarot is worth with all hands open and best play on both sides.
help-solve-text = The file holds records in the .tarot notation; - is the standard input. Of a whole deal the position before the first trick is solved, of an unfinished one that where it stops. Values are exact unless the budget ends first; then what is proven is told: bounds.
help-solve-file = A .tarot file, or - for the standard input.
help-solve-trick = The position after so many tricks; 0 is before the first.
help-solve-objective = What is played for: the card points of the taker’s side, or the result, what each defender pays.
help-solve-budget = How many cards to play in the search of a position, at most; 0 for no limit. Usually 200 million, about half a minute.
help-solve-all-tricks = Also tell what every card that was played from there on cost the side that played it.
help-solve-table = Megabytes of memory for the search, usually 256.
help-solve-index = Solve this record of the file alone, from 1.
help-solve-as-json = Write a JSON list, with one object for each record.

help-deal = Shuffle and deal: write a new deal in the .tarot notation.
help-deal-count = How many deals; the dealer moves on after each.

help-arena = Measure bots: they play the same deals in every seat.
help-arena-text = One bot for each seat, or one for all. Each deal is played once in every rotation of the bots over the seats, so that nobody has better cards. With --paired two or more bots play the same deals in the same place, and what each is worth more than the others is told.
help-arena-specs = The bots; see below.
help-arena-deals = How many deals; 100 if nothing else is said.
help-arena-seed = Any text; the same text always gives the same deals and decisions. “arena” if nothing else is said.
help-arena-jobs = How many processes play; usually one for each processor. The results are the same.
help-arena-limit = Seconds that a program of somebody else’s has for a move; 30 if nothing else is said.
help-arena-paired = Compare two or more bots, each in the same place on the same deals.
help-arena-table = With --paired: the bot in the other seats, which also holds the auction for attack and defence. Usually the first.
help-arena-roles = With --paired: all (one seat, with its own bids), attack or defence (once the auction is over). May be repeated; usually all three.
help-arena-out = Write the result of every deal to this file. If it exists, go on where it stops.
help-arena-plot = Draw the result into this file, as an SVG picture.
help-arena-as-json = Write a JSON object.

help-bench = Measure how fast the core and its solver are on this machine.
help-bench-text = The signature comes from the nodes and values of a fixed set of deals and is the same on every machine; it tells that the solver searches as it should.
help-bench-lengths = Solve deals with so many tricks left; may be repeated. Usually 6, 8, 10 and 12. With 16 and more it takes long.
help-bench-deals = How many deals of each length, from the fixed set.
help-bench-as-json = Write a JSON object.

help-serve = Run the web table: a server for browsers on this machine, or on the local network.
help-serve-host = The address to listen on; 127.0.0.1, this machine alone, if nothing else is said.
help-serve-port = The port; 0 takes any that is free.
help-serve-database = Where games are kept: a file, or a URL of SQLite or PostgreSQL.
help-serve-lan = Listen on the local network, and show the address and its QR code.
help-serve-origin = Another address under which browsers find this server, such as https://cards.example. May be repeated.
help-serve-trusted-proxy = The address (or network, such as 10.0.0.0/8) of a reverse proxy whose X-Forwarded-For is believed. May be repeated.
help-serve-verbose = Write down what the server does.

help-verify = Check that deals of a web table are those that the server had committed to.
help-verify-text = The seeds in each record are put together again and the cards dealt from them. The exit code is 1 unless every deal of the file is shown to be fair.
help-verify-file = A .tarot file, or - for the standard input.
help-verify-commitment = The commitment that was shown before the deal.
help-verify-as-json = Write a JSON list, with one object for each record.
