var e=`
term-game = { $preset ->
    [fft] tarot français
    [michelsen] tarot français d’après Michelsen
    [mathers] jeu de Mathers
    [mathers-1888] jeu de Mathers de 1888
    [greer] jeu de Greer
   *[other] { $preset }
}

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
term-letter = { $rank ->
    [J] V
    [N] C
    [Q] D
   *[K] R
}
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


error-unknown_card = La carte «\xA0{ $card }\xA0» n’existe pas. Les cartes vont de S1 à SK, de même pour H, D et C, les atouts de T1 à T21, et X.
error-unknown_token = «\xA0{ $token }\xA0» n’est ni une carte ni une annonce.
error-unknown_not_here = «\xA0{ $word }\xA0» demande des cartes connues\xA0: «\xA0?\xA0» n’a pas sa place ici.
error-one_card_expected = «\xA0{ $word }\xA0» prend une seule carte, et non { $found }.
error-bad_marks = «\xA0{ $found }\xA0» n’est pas une marque\xA0: écrivez nom=points, par exemple greater=5.
error-card_twice = { $place ->
    [none] { $card } figure deux fois.
   *[other] { $card } figure deux fois\xA0: aussi dans { $place }.
}

error-hand_size = Le jeu du joueur { $seat } compte { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
}, alors que chacun en reçoit { $expected }.
error-talon_size = Le talon compte { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
}, alors qu’il en reste { $expected } à ce jeu.
error-dead_size = Le paquet qui n’est à personne (Dead) compte { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} au lieu de { $expected }.
error-not_a_pack = Ce n’est pas un jeu de 78 cartes différentes\xA0: il y en a { $found }.
error-bad_dealer = Le joueur { $found } ne peut pas donner\xA0: les places vont de 1 à { $players }.
error-players_not_allowed = { $preset ->
    [mathers] Le jeu de Mathers
    [mathers-1888] Le jeu de Mathers de 1888
    [greer] Le jeu de Greer
    [michelsen] Le tarot d’après Michelsen
   *[fft] Le tarot français
} ne se joue pas à { $found }\xA0: c’est { ANY_OF($allowed, "ou") }.
error-unknown_game = Le jeu «\xA0{ $found }\xA0» n’existe pas. Les jeux sont { $allowed }.
error-unknown_option = Ces règles n’ont pas d’option «\xA0{ $option }\xA0». Les options sont { $allowed }.
error-bad_option_value = L’option { $option } ne peut pas valoir «\xA0{ $found }\xA0», mais { ANY_OF($allowed, "ou") }.

error-already_played = { $card }\xA0: cette carte a déjà été jouée.
error-not_in_hand = { $you ->
    [yes] Vous n’avez pas { $card } en main.
   *[none] { $seat ->
        [none] { $card } n’est pas dans le jeu.
       *[other] Le joueur { $seat } n’a pas { $card } en main.
    }
}
error-must_follow = { $you ->
    [yes] Vous ne pouvez pas jouer { $card }\xA0: { $suit ->
        [T] on a entamé à l’atout, et vous en avez encore.
       *[other] il faut fournir à { term-suit }, et vous en avez encore.
    }
   *[none] { $suit ->
        [T] Le joueur { $seat } ne peut pas jouer { $card }\xA0: on a entamé à l’atout, et il en a encore.
       *[other] Le joueur { $seat } ne peut pas jouer { $card }\xA0: il doit fournir à { term-suit }, et il en a encore.
    }
}
error-must_trump = { $you ->
    [yes] Vous ne pouvez pas jouer { $card }\xA0: sans { term-suit }, il faut couper.
   *[none] Le joueur { $seat } ne peut pas jouer { $card }\xA0: n’ayant pas { term-suit.genitive }, il doit couper.
}
error-must_overtrump = { $you ->
    [yes] Vous ne pouvez pas jouer { $card }\xA0: le plus fort atout du pli est { $top }, et vous pouvez monter.
   *[none] Le joueur { $seat } ne peut pas jouer { $card }\xA0: le plus fort atout du pli est { $top }, et il peut monter.
}
error-must_undertrump_lowest = { $you ->
    [yes] Vous ne pouvez pas jouer { $card }\xA0: qui ne peut pas monter sur { $top } met son plus petit atout.
   *[none] Le joueur { $seat } ne peut pas jouer { $card }\xA0: qui ne peut pas monter sur { $top } met son plus petit atout.
}
error-called_suit_barred = { $you ->
    [yes] Vous ne pouvez pas entamer de { $card }\xA0: on n’entame pas dans la couleur appelée, sauf de la carte appelée elle-même.
   *[none] Le joueur { $seat } ne peut pas entamer de { $card }\xA0: on n’entame pas dans la couleur appelée, sauf de la carte appelée elle-même.
}
error-trumps_not_broken = { $you ->
    [yes] Vous ne pouvez pas entamer de { $card }\xA0: on n’entame pas à l’atout avant qu’un atout ait été joué.
   *[none] Le joueur { $seat } ne peut pas entamer de { $card }\xA0: on n’entame pas à l’atout avant qu’un atout ait été joué.
}
error-cards_left_impossible = Le joueur { $seat } ne peut pas avoir joué { $card }\xA0: il faudrait alors { $needed } cartes inconnues dans les mains, et après tout ce qui a été joué il n’en reste que { $found } qui puissent s’y trouver.

error-deal_over = «\xA0{ $found }\xA0» vient trop tard\xA0: la donne est finie.
error-other_move_expected = «\xA0{ $found }\xA0» n’a pas sa place ici\xA0: { $phase ->
    [auction] on attend une enchère (pass, prise, garde, sans ou contre)
    [call] le preneur doit appeler une carte
    [exchange] il faut échanger trois cartes
    [ask] le joueur doit dire ask ou noask
    [give] il faut donner un atout de Tarot
    [return] il faut rendre une carte
    [discard] il faut faire l’écart
    [slam] le preneur doit dire slam ou noslam
    [over] la donne est finie
   *[play] il faut jouer une carte
}.
error-bid_too_low = { $you ->
    [yes] Cette enchère
   *[none] «\xA0{ $found }\xA0»
} ne suffit pas\xA0: il faut passer ou enchérir sur { $high ->
    [prise] Prise
    [garde] Garde
    [sans] Garde sans
    [contre] Garde contre
   *[pass] une passe
}.
error-call_not_allowed = On ne peut pas appeler { $card }\xA0: on appelle un roi\xA0; une dame seulement avec les quatre rois, et ainsi de suite jusqu’au valet.
error-lay_away_count = L’écart est de { $expected } cartes, et non de { $found }.
error-lay_away_unknown = Toutes les cartes de l’écart doivent être nommées, puisque le jeu est connu.
error-lay_away_king = { $card } ne peut pas aller à l’écart\xA0: on n’écarte jamais un roi.
error-lay_away_oudler = { $card } ne peut pas aller à l’écart\xA0: on n’écarte jamais un bout.
error-lay_away_trump = { $card } ne peut pas aller à l’écart\xA0: on n’écarte un atout que faute d’autres cartes.
error-lay_away_trumps_too_many = { $card } ne peut pas aller à l’écart\xA0: ici { $allowed ->
    [one] { $allowed } seul atout doit
   *[other] { $allowed } atouts seulement doivent
} y aller.
error-laid_away_king_or_oudler = { $card } n’a pas été jouée\xA0: c’est donc une carte de l’écart, et elle ne pouvait pas y aller.
error-poignee_late = { $you ->
    [yes] Trop tard\xA0: la poignée se présente avant la première carte.
   *[none] Le joueur { $seat } arrive trop tard\xA0: la poignée se présente avant sa première carte.
}
error-poignee_twice = { $you ->
    [yes] Vous avez déjà présenté une poignée.
   *[none] Le joueur { $seat } a déjà présenté une poignée.
}
error-poignee_size = Une poignée compte ici { ANY_OF($allowed, "ou") } cartes, et non { $found }.
error-poignee_not_trump = { $card } n’est pas un atout et ne peut pas figurer dans une poignée.
error-poignee_excuse_hides = { $you ->
    [yes] { $card } ne remplace que l’atout qui manque, et vous avez d’autres atouts que vous ne montrez pas.
   *[none] { $card } ne remplace que l’atout qui manque, et le joueur { $seat } a d’autres atouts qu’il ne montre pas.
}

error-ask_not_two_over = { $you ->
    [yes] Vous ne pouvez pas demander\xA0: il faut deux atouts de Tarot en plus (2 ou 5 en main), et vous en avez { $found }.
   *[none] Le joueur { $seat } ne peut pas demander\xA0: il faut deux atouts de Tarot en plus (2 ou 5 en main), et il y en a { $found }.
}
error-card_is_known = La carte doit être nommée, puisque le jeu est connu.
error-give_not_tarot_trump = { $card } n’est pas un atout de Tarot\xA0: on donne le 21, l’Excuse, le Petit ou un roi.
error-return_same_card = On ne peut pas rendre { $card }\xA0: cette carte vient d’être reçue.
error-return_tarot_trump = On ne peut pas rendre { $card }\xA0: c’est un atout de Tarot.
error-unknown_mark = La marque «\xA0{ $found }\xA0» n’existe pas. Les marques sont { $allowed }.
error-marks_twice = Les annonces du joueur { $seat } sont déjà notées.
error-marks_disagree = Le joueur { $seat } marque autre chose\xA0: { $expected ->
    [none] rien
   *[other] { $expected }
}.

error-missing_field = Il manque le champ { $field }.
error-unknown_field = Le champ { $field } n’existe pas. Les champs sont { $allowed }.
error-wrong_kind = { $field ->
    [none] Le cas
   *[other] Le champ { $field }
} doit être { $expected ->
    [object] un objet
    [list] une liste
    [text] un mot
    [number] un nombre
    [whole] un nombre entier
   *[bool] true ou false
}, et non { $found }.
error-unknown_word = { $field } ne peut pas valoir «\xA0{ $found }\xA0», mais { ANY_OF($allowed, "ou") }.
error-points_out_of_range = { $found } points\xA0: c’est impossible, le jeu en compte 91.
error-points_not_halves = { $found } points\xA0: c’est impossible, on compte par demi-points.
error-points_not_whole = { $found } points\xA0: c’est impossible, à quatre joueurs chaque camp a un nombre entier de points.
error-points_too_few = { $found } points, c’est trop peu\xA0: { $oudlers ->
    [one] un bout vaut
   *[other] { $oudlers } bouts valent
} au moins { $least } à { $oudlers ->
    [one] lui seul
   *[other] eux seuls
}.
error-points_too_many = { $found } points, c’est trop\xA0: la défense a alors { $oudlers ->
    [one] un bout
   *[other] { $oudlers } bouts
}, ce qui laisse au preneur { $most } points au plus.
error-oudlers_out_of_range = { $found } bouts\xA0: c’est impossible, il y en a trois.
error-partner_missing = À cinq joueurs, dites si le preneur a un partenaire.
error-partner_needs_five = Il n’y a de partenaire qu’à cinq joueurs, et non à { $players }.
error-slam_below_target = Un chelem avec { $found } points est impossible\xA0: qui fait tous les plis a les { $target } points à faire.
error-petit_without_trick = Le petit ne peut pas être au bout pour un camp sans levée\xA0: l’autre a fait le chelem.
error-both_slams = Le preneur et la défense ne peuvent pas avoir tous deux fait tous les plis.
error-defence_slam_points = Un chelem de la défense est impossible\xA0: sans un seul pli, le preneur ne peut pas avoir { $found } points, mais { $most } au plus.
error-poignees_too_large = Ces poignées sont impossibles\xA0: elles montrent { $found } atouts en tout, et il y en a { $most } avec l’Excuse.

error-match_empty = Une partie compte au moins une donne.
error-match_over = La donne { $number } vient après la fin de la partie.
error-match_other_game = La donne { $number } n’a pas les règles ou les joueurs de la partie.
error-match_dealer = La donne { $number } est donnée par le joueur { $found }, alors que c’est au joueur { $expected }.
error-match_deal_unfinished = La donne { $number } n’est pas finie.
error-match_score_unknown = La marque de la donne { $number } n’est pas connue.

error-no_file = Le fichier { $path } n’existe pas.
error-is_folder = { $path } est un dossier, pas un fichier.
error-no_permission = { $path } ne peut pas être lu\xA0: permission refusée.
error-cannot_read = { $path } ne peut pas être lu\xA0: { $reason }.
error-too_large = { $path } est trop gros\xA0: il ne peut en être lu que { $limit } mégaoctets.
error-io_failed = La lecture ou l’écriture a échoué\xA0: { $reason }.
error-not_a_match_file = { $kind ->
    [folder] { $path } est un dossier\xA0; une partie s’enregistre dans un fichier.
   *[other] { $path } n’est pas un fichier ordinaire\xA0; une partie ne peut pas y être enregistrée.
}
error-file_read_only = { $path } est protégé en écriture\xA0: aucune partie ne peut y être enregistrée.
error-file_has_names = { $path } porte aussi d’autres noms (liens physiques), qui garderaient l’ancien contenu. Copiez-le d’abord et nommez la copie.
error-file_in_use = { $path } est occupé\xA0: une partie s’y joue dans une autre session. Arrêtez-la d’abord, ou nommez un autre fichier.
error-bad_seed = Une graine est un texte de { $limit } lettres au plus, sans fin de ligne ni autre caractère de commande.
error-no_record = Il n’y a aucune donne dans { $path }.
error-json_not_utf8 = { $path } n’est pas du texte en UTF-8\xA0: l’octet { $byte } n’y a pas sa place.
error-json_syntax = { $path } n’est pas du JSON\xA0: ligne { $line }, colonne { $column }.
error-json_too_deep = { $path } est imbriqué trop profondément.
error-json_number = { $path } contient un nombre que JSON n’admet pas, ou beaucoup trop long.
error-json_not_list = { $path } doit contenir une liste.
error-unknown_language = La langue «\xA0{ $found }\xA0» n’est pas parlée ici\xA0; il y a { $allowed }.
error-unknown_command = La commande «\xA0{ $found }\xA0» n’existe pas.{ $close ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $close }\xA0?
}
error-no_command = Dites quoi faire. \`oudler --help\` donne la liste des commandes.
error-command_missing = La commande «\xA0{ $found }\xA0» ne fait pas partie de cette installation.
error-unknown_flag = L’option { $found } n’existe pas ici.{ $close ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $close }\xA0?
}
error-flag_needs_value = L’option { $option } demande une valeur.
error-flag_takes_no_value = L’option { $option } ne prend pas de valeur.
error-argument_missing = Il manque { $name }.
error-extra_arguments = Arguments en trop\xA0: { $found }.
error-usage = La commande n’a pas été comprise\xA0: { $reason }
error-flag_word = { $option } ne peut pas valoir «\xA0{ $found }\xA0», mais { ANY_OF($allowed, "ou") }.
error-flag_number = { $option } doit être un nombre entier de { $low } à { $high }, et non «\xA0{ $found }\xA0».
error-flag_seconds = { $option } doit être un nombre de secondes de 0 à { $most }, comme 0,5, et non «\xA0{ $found }\xA0».
error-flag_points = { $option } doit être un nombre de points comme 48 ou 48,5, et non «\xA0{ $found }\xA0».
error-flag_poignee = { $option } prend le camp et la taille, par exemple attack:simple, et non «\xA0{ $found }\xA0».
error-flags_missing = Il manque encore\xA0: { $missing }.
error-input_ended = Les réponses se sont arrêtées avant les questions.
error-answer_choice = «\xA0{ $found }\xA0» n’est pas une des réponses.
error-answer_number = «\xA0{ $found }\xA0» n’est pas un nombre.
error-trick_full = Le pli compte déjà { $found } cartes.
error-flags_with_json = Avec --json les cas viennent du fichier\xA0; { $found } ne peut pas s’y ajouter.

error-not_utf8 = Cette ligne n’est pas du texte en UTF-8 (octet { $byte }).
error-control_character = Cette ligne contient un caractère qui n’est pas du texte (code { $character }).
error-line_too_long = Cette ligne dépasse { $limit } caractères\xA0: c’est trop pour une donne.
error-record_too_long = C’est trop long pour une donne.
error-comment_too_long = Ce commentaire est trop long.
error-comment_not_closed = Ce commentaire n’est pas fermé\xA0: l’accolade finale manque.
error-bracket_not_closed = La parenthèse ouverte ici n’est pas fermée sur sa ligne.
error-stray_bracket = Cette accolade ferme un commentaire qui n’a pas été ouvert.
error-bad_tag = Ce n’est pas une étiquette. Une étiquette est un nom et un texte entre guillemets\xA0: [Nom "texte"].
error-text_before_tags = La donne commence sans étiquettes\xA0: ceci les précède.
error-tag_twice = L’étiquette { $tag } figure deux fois.
error-tag_missing = L’étiquette { $tag } manque.
error-bad_number = L’étiquette { $tag } doit être un nombre.
error-bad_option_pair = Ce n’est pas une option des règles\xA0: écrivez nom=valeur.
error-no_such_seat = La place { $found } n’existe pas\xA0: on joue à { $players }.
error-unknown_shuffle = Le mélange «\xA0{ $found }\xA0» n’est pas connu ici, seulement { $allowed }\xA0; il faudrait écrire les jeux.
error-seed_disagrees = Les cartes écrites ne sont pas celles que donne cette graine.
error-bad_result = L’étiquette Result doit donner { $expected } nombres entiers, un par joueur.
error-bad_date = Ce n’est pas une date\xA0: écrivez année-mois-jour, par exemple 2024-02-29.

error-unknown_bot = Il n’y a pas de robot «\xA0{ $found }\xA0». Les robots sont { $allowed }.
error-bad_bot_option = Le robot { $bot } n’a pas d’option «\xA0{ $found }\xA0»\xA0; ses options\xA0: { $allowed ->
    [none] aucune
   *[other] { $allowed }
}.

error-arena_seats = { $found ->
    [one] 1 robot est nommé
   *[other] { $found } robots sont nommés
}, mais { $players } joueurs sont à cette table\xA0: nommez-en { $players }, ou un seul pour toutes les places.
error-arena_two_bots = Une comparaison demande deux robots différents\xA0; { $found ->
    [one] un seul est nommé
   *[other] { $found } sont nommés
}.
error-arena_no_taker = Il n’y a pas de camp ({ $role }) { $preset ->
    [mathers] au jeu de Mathers
    [mathers-1888] au jeu de Mathers de 1888
    [greer] au jeu de Greer
   *[other] à { $preset }
}\xA0: chacun y joue pour soi.
error-arena_needs_paired = { $option } ne va qu’avec --paired.
error-arena_plot_svg = «\xA0{ $path }\xA0» ne peut pas être dessiné\xA0: les images sont en SVG, nommez un fichier en .svg.
error-arena_file_not_results = { $path } n’est pas un fichier de résultats de l’arène.
error-arena_file_line = La ligne { $line } de { $path } n’est pas le résultat d’une donne, ou répète une donne déjà lue.
error-arena_file_other = { $path } contient les résultats d’autre chose\xA0: { $field } y est «\xA0{ $found }\xA0», et non «\xA0{ $expected }\xA0». Nommez un autre fichier avec --out.
error-arena_worker_died = Un processus qui jouait la donne { $number } s’est arrêté d’un coup.
error-bot_failed = Donne { $number }\xA0: le robot { $bot } à la place { $seat } a échoué\xA0: { $reason }
error-bot_illegal_move = Donne { $number }\xA0: le robot { $bot } à la place { $seat } a fait le coup interdit «\xA0{ $found }\xA0» ({ $reason }).
error-bot_no_command = «\xA0{ $bot }\xA0» ne nomme pas de commande\xA0: écrivez exec:COMMANDE.
error-bot_cannot_start = Donne { $number }\xA0: le robot { $bot } à la place { $seat } ne peut pas être lancé\xA0: { $reason }
error-bot_ended = Donne { $number }\xA0: le robot { $bot } à la place { $seat } s’est arrêté avec le code de sortie { $exit_code } après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_silent = Donne { $number }\xA0: le robot { $bot } à la place { $seat } a fermé sa sortie après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_too_slow = Donne { $number }\xA0: le robot { $bot } à la place { $seat } n’a pas répondu en { $limit } s, après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_spoke_early = Donne { $number }\xA0: le robot { $bot } à la place { $seat } a écrit la ligne { $line }, «\xA0{ $found }\xA0», avant qu’on l’interroge.
error-bot_line_not_move = Donne { $number }\xA0: la ligne { $line } du robot { $bot } à la place { $seat }, «\xA0{ $found }\xA0», n’est pas un coup.
error-bot_line_illegal = Donne { $number }\xA0: la ligne { $line } du robot { $bot } à la place { $seat }, «\xA0{ $found }\xA0», est un coup interdit ({ $reason }).
error-arena_cannot_write = { $path } ne peut pas être écrit\xA0: { $reason }.
error-arena_file_in_use = { $path } est en train d’être écrit par une autre commande.

error-hello_first = Le premier message doit être «\xA0hello\xA0».
error-watchers_only_watch = Qui regarde ne joue pas\xA0; prenez d’abord une place.
error-bad_token = Ce lien n’ouvre pas cette table.
error-seat_lost = La place { $seat } n’est plus la vôtre.
error-message_not_text = Les messages doivent être du texte.
error-message_too_long = Ce message dépasse { $limit } lettres.
error-bad_message = Ce message est incompréhensible\xA0: { $reason }
error-too_fast = Trop de demandes\xA0; attendez un instant.
error-too_slow = La connexion ne suit pas.
error-try_again = Le serveur n’a pas pu l’enregistrer\xA0; réessayez.
error-internal_error = Une erreur s’est produite dans le serveur. Elle est notée dans son journal.
error-no_such_table = Cette table n’existe pas.
error-no_such_record = Il n’y a pas de telle donne ici.
error-may_not_join = Ce lien permet de regarder, pas de prendre place.
error-one_person_opens = Une seule personne ouvre une table\xA0; les autres y prennent place elles-mêmes.
error-no_person_there = Personne n’est assis à la place { $seat }.
error-no_seat = Il n’y a pas de place { $seat }\xA0: elles vont de 1 à { $players }.
error-seat_taken = La place { $seat } est déjà occupée.
error-seat_empty = La place { $seat } est déjà libre.
error-no_free_seat = Aucune place n’est libre.
error-person_present = La personne de la place { $seat } est là.
error-host_only = Seul l’hôte de la table peut le faire.
error-house_only = Seul le serveur fait cela.
error-name_missing = Un nom a au moins une lettre.
error-setting_out_of_bounds = Le réglage { $setting } doit être compris entre { $low } et { $high }.
error-one_record_expected = Il faut une seule donne\xA0; le texte en compte { $found }.
error-record_incomplete = Cette donne ne peut être rejouée\xA0: toutes ses cartes ne sont pas connues.
error-too_early = Il est trop tôt pour cela.
error-too_late = Il est trop tard pour cela.
error-deal_under_way = Pas pendant une donne.
error-no_deal = Aucune donne n’est en cours.
error-match_is_over = La partie est terminée.
error-match_not_over = La partie n’est pas terminée.
error-paused = Le jeu est en pause.
error-not_your_turn = Ce n’est pas votre tour\xA0: c’est au joueur { $seat }.
error-bot_plays_for_you = Un robot joue pour vous\xA0; revenez d’abord.
error-other_moment = C’était pour un autre moment\xA0: { $expected } coups ont été joués, et non { $found }.
error-move_too_long = Aucun coup n’a plus de { $limit } lettres.
error-seed_not_now = Aucune graine n’est attendue maintenant.
error-bad_seat_seed = Une graine a 64 chiffres, de 0 à 9 et de a à f.
error-unknown_phrase = Il n’y a pas de phrase «\xA0{ $found }\xA0». Les phrases sont { $allowed }.
error-nothing_said = Il n’y a rien à dire là-dedans.
error-text_too_long = C’est plus long que { $limit } lettres.
error-undo_switched_off = À cette table on ne reprend rien.
error-nothing_to_undo = Vous n’avez aucun coup à reprendre.
error-undo_cards_shown = Des cartes ont été vues depuis\xA0; le coup reste joué.
error-claim_not_now = On réclame des plis pendant le jeu de la carte.
error-claim_not_proved = Ce que vous pouvez savoir ne prouve pas que tous les plis restants sont à vous.
error-people_away = Le joueur { $seat } est absent et ne peut pas donner son accord.
error-nobody_to_consent = Il n’y a personne pour donner son accord.
error-offer_open = Le joueur { $seat } a demandé quelque chose\xA0; répondez-lui d’abord.
error-no_offer = Personne n’a rien demandé.
error-not_asked = On ne vous le demande pas, ou vous avez déjà répondu.
error-not_your_offer = C’est quelqu’un d’autre qui l’a demandé.
error-cannot_listen = Le serveur ne peut pas écouter sur { $address }, port { $port }\xA0: { $reason }.
error-database_url = «\xA0{ $found }\xA0» n’est pas une base de données utilisable\xA0: donnez un fichier, ou une URL en sqlite:// ou postgresql://.
error-database_driver_missing = Cette base de données demande le paquet { $found }\xA0; installez oudler[postgres].
error-database_failed = La base de données { $found } est inutilisable\xA0: { $reason }.

error-solve_game = Seul le tarot français peut être résolu. Cette donne\xA0: { term-game }.
error-solve_not_played = Il n’y a rien à résoudre\xA0: cette donne n’a pas été jouée.
error-solve_before_play = Il n’y a rien à résoudre\xA0: la donne s’arrête avant la première carte.
error-solve_unknown_cards = On ne peut pas résoudre cela\xA0: { $count ->
    [one] 1 carte du joueur { $seat } n’est pas connue.
   *[other] { $count } cartes du joueur { $seat } ne sont pas connues.
}
error-solve_no_such_trick = Il n’y a pas de position après { $found } plis\xA0: { $most ->
    [0] aucun n’a été joué.
    [one] 1 seul a été joué.
   *[other] { $most } ont été joués.
}
error-solve_no_memory = Il n’y a pas assez de mémoire pour une table de { $found } Mo\xA0; demandez moins avec --table.
error-index_too_high = { $path } n’a pas de donne { $found }\xA0; nombre de donnes\xA0: { $most }.


step-card_points = { $points } { $points ->
    [one] point
   *[other] points
} avec { $oudlers ->
    [one] { $oudlers } bout
   *[other] { $oudlers } bouts
}, { $target } à faire\xA0: { SIGNED($difference) }
step-half_point = { $points } points comptent pour { $rounded }
step-base_made = { $base } + { $difference } = { $total }
step-base_lost = −({ $base } + { $difference }) = { $total }
step-petit_au_bout = Petit au bout, { $side ->
    [attack] preneur
   *[defence] défense
} { SIGNED($amount) }
step-contract = × { $factor } { term-contract } = { $total }
step-poignee = { term-poignee }, présentée par { term-side } { SIGNED($amount) } = { $total }
step-slam = { term-slam } { SIGNED($amount) } = { $total }
step-defence_slam = chelem de la défense { SIGNED($amount) } = { $total }

step-marks_unknown = { term-of-seat }\xA0: marques inconnues
step-mark = { term-of-seat }\xA0: { $mark ->
    [greater] grands atouts
    [lesser] petits atouts
    [trump_count] nombre d’atouts
    [tarot_trumps] atouts de Tarot
   *[sequences] séquences
} { SIGNED($amount) }
step-ask_unanswered = { term-of-seat }\xA0: demande restée sans réponse { SIGNED($amount) }
step-tricks = { term-of-seat }\xA0: plis { SIGNED($amount) }{ IF_ANY($tarot, "avec un atout de Tarot") }{ IF_ANY($queen, "avec une dame") }{ IF_ANY($knight, "avec un cavalier") }{ IF_ANY($knave, "avec un valet") }{ IF_ANY($plain, "sans figure") }
step-fool = { term-of-seat }\xA0: { term-excuse } { SIGNED($amount) }
step-king_cuts = { term-of-seat }\xA0: { $cuts ->
    [one] { $cuts } roi coupé
   *[other] { $cuts } rois coupés
} { SIGNED($amount) }
step-tie = { $total } partout en tête\xA0: personne ne marque
step-difference = { $you ->
    [yes] Vous marquez
    [no] { $name } marque
   *[none] le joueur { $seat } marque
} { $best } − { $second } = { SIGNED($amount) }

step-fool_kept = { term-excuse } revient { $you ->
    [yes] à vous, qui l’avez
    [no] à { $name }, qui l’a
   *[none] au joueur { $seat }, qui l’a
} jouée
step-fool_lost = { term-excuse } va { $you ->
    [yes] à vous, pour
    [no] à { $name }, pour
   *[none] au joueur { $seat }, pour
} le dernier pli\xA0: celui qui l’a jouée n’en a fait aucun
step-piles = { term-of-seat }\xA0: paquets { $amount } ({ $scoring ->
    [one] { $scoring } carte comptée
   *[other] { $scoring } cartes comptées
} pour { $worth }{ IF_ANY($plain, "sans valeur") })
step-magician_last = { term-of-seat }\xA0: dernier pli fait avec le Petit { SIGNED($amount) }
step-seat_total = { term-of-seat }\xA0: { $total } en tout


play-word-help = aide\xA0?
play-word-hand = main jeu
play-word-last = dernier pli levée
play-word-table = table
play-word-bids = enchères annonces
play-word-score = marque score
play-word-quit = quitter fin
play-word-pass = passe p je-passe passer
play-word-prise = prise petite pr je-prends prends
play-word-garde = garde g
play-word-sans = sans garde-sans gs garde-sans-chien garde-sans-le-chien sans-chien sans-le-chien
play-word-contre = contre garde-contre gc garde-contre-chien garde-contre-le-chien contre-chien contre-le-chien
play-word-yes = oui o
play-word-no = non n
play-word-slam = chelem
play-word-ask = demander
play-word-simple = simple
play-word-double = double
play-word-triple = triple
play-word-attack = attaque attaquant preneur
play-word-defence = défense défenseurs
play-typed-suits = { $game ->
   *[fft] S=p,pi,pic,pique,piques,epee,epees H=co,coe,coeur,coeurs,c,coupe,coupes D=ca,carreau,carreaux,c,denier,deniers C=tr,tre,tref,trefle,trefles,t,baton,batons
    [michelsen] S=ep,e,epee,epees,p,pique,piques H=cp,cou,coupe,coupes,c,coeur,coeurs D=den,denier,deniers,carreau,carreaux C=ba,b,baton,batons,tr,trefle,trefles
    [mathers] S=ep,e,epee,epees,p,pique,piques H=cp,cou,coupe,coupes,c,coeur,coeurs D=den,denier,deniers,carreau,carreaux C=ba,b,baton,batons,tr,trefle,trefles
    [greer] S=ep,e,epee,epees,p,pique,piques H=cp,cou,coupe,coupes,c,coeur,coeurs D=den,denier,deniers,carreau,carreaux C=ba,b,baton,batons,tr,trefle,trefles
} T=a,at,atout,atouts
play-typed-ranks = 1=as J=v,valet,page N=c,cavalier,chevalier Q=d,dame,reine K=r,roi
play-typed-cards = X=x,0,excuse,fou,mat T1=petit,bateleur,magicien T21=monde
play-typed-fillers = de du des le la les
play-typed-and = et

play-you = Vous
play-bot-names = Alice Bruno Claire David Emma

play-welcome = { $preset ->
    [fft] Tarot français
    [michelsen] Tarot français d’après Michelsen
    [mathers] Jeu de Mathers
    [mathers-1888] Jeu de Mathers de 1888
   *[greer] Jeu de Greer
}, { $players } joueurs. La partie { $match_deals ->
    [0] s’arrête quand un joueur a { $match_points } points.
    [one] se joue en une donne{ $match_points ->
        [0] {""}
       *[other] , ou s’arrête à { $match_points } points
    }.
   *[other] se joue en { $match_deals } donnes{ $match_points ->
        [0] {""}
       *[other] , ou s’arrête à { $match_points } points
    }.
}
play-seats = Places, dans l’ordre du jeu\xA0: { $seats }
play-seed = Graine\xA0: { $seed }
play-file = Enregistré dans\xA0: { $path }
play-help-hint = «\xA0aide\xA0» dit ce qu’on peut taper, «\xA0quitter\xA0» arrête pour reprendre plus tard.
play-deal = Donne { $number }{ $all ->
    [0] {""}
   *[other] {" "}sur { $all }
}\xA0: { $you ->
    [yes] vous donnez
   *[no] { $name } donne
}
play-resumed = La donne reprend là où elle s’est arrêtée.
play-go-on = Entrée pour la donne suivante\xA0:
play-match-over = La partie est finie.
play-winner = { $you ->
    [yes] Vous gagnez.
   *[no] Vainqueur\xA0: { $name }.
}
play-winners = Vainqueurs à égalité\xA0: { $names }.
play-no-winner = Tout le monde est à égalité\xA0: personne ne gagne.
play-stopped = Arrêté. La partie est enregistrée. Pour la reprendre\xA0:
play-column-deal = cette donne
play-column-total = total
play-no-scores-yet = Aucune donne n’est encore finie.
play-score-of-deal = Marque de la donne

play-trick-leads = Pli { $number } sur { $all }\xA0: { $you ->
    [yes] vous jouez en premier
   *[no] { $name } joue en premier
}
play-trick-led = Pli { $number } sur { $all }\xA0: { $you ->
    [yes] vous avez joué en premier
   *[no] { $name } a joué en premier
}
play-tricks-sides = { $sides ->
    [yes] plis\xA0: attaque { $attack }, défense { $others }
   *[no] plis\xA0: preneur { $attack }, tous les autres { $others }
}
play-tricks-each = plis\xA0: { $tricks }
play-tricks-taken = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
}
play-takes-trick = → { $you ->
    [yes] le pli est à vous
   *[no] le pli est à { $name }
}
play-winning = { $you ->
    [yes] Vous êtes maître avec { $card }
   *[no] { $name } est maître avec { $card }
}
play-no-suit-yet = La carte suivante dira quelle couleur fournir.
play-no-trick-yet = Aucun pli n’est encore fait.
play-may-play = Vous pouvez jouer\xA0: { $cards }
play-may-lay-away = Vous pouvez écarter\xA0: { $cards }
play-role-dealer = donneur
play-role-taker = preneur
play-role-partner = partenaire

play-no-bids-here = Il n’y a pas d’enchères dans ce jeu.
play-no-bids-yet = Rien n’a encore été dit.
play-bid-about = { $contract ->
    [prise] prendre le chien, écarter { $count } cartes
    [garde] de même, pour le double
    [sans] chien fermé, compté pour vous
   *[contre] chien fermé, pour la défense
}
play-passed-out = Tout le monde passe\xA0: la donne n’est pas jouée.
play-petit-sec = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} le Petit sec, sans l’Excuse\xA0: la donne est annulée.
play-takes = { $you ->
    [yes] Vous prenez\xA0: { term-contract }
   *[no] { $name } prend\xA0: { term-contract }
}
play-talon-stays = { $contract ->
    [sans] Le chien reste fermé et compte pour le preneur.
   *[other] Le chien reste fermé et compte pour la défense.
}
play-calls = { $you ->
    [yes] Vous appelez { $card }
   *[no] { $name } appelle { $card }
}
play-called = Carte appelée\xA0: { $card }
play-is-partner = { $you ->
    [yes] Vous êtes le partenaire du preneur
   *[no] Partenaire du preneur\xA0: { $name }
}
play-talon = Chien\xA0: { $cards }
play-talon-was = Le chien était\xA0: { $cards }
play-discard-was = Écart\xA0: { $cards }
play-you-lay-away = Vous écartez\xA0: { $cards }
play-you-take = Vous prenez\xA0: { $cards }
play-lays-away = { $you ->
    [yes] Vous écartez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[no] { $name } écarte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
play-trumps-laid-away = Atouts écartés et montrés\xA0: { $cards }
play-takes-leftovers = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $count ->
    [one] la carte restante
   *[other] les { $count } cartes restantes
}
play-slam-announced = { $you ->
    [yes] Vous annoncez le chelem
   *[no] { $name } annonce le chelem
}
play-status-contract = { term-contract }\xA0: { $name }
play-status-called = { $called }\xA0: { $name }
play-status-slam = chelem
play-poignee-shown = { $you ->
    [yes] Vous présentez une { term-poignee } ({ $count })
   *[no] { $name } présente une { term-poignee } ({ $count })
}
play-poignee-offer = { term-poignee } ({ $count })

play-exchanges = { $you ->
    [yes] Vous échangez trois cartes
   *[no] { $name } échange trois cartes
}
play-no-marks-yet = Personne n’a encore marqué.
play-marks = { $you ->
    [yes] Vous marquez { $points }
   *[no] { $name } marque { $points }
}
play-marks-nothing = { $you ->
    [yes] Vous n’avez rien à marquer
   *[no] { $name } n’a rien à marquer
}
play-mark = { $mark ->
    [greater] grands atouts
    [lesser] petits atouts
    [trump_count] nombre d’atouts
    [tarot_trumps] atouts de Tarot
   *[sequences] séquences
}, { $points }\xA0: { $cards }
play-asks = { $you ->
    [yes] Vous demandez un troisième atout de Tarot et montrez { $cards }
   *[no] { $name } demande un troisième atout de Tarot et montre { $cards }
}
play-does-not-ask = { $you ->
    [yes] Vous ne demandez rien
   *[no] { $name } ne demande rien
}
play-unanswered = { $you ->
    [yes] Personne n’en a\xA0: 5 points pour vous
   *[no] Personne n’en a\xA0: 5 points pour { $name }
}
play-gives = { $you ->
    [yes] Vous donnez { $card }
   *[no] { $name } donne { $card }
}
play-gives-unseen = { $you ->
    [yes] Vous donnez une carte
   *[no] { $name } donne une carte
}
play-returns = { $you ->
    [yes] Vous rendez { $card }
   *[no] { $name } rend { $card }
}
play-returns-unseen = { $you ->
    [yes] Vous rendez une carte
   *[no] { $name } rend une carte
}

play-outcome-nothing = { $outcome ->
    [passed] Tout le monde a passé\xA0: personne ne marque.
   *[petit_sec] La donne est annulée\xA0: personne ne marque.
}

play-ask-bid = Votre enchère ({ $bids })\xA0?
play-ask-call = Quelle carte appelez-vous ({ $cards })\xA0?
play-ask-slam = Annoncer le chelem\xA0? (oui, ou Entrée\xA0: non)
play-ask-lay-away = { $chosen ->
    [0] { $count } cartes à écarter\xA0?
   *[other] { $chosen } sur { $count }\xA0; lesquelles encore\xA0?
}
play-laying-away = À écarter\xA0: { $cards }
play-ask-lay-away-done = Entrée pour écarter\xA0; retapez une carte pour la reprendre\xA0:
play-ask-card = Votre carte\xA0?
play-ask-card-or = Votre carte (Entrée\xA0: { $card })\xA0?
play-ask-poignee = Présenter une { $sizes }\xA0? ({ $several ->
    [yes] le nombre, ou Entrée\xA0: non
   *[no] oui, ou Entrée\xA0: non
})
play-ask-poignee-cards = Quels atouts\xA0? Il en faut { $count }. (Entrée\xA0: les plus petits)
play-ask-ask = Demander un troisième atout de Tarot\xA0? (oui, ou Entrée\xA0: non)
play-ask-give = Vous devez donner un atout de Tarot ({ $cards }). Lequel\xA0?
play-ask-return = Quelle carte rendez-vous\xA0? (Entrée\xA0: { $card })

play-unclear-card = «\xA0{ $found }\xA0» n’est pas une carte. Par exemple\xA0: { $seven } (7 de { $game ->
   *[fft] cœur
    [michelsen] coupe
    [mathers] coupe
    [greer] coupe
}), { $king } (roi { $game ->
   *[fft] de pique
    [michelsen] d’épée
    [mathers] d’épée
    [greer] d’épée
}), { $trump } (21 d’atout), { $excuse } (l’Excuse). «\xA0aide\xA0» en dit plus.
play-unclear-nothing = Tapez une carte, par exemple { $seven }, { $king }, { $trump } ou { $excuse }. «\xA0aide\xA0» en dit plus.
play-unclear-which-card = «\xA0{ $found }\xA0» peut être { ANY_OF($cards, "ou") }. Laquelle\xA0?
play-unclear-rank = «\xA0{ $found }\xA0» est une couleur\xA0: quelle carte\xA0?
play-unclear-line = Cette ligne peut se lire de plusieurs façons\xA0: séparez les cartes par des virgules.
play-unclear-twice = { $card } est nommée deux fois dans cette ligne. Rien n’a changé.
play-unclear-bid = Ce n’est pas une enchère. Vous pouvez dire\xA0: { $bids }. «\xA0aide\xA0» en dit plus.
play-unclear-poignee = Tapez la taille ou le nombre de cartes, comme dans la question\xA0; Entrée seule n’en présente aucune.
play-unclear-yes-no = Tapez oui ou non\xA0; Entrée seule veut dire non.
play-unclear-command = Entrée pour continuer. «\xA0{ $word }\xA0» dit ce qu’on peut taper d’autre.
play-lay-away-more = { $more ->
    [one] Encore une carte à écarter.
   *[other] Encore { $more } cartes à écarter.
}
play-lay-away-too-many = Cela ferait { $found } cartes\xA0; il en faut { $expected }. Retapez une carte choisie pour la reprendre.
play-poignee-count = Cela fait { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
}\xA0; cette poignée en a { $expected }.
play-now-bid = Maintenant\xA0: { $bids }. Une enchère doit dépasser la précédente\xA0; «\xA0gs\xA0» suffit pour garde sans le chien, «\xA0gc\xA0» pour garde contre le chien.
play-now-call = Maintenant\xA0: la carte que vous appelez\xA0: { $cards }. Qui l’a en main sera votre partenaire.
play-now-slam = Maintenant\xA0: oui si vous comptez faire tous les plis, sinon Entrée.
play-now-lay-away = Maintenant\xA0: les cartes à écarter, { $count } en tout, sur une ou plusieurs lignes. Une carte choisie, retapée sur une autre ligne, est reprise (choisies jusqu’ici\xA0: { $chosen }). Quand toutes y sont, Entrée fait l’écart.
play-now-card = Maintenant\xA0: la carte que vous jouez.
play-now-poignee = Maintenant\xA0: { $several ->
    [yes] le nombre d’atouts à présenter ({ $count } ou plus, comme dans la question)
   *[no] oui pour présenter { $count } atouts
}, ou Entrée pour ne rien présenter. Une poignée rapporte des points au camp qui gagne la donne\xA0; tout le monde voit ses atouts.
play-now-poignee-cards = Maintenant\xA0: les atouts à présenter, sur une ligne\xA0; il en faut { $count }. Entrée présente les plus petits.
play-now-ask = Maintenant\xA0: oui pour demander un troisième atout de Tarot\xA0: qui en a un le donne\xA0; si personne n’en a, vous marquez 5. Entrée\xA0: ne pas demander.
play-now-give = Maintenant\xA0: l’atout de Tarot que vous donnez\xA0: { $cards }.
play-now-return = Maintenant\xA0: la carte que vous rendez contre celle reçue\xA0; Entrée rend { $card }.
play-now-go-on = Maintenant\xA0: Entrée pour la donne suivante.
play-help-suits = Une carte\xA0: la couleur puis le rang\xA0; { $suits }.
play-help-ranks = Rangs\xA0: 1 à 10, { $ranks }.
play-help-letter = { $letter } { $name }
play-help-examples = Par exemple { $seven } ({ $seven_name }), { $king } ({ $king_name }). Le nom entier convient aussi, ou les signes ♠ ♥ ♦ ♣.
play-help-trumps = Un atout\xA0: le numéro seul, comme 21 (affiché { $letter }21). Pour { $excuse }, { $typed }.
play-help-several = Plusieurs cartes sur une ligne\xA0: des espaces ou des virgules entre elles.
play-help-brackets = Dans le jeu, les cartes entre crochets, comme [7], sont celles que vous pouvez mettre maintenant.
play-help-anywhere = À toute question\xA0:

play-help-commands = main\xA0: vos cartes\xA0; dernier\xA0: le dernier pli\xA0; table\xA0: rôles, plis, ce qui a été montré\xA0; { $game ->
   *[fft] enchères\xA0: ce qui a été dit avant le jeu\xA0;{" "}
    [mathers] annonces\xA0: ce qui a été marqué avant le jeu\xA0;{" "}
    [greer] {""}
}marque\xA0: où en est la partie\xA0; quitter\xA0: arrêter, la partie est enregistrée

play-error-resume-with = --resume prend la table dans le fichier\xA0: { $option } ne va pas avec.
play-error-resume-finished = La partie de { $path } est finie. Commencez-en une autre sans --resume.
play-error-resume-unknown = La dernière donne de { $path } a des cartes inconnues et ne peut pas se jouer.
play-error-seat = Il n’y a pas de place { $seat }\xA0; les places vont de 1 à { $players }.
play-error-bots = { $found } robots pour { $expected } places\xA0: nommez-en un pour toutes, ou un pour chacune.
play-error-option = Une option s’écrit nom=valeur, et non «\xA0{ $found }\xA0».
play-error-save = La partie ne peut pas être enregistrée dans { $path }\xA0: { $reason }
play-error-resume-broken = La partie de { $path } ne peut pas reprendre. Ligne { $line }\xA0: { $reason } Le fichier reste tel quel.
play-error-resume-seat = Chaque place de { $path } a un robot\xA0: dites avec --seat laquelle est la vôtre.
play-error-save-behind = Rien ne peut s’écrire à la suite de { $path }\xA0: ce n’est pas un fichier de donnes, ou la dernière est fautive. Le fichier reste tel quel.
play-not-saved = La partie n’est pas enregistrée pour l’instant, { $path }\xA0: { $reason }. Elle continue, et chaque coup essaiera de nouveau.
play-saved-again = La partie est de nouveau enregistrée.
play-file-changed = Un autre programme a modifié { $old }. Ce fichier reste tel quel\xA0; la partie s’enregistre désormais dans { $path }
play-unsaved = Ces donnes n’ont pas pu être enregistrées. Les voici, pour que vous puissiez les copier\xA0:


web-tagline = Jeux de tarot, entre amis ou contre des robots
web-game-name = { $preset ->
    [fft] Tarot français
    [michelsen] Tarot selon Michelsen
    [mathers] Jeu de Mathers
    [mathers-1888] Jeu de Mathers, 1888
   *[greer] Jeu de Greer
}
web-new-table = Jouer
web-game = Jeu
web-players = Joueurs
web-player-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
web-bots = Robots
web-bot-name = { $bot ->
    [random] Hasard
    [novice] Débutant
    [club] Joueur de club
    [expert] Expert
    [master] Maître
   *[other] { $bot }
}
web-bot = robot
web-your-name = Votre nom
web-default-name = Invité
web-play-bots = { $count ->
    [one] Jouer contre un robot
   *[other] Jouer contre { $count } robots
}
web-play-friends = Jouer entre amis
web-listed = Montrer la table d’amis à tous ici
web-rules-options = Règles de cette table
web-open-tables = Tables ouvertes
web-no-tables = Aucune table n’est ouverte à tous en ce moment.
web-join = { $free ->
    [one] S’asseoir\xA0: 1 place libre
   *[other] S’asseoir\xA0: { $free } places libres
}
web-watch = Regarder
web-resume-table = Retour à votre table
web-loading = Un instant\xA0…
web-language = Langue
web-home = Accueil
web-as-usual = Par défaut
web-done = Terminé
web-cancel = Annuler
web-close = Fermer
web-option = { $option ->
    [match_deals] Donnes d’une partie (0\xA0: pas de limite)
    [match_points] Points qui terminent la partie (0\xA0: pas de limite)
    [undertrump] Qui ne peut surcouper joue
    [trump_lead_needs_break] On n’entame atout qu’une fois qu’il en est tombé
    [slam_announcer_leads] Qui annonce le chelem entame
    [defence_slam] Le chelem de la défense compte
    [excuse_last_trick] Au dernier pli, l’Excuse
    [petit_au_bout_before_excuse] Petit au bout à l’avant-dernier pli, avant l’Excuse
    [forced_discard_counts] Les atouts écartés comptent
    [passed_out_shows_talon] Si tous passent, le chien est montré
    [exchange] Les cartes mises de côté sont échangées par
    [return_card] La carte rendue
    [king_cut] Les rois coupés comptent
    [discard_scores] L’écart compte pour
   *[other] { $option }
}
web-option-value = { $value ->
    [yes] oui
    [no] non
    [any] { $option ->
        [undertrump] n’importe quel atout
       *[other] au choix
    }
    [lowest] le plus petit atout
    [changes_side] change de camp
    [winner] va au gagnant
    [all] tous les joueurs
    [dealer] le donneur
    [not_tarot_trump] pas d’atout de Tarot
    [nobody] personne
   *[other] { $value }
}

web-free-seat = place libre
web-sit-here = S’asseoir ici
web-sit-at = S’asseoir ici, place { $seat }
web-sit-down = S’asseoir
web-table-full = Toutes les places sont prises. Vous pouvez regarder.
web-try-again = Réessayer
web-come-back = Retour à l’entrée de la table
web-connecting = En route vers la table\xA0…
web-waiting-table = Autour de la table
web-that-is-you = (vous)
web-ready = d’accord
web-not-ready = présent
web-add-bot = Ajouter un robot
web-add-bot-at = Ajouter un robot à la place { $seat }
web-make-free = Libérer
web-free-seat-at = Libérer la place { $seat }
web-i-am-ready = On peut commencer
web-wait-for-players = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
web-wait-for-ready = La donne commence quand tout le monde est d’accord.
web-wait-for = On attend { $names }
web-invite = Inviter des amis
web-invite-about = Qui ouvre ce lien s’assied à cette table.
web-link = Lien
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code QR
web-link-local = Ce lien ne marche que sur cette machine. Pour les téléphones et les autres machines du réseau local, démarrez avec «\xA0make play LAN=1\xA0» (ou «\xA0oudler serve --lan\xA0») et ouvrez la page à l’adresse affichée alors.

web-table = La table
web-menu = Menu
web-your-hand = Vos cartes
web-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
web-hand-card = { $card }{ $state ->
    [chosen] , choisie
    [barred] , pas maintenant
   *[other] {""}
}
web-card-within = { $rank ->
    [1] l’as
    [Q] la dame
   *[other] le { term-rank }
} { term-suit.genitive }
web-card-hidden = une carte cachée
web-your-turn = À vous
web-deal-number = Donne { $number }{ $all ->
    [0] {""}
   *[other] {" "}sur { $all }
}
web-deal = Donne
web-total = total { $total }
web-replayed = rejouée, ne compte pas
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-watching = Vous regardez
web-reconnecting = Connexion perdue, reconnexion en cours …
web-offline = Cet appareil n’a pas de réseau
web-reconnecting-about = { $watching ->
    [yes] La table continue\xA0; vous la reverrez.
   *[no] { $alone ->
        [yes] Votre place et vos cartes sont gardées\xA0; la table vous attend.
       *[no] Votre place est gardée. Si cela dure, un robot joue pour vous jusqu’à votre retour.
    }
}
web-try-now = Essayer maintenant
web-shuffling = On bat les cartes\xA0…
web-talon-shown = Le chien
web-trumps-shown = Atouts écartés
web-dealer-letter = D
web-thinking = réfléchit
web-away = absent
web-stand-in = absent, un robot joue
web-countdown = absent, un robot joue dans { $seconds } s
web-poignee-badge = poignée { $count }
web-marked = Ce qui a été marqué
web-marks-badge = marqué { $points }
web-trick = Pli { $number }
web-lies = { $you ->
    [yes] Vous\xA0: { $card }
   *[no] { $name }\xA0: { $card }
}{ $winning ->
    [yes] , maître
   *[no] {""}
}
web-led = entame
web-led-short = entame
web-role-brief = { $role ->
    [taker] preneur
   *[partner] parten.
}
web-won = fait le pli
web-last-trick = Le dernier pli
web-waiting = { $thinking ->
    [yes] { $name } réfléchit\xA0…
   *[no] { $phase ->
        [auction] C’est à { $name } de parler
        [call] { $name } appelle un roi
        [discard] { $name } fait son écart
        [exchange] { $name } échange trois cartes
        [slam] { $name } peut annoncer un chelem
        [ask] { $name } peut demander un atout de Tarot
        [give] { $name } donne un atout de Tarot
        [return] { $name } rend une carte
       *[other] C’est à { $name } de jouer
    }
}
web-paused = { $you ->
    [yes] Vous avez mis le jeu en pause
   *[no] { $name } a mis le jeu en pause
}
web-resume = Reprendre
web-offer = { $kind ->
    [undo] { $you ->
        [yes] Vous demandez à reprendre votre dernier coup
       *[no] { $name } demande à reprendre son dernier coup
    }
   *[claim] { $you ->
        [yes] Vous réclamez tous les plis restants
       *[no] { $name } réclame tous les plis restants avec ces cartes
    }
}
web-withdraw = Retirer
web-agree = Accepter
web-refuse = Refuser

web-prompt = { $phase ->
    [auction] Votre enchère\xA0?
    [call] Quel roi appelez-vous\xA0? Qui l’a est votre partenaire
    [slam] Annoncez-vous que vous ferez tous les plis\xA0?
    [ask] Demander aux autres un troisième atout de Tarot\xA0?
    [give] Vous devez donner un atout de Tarot\xA0: choisissez-le
    [return] Choisissez la carte que vous rendez
   *[other] À vous
}
web-prompt-cannot-ask = Vous ne pouvez pas demander d’atout de Tarot\xA0: il faut en avoir deux, ou cinq
web-about = { $phase ->
    [exchange] Vous recevez en échange { $dealer ->
        [yes] les trois cartes mises de côté
       *[no] les trois cartes écartées par le joueur précédent
    }\xA0; vous les verrez ensuite.
    [ask] Si personne n’en a, vous marquez 5 points. Sinon, on vous en donne un et vous rendez une carte.
    [give] Qui l’a demandé ne marque rien et vous rend une carte.
   *[return] { $preset ->
        [mathers-1888] N’importe laquelle, sauf un atout de Tarot.
       *[mathers] N’importe laquelle, sauf celle que vous venez de recevoir.
    }
}
web-prompt-play = { $leads ->
    [yes] À vous d’entamer\xA0: jouez une carte
   *[no] À vous\xA0: jouez une carte
}
web-prompt-confirm = Encore une fois pour jouer { $card }
web-prompt-lay-away = { $word ->
    [exchange] Échangez { $count } cartes
   *[other] Écartez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}{ $forced ->
    [0] {""}
    [one] , dont un atout
   *[other] , dont { $forced } atouts
}
web-chosen = { $chosen } sur { $count }
web-lay-away = { $word ->
    [exchange] Échanger
   *[other] Écarter
}
web-you-hold = Vous avez { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
} et { $oudlers ->
    [one] { $oudlers } bout
   *[other] { $oudlers } bouts
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-call = Appeler { $card }{ $own ->
    [yes] , que vous avez vous-même
   *[no] {""}
}
web-give = { $phase ->
    [return] Rendre { $card }
   *[give] Donner { $card }
}
web-choice = { $move ->
    [slam] Annoncer le chelem
    [noslam] Pas de chelem
    [ask] Demander
    [noask] Ne rien demander
   *[other] { $move }
}
web-poignee = Présenter une { term-poignee }\xA0: { $count } atouts
web-poignee-about = Tout le monde voit ces atouts. Les points vont au camp qui gagne la donne.
web-poignee-show = Présenter ({ $chosen } sur { $count })

web-played-contract = { term-contract }
web-outcome = { $made ->
    [yes] { $you ->
        [yes] Vous réussissez votre { web-played-contract } de { $difference }
       *[no] { $name } réussit sa { web-played-contract } de { $difference }
    }
   *[no] { $you ->
        [yes] Vous chutez votre { web-played-contract } de { $difference }
       *[no] { $name } chute sa { web-played-contract } de { $difference }
    }
}
web-how-scored = Détail de la marque
web-standing = Classement de la partie
web-player = Joueur
web-sum = Total
web-laid-away-was = L’écart
web-next-deal = Donne suivante
web-rematch = Nouvelle partie
web-look-again = Revoir la donne
web-download = Enregistrer la donne
web-download-match = Enregistrer les donnes de la partie
web-fairness = { $verdict ->
    [fair] Donne honnête\xA0: cet appareil l’a battue à nouveau
    [wrong] Cette donne ne découle pas de ce qui était promis
    [unknown] La promesse de cette donne est d’une sorte que cette page ne connaît pas
   *[open] Rien n’avait été promis sur cette donne
}
web-fairness-check = { $good ->
    [yes] { $check ->
        [published] L’empreinte est celle qui a été montrée avant la donne
        [server_seed] Le secret du serveur est bien celui de cette empreinte
        [own_seed] Le secret ajouté par cet appareil en fait partie
        [seed] Tous les secrets ensemble donnent la graine de la donne
        [dealer] La graine désigne le premier donneur
       *[cards] La graine donne toutes les mains et le talon, carte par carte
    }
   *[no] { $check ->
        [published] L’empreinte n’est pas celle qui a été montrée avant la donne
        [server_seed] Le secret du serveur n’est pas celui de cette empreinte
        [own_seed] Le secret ajouté par cet appareil manque
        [seed] Les secrets ne donnent pas la graine de la donne
        [dealer] La graine désigne un autre premier donneur
       *[cards] La graine donne d’autres cartes
    }
}
web-fairness-commitment = Empreinte\xA0: { $hash }
web-fairness-about = Avant la donne, le serveur a publié l’empreinte de son secret\xA0; puis { $seats ->
    [0] personne n’en a ajouté
    [one] l’appareil d’un joueur a ajouté le sien
   *[other] les appareils de { $seats } joueurs ont ajouté les leurs
}, et le tout a battu les cartes. Personne n’a donc pu les choisir.

web-side = { $what ->
    [log] Journal
    [chat] Discussion
    [sheet] Marque
    [last] Dernier pli
   *[menu] Menu
}
web-side-tabs = Ce qui est montré
web-log = Ce qui se passe
web-log-empty = Rien ne s’est encore passé.
web-log-deal = Donne { $number }\xA0: { $you ->
    [yes] vous donnez
   *[no] { $name } donne
}
web-log-hand = Vos cartes\xA0: { $cards }
web-log-bid = { $you ->
    [yes] Vous
   *[no] { $name }
}\xA0: { term-contract }
web-log-cards = { $cards }
web-log-trick = Pli { $number }\xA0: { $you ->
    [yes] vous entamez
   *[no] { $name } entame
}
web-log-played = { $you ->
    [yes] Vous
   *[no] { $name }
}\xA0: { $card }
web-log-claimed = { $you ->
    [yes] Vous faites tous les plis restants avec { $cards }
   *[no] { $name } fait tous les plis restants avec { $cards }
}
web-log-sits = { $you ->
    [yes] Vous vous asseyez
   *[no] { $name } s’assied
}
web-log-freed = La place { $seat } est libre
web-log-vanished = { $you ->
    [yes] Vous êtes absent
   *[no] { $name } n’est plus là
}
web-log-countdown = { $you ->
    [yes] Un robot jouera bientôt pour vous
   *[no] Un robot jouera bientôt pour { $name }
}
web-log-stand-in = { $you ->
    [yes] Un robot joue pour vous
   *[no] Un robot joue pour { $name }
}
web-log-returned = { $you ->
    [yes] Vous êtes de retour
   *[no] { $name } est de retour
}
web-log-left = { $you ->
    [yes] Vous quittez la table
   *[no] { $name } quitte la table
}
web-log-paused = { $you ->
    [yes] Vous mettez le jeu en pause
   *[no] { $name } met le jeu en pause
}
web-log-resumed = Le jeu reprend
web-log-offer = { $kind ->
    [undo] { $you ->
        [yes] Vous demandez à reprendre un coup
       *[no] { $name } demande à reprendre un coup
    }
   *[claim] { $you ->
        [yes] Vous réclamez les plis restants
       *[no] { $name } réclame les plis restants
    }
}
web-log-answer = { $you ->
    [yes] Vous
   *[no] { $name }
}\xA0: { $agrees ->
    [yes] oui
   *[no] non
}
web-log-offer-dropped = { $reason ->
    [refused] C’est refusé
    [withdrawn] C’est retiré
    [late] Personne n’a répondu à temps
    [impossible] Ces plis ne peuvent pas tous être faits
   *[other] La demande tombe
}
web-log-undone = { $you ->
    [yes] Vous reprenez un coup
   *[no] { $name } reprend un coup
}
web-log-said = { $you ->
    [yes] Vous
   *[no] { $name }
}\xA0: { $text }
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-phrases = Phrases toutes faites
web-phrase = { $phrase ->
    [hello] Bonjour\xA0!
    [good_luck] Bonne chance\xA0!
    [well_played] Bien joué\xA0!
    [nice_deal] Belle donne\xA0!
    [thanks] Merci\xA0!
    [sorry] Pardon\xA0!
    [one_moment] Un instant, s’il vous plaît
    [go_on] On continue\xA0?
    [oops] Oups\xA0!
   *[good_bye] Au revoir\xA0!
}
web-say = Dire quelque chose
web-send = Envoyer
web-mute = Cacher ce que dit { $name }
web-undo = { $alone ->
    [yes] Reprendre le dernier coup
   *[no] Demander à reprendre le dernier coup
}
web-claim = Réclamer les plis restants
web-claim-shows = Tout le monde verra votre main.
web-claim-show = Montrer ma main et réclamer
web-pause = Pause
web-share-watching = Lien pour regarder
web-leave = Quitter la table
web-settings = Réglages
web-help = Comment jouer
web-help-rules = { $preset ->
    [fft] Un joueur, le preneur, joue seul contre les autres. À cinq, il appelle un roi\xA0: qui le détient est son partenaire, en secret.
        Chacun parle une fois\xA0: Prise ×1, Garde ×2, Garde sans ×4, Garde contre ×6. La plus forte enchère est jouée.
        Après une Prise ou une Garde, le preneur prend le chien et écarte autant de cartes\xA0: ni roi ni bout, et d’autres atouts seulement s’il n’a rien d’autre.
        Fournissez la couleur\xA0; sinon, coupez. Chaque fois que vous jouez atout, montez sur le plus fort du pli si vous pouvez.
        L’Excuse (★) se joue à tout moment. Elle ne prend pas de pli mais reste à son camp, sauf au dernier pli.
        Roi et bout comptent 4½, dame 3½, cavalier 2½, valet 1½, toute autre carte ½. Les bouts\xA0: le 21, le Petit et l’Excuse.
        Avec 0, 1, 2 ou 3 bouts dans ses plis, il faut au preneur 56, 51, 41 ou 36 points.
        Avec 10, 13 ou 15 atouts (à trois 13, 15, 18\xA0; à cinq 8, 10, 13), on peut montrer une poignée avant sa première carte\xA0: 20, 30 ou 40 points au camp qui gagne la donne.
        Le Petit au bout, pris au dernier pli, vaut 10 points, fois le contrat. Le chelem, tous les plis, en vaut 200, ou 400 annoncé\xA0; annoncé et manqué, il en coûte 200.
    [michelsen] Un joueur, le preneur, joue seul contre les trois autres, jusqu’à ce que quelqu’un ait 1000 points.
        Chacun parle une fois\xA0: Prise ×1, Garde ×2, Garde sans ×4, Garde contre ×6. La plus forte enchère est jouée.
        Après une Prise ou une Garde, le preneur prend le chien et écarte six cartes\xA0: ni roi ni bout, et d’autres atouts seulement s’il n’a rien d’autre.
        Fournissez la couleur\xA0; sinon, coupez. Chaque fois que vous jouez atout, montez sur le plus fort du pli si vous pouvez. On n’entame atout que lorsqu’un atout est déjà tombé.
        L’Excuse (★) se joue à tout moment. Elle ne prend pas de pli mais reste à son camp, sauf au dernier pli.
        Roi et bout comptent 4½, dame 3½, cavalier 2½, valet 1½, toute autre carte ½. Les bouts\xA0: le 21, le Petit et l’Excuse.
        Avec 0, 1, 2 ou 3 bouts dans ses plis, il faut au preneur 56, 51, 41 ou 36 points.
   *[mathers] Chacun tient 25 cartes\xA0; le premier à 100 points gagne.
        { $preset ->
            [mathers-1888] Le donneur échange trois cartes contre celles mises de côté.
           *[mathers] Le donneur échange trois cartes contre celles mises de côté\xA0; les autres prennent ensuite ce que le joueur précédent a posé.
        }
        Votre main marque alors d’elle-même\xA0: suites de quatre, sept ou dix\xA0; trois ou plus des atouts 1 à 5, ou 17 à 21\xA0; dix ou treize atouts\xA0; trois atouts de Tarot (le 21, le 1, l’Excuse et les rois).
        Avec deux atouts de Tarot, vous pouvez en demander un troisième\xA0: 5 points si personne n’en a\xA0; sinon vous le recevez et rendez une carte.
        Dans les plis, fournissez la couleur\xA0; sinon, coupez ou défaussez-vous.
        Un pli compte par sa meilleure carte\xA0: atout de Tarot 5, dame 4, cavalier 3, valet 2, toute autre 1. L’Excuse compte 5 à qui la joue.
        Seule la plus forte somme s’écrit, moins la deuxième.
    [greer] Chacun joue pour soi, et toutes les cartes sont distribuées. Le donneur prend celles qui restent et en écarte autant.
        Fournissez la couleur\xA0; sinon, il faut couper, sans devoir monter. On n’entame atout que lorsqu’un atout est déjà tombé.
        L’Excuse (★) se joue à tout moment\xA0: elle ne prend pas de pli et vous revient.
        Roi, 21, 1 et Excuse comptent 5, dame 4, cavalier 3, valet 2. Le dernier pli pris avec le Petit compte 10 de plus.
        Ce qu’on a gagné se compte par trois, une carte qui marque dans chaque paquet\xA0; le plus de points gagne.
}
web-help-keys = Clavier
web-help-keys-list = Tab parcourt la page\xA0; les flèches parcourent la main, haut et bas seulement les cartes jouables.
    Entrée ou espace joue la carte, ou la choisit.
    Échap ferme ce qui est ouvert.
    Dans le menu, on peut aussi taper\xA0: une carte, une enchère, main, dernier, marque.
    Dans les donnes écrites\xA0: gauche et droite un coup, page haut et page bas un pli.
web-table-settings = Cette table
web-four-colours = Quatre couleurs
web-card-letters = Lettres des habillés
web-letters-as-language = selon la langue
web-text-size = Taille du texte
web-text-size-value = { $size ->
    [100] normale
    [115] grande
   *[other] très grande
}
web-contrast = Contraste fort
web-motion = Mouvement
web-motion-value = { $speed ->
    [0] aucun
    [1] normal
   *[other] rapide
}
web-sound = Son quand c’est à vous
web-confirm = Toucher deux fois pour jouer
web-left-handed = Atouts à gauche de la main
web-pace = Rythme des robots
web-seconds = { $seconds } s
web-auto-forced = Les cartes forcées se jouent seules (seul avec des robots)
web-allow-undo = On peut reprendre un coup
web-type-commands = Au clavier
web-command = Commande\xA0: une carte, une enchère, main, dernier, marque, table ou aide
web-command-example = co7, main, dernier, marque\xA0…
web-command-help = Tapez une carte (co7, pr, 21, x) pour la jouer, une enchère pour la dire\xA0; main\xA0: vos cartes\xA0; dernier\xA0: le dernier pli\xA0; table\xA0: les cartes sur la table\xA0; marque\xA0: le classement.
web-nothing-yet = Rien pour l’instant.
web-unclear = Ce n’est pas clair. «\xA0aide\xA0» en dit plus.

web-replay-title = Donnes écrites
web-replay-open = Ouvrir une donne
web-replay-about = Une donne enregistrée ici, ou notée à la main de la même façon\xA0: coup par coup, toutes les mains ouvertes.
web-replay-file = Choisir un fichier .tarot
web-replay-paste = ou son texte
web-replay-read = Ouvrir
web-replay-start = Les cartes sont distribuées
web-replay-step = Coup
web-replay-at = { $step } sur { $steps }
web-replay-trick-before = Retour au début du pli
web-replay-next-trick = Au pli suivant
web-replay-run = Faire défiler
web-replay-stop = Arrêter
web-replay-link = Copier un lien vers ce moment
web-to-table = Retour à la table
web-back = Reculer
web-forward = Avancer
web-play-again = Rejouer cette donne
web-play-again-about = Avec les mêmes cartes, contre des robots. Cela ne compte pas.
web-seat = Place

web-error-unreachable = Le serveur est injoignable. Le réseau est-il là\xA0?
web-error-too_many_chosen = { $count ->
    [one] Une seule carte part\xA0: reprenez d’abord l’autre.
   *[other] { $count } cartes partent\xA0: reprenez-en d’abord une.
}
`;export{e as default};