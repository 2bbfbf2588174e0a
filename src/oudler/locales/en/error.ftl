# What is wrong: error-<code>, the codes as the rules and the readers raise them.

# Cards and tokens
error-unknown_card = There is no card “{ $card }”. Cards are S1 to SK, and likewise H, D and C, trumps T1 to T21, and X.
error-unknown_token = “{ $token }” is neither a card nor anything one can say here.
error-unknown_not_here = “{ $word }” needs cards that are known: “?” cannot stand here.
error-one_card_expected = “{ $word }” takes one card, not { $found }.
error-bad_marks = “{ $found }” is not a mark: write name=points, for instance greater=5.
error-card_twice = { $place ->
    [none] { $card } appears twice.
   *[other] { $card } appears twice: also in { $place }.
}

# The deal
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

# Playing a card
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

# Other moves
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

# Mathers's game
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

# A score sheet
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

# A match
error-match_empty = A match needs at least one deal.
error-match_over = Deal { $number } comes after the end of the match.
error-match_other_game = Deal { $number } has other rules or other players than the match.
error-match_dealer = Deal { $number } is dealt by player { $found }; it is player { $expected }’s turn.
error-match_deal_unfinished = Deal { $number } is not finished.
error-match_score_unknown = Deal { $number } has no known score.

# Files and the command line
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
error-no_command = Say what to do. `oudler --help` lists the commands.
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

# Records
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

# Bots
error-unknown_bot = There is no bot “{ $found }”. The bots are { $allowed }.
error-bad_bot_option = The bot { $bot } has no option “{ $found }”; its options are { $allowed ->
    [none] none
   *[other] { $allowed }
}.

# The arena
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

# The web table
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

# Solving
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
