# Words that all groups share. $game is fft, michelsen, mathers or greer; $preset tells
# mathers-1888 apart from mathers.

term-game = { $preset ->
    [fft] French tarot
    [michelsen] French tarot after Michelsen
    [mathers] Mathers's game
    [mathers-1888] Mathers's game of 1888
    [greer] Greer's game
   *[other] { $preset }
}

# Cards. $kind is suit, trump or excuse; $suit S H D C; $rank 1..10 J N Q K or the trump's number.
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
# The letter on the corner of a court card.
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
# What is typed for a suit; for trumps it is also shown. It must not mean anything else.
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
