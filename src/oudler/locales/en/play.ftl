# The game at the terminal: play-<what>. $you says whether the player spoken of is the one at the
# terminal; $name is the player's name.

# What may be typed, words between spaces. A word of several parts has hyphens instead of spaces.
play-word-help = help ?
play-word-hand = hand
play-word-last = last trick
play-word-table = table
play-word-bids = bids marks
play-word-score = score scores
play-word-quit = quit exit
play-word-pass = pass p passe passed
play-word-prise = prise take petite
play-word-garde = garde guard g
play-word-sans = sans garde-sans gs without garde-sans-chien garde-sans-le-chien garde-without
play-word-contre = contre garde-contre gc against garde-contre-chien garde-contre-le-chien garde-against
play-word-yes = yes y
play-word-no = no n
play-word-slam = slam
play-word-ask = ask
play-word-simple = simple single
play-word-double = double
play-word-triple = triple
play-word-attack = attack attacker taker declarer
play-word-defence = defence defense defenders
# How cards are typed, as code=name,name: suits, ranks besides the numbers, single cards; then words that
# say nothing in the name of a card, and words between two cards. Accents and capitals do not matter.
play-typed-suits = { $game ->
   *[fft] S=s,spade,spades H=h,heart,hearts D=d,diamond,diamonds C=c,club,clubs
    [michelsen] S=s,sw,sword,swords,spade,spades H=cu,cup,cups,c,heart,hearts D=p,pe,pentacle,pentacles,coin,coins,diamond,diamonds C=w,wand,wands,club,clubs
    [mathers] S=sw,s,sword,swords,spade,spades H=cu,cup,cups,c,heart,hearts D=pe,p,pentacle,pentacles,coin,coins,diamond,diamonds C=sc,s,sceptre,sceptres,scepter,scepters,wand,wands,club,clubs
    [greer] S=s,sw,sword,swords,spade,spades H=cu,cup,cups,c,heart,hearts D=p,pe,pentacle,pentacles,coin,coins,diamond,diamonds C=w,wand,wands,club,clubs
} T=t,tr,trump,trumps
play-typed-ranks = 1=a,ace J=j,jack,pg,page,knave,valet N=n,knight,cavalier Q=q,queen K=k,king
play-typed-cards = X=x,0,excuse,fool T1=petit,magician T21=world
play-typed-fillers = of the
play-typed-and = and

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
play-winner = { $you ->
    [yes] You win.
   *[no] Winner: { $name }.
}
play-winners = Joint winners: { $names }.
play-no-winner = Everybody has the same score: nobody wins.
play-stopped = Stopped. The game is saved. To go on:
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
    [yes] You take
   *[no] { $name } takes
} { $count ->
    [one] the card left over
   *[other] the { $count } cards left over
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
play-poignee-offer = { term-poignee } ({ $count })

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
play-ask-slam = Announce the slam? (yes, or Enter: no)
play-ask-lay-away = { $chosen ->
    [0] { $count } cards to lay away?
   *[other] { $chosen } of { $count } chosen; which others?
}
play-laying-away = To be laid away: { $cards }
play-ask-lay-away-done = Enter lays them away; type one again to take it back:
play-ask-card = Your card?
play-ask-card-or = Your card (Enter: { $card })?
play-ask-poignee = Show a { $sizes }? ({ $several ->
    [yes] the number, or Enter: no
   *[no] yes, or Enter: no
})
play-ask-poignee-cards = Which { $count } trumps? (Enter: the lowest)
play-ask-ask = Ask for a third Tarot trump? (yes, or Enter: no)
play-ask-give = You must give a Tarot trump ({ $cards }). Which?
play-ask-return = Which card do you give back? (Enter: { $card })

# Answers that cannot be understood
play-unclear-card = “{ $found }” is not a card. For instance: { $seven } (7 of { $game ->
   *[fft] hearts
    [michelsen] cups
    [mathers] cups
    [greer] cups
}), { $king } (king of { $game ->
   *[fft] spades
    [michelsen] swords
    [mathers] swords
    [greer] swords
}), { $trump } (trump 21), { $excuse } ({ term-excuse }). “help” tells more.
play-unclear-nothing = Type a card, for instance { $seven }, { $king }, { $trump } or { $excuse }. “help” tells more.
play-unclear-which-card = “{ $found }” may be { ANY_OF($cards, "or") }. Which one?
play-unclear-rank = “{ $found }” is a suit: which card of it?
play-unclear-line = This line can be read in several ways: put commas between the cards.
play-unclear-twice = { $card } is named twice in this line. Nothing has changed.
play-unclear-bid = Not a bid. You may say: { $bids }. “help” tells more.
play-unclear-poignee = Type the size or the number of cards shown in the question; Enter alone shows none.
play-unclear-yes-no = Type yes or no; Enter alone means no.
play-unclear-command = Press Enter to go on. “{ $word }” tells what else can be typed.
play-lay-away-more = { $more ->
    [one] One more card must go.
   *[other] { $more } more cards must go.
}
play-lay-away-too-many = That would be { $found } cards; { $expected } go. Type one that is chosen again to take it back.
play-poignee-count = That is { $found ->
    [one] { $found } card
   *[other] { $found } cards
}; this poignée has { $expected }.
play-now-bid = Now: one of { $bids }. A bid must be higher than the one before; “garde sans le chien” or “gs” will do for garde sans, “gc” for garde contre.
play-now-call = Now: the card that you call, one of { $cards }. Whoever holds it is your partner.
play-now-slam = Now: yes if you mean to take every trick, and Enter if not.
play-now-lay-away = Now: the cards to lay away, { $count } in all, in one line or several. A chosen card that is typed again in a later line is taken back ({ $chosen } chosen so far). When all are chosen, Enter lays them away.
play-now-card = Now: the card that you play.
play-now-poignee = Now: { $several ->
    [yes] the number of trumps to show ({ $count } or more, as in the question)
   *[no] yes to show { $count } trumps
}, and Enter to show none. A poignée brings points to the side that wins the deal; everybody sees the trumps in it.
play-now-poignee-cards = Now: the { $count } trumps to show, in one line, or Enter for the lowest.
play-now-ask = Now: yes to ask the others for a third Tarot trump: who has one must give it, and if nobody has, you score 5. Enter: do not ask.
play-now-give = Now: the Tarot trump that you give: { $cards }.
play-now-return = Now: the card that you give back for the one you got; Enter gives { $card }.
play-now-go-on = Now: Enter for the next deal.
play-help-suits = A card is its suit, then its rank: { $suits }.
play-help-ranks = Ranks: 1 to 10, { $ranks }.
play-help-letter = { $letter } { $name }
play-help-examples = For instance { $seven } ({ $seven_name }), { $king } ({ $king_name }). The whole name does as well, and so do the signs ♠ ♥ ♦ ♣.
play-help-trumps = A trump is its number alone, such as 21 (shown as { $letter }21). For { $excuse } type { $typed }.
play-help-several = Several cards in one line: blanks or commas between them.
play-help-brackets = In the hand, cards in brackets, as in [7], are those that may go now.
play-help-anywhere = At any question:

play-help-commands = hand: your cards; last: the last trick; table: roles, tricks, what was shown; { $game ->
   *[fft] bids: what was said before play;{" "}
    [mathers] marks: what was marked before play;{" "}
    [greer] {""}
}score: the standing of the match; quit: stop, the game is saved

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
