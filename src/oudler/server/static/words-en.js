var e=`
term-game = { $preset ->
    [fft] French tarot
    [michelsen] French tarot after Michelsen
    [mathers] Mathers's game
    [mathers-1888] Mathers's game of 1888
    [greer] Greer's game
   *[other] { $preset }
}

term-card = { $kind ->
    [suit] { term-rank } of { term-suit }
    [trump] { term-trump }
   *[excuse] { term-excuse }
}
term-suit = { $suit ->
    [S] { $game ->
       *[fft] spades
        [michelsen] swords
        [mathers] swords
        [greer] swords
    }
    [H] { $game ->
       *[fft] hearts
        [michelsen] cups
        [mathers] cups
        [greer] cups
    }
    [D] { $game ->
       *[fft] diamonds
        [michelsen] pentacles
        [mathers] pentacles
        [greer] pentacles
    }
    [C] { $game ->
       *[fft] clubs
        [michelsen] wands
        [mathers] sceptres
        [greer] wands
    }
   *[T] trumps
}
term-rank = { $rank ->
    [1] ace
    [J] { $game ->
       *[fft] jack
        [michelsen] page
        [mathers] knave
        [greer] page
    }
    [N] knight
    [Q] queen
    [K] king
   *[other] { $rank }
}
term-trump = { $rank ->
    [1] { $game ->
       *[fft] the petit
        [michelsen] the Magician
        [mathers] the Magician
        [greer] the Magician
    }
    [21] { $game ->
       *[fft] trump 21
        [michelsen] the World
        [mathers] the World
        [greer] the World
    }
   *[other] trump { $rank }
}
term-excuse = { $game ->
   *[fft] the Excuse
    [michelsen] the Fool
    [mathers] the Fool
    [greer] the Fool
}
term-letter = { $rank ->
    [J] { $game ->
       *[fft] J
        [michelsen] Pg
        [greer] Pg
    }
    [N] N
    [Q] Q
   *[K] K
}
term-suit-letter = { $suit ->
    [S] { $game ->
       *[fft] S
        [mathers] Sw
    }
    [H] { $game ->
       *[fft] H
        [michelsen] Cu
        [mathers] Cu
        [greer] Cu
    }
    [D] { $game ->
       *[fft] D
        [michelsen] P
        [mathers] Pe
        [greer] P
    }
    [C] { $game ->
       *[fft] C
        [michelsen] W
        [mathers] Sc
        [greer] W
    }
   *[T] T
}

term-player = player { $seat }
term-of-seat = { $you ->
    [yes] You
    [no] { $name }
   *[none] player { $seat }
}
term-contract = { $contract ->
    [pass] pass
    [prise] Prise
    [garde] Garde
    [sans] Garde sans
   *[contre] Garde contre
}
term-poignee = { $size ->
    [simple] simple poignée
    [double] double poignée
   *[triple] triple poignée
}
term-side = { $side ->
    [attack] the taker
   *[defence] the defence
}
term-slam = { $slam ->
    [none] no slam
    [unannounced_made] slam made without announcing it
    [announced_made] slam announced and made
   *[announced_failed] slam announced and failed
}
term-talon = { $game ->
   *[fft] the chien
    [michelsen] the chien
    [mathers] the three cards set aside
    [greer] the cards left over
}


error-unknown_card = There is no card “{ $card }”. Cards are S1 to SK, and likewise H, D and C, trumps T1 to T21, and X.
error-unknown_token = “{ $token }” is neither a card nor anything one can say here.
error-unknown_not_here = “{ $word }” needs cards that are known: “?” cannot stand here.
error-one_card_expected = “{ $word }” takes one card, not { $found }.
error-bad_marks = “{ $found }” is not a mark: write name=points, for instance greater=5.
error-card_twice = { $place ->
    [none] { $card } appears twice.
   *[other] { $card } appears twice: also in { $place }.
}

error-hand_size = The hand of player { $seat } has { $found ->
    [one] 1 card
   *[other] { $found } cards
}, but { $expected } are dealt to each.
error-talon_size = The talon has { $found ->
    [one] 1 card
   *[other] { $found } cards
}, but { $expected } are left over in this game.
error-dead_size = The packet dealt to nobody (tag Dead) has { $found ->
    [one] 1 card
   *[other] { $found } cards
}, but it should have { $expected }.
error-not_a_pack = This is not a pack of 78 different cards: there are { $found }.
error-bad_dealer = Player { $found } cannot deal: the seats are numbered 1 to { $players }.
error-players_not_allowed = { $preset ->
    [mathers] Mathers's game
    [mathers-1888] Mathers's game of 1888
    [greer] Greer's game
    [michelsen] Michelsen's game
   *[fft] French tarot
} is not played by { $found ->
    [one] 1 player
   *[other] { $found } players
}; it can be { ANY_OF($allowed, "or") }.
error-unknown_game = There is no game “{ $found }”. The games are { $allowed }.
error-unknown_option = These rules have no option “{ $option }”. The options are { $allowed }.
error-bad_option_value = The option { $option } cannot be “{ $found }”; it can be { ANY_OF($allowed, "or") }.

error-already_played = { $card } has already been played.
error-not_in_hand = { $you ->
    [yes] You do not hold { $card }.
   *[none] { $seat ->
        [none] { $card } is not in the hand.
       *[other] Player { $seat } does not hold { $card }.
    }
}
error-must_follow = { $you ->
    [yes] You cannot play { $card }: { $suit ->
        [T] trumps were led, and you still have one.
       *[other] { term-suit } were led, and you still have some.
    }
   *[none] { $suit ->
        [T] Player { $seat } cannot play { $card }: trumps were led, and there is still one in the hand.
       *[other] Player { $seat } cannot play { $card }: { term-suit } were led, and there is still one in the hand.
    }
}
error-must_trump = { $you ->
    [yes] You cannot play { $card }: without { term-suit } in your hand you must play a trump.
   *[none] Player { $seat } cannot play { $card }: without { term-suit } in the hand, a trump must be played.
}
error-must_overtrump = { $you ->
    [yes] You cannot play { $card }: the highest trump in the trick is { $top }, and you have a higher one.
   *[none] Player { $seat } cannot play { $card }: the highest trump in the trick is { $top }, and the hand holds a higher one.
}
error-must_undertrump_lowest = { $you ->
    [yes] You cannot play { $card }: who cannot beat { $top } must play the lowest trump.
   *[none] Player { $seat } cannot play { $card }: who cannot beat { $top } must play the lowest trump.
}
error-called_suit_barred = { $you ->
    [yes] You cannot lead { $card }: the first lead may not be in the called suit, except the called card itself.
   *[none] Player { $seat } cannot lead { $card }: the first lead may not be in the called suit, except the called card itself.
}
error-trumps_not_broken = { $you ->
    [yes] You cannot lead { $card }: no trump may be led before one has been played.
   *[none] Player { $seat } cannot lead { $card }: no trump may be led before one has been played.
}
error-cards_left_impossible = Player { $seat } cannot have played { $card }: the hands then need { $needed } cards that are not known, and after all that was played only { $found } of those left can be in them.

error-deal_over = “{ $found }” comes after the end: the deal is over.
error-other_move_expected = “{ $found }” is out of place: { $phase ->
    [auction] a bid is expected (pass, prise, garde, sans or contre)
    [call] the taker must call a card
    [exchange] three cards must be exchanged
    [ask] the player must say ask or noask
    [give] a Tarot trump must be given
    [return] a card must be given back
    [discard] cards must be laid away
    [slam] the taker must say slam or noslam
    [over] the deal is over
   *[play] a card must be played
}.
error-bid_too_low = { $you ->
    [yes] That bid
   *[none] “{ $found }”
} is too low: one must pass or bid more than { $high ->
    [prise] Prise
    [garde] Garde
    [sans] Garde sans
    [contre] Garde contre
   *[pass] a pass
}.
error-call_not_allowed = { $card } cannot be called: one calls a king; a queen only with all four kings, and so on down to a jack.
error-lay_away_count = { $expected } cards are to be laid away, not { $found }.
error-lay_away_unknown = All the cards laid away must be named, since the hand is known.
error-lay_away_king = { $card } cannot be laid away: kings never go.
error-lay_away_oudler = { $card } cannot be laid away: { $game ->
    [fft] oudlers never go
    [michelsen] bouts never go
   *[other] the trumps 1 and 21 and the Fool never go
}.
error-lay_away_trump = { $card } cannot be laid away: trumps go only if there are not enough other cards.
error-lay_away_trumps_too_many = { $card } cannot be laid away: { $allowed ->
    [one] only 1 trump has
   *[other] only { $allowed } trumps have
} to go here.
error-laid_away_king_or_oudler = { $card } has not been played, so it must have been laid away, and it may not be.
error-poignee_late = { $you ->
    [yes] Too late: a poignée is shown before one’s first card.
   *[none] Player { $seat } is too late: a poignée is shown before one's first card.
}
error-poignee_twice = { $you ->
    [yes] You have already shown a poignée.
   *[none] Player { $seat } has already shown a poignée.
}
error-poignee_size = A poignée here has { ANY_OF($allowed, "or") } cards, not { $found }.
error-poignee_not_trump = { $card } is not a trump and cannot be shown in a poignée.
error-poignee_excuse_hides = { $you ->
    [yes] { $card } can only stand for the one trump that is missing, and you have trumps that are not shown.
   *[none] { $card } can only stand for the one trump that is missing, and player { $seat } has trumps that are not shown.
}

error-ask_not_two_over = { $you ->
    [yes] You cannot ask: one asks with two Tarot trumps over (2 or 5 held), and you have { $found }.
   *[none] Player { $seat } cannot ask: one asks with two Tarot trumps over (2 or 5 held), and here there are { $found }.
}
error-card_is_known = The card must be named, since the hand is known.
error-give_not_tarot_trump = { $card } is not a Tarot trump: the answer is 21, the Fool, the Magician or a king.
error-return_same_card = { $card } cannot be given back: it has just been received.
error-return_tarot_trump = { $card } cannot be given back: it is a Tarot trump.
error-unknown_mark = There is no mark “{ $found }”. The marks are { $allowed }.
error-marks_twice = The marks of player { $seat } are written down already.
error-marks_disagree = Player { $seat } marks otherwise: { $expected ->
    [none] nothing
   *[other] { $expected }
}.

error-missing_field = The field { $field } is missing.
error-unknown_field = There is no field { $field }. The fields are { $allowed }.
error-wrong_kind = { $field ->
    [none] The case
   *[other] The field { $field }
} must be { $expected ->
    [object] an object
    [list] a list
    [text] a word
    [number] a number
    [whole] a whole number
   *[bool] true or false
}, not { $found }.
error-unknown_word = { $field } cannot be “{ $found }”; it can be { ANY_OF($allowed, "or") }.
error-points_out_of_range = { $found } points are impossible: the pack holds 91.
error-points_not_halves = { $found } points are impossible: card points go by halves.
error-points_not_whole = { $found } points are impossible: with four players each side has whole points.
error-points_too_few = { $found } points are too few: { $game ->
   *[fft] { $oudlers ->
        [one] an oudler alone is
       *[other] { $oudlers } oudlers alone are
    }
    [michelsen] { $oudlers ->
        [one] a bout alone is
       *[other] { $oudlers } bouts alone are
    }
} worth at least { $least }.
error-points_too_many = { $found } points are too many: the defence then has { $game ->
   *[fft] { $oudlers ->
        [one] an oudler
       *[other] { $oudlers } oudlers
    }
    [michelsen] { $oudlers ->
        [one] a bout
       *[other] { $oudlers } bouts
    }
}, which leaves the taker at most { $most }.
error-oudlers_out_of_range = { $found } { $game ->
   *[fft] oudlers
    [michelsen] bouts
} are impossible: there are three.
error-partner_missing = With five players say whether the taker has a partner.
error-partner_needs_five = There are partners with five players only, not with { $players }.
error-slam_below_target = A slam with { $found } points is impossible: whoever takes every trick has the { $target } points needed.
error-petit_without_trick = The petit cannot be last for a side that takes no trick: the other one made a slam.
error-both_slams = The taker and the defence cannot both have taken every trick.
error-defence_slam_points = A slam of the defence is impossible: without a trick the taker cannot have { $found } points, but at most { $most }.
error-poignees_too_large = These poignées are impossible: they show { $found } trumps together, and there are { $most } with the Excuse.

error-match_empty = A match needs at least one deal.
error-match_over = Deal { $number } comes after the end of the match.
error-match_other_game = Deal { $number } has other rules or other players than the match.
error-match_dealer = Deal { $number } is dealt by player { $found }; it is player { $expected }’s turn.
error-match_deal_unfinished = Deal { $number } is not finished.
error-match_score_unknown = Deal { $number } has no known score.

error-no_file = There is no file { $path }.
error-is_folder = { $path } is a folder, not a file.
error-no_permission = { $path } may not be read: permission denied.
error-cannot_read = { $path } cannot be read: { $reason }.
error-too_large = { $path } is too large: at most { $limit } megabytes of it can be read.
error-io_failed = Reading or writing failed: { $reason }.
error-not_a_match_file = { $kind ->
    [folder] { $path } is a folder; a match is saved in a file.
   *[other] { $path } is no ordinary file; a match cannot be saved in it.
}
error-file_read_only = { $path } may not be written to, so no match can be saved in it.
error-file_has_names = { $path } is known by other names too (hard links), which would keep the old content. Copy it first, and name the copy.
error-file_in_use = { $path } is in use: another session is playing a match in it. Stop that one first, or name another file.
error-bad_seed = A seed is a text of at most { $limit } letters, without line ends and other control characters.
error-no_record = There is no record of a deal in { $path }.
error-json_not_utf8 = { $path } is not text in UTF-8: byte { $byte } does not belong there.
error-json_syntax = { $path } is not JSON: line { $line }, column { $column }.
error-json_too_deep = { $path } is nested too deeply.
error-json_number = { $path } holds a number that JSON does not have, or one that is far too long.
error-json_not_list = { $path } must hold a list.
error-unknown_language = The language “{ $found }” is not spoken here; there are { $allowed }.
error-unknown_command = There is no command “{ $found }”.{ $close ->
    [none] {""}
   *[other] {" "}Did you mean { $close }?
}
error-no_command = Say what to do. \`oudler --help\` lists the commands.
error-command_missing = The command “{ $found }” is not part of this installation.
error-unknown_flag = There is no option { $found } here.{ $close ->
    [none] {""}
   *[other] {" "}Did you mean { $close }?
}
error-flag_needs_value = The option { $option } needs a value.
error-flag_takes_no_value = The option { $option } takes no value.
error-argument_missing = { $name } is missing.
error-extra_arguments = Too many arguments: { $found }.
error-usage = The command was not understood: { $reason }
error-flag_word = { $option } cannot be “{ $found }”; it can be { ANY_OF($allowed, "or") }.
error-flag_number = { $option } must be a whole number from { $low } to { $high }, not “{ $found }”.
error-flag_seconds = { $option } must be a number of seconds from 0 to { $most }, such as 0.5, not “{ $found }”.
error-flag_points = { $option } must be card points such as 48 or 48.5, not “{ $found }”.
error-flag_poignee = { $option } takes who showed it and the size, for instance attack:simple, not “{ $found }”.
error-flags_missing = Still needed: { $missing }.
error-input_ended = The answers ended before the questions.
error-answer_choice = “{ $found }” is none of the answers.
error-answer_number = “{ $found }” is not a number.
error-trick_full = The trick already has { $found } cards.
error-flags_with_json = With --json the cases come from the file; { $found } cannot be given besides.

error-not_utf8 = This line is not text in UTF-8 (byte { $byte }).
error-control_character = This line has a character that is no text (code { $character }).
error-line_too_long = This line is longer than { $limit } characters, too long for a record.
error-record_too_long = This is too long for one record.
error-comment_too_long = This comment is too long.
error-comment_not_closed = This comment has no end: its closing bracket is missing.
error-bracket_not_closed = The bracket that opens here is not closed on its line.
error-stray_bracket = This bracket closes a comment that was not opened.
error-bad_tag = This is not a tag. A tag is a name and a text in quotes: [Name "text"].
error-text_before_tags = The record begins without tags: this stands before them.
error-tag_twice = The tag { $tag } stands twice.
error-tag_missing = The tag { $tag } is missing.
error-bad_number = The tag { $tag } must be a number.
error-bad_option_pair = This is not an option of the rules: write name=value.
error-no_such_seat = There is no seat { $found }: { $players } play.
error-unknown_shuffle = The shuffle “{ $found }” is not known here, only { $allowed }; the hands would have to be written.
error-seed_disagrees = The cards written are not those that this seed gives.
error-bad_result = The tag Result must give { $expected } whole numbers, one a player.
error-bad_date = This is not a date: write year-month-day, for instance 2024-02-29.

error-unknown_bot = There is no bot “{ $found }”. The bots are { $allowed }.
error-bad_bot_option = The bot { $bot } has no option “{ $found }”; its options are { $allowed ->
    [none] none
   *[other] { $allowed }
}.

error-arena_seats = { $found ->
    [one] 1 bot was named
   *[other] { $found } bots were named
}, but { $players } sit at this table: name { $players }, or one for all the seats.
error-arena_two_bots = A comparison needs two different bots; { $found ->
    [one] one was named
   *[other] { $found } were named
}.
error-arena_no_taker = There is no { $role } in { $preset ->
    [mathers] Mathers’s game
    [mathers-1888] Mathers’s game of 1888
    [greer] Greer’s game
   *[other] { $preset }
}: everybody plays for himself.
error-arena_needs_paired = { $option } goes with --paired only.
error-arena_plot_svg = “{ $path }” cannot be drawn: pictures are SVG, so name a file that ends in .svg.
error-arena_file_not_results = { $path } is not a file of results of the arena.
error-arena_file_line = Line { $line } of { $path } is not the result of a deal, or one that was there before.
error-arena_file_other = { $path } holds results of something else: { $field } is “{ $found }” there, not “{ $expected }”. Name another file with --out.
error-arena_worker_died = A process that was playing deal { $number } ended all of a sudden.
error-bot_failed = Deal { $number }: the bot { $bot } in seat { $seat } failed: { $reason }
error-bot_illegal_move = Deal { $number }: the bot { $bot } in seat { $seat } made the illegal move “{ $found }” ({ $reason }).
error-bot_no_command = “{ $bot }” names no command: write exec:COMMAND.
error-bot_cannot_start = Deal { $number }: the bot { $bot } in seat { $seat } cannot be started: { $reason }
error-bot_ended = Deal { $number }: the bot { $bot } in seat { $seat } ended with exit code { $exit_code } after { $line ->
    [one] { $line } line
   *[other] { $line } lines
}.
error-bot_silent = Deal { $number }: the bot { $bot } in seat { $seat } closed its output after { $line ->
    [one] { $line } line
   *[other] { $line } lines
}.
error-bot_too_slow = Deal { $number }: the bot { $bot } in seat { $seat } gave no answer within { $limit } s, after { $line ->
    [one] { $line } line
   *[other] { $line } lines
}.
error-bot_spoke_early = Deal { $number }: the bot { $bot } in seat { $seat } wrote line { $line }, “{ $found }”, before it was asked.
error-bot_line_not_move = Deal { $number }: line { $line } of the bot { $bot } in seat { $seat }, “{ $found }”, is no move.
error-bot_line_illegal = Deal { $number }: line { $line } of the bot { $bot } in seat { $seat }, “{ $found }”, is an illegal move ({ $reason }).
error-arena_cannot_write = { $path } cannot be written: { $reason }.
error-arena_file_in_use = { $path } is being written by another run.

error-hello_first = The first message must be “hello”.
error-watchers_only_watch = Who watches cannot play; take a seat first.
error-bad_token = This link does not open this table.
error-seat_lost = Seat { $seat } is no longer yours.
error-message_not_text = Messages must be text.
error-message_too_long = That message is longer than { $limit } letters.
error-bad_message = This message cannot be understood: { $reason }
error-too_fast = Too many requests; wait a moment.
error-too_slow = The connection does not keep up.
error-try_again = The server could not keep that; try again.
error-internal_error = Something went wrong in the server. It has been written to its log.
error-no_such_table = There is no such table.
error-no_such_record = There is no such deal here.
error-may_not_join = This link lets you watch, not sit down.
error-one_person_opens = One person opens a table; the others sit down by themselves.
error-no_person_there = No person sits at seat { $seat }.
error-no_seat = There is no seat { $seat }: the seats are numbered 1 to { $players }.
error-seat_taken = Somebody sits at seat { $seat } already.
error-seat_empty = Seat { $seat } is empty already.
error-no_free_seat = No seat is free.
error-person_present = The person at seat { $seat } is here.
error-host_only = Only the host of the table may do that.
error-house_only = Only the server does that.
error-name_missing = A name needs at least one letter.
error-setting_out_of_bounds = The setting { $setting } must be between { $low } and { $high }.
error-one_record_expected = One deal is needed; the text has { $found }.
error-record_incomplete = This deal cannot be played again: not all its cards are known.
error-too_early = It is too early for that.
error-too_late = It is too late for that.
error-deal_under_way = Not during a deal.
error-no_deal = No deal is being played.
error-match_is_over = The match is over.
error-match_not_over = The match is not over yet.
error-paused = The game is paused.
error-not_your_turn = It is not your turn: player { $seat } is to move.
error-bot_plays_for_you = A bot is playing for you; come back first.
error-other_moment = That was meant for another moment: { $expected } moves have been made, not { $found }.
error-move_too_long = No move has more than { $limit } letters.
error-seed_not_now = No seed is wanted now.
error-bad_seat_seed = A seed has 64 digits, 0 to 9 and a to f.
error-unknown_phrase = There is no phrase “{ $found }”. The phrases are { $allowed }.
error-nothing_said = There is nothing to say in that.
error-text_too_long = That is longer than { $limit } letters.
error-undo_switched_off = At this table nothing is taken back.
error-nothing_to_undo = You have made no move to take back.
error-undo_cards_shown = Cards have been seen since; the move stands.
error-claim_not_now = Tricks can be claimed while cards are played.
error-claim_not_proved = What you can know does not prove that all remaining tricks are yours.
error-people_away = Player { $seat } is away and cannot agree.
error-nobody_to_consent = There is nobody who could agree.
error-offer_open = Player { $seat } has asked for something; answer that first.
error-no_offer = Nobody has asked for anything.
error-not_asked = You are not asked, or have answered already.
error-not_your_offer = That was asked by somebody else.
error-cannot_listen = The server cannot listen on { $address }, port { $port }: { $reason }.
error-database_url = “{ $found }” is no database that can be used: give a file, or a URL beginning with sqlite:// or postgresql://.
error-database_driver_missing = This database needs the package { $found }; install oudler[postgres].
error-database_failed = The database { $found } cannot be used: { $reason }.

error-solve_game = Only French tarot can be solved, not { term-game }.
error-solve_not_played = There is nothing to solve: this deal was not played.
error-solve_before_play = There is nothing to solve: the record ends before the first card is to be played.
error-solve_unknown_cards = This cannot be solved: { $count ->
    [one] 1 card of player { $seat } is not known.
   *[other] { $count } cards of player { $seat } are not known.
}
error-solve_no_such_trick = The record has no position after { $found } tricks: { $most ->
    [0] none has been played.
    [one] 1 has been played.
   *[other] { $most } have been played.
}
error-solve_no_memory = There is no memory for a table of { $found } MB; ask for less with --table.
error-index_too_high = { $path } has no record { $found }: there are { $most }.


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

play-you = You
play-bot-names = Alice Bruno Clara David Emma

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

play-outcome-nothing = { $outcome ->
    [passed] Everybody passed: nobody scores.
   *[petit_sec] The deal is void: nobody scores.
}

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
web-loading = One moment\xA0…
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

web-free-seat = free seat
web-sit-here = Sit here
web-sit-at = Sit here, seat { $seat }
web-sit-down = Sit down
web-table-full = All seats are taken. You can watch.
web-try-again = Try again
web-come-back = Back to the entrance
web-connecting = Going to the table\xA0…
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
web-shuffling = Shuffling\xA0…
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
web-command-example = h7, hand, last, score\xA0…
web-command-help = Type a card (h7, sk, 21, x) to play it, a bid to bid it; hand: your cards; last: the last trick; table: the cards that lie there; score: the standing.
web-nothing-yet = Nothing now.
web-unclear = That was not understood. “help” tells more.

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

web-error-unreachable = The server cannot be reached. Is the network there?
web-error-too_many_chosen = { $count ->
    [one] One card goes: first take the other back.
   *[other] { $count } cards go: first take one back.
}
`;export{e as default};