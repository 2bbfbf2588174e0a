# The game at the terminal: play-<what>. $you says whether the player spoken of is the one at the
# terminal; $name is the player's name.

# What may be typed, words between spaces. A word of several parts has hyphens instead of spaces.
play-word-help = help ?
play-word-hand = hand
play-word-last = last
play-word-table = table
play-word-bids = bids marks
play-word-score = score scores
play-word-quit = quit exit
play-word-pass = pass p
play-word-prise = prise take
play-word-garde = garde guard
play-word-sans = sans garde-sans without
play-word-contre = contre garde-contre against
play-word-yes = yes y
play-word-no = no n
play-word-slam = slam
play-word-ask = ask
play-word-simple = simple single
play-word-double = double
play-word-triple = triple
play-word-excuse = x excuse fool 0
# Letters that may stand for a suit when a card is typed, as letter=code, and the one that is shown.
play-typed-letters = S=S H=H D=D C=C T=T
play-suit-letter = { $suit }

# Names
play-you = You
play-bot-names = Alice Bruno Clara David Emma

# The match
play-welcome = { $preset ->
    [fft] French tarot
    [michelsen] French tarot after Michelsen
    [mathers] Mathers’s game
    [mathers-1888] Mathers’s game of 1888
   *[greer] Greer’s game
}, { $players } players. The match { $match_deals ->
    [0] ends when somebody has { $match_points } points.
    [one] is one deal{ $match_points ->
        [0] {""}
       *[other] , or ends at { $match_points } points
    }.
   *[other] is { $match_deals } deals{ $match_points ->
        [0] {""}
       *[other] , or ends at { $match_points } points
    }.
}
play-seats = Seats, in order of play: { $seats }
play-seed = Seed: { $seed }
play-file = Saved in: { $path }
play-help-hint = Type “help” for what can be typed, “quit” to stop and go on later.
play-deal = Deal { $number }{ $all ->
    [0] {""}
   *[other] {" "}of { $all }
}: { $you ->
    [yes] you deal
   *[no] { $name } deals
}
play-resumed = The deal goes on where it stopped.
play-go-on = Enter for the next deal:
play-match-over = The match is over.
play-winners = { $count ->
    [one] Winner: { $names }.
   *[other] Winners, equal: { $names }.
}
play-stopped = Stopped. The game is saved. To go on:
    {"  "}{ $command }
play-column-deal = this deal
play-column-total = total
play-no-scores-yet = No deal has been finished yet.
play-score-of-deal = Score of the deal

# The table
play-trick-leads = Trick { $number } of { $all }: { $you ->
    [yes] you lead
   *[no] { $name } leads
}
play-trick-led = Trick { $number } of { $all }: { $you ->
    [yes] you led
   *[no] { $name } led
}
play-tricks-sides = { $sides ->
    [yes] tricks: taker’s side { $attack }, defence { $others }
   *[no] tricks: taker { $attack }, all others { $others }
}
play-tricks-each = tricks: { $tricks }
play-tricks-taken = { $count ->
    [0] no tricks
    [one] { $count } trick
   *[other] { $count } tricks
}
play-takes-trick = → { $you ->
    [yes] you take the trick
   *[no] { $name } takes the trick
}
play-winning = { $you ->
    [yes] You are winning with { $card }
   *[no] { $name } is winning with { $card }
}
play-no-suit-yet = The next card says which suit to follow.
play-no-trick-yet = No trick has been taken yet.
play-may-play = You may play: { $cards }
play-may-lay-away = You may lay away: { $cards }
play-role-dealer = dealer
play-role-taker = taker
play-role-partner = partner

# The auction and what follows it
play-no-bids-here = There are no bids in this game.
play-no-bids-yet = Nothing has been said yet.
play-bid-about = { $contract ->
    [prise] take the chien, lay { $count } cards away
    [garde] the same for double
    [sans] chien face down, counts for you
   *[contre] chien face down, for the defence
}
play-passed-out = Everybody passes: the deal is not played.
play-petit-sec = { $you ->
    [yes] You have
   *[no] { $name } has
} { $game ->
   *[fft] the petit as the only trump, without the Excuse
    [michelsen] the Magician as the only trump, without the Fool
}: the deal is void.
play-takes = { $you ->
    [yes] You take: { term-contract }
   *[no] { $name } takes: { term-contract }
}
play-talon-stays = { $contract ->
    [sans] The chien stays face down and counts for the taker.
   *[other] The chien stays face down and counts for the defence.
}
play-calls = { $you ->
    [yes] You call { $card }
   *[no] { $name } calls { $card }
}
play-called = Called card: { $card }
play-is-partner = { $you ->
    [yes] You are the taker’s partner
   *[no] { $name } is the taker’s partner
}
play-talon = Chien: { $cards }
play-talon-was = The chien was: { $cards }
play-discard-was = Laid away: { $cards }
play-you-lay-away = You lay away: { $cards }
play-you-take = You take: { $cards }
play-lays-away = { $you ->
    [yes] You lay away { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[no] { $name } lays away { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
play-trumps-laid-away = Trumps laid away and shown: { $cards }
play-takes-leftovers = { $you ->
    [yes] You take the { $count } cards left over
   *[no] { $name } takes the { $count } cards left over
}
play-slam-announced = { $you ->
    [yes] You announce the slam
   *[no] { $name } announces the slam
}
play-status-contract = { term-contract }: { $name }
play-status-called = { $called }: { $name }
play-status-slam = slam
play-poignee-shown = { $you ->
    [yes] You show a { term-poignee } ({ $count })
   *[no] { $name } shows a { term-poignee } ({ $count })
}
play-poignee-offer = { term-poignee } of { $count }

# Mathers's game
play-exchanges = { $you ->
    [yes] You exchange three cards
   *[no] { $name } exchanges three cards
}
play-no-marks-yet = Nobody has marked yet.
play-marks = { $you ->
    [yes] You mark { $points }
   *[no] { $name } marks { $points }
}
play-marks-nothing = { $you ->
    [yes] You have nothing to mark
   *[no] { $name } has nothing to mark
}
play-mark = { $mark ->
    [greater] greater trumps
    [lesser] lesser trumps
    [trump_count] number of trumps
    [tarot_trumps] Tarot trumps
   *[sequences] sequences
}, { $points }: { $cards }
play-asks = { $you ->
    [yes] You ask for a third Tarot trump and show { $cards }
   *[no] { $name } asks for a third Tarot trump and shows { $cards }
}
play-does-not-ask = { $you ->
    [yes] You do not ask
   *[no] { $name } does not ask
}
play-unanswered = { $you ->
    [yes] Nobody has one: 5 points for you
   *[no] Nobody has one: 5 points for { $name }
}
play-gives = { $you ->
    [yes] You give { $card }
   *[no] { $name } gives { $card }
}
play-gives-unseen = { $you ->
    [yes] You give a card
   *[no] { $name } gives a card
}
play-returns = { $you ->
    [yes] You give { $card } back
   *[no] { $name } gives { $card } back
}
play-returns-unseen = { $you ->
    [yes] You give a card back
   *[no] { $name } gives a card back
}

# The score
play-outcome-nothing = { $outcome ->
    [passed] Everybody passed: nobody scores.
   *[petit_sec] The deal is void: nobody scores.
}

# Questions. What is typed follows on the same line.
play-ask-bid = Your bid ({ $bids })?
play-ask-call = Which card do you call ({ $cards })?
play-ask-slam = Announce the slam? (yes, Enter: no)
play-ask-lay-away = { $chosen ->
    [0] { $count } cards to lay away?
   *[other] { $chosen } of { $count } chosen; more?
}
play-laying-away = To be laid away: { $cards }
play-ask-lay-away-done = Enter lays them away; name one to take it back:
play-ask-card = Your card?
play-ask-card-or = Your card (Enter: { $card })?
play-ask-poignee = Show a poignée? ({ $sizes }; Enter: no)
play-ask-poignee-cards = Which { $count }? (Enter: the lowest)
play-ask-ask = Ask for a third Tarot trump? (yes, Enter: no)
play-ask-give = You must give a Tarot trump ({ $cards }). Which?
play-ask-return = Which card do you give back? (Enter: { $card })

# Answers that cannot be understood
play-unclear-card = “{ $found }” is not a card. For instance: { $game ->
   *[fft] h7 (7 of hearts), sk (king of spades), 21 or t21 (trump 21), x (the Excuse)
    [michelsen] h7 (7 of cups), sk (king of swords), 21 or t21 (the World), x (the Fool)
    [mathers] h7 (7 of cups), sk (king of swords), 21 or t21 (the World), x (the Fool)
    [greer] h7 (7 of cups), sk (king of swords), 21 or t21 (the World), x (the Fool)
}. “help” lists the commands.
play-unclear-bid = Say pass, prise, garde, sans or contre. “help” lists the commands.
play-unclear-poignee = Say the size or the number of cards, or press Enter to show none.
play-unclear-yes-no = Say yes or no.
play-unclear-command = Press Enter to go on. “{ $word }” lists the commands.
play-lay-away-more = { $more ->
    [one] One more card must go.
   *[other] { $more } more cards must go.
}
play-lay-away-too-many = That would be { $found } cards; { $expected } go. Name a card again to take it back.
play-poignee-count = That is { $found ->
    [one] { $found } card
   *[other] { $found } cards
}; this poignée has { $expected }.

play-help = Cards: the suit, then the rank, in either case. { $spades }: S, { $hearts }: H, { $diamonds }: D, { $clubs }: C. Ranks: 1 to 10, J ({ $jack }), N ({ $knight }), Q ({ $queen }), K ({ $king }). For instance h7, sk.
    Trumps: the number alone, or T and the number. { $excuse }: x.
    Several cards in one line: spaces between them.
play-help-commands = hand: your cards; last: the last trick; table: roles, tricks, what was shown; bids: what was said before play; score: the standing of the match; quit: stop, the game is saved

# What is wrong with options and files
play-error-resume-with = --resume takes the table from the file: { $option } cannot be given with it.
play-error-resume-finished = The match in { $path } is finished. Start a new one without --resume.
play-error-resume-unknown = The last deal in { $path } has unknown cards and cannot be played on.
play-error-seat = There is no seat { $seat }; the seats are 1 to { $players }.
play-error-bots = { $found } bots are named for { $expected } seats: name one for all, or one for each.
play-error-option = An option is written name=value, not “{ $found }”.
play-error-save = The game cannot be saved in { $path }: { $reason }
play-error-resume-broken = The match in { $path } cannot go on. Line { $line }: { $reason } The file is left as it is.
play-error-resume-seat = Every seat in { $path } has a bot: say with --seat which is yours.
play-error-save-behind = No deal can be written behind what stands in { $path }: it holds no records, or its last record is broken. The file is left as it is.
play-not-saved = The game is not saved now, { $path }: { $reason }. It goes on, and every move tries to save it again.
play-saved-again = The game is saved again.
play-file-changed = Another program has changed { $old }. That file is left as it is; this match is now saved in { $path }
play-unsaved = These deals could not be saved. They are shown here so that you can copy them:
