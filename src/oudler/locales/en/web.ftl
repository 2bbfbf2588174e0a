# The page of the web table: web-<what>. $you says whether the player spoken of is the reader; $name is
# the player's name.

# The beginning
web-tagline = Tarot card games, with friends or against bots
web-game-name = { $preset ->
    [fft] French tarot
    [michelsen] Michelsen’s tarot
    [mathers] Mathers’s game
    [mathers-1888] Mathers’s game, 1888
   *[greer] Greer’s game
}
web-new-table = Play
web-game = Game
web-players = Players
web-player-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
web-bots = Bots
web-bot-name = { $bot ->
    [random] Chance
    [novice] Novice
    [club] Club player
    [expert] Expert
    [master] Master
   *[other] { $bot }
}
web-bot = bot
web-your-name = Your name
web-default-name = Guest
web-play-bots = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
}
web-play-friends = Play with friends
web-listed = Show the friends’ table to everybody here
web-rules-options = Rules of this table
web-open-tables = Open tables
web-no-tables = No table is open to everybody now.
web-join = { $free ->
    [one] Join: 1 free seat
   *[other] Join: { $free } free seats
}
web-watch = Watch
web-resume-table = Back to your table
web-loading = One moment …
web-language = Language
web-home = Home
web-as-usual = Defaults
web-done = Done
web-cancel = Cancel
web-close = Close
web-option = { $option ->
    [match_deals] Deals of a match (0: no limit)
    [match_points] Points that end the match (0: no limit)
    [undertrump] Whoever cannot overtrump plays
    [trump_lead_needs_break] Trumps are led only once one has been played
    [slam_announcer_leads] Whoever announces the slam leads
    [defence_slam] A slam of the defence counts
    [excuse_last_trick] In the last trick { term-excuse }
    [petit_au_bout_before_excuse] { $game ->
       *[fft] Petit au bout in the last trick but one, before the Excuse
        [michelsen] The Magician in the last trick but one, before the Fool
    }
    [forced_discard_counts] Trumps laid away count
    [passed_out_shows_talon] When all pass, the chien is shown
    [exchange] The cards set aside are exchanged by
    [return_card] The card given back
    [king_cut] Kings that are trumped score
    [discard_scores] The cards laid away score for
   *[other] { $option }
}
web-option-value = { $value ->
    [yes] yes
    [no] no
    [any] { $option ->
        [undertrump] any trump
       *[other] any card
    }
    [lowest] the lowest trump
    [changes_side] changes sides
    [winner] goes to the winner
    [all] all players
    [dealer] the dealer
    [not_tarot_trump] no Tarot trump
    [nobody] nobody
   *[other] { $value }
}

# The door, and the table before a deal
web-free-seat = free seat
web-sit-here = Sit here
web-sit-at = Sit here, seat { $seat }
web-sit-down = Sit down
web-table-full = All seats are taken. You can watch.
web-try-again = Try again
web-come-back = Back to the entrance
web-connecting = Going to the table …
web-waiting-table = Around the table
web-that-is-you = (you)
web-ready = ready
web-not-ready = here
web-add-bot = Add a bot
web-add-bot-at = Add a bot at seat { $seat }
web-make-free = Free
web-free-seat-at = Free seat { $seat }
web-i-am-ready = Ready
web-wait-for-players = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
web-wait-for-ready = The deal begins when everybody is ready.
web-wait-for = Waiting for { $names }
web-invite = Invite friends
web-invite-about = Whoever opens this link sits down at this table.
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-link-local = This link works on this machine only. For phones and other machines of the local network start with “make play LAN=1” (or “oudler serve --lan”) and open the page by the address that is printed then.

# The table
web-table = The table
web-menu = Menu
web-your-hand = Your cards
web-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
web-hand-card = { $card }{ $state ->
    [chosen] , chosen
    [barred] , not now
   *[other] {""}
}
# A card in the middle of a sentence, which says what cannot be done with it.
web-card-within = the { term-rank } of { term-suit }
web-card-hidden = a card face down
web-your-turn = Your turn
web-deal-number = Deal { $number }{ $all ->
    [0] {""}
   *[other] {" "}of { $all }
}
web-deal = Deal
web-total = total { $total }
web-replayed = played again, does not count
web-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
web-watching = You are watching
web-reconnecting = Connection lost, coming back …
web-offline = This device has no network
web-reconnecting-about = { $watching ->
    [yes] The table goes on; you will see it again.
   *[no] { $alone ->
        [yes] Your seat and your cards are kept; the table waits for you.
       *[no] Your seat is kept. If it takes long, a bot plays for you until you are back.
    }
}
web-try-now = Try now
web-shuffling = Shuffling …
web-talon-shown = The chien
web-trumps-shown = Trumps laid away
web-dealer-letter = D
web-thinking = thinking
web-away = away
web-stand-in = away, a bot plays
web-countdown = away, a bot plays in { $seconds } s
web-poignee-badge = poignée { $count }
web-marked = What was marked
web-marks-badge = marks { $points }
web-trick = Trick { $number }
web-lies = { $you ->
    [yes] You: { $card }
   *[no] { $name }: { $card }
}{ $winning ->
    [yes] , winning
   *[no] {""}
}
web-led = led
web-led-short = led
web-role-brief = { $role ->
    [taker] taker
   *[partner] partner
}
web-won = took it
web-last-trick = The last trick
web-waiting = { $thinking ->
    [yes] { $name } is thinking …
   *[no] { $phase ->
        [auction] { $name } to bid
        [call] { $name } calls a king
        [discard] { $name } lays cards away
        [exchange] { $name } exchanges three cards
        [slam] { $name } may announce a slam
        [ask] { $name } may ask for a Tarot trump
        [give] { $name } gives a Tarot trump
        [return] { $name } gives a card back
       *[other] { $name } to play
    }
}
web-paused = { $you ->
    [yes] You paused the game
   *[no] { $name } paused the game
}
web-resume = Go on
web-offer = { $kind ->
    [undo] { $you ->
        [yes] You ask to take your last move back
       *[no] { $name } asks to take the last move back
    }
   *[claim] { $you ->
        [yes] You claim all remaining tricks
       *[no] { $name } claims all remaining tricks with these cards
    }
}
web-withdraw = Withdraw
web-agree = Agree
web-refuse = Refuse

