# Les mots communs à tous les groupes. $game est fft, michelsen, mathers ou greer ; $preset
# distingue mathers-1888 de mathers.

term-game = { $preset ->
    [fft] tarot français
    [michelsen] tarot français d’après Michelsen
    [mathers] jeu de Mathers
    [mathers-1888] jeu de Mathers de 1888
    [greer] jeu de Greer
   *[other] { $preset }
}

# Les couleurs sont celles que montrent les cartes : au tarot français pique, cœur, carreau et trèfle,
# dans les autres jeux épée, coupe, denier et bâton. $kind : suit, trump ou excuse ; $suit : S H D C ;
# $rank : 1..10 J N Q K ou l’atout.
term-card = { $kind ->
    [suit] { term-rank } { term-suit.genitive }
    [trump] { term-trump }
   *[excuse] { term-excuse }
}
term-suit = { $suit ->
    [S] { $game ->
       *[fft] pique
        [michelsen] épée
        [mathers] épée
        [greer] épée
    }
    [H] { $game ->
       *[fft] cœur
        [michelsen] coupe
        [mathers] coupe
        [greer] coupe
    }
    [D] { $game ->
       *[fft] carreau
        [michelsen] denier
        [mathers] denier
        [greer] denier
    }
    [C] { $game ->
       *[fft] trèfle
        [michelsen] bâton
        [mathers] bâton
        [greer] bâton
    }
   *[T] atout
}
    .genitive = { $suit ->
        [S] { $game ->
           *[fft] de pique
            [michelsen] d’épée
            [mathers] d’épée
            [greer] d’épée
        }
       *[other] de { term-suit }
    }
term-rank = { $rank ->
    [1] as
    [J] valet
    [N] cavalier
    [Q] dame
    [K] roi
   *[other] { $rank }
}
term-trump = { $rank ->
    [1] le Petit
    [21] le 21 d’atout
   *[other] { $rank } d’atout
}
term-excuse = l’Excuse
# La lettre au coin d’un habillé.
term-letter = { $rank ->
    [J] V
    [N] C
    [Q] D
   *[K] R
}
# Ce qui se tape pour une couleur ; pour l’atout, c’est aussi ce qui est affiché. Sans double sens.
term-suit-letter = { $suit ->
    [S] { $game ->
       *[fft] P
        [michelsen] Ép
        [mathers] Ép
        [greer] Ép
    }
    [H] { $game ->
       *[fft] Co
        [michelsen] Cp
        [mathers] Cp
        [greer] Cp
    }
    [D] { $game ->
       *[fft] Ca
        [michelsen] Den
        [mathers] Den
        [greer] Den
    }
    [C] { $game ->
       *[fft] Tr
        [michelsen] Bâ
        [mathers] Bâ
        [greer] Bâ
    }
   *[T] A
}

term-player = joueur { $seat }
term-of-seat = { $you ->
    [yes] Vous
    [no] { $name }
   *[none] joueur { $seat }
}
term-contract = { $contract ->
    [pass] passe
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
    [attack] le preneur
   *[defence] la défense
}
term-slam = { $slam ->
    [none] pas de chelem
    [unannounced_made] chelem réussi sans annonce
    [announced_made] chelem annoncé et réussi
   *[announced_failed] chelem annoncé et chuté
}
term-talon = { $game ->
   *[fft] le chien
    [michelsen] le chien
    [mathers] les trois cartes mises de côté
    [greer] les cartes restantes
}