# What is asked
web-prompt = { $phase ->
    [auction] Your bid?
    [call] Which king do you call? Whoever holds it is your partner
    [slam] Do you announce that you will take every trick?
    [ask] Ask the others for a third Tarot trump?
    [give] You must give a Tarot trump: choose it
    [return] Choose the card that you give back
   *[other] Your move
}
web-prompt-cannot-ask = You cannot ask for a Tarot trump: that takes two of them, or five
web-about = { $phase ->
    [exchange] In exchange you get { $dealer ->
        [yes] the three cards set aside
       *[no] the three cards that the player before you laid away
    }. You see them afterwards.
    [ask] If nobody has one, you mark 5 points. If somebody has, you get it and give a card back.
    [give] Whoever asked scores nothing and gives you a card back.
   *[return] { $preset ->
        [mathers-1888] Any card that is no Tarot trump.
       *[mathers] Any card but the one that you were given.
    }
}
web-prompt-play = { $leads ->
    [yes] You lead: play a card
   *[no] Your turn: play a card
}
web-prompt-confirm = Again to play { $card }
web-prompt-lay-away = { $word ->
    [exchange] Exchange { $count } cards
   *[other] Lay away { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}{ $forced ->
    [0] {""}
    [one] , among them one trump
   *[other] , among them { $forced } trumps
}
web-chosen = { $chosen } of { $count } chosen
web-lay-away = { $word ->
    [exchange] Exchange
   *[other] Lay away
}
web-you-hold = { $game ->
   *[fft] You hold { $trumps ->
        [one] { $trumps } trump
       *[other] { $trumps } trumps
    } and { $oudlers ->
        [one] { $oudlers } oudler
       *[other] { $oudlers } oudlers
    }
    [michelsen] You hold { $trumps ->
        [one] { $trumps } trump
       *[other] { $trumps } trumps
    } and { $oudlers ->
        [one] { $oudlers } bout
       *[other] { $oudlers } bouts
    }
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-call = Call the { $card }{ $own ->
    [yes] , which you hold yourself
   *[no] {""}
}
web-give = { $phase ->
    [return] Give back { $card }
   *[give] Give { $card }
}
web-choice = { $move ->
    [slam] Announce the slam
    [noslam] No slam
    [ask] Ask
    [noask] Do not ask
   *[other] { $move }
}
web-poignee = Show a { term-poignee }: { $count } trumps
web-poignee-about = Everybody sees these trumps. The points go to the side that wins the deal.
web-poignee-show = Show ({ $chosen } of { $count })

# After a deal
web-played-contract = { term-contract }
web-outcome = { $made ->
    [yes] { $you ->
        [yes] You make your { web-played-contract } by { $difference }
       *[no] { $name } makes the { web-played-contract } by { $difference }
    }
   *[no] { $you ->
        [yes] You lose your { web-played-contract } by { $difference }
       *[no] { $name } loses the { web-played-contract } by { $difference }
    }
}
web-how-scored = How the score came about
web-standing = Standing of the match
web-player = Player
web-sum = Total
web-laid-away-was = The cards laid away
web-next-deal = Next deal
web-rematch = Another match
web-look-again = Look at the deal again
web-download = Save the record
web-download-match = Save the records of the match
web-fairness = { $verdict ->
    [fair] The deal was fair: this device has shuffled it again
    [wrong] This deal does not follow from what was promised
    [unknown] The promise of this deal is of a kind that this page does not know
   *[open] Nothing was promised about this deal
}
web-fairness-check = { $good ->
    [yes] { $check ->
        [published] The fingerprint is the one that was shown before the deal
        [server_seed] The server’s secret is the one that the fingerprint belongs to
        [own_seed] The secret that this device added is among them
        [seed] All secrets together give the seed of the deal
        [dealer] The seed draws the first dealer
       *[cards] The seed gives every hand, and the cards left over, card by card
    }
   *[no] { $check ->
        [published] The fingerprint is not the one that was shown before the deal
        [server_seed] The server’s secret is not the one that the fingerprint belongs to
        [own_seed] The secret that this device added is missing
        [seed] The secrets do not give the seed of the deal
        [dealer] The seed draws another first dealer
       *[cards] The seed gives other cards
    }
}
web-fairness-commitment = Fingerprint: { $hash }
web-fairness-about = Before the deal the server published the fingerprint of its secret; then { $seats ->
    [0] nobody added one of their own
    [one] one player’s device added a secret of its own
   *[other] { $seats } players’ devices added secrets of their own
}, and all together shuffled the cards. So nobody could choose them.

# Beside the table
web-side = { $what ->
    [log] Log
    [chat] Talk
    [sheet] Score
    [last] Last trick
   *[menu] Menu
}
web-side-tabs = What is shown
web-log = What happens
web-log-empty = Nothing has happened yet.
web-log-deal = Deal { $number }: { $you ->
    [yes] you deal
   *[no] { $name } deals
}
web-log-hand = Your cards: { $cards }
web-log-bid = { $you ->
    [yes] You
   *[no] { $name }
}: { term-contract }
web-log-cards = { $cards }
web-log-trick = Trick { $number }: { $you ->
    [yes] you lead
   *[no] { $name } leads
}
web-log-played = { $you ->
    [yes] You
   *[no] { $name }
}: { $card }
web-log-claimed = { $you ->
    [yes] You take all remaining tricks with { $cards }
   *[no] { $name } takes all remaining tricks with { $cards }
}
web-log-sits = { $you ->
    [yes] You sit down
   *[no] { $name } sits down
}
web-log-freed = Seat { $seat } is free
web-log-vanished = { $you ->
    [yes] You are away
   *[no] { $name } is away
}
web-log-countdown = { $you ->
    [yes] A bot will play for you soon
   *[no] A bot will play for { $name } soon
}
web-log-stand-in = { $you ->
    [yes] A bot plays for you
   *[no] A bot plays for { $name }
}
web-log-returned = { $you ->
    [yes] You are back
   *[no] { $name } is back
}
web-log-left = { $you ->
    [yes] You leave the table
   *[no] { $name } leaves the table
}
web-log-paused = { $you ->
    [yes] You pause the game
   *[no] { $name } pauses the game
}
web-log-resumed = The game goes on
web-log-offer = { $kind ->
    [undo] { $you ->
        [yes] You ask to take a move back
       *[no] { $name } asks to take a move back
    }
   *[claim] { $you ->
        [yes] You claim the remaining tricks
       *[no] { $name } claims the remaining tricks
    }
}
web-log-answer = { $you ->
    [yes] You
   *[no] { $name }
}: { $agrees ->
    [yes] yes
   *[no] no
}
web-log-offer-dropped = { $reason ->
    [refused] That was refused
    [withdrawn] That was withdrawn
    [late] Nobody answered in time
    [impossible] Those tricks cannot all be taken
   *[other] The offer is off
}
web-log-undone = { $you ->
    [yes] You take a move back
   *[no] { $name } takes a move back
}
web-log-said = { $you ->
    [yes] You
   *[no] { $name }
}: { $text }
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-phrases = Ready phrases
web-phrase = { $phrase ->
    [hello] Hello!
    [good_luck] Good luck!
    [well_played] Well played!
    [nice_deal] Nice deal!
    [thanks] Thank you!
    [sorry] Sorry!
    [one_moment] One moment, please
    [go_on] Shall we go on?
    [oops] Oops!
   *[good_bye] Good-bye!
}
web-say = Say something
web-send = Send
web-mute = Hide what { $name } says
web-undo = { $alone ->
    [yes] Take the last move back
   *[no] Ask to take the last move back
}
web-claim = Claim the remaining tricks
web-claim-shows = Everybody will see your hand.
web-claim-show = Show my hand and claim
web-pause = Pause
web-share-watching = Link for watching
web-leave = Leave the table
web-settings = Settings
web-help = How to play
web-help-rules = { $preset ->
    [fft] One player, the taker, plays alone against the others. With five players he calls a king, and whoever holds it is his partner in secret.
        Everybody bids once: Prise ×1, Garde ×2, Garde sans ×4, Garde contre ×6. The highest bid is played.
        After Prise or Garde the taker takes the chien and lays as many cards away: no king, no oudler, and other trumps only if nothing else is left.
        Follow suit. If you cannot, trump. Whenever you play a trump, beat the highest one there if you can.
        The Excuse (★) may go at any time. It takes no trick, but stays with its side – except in the last trick.
        King and oudler count 4½, queen 3½, knight 2½, jack 1½, every other card ½. The oudlers are 21, the petit (trump 1) and the Excuse.
        Having won 0, 1, 2 or 3 oudlers, the taker needs 56, 51, 41 or 36 points.
        With 10, 13 or 15 trumps (of three players 13, 15, 18; of five 8, 10, 13) you may show a poignée before your first card: 20, 30 or 40 points to the side that wins the deal.
        Whoever takes the petit in the last trick has 10 points, times the bid. A slam, every trick, gives 200, or 400 announced; an announced one that fails costs 200.
    [michelsen] One player, the taker, plays alone against the three others, until somebody has 1000 points.
        Everybody bids once: Prise ×1, Garde ×2, Garde sans ×4, Garde contre ×6. The highest bid is played.
        After Prise or Garde the taker takes the chien and lays six cards away: no king, no bout, and other trumps only if nothing else is left.
        Follow suit. If you cannot, trump. Whenever you play a trump, beat the highest one there if you can. Trumps are led only once one has been played.
        The Fool (★) may go at any time. It takes no trick, but stays with its side – except in the last trick.
        King and bout count 4½, queen 3½, knight 2½, page 1½, every other card ½. The bouts are the World (21), the Magician (1) and the Fool.
        Having won 0, 1, 2 or 3 bouts, the taker needs 56, 51, 41 or 36 points.
   *[mathers] Everybody holds 25 cards; whoever has 100 points first wins.
        { $preset ->
            [mathers-1888] The dealer exchanges three cards for those set aside.
           *[mathers] The dealer exchanges three cards for those set aside; the others then take what the player before laid away.
        }
        Then your hand scores by itself: runs of four, seven or ten; three or more of the trumps 1 to 5, or of 17 to 21; ten or thirteen trumps; three Tarot trumps (21, 1, the Fool and the kings).
        Holding two Tarot trumps you may ask for a third: 5 points if nobody has one; otherwise you get it and give a card back.
        In the tricks follow suit; if you cannot, trump or throw any card away.
        A trick counts by its best card: Tarot trump 5, queen 4, knight 3, knave 2, any other 1. The Fool counts 5 for whoever plays it.
        Only the highest sum is written, less the second highest.
    [greer] Everybody plays for themselves, and all cards are dealt. What is left over the dealer takes, and lays as many away.
        Follow suit. If you cannot, you must trump; there is no need to beat. Trumps are led only once one has been played.
        The Fool (★) may go at any time: it takes no trick and comes back to you.
        Kings, 21, 1 and the Fool count 5, queens 4, knights 3, pages 2. The last trick taken with the Magician (1) counts 10 more.
        What you have won is counted in threes, one scoring card in each; most points win.
}
web-help-keys = Keys
web-help-keys-list = Tab goes through the page; the arrows go through your hand, up and down only to cards that may be played.
    Enter or the space bar plays the card, or chooses it.
    Escape closes what lies open.
    In the menu you can type as well: a card (h7, sk, 21, x), a bid, hand, last, score.
    In written deals: left and right a move, page up and page down a trick.
web-table-settings = This table
web-four-colours = Four colours
web-card-letters = Letters of the court cards
web-letters-as-language = as the language
web-text-size = Size of the text
web-text-size-value = { $size ->
    [100] normal
    [115] larger
   *[other] very large
}
web-contrast = Strong contrast
web-motion = Motion
web-motion-value = { $speed ->
    [0] none
    [1] normal
   *[other] quick
}
web-sound = Sound on your turn
web-confirm = Tap a card twice to play it
web-left-handed = Trumps at the left of the hand
web-pace = Pace of the bots
web-seconds = { $seconds } s
web-auto-forced = Forced cards play themselves (alone with bots)
web-allow-undo = Moves may be taken back
web-type-commands = By typing
web-command = Command: a card, a bid, hand, last, score, table or help
web-command-example = h7, hand, last, score …
web-command-help = Type a card (h7, sk, 21, x) to play it, a bid to bid it; hand: your cards; last: the last trick; table: the cards that lie there; score: the standing.
web-nothing-yet = Nothing now.
web-unclear = That was not understood. “help” tells more.

# Written deals
web-replay-title = Written deals
web-replay-open = Open a deal
web-replay-about = A deal that was saved here, or written by hand in the same notation: step by step, with all hands.
web-replay-file = Choose a .tarot file
web-replay-paste = or its text
web-replay-read = Open
web-replay-start = The cards are dealt
web-replay-step = Move
web-replay-at = { $step } of { $steps }
web-replay-trick-before = Back to the beginning of the trick
web-replay-next-trick = To the next trick
web-replay-run = Play by itself
web-replay-stop = Stop
web-replay-link = Copy a link to this moment
web-to-table = Back to the table
web-back = Back
web-forward = Forward
web-play-again = Play this deal again
web-play-again-about = With the same cards, against bots. It does not count.
web-seat = Seat

# What is wrong on this side
web-error-unreachable = The server cannot be reached. Is the network there?
web-error-too_many_chosen = { $count ->
    [one] One card goes: first take the other back.
   *[other] { $count } cards go: first take one back.
}
