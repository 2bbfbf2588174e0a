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
    [suit] { term-rank } de { term-suit }
    [trump] { term-trump }
   *[excuse] { term-excuse }
}
term-suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
    [C] trèfle
   *[T] atout
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
    [S] P
    [H] Co
    [D] Ca
    [C] Tr
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


error-unknown_card = La carte « { $card } » n’existe pas. Les cartes vont de S1 à SK, de même pour H, D et C, les atouts de T1 à T21, et X.
error-unknown_token = « { $token } » n’est ni une carte ni une annonce.
error-unknown_not_here = « { $word } » demande des cartes connues : « ? » n’a pas sa place ici.
error-one_card_expected = « { $word } » prend une seule carte, et non { $found }.
error-bad_marks = « { $found } » n’est pas une marque : écrivez nom=points, par exemple greater=5.
error-card_twice = { $place ->
    [none] { $card } figure deux fois.
   *[other] { $card } figure deux fois : aussi dans { $place }.
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
error-not_a_pack = Ce n’est pas un jeu de 78 cartes différentes : il y en a { $found }.
error-bad_dealer = Le joueur { $found } ne peut pas donner : les places vont de 1 à { $players }.
error-players_not_allowed = { $preset ->
    [mathers] Le jeu de Mathers
    [mathers-1888] Le jeu de Mathers de 1888
    [greer] Le jeu de Greer
    [michelsen] Le tarot d’après Michelsen
   *[fft] Le tarot français
} ne se joue pas à { $found } : c’est { $allowed }.
error-unknown_game = Le jeu « { $found } » n’existe pas. Les jeux sont { $allowed }.
error-unknown_option = Ces règles n’ont pas d’option « { $option } ». Les options sont { $allowed }.
error-bad_option_value = L’option { $option } ne peut pas valoir « { $found } », mais { $allowed }.

error-already_played = { $card } a déjà été jouée.
error-not_in_hand = { $you ->
    [yes] Vous n’avez pas { $card } en main.
   *[none] { $seat ->
        [none] { $card } n’est pas dans le jeu.
       *[other] Le joueur { $seat } n’a pas { $card } en main.
    }
}
error-must_follow = { $you ->
    [yes] Vous ne pouvez pas jouer { $card } : { $suit ->
        [T] on a entamé à l’atout, et vous en avez encore.
       *[other] il faut fournir à { term-suit }, et vous en avez encore.
    }
   *[none] { $suit ->
        [T] Le joueur { $seat } ne peut pas jouer { $card } : on a entamé à l’atout, et il en a encore.
       *[other] Le joueur { $seat } ne peut pas jouer { $card } : il doit fournir à { term-suit }, et il en a encore.
    }
}
error-must_trump = { $you ->
    [yes] Vous ne pouvez pas jouer { $card } : sans { term-suit }, il faut couper.
   *[none] Le joueur { $seat } ne peut pas jouer { $card } : n’ayant pas de { term-suit }, il doit couper.
}
error-must_overtrump = { $you ->
    [yes] Vous ne pouvez pas jouer { $card } : le plus fort atout du pli est { $top }, et vous pouvez monter.
   *[none] Le joueur { $seat } ne peut pas jouer { $card } : le plus fort atout du pli est { $top }, et il peut monter.
}
error-must_undertrump_lowest = { $you ->
    [yes] Vous ne pouvez pas jouer { $card } : qui ne peut pas monter sur { $top } met son plus petit atout.
   *[none] Le joueur { $seat } ne peut pas jouer { $card } : qui ne peut pas monter sur { $top } met son plus petit atout.
}
error-called_suit_barred = { $you ->
    [yes] Vous ne pouvez pas entamer de { $card } : on n’entame pas dans la couleur appelée, sauf de la carte appelée elle-même.
   *[none] Le joueur { $seat } ne peut pas entamer de { $card } : on n’entame pas dans la couleur appelée, sauf de la carte appelée elle-même.
}
error-trumps_not_broken = { $you ->
    [yes] Vous ne pouvez pas entamer de { $card } : on n’entame pas à l’atout avant qu’un atout ait été joué.
   *[none] Le joueur { $seat } ne peut pas entamer de { $card } : on n’entame pas à l’atout avant qu’un atout ait été joué.
}
error-cards_left_impossible = Le joueur { $seat } ne peut pas avoir joué { $card } : il faudrait alors { $needed } cartes inconnues dans les mains, et après tout ce qui a été joué il n’en reste que { $found } qui puissent s’y trouver.

error-deal_over = « { $found } » vient trop tard : la donne est finie.
error-other_move_expected = « { $found } » n’a pas sa place ici : { $phase ->
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
   *[none] « { $found } »
} ne suffit pas : il faut passer ou enchérir sur { $high ->
    [prise] Prise
    [garde] Garde
    [sans] Garde sans
    [contre] Garde contre
   *[pass] une passe
}.
error-call_not_allowed = On ne peut pas appeler { $card } : on appelle un roi ; une dame seulement avec les quatre rois, et ainsi de suite jusqu’au valet.
error-lay_away_count = L’écart est de { $expected } cartes, et non de { $found }.
error-lay_away_unknown = Toutes les cartes de l’écart doivent être nommées, puisque le jeu est connu.
error-lay_away_king = { $card } ne peut pas aller à l’écart : on n’écarte jamais un roi.
error-lay_away_oudler = { $card } ne peut pas aller à l’écart : on n’écarte jamais un bout.
error-lay_away_trump = { $card } ne peut pas aller à l’écart : on n’écarte un atout que faute d’autres cartes.
error-lay_away_trumps_too_many = { $card } ne peut pas aller à l’écart : ici { $allowed ->
    [one] { $allowed } seul atout doit
   *[other] { $allowed } atouts seulement doivent
} y aller.
error-laid_away_king_or_oudler = { $card } n’a pas été jouée : c’est donc une carte de l’écart, et elle ne pouvait pas y aller.
error-poignee_late = { $you ->
    [yes] Trop tard : la poignée se présente avant la première carte.
   *[none] Le joueur { $seat } arrive trop tard : la poignée se présente avant sa première carte.
}
error-poignee_twice = { $you ->
    [yes] Vous avez déjà présenté une poignée.
   *[none] Le joueur { $seat } a déjà présenté une poignée.
}
error-poignee_size = Une poignée compte ici { $allowed } cartes, et non { $found }.
error-poignee_not_trump = { $card } n’est pas un atout et ne peut pas figurer dans une poignée.
error-poignee_excuse_hides = { $you ->
    [yes] { $card } ne remplace que l’atout qui manque, et vous avez d’autres atouts que vous ne montrez pas.
   *[none] { $card } ne remplace que l’atout qui manque, et le joueur { $seat } a d’autres atouts qu’il ne montre pas.
}

error-ask_not_two_over = { $you ->
    [yes] Vous ne pouvez pas demander : il faut deux atouts de Tarot en plus (2 ou 5 en main), et vous en avez { $found }.
   *[none] Le joueur { $seat } ne peut pas demander : il faut deux atouts de Tarot en plus (2 ou 5 en main), et il y en a { $found }.
}
error-card_is_known = La carte doit être nommée, puisque le jeu est connu.
error-give_not_tarot_trump = { $card } n’est pas un atout de Tarot : on donne le 21, l’Excuse, le Petit ou un roi.
error-return_same_card = { $card } ne peut pas être rendue : elle vient d’être reçue.
error-return_tarot_trump = { $card } ne peut pas être rendue : c’est un atout de Tarot.
error-unknown_mark = La marque « { $found } » n’existe pas. Les marques sont { $allowed }.
error-marks_twice = Les annonces du joueur { $seat } sont déjà notées.
error-marks_disagree = Le joueur { $seat } marque autre chose : { $expected ->
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
error-unknown_word = { $field } ne peut pas valoir « { $found } », mais { $allowed }.
error-points_out_of_range = { $found } points : c’est impossible, le jeu en compte 91.
error-points_not_halves = { $found } points : c’est impossible, on compte par demi-points.
error-points_not_whole = { $found } points : c’est impossible, à quatre joueurs chaque camp a un nombre entier de points.
error-points_too_few = { $found } points, c’est trop peu : { $oudlers ->
    [one] un bout vaut
   *[other] { $oudlers } bouts valent
} au moins { $least } à { $oudlers ->
    [one] lui seul
   *[other] eux seuls
}.
error-points_too_many = { $found } points, c’est trop : la défense a alors { $oudlers ->
    [one] un bout
   *[other] { $oudlers } bouts
}, ce qui laisse au preneur { $most } points au plus.
error-oudlers_out_of_range = { $found } bouts : c’est impossible, il y en a trois.
error-partner_missing = À cinq joueurs, dites si le preneur a un partenaire.
error-partner_needs_five = Il n’y a de partenaire qu’à cinq joueurs, et non à { $players }.
error-slam_below_target = Un chelem avec { $found } points est impossible : qui fait tous les plis a les { $target } points à faire.
error-petit_without_trick = Le petit ne peut pas être au bout pour un camp sans levée : l’autre a fait le chelem.
error-both_slams = Le preneur et la défense ne peuvent pas avoir tous deux fait tous les plis.
error-defence_slam_points = Un chelem de la défense est impossible : sans un seul pli, le preneur ne peut pas avoir { $found } points, mais { $most } au plus.
error-poignees_too_large = Ces poignées sont impossibles : elles montrent { $found } atouts en tout, et il y en a { $most } avec l’Excuse.

error-match_empty = Une partie compte au moins une donne.
error-match_over = La donne { $number } vient après la fin de la partie.
error-match_other_game = La donne { $number } n’a pas les règles ou les joueurs de la partie.
error-match_dealer = La donne { $number } est donnée par le joueur { $found }, alors que c’est au joueur { $expected }.
error-match_deal_unfinished = La donne { $number } n’est pas finie.
error-match_score_unknown = La marque de la donne { $number } n’est pas connue.

error-no_file = Le fichier { $path } n’existe pas.
error-is_folder = { $path } est un dossier, pas un fichier.
error-no_permission = { $path } ne peut pas être lu : permission refusée.
error-cannot_read = { $path } ne peut pas être lu : { $reason }.
error-too_large = { $path } est trop gros : il ne peut en être lu que { $limit } mégaoctets.
error-io_failed = La lecture ou l’écriture a échoué : { $reason }.
error-not_a_match_file = { $kind ->
    [folder] { $path } est un dossier ; une partie s’enregistre dans un fichier.
   *[other] { $path } n’est pas un fichier ordinaire ; une partie ne peut pas y être enregistrée.
}
error-file_read_only = { $path } est protégé en écriture : aucune partie ne peut y être enregistrée.
error-file_has_names = { $path } porte aussi d’autres noms (liens physiques), qui garderaient l’ancien contenu. Copiez-le d’abord et nommez la copie.
error-file_in_use = { $path } est occupé : une partie s’y joue dans une autre session. Arrêtez-la d’abord, ou nommez un autre fichier.
error-bad_seed = Une graine est un texte de { $limit } lettres au plus, sans fin de ligne ni autre caractère de commande.
error-no_record = Il n’y a aucune donne dans { $path }.
error-json_not_utf8 = { $path } n’est pas du texte en UTF-8 : l’octet { $byte } n’y a pas sa place.
error-json_syntax = { $path } n’est pas du JSON : ligne { $line }, colonne { $column }.
error-json_too_deep = { $path } est imbriqué trop profondément.
error-json_number = { $path } contient un nombre que JSON n’admet pas, ou beaucoup trop long.
error-json_not_list = { $path } doit contenir une liste.
error-unknown_language = La langue « { $found } » n’est pas parlée ici ; il y a { $allowed }.
error-unknown_command = La commande « { $found } » n’existe pas.{ $close ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $close } ?
}
error-no_command = Dites quoi faire. \`oudler --help\` donne la liste des commandes.
error-command_missing = La commande « { $found } » ne fait pas partie de cette installation.
error-unknown_flag = L’option { $found } n’existe pas ici.{ $close ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $close } ?
}
error-flag_needs_value = L’option { $option } demande une valeur.
error-flag_takes_no_value = L’option { $option } ne prend pas de valeur.
error-argument_missing = Il manque { $name }.
error-extra_arguments = Arguments en trop : { $found }.
error-usage = La commande n’a pas été comprise : { $reason }
error-flag_word = { $option } ne peut pas valoir « { $found } », mais { $allowed }.
error-flag_number = { $option } doit être un nombre entier de { $low } à { $high }, et non « { $found } ».
error-flag_seconds = { $option } doit être un nombre de secondes de 0 à { $most }, comme 0,5, et non « { $found } ».
error-flag_points = { $option } doit être un nombre de points comme 48 ou 48,5, et non « { $found } ».
error-flag_poignee = { $option } prend le camp et la taille, par exemple attack:simple, et non « { $found } ».
error-flags_missing = Il manque encore : { $missing }.
error-input_ended = Les réponses se sont arrêtées avant les questions.
error-answer_choice = « { $found } » n’est pas une des réponses.
error-answer_number = « { $found } » n’est pas un nombre.
error-trick_full = Le pli compte déjà { $found } cartes.
error-flags_with_json = Avec --json les cas viennent du fichier ; { $found } ne peut pas s’y ajouter.

error-not_utf8 = Cette ligne n’est pas du texte en UTF-8 (octet { $byte }).
error-control_character = Cette ligne contient un caractère qui n’est pas du texte (code { $character }).
error-line_too_long = Cette ligne dépasse { $limit } caractères : c’est trop pour une donne.
error-record_too_long = C’est trop long pour une donne.
error-comment_too_long = Ce commentaire est trop long.
error-comment_not_closed = Ce commentaire n’est pas fermé : l’accolade finale manque.
error-bracket_not_closed = La parenthèse ouverte ici n’est pas fermée sur sa ligne.
error-stray_bracket = Cette accolade ferme un commentaire qui n’a pas été ouvert.
error-bad_tag = Ce n’est pas une étiquette. Une étiquette est un nom et un texte entre guillemets : [Nom "texte"].
error-text_before_tags = La donne commence sans étiquettes : ceci les précède.
error-tag_twice = L’étiquette { $tag } figure deux fois.
error-tag_missing = L’étiquette { $tag } manque.
error-bad_number = L’étiquette { $tag } doit être un nombre.
error-bad_option_pair = Ce n’est pas une option des règles : écrivez nom=valeur.
error-no_such_seat = La place { $found } n’existe pas : on joue à { $players }.
error-unknown_shuffle = Le mélange « { $found } » n’est pas connu ici, seulement { $allowed } ; il faudrait écrire les jeux.
error-seed_disagrees = Les cartes écrites ne sont pas celles que donne cette graine.
error-bad_result = L’étiquette Result doit donner { $expected } nombres entiers, un par joueur.
error-bad_date = Ce n’est pas une date : écrivez année-mois-jour, par exemple 2024-02-29.

error-unknown_bot = Il n’y a pas de robot « { $found } ». Les robots sont { $allowed }.
error-bad_bot_option = Le robot { $bot } n’a pas d’option « { $found } » ; ses options : { $allowed ->
    [none] aucune
   *[other] { $allowed }
}.

error-arena_seats = { $found ->
    [one] 1 robot est nommé
   *[other] { $found } robots sont nommés
}, mais { $players } joueurs sont à cette table : nommez-en { $players }, ou un seul pour toutes les places.
error-arena_two_bots = Une comparaison demande deux robots différents ; { $found ->
    [one] un seul est nommé
   *[other] { $found } sont nommés
}.
error-arena_no_taker = Il n’y a pas de camp ({ $role }) { $preset ->
    [mathers] au jeu de Mathers
    [mathers-1888] au jeu de Mathers de 1888
    [greer] au jeu de Greer
   *[other] à { $preset }
} : chacun y joue pour soi.
error-arena_needs_paired = { $option } ne va qu’avec --paired.
error-arena_plot_svg = « { $path } » ne peut pas être dessiné : les images sont en SVG, nommez un fichier en .svg.
error-arena_file_not_results = { $path } n’est pas un fichier de résultats de l’arène.
error-arena_file_line = La ligne { $line } de { $path } n’est pas le résultat d’une donne, ou répète une donne déjà lue.
error-arena_file_other = { $path } contient les résultats d’autre chose : { $field } y est « { $found } », et non « { $expected } ». Nommez un autre fichier avec --out.
error-arena_worker_died = Un processus qui jouait la donne { $number } s’est arrêté d’un coup.
error-bot_failed = Donne { $number } : le robot { $bot } à la place { $seat } a échoué : { $reason }
error-bot_illegal_move = Donne { $number } : le robot { $bot } à la place { $seat } a fait le coup interdit « { $found } » ({ $reason }).
error-bot_no_command = « { $bot } » ne nomme pas de commande : écrivez exec:COMMANDE.
error-bot_cannot_start = Donne { $number } : le robot { $bot } à la place { $seat } ne peut pas être lancé : { $reason }
error-bot_ended = Donne { $number } : le robot { $bot } à la place { $seat } s’est arrêté avec le code de sortie { $exit_code } après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_silent = Donne { $number } : le robot { $bot } à la place { $seat } a fermé sa sortie après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_too_slow = Donne { $number } : le robot { $bot } à la place { $seat } n’a pas répondu en { $limit } s, après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_spoke_early = Donne { $number } : le robot { $bot } à la place { $seat } a écrit la ligne { $line }, « { $found } », avant qu’on l’interroge.
error-bot_line_not_move = Donne { $number } : la ligne { $line } du robot { $bot } à la place { $seat }, « { $found } », n’est pas un coup.
error-bot_line_illegal = Donne { $number } : la ligne { $line } du robot { $bot } à la place { $seat }, « { $found } », est un coup interdit ({ $reason }).
error-arena_cannot_write = { $path } ne peut pas être écrit : { $reason }.
error-arena_file_in_use = { $path } est en train d’être écrit par une autre commande.

error-hello_first = Le premier message doit être « hello ».
error-watchers_only_watch = Qui regarde ne joue pas ; prenez d’abord une place.
error-bad_token = Ce lien n’ouvre pas cette table.
error-seat_lost = La place { $seat } n’est plus la vôtre.
error-message_not_text = Les messages doivent être du texte.
error-message_too_long = Ce message dépasse { $limit } lettres.
error-bad_message = Ce message est incompréhensible : { $reason }
error-too_fast = Trop de demandes ; attendez un instant.
error-too_slow = La connexion ne suit pas.
error-try_again = Le serveur n’a pas pu l’enregistrer ; réessayez.
error-internal_error = Une erreur s’est produite dans le serveur. Elle est notée dans son journal.
error-no_such_table = Cette table n’existe pas.
error-no_such_record = Il n’y a pas de telle donne ici.
error-may_not_join = Ce lien permet de regarder, pas de prendre place.
error-one_person_opens = Une seule personne ouvre une table ; les autres y prennent place elles-mêmes.
error-no_person_there = Personne n’est assis à la place { $seat }.
error-no_seat = Il n’y a pas de place { $seat } : elles vont de 1 à { $players }.
error-seat_taken = La place { $seat } est déjà occupée.
error-seat_empty = La place { $seat } est déjà libre.
error-no_free_seat = Aucune place n’est libre.
error-person_present = La personne de la place { $seat } est là.
error-host_only = Seul l’hôte de la table peut le faire.
error-house_only = Seul le serveur fait cela.
error-name_missing = Un nom a au moins une lettre.
error-setting_out_of_bounds = Le réglage { $setting } doit être compris entre { $low } et { $high }.
error-one_record_expected = Il faut une seule donne ; le texte en compte { $found }.
error-record_incomplete = Cette donne ne peut être rejouée : toutes ses cartes ne sont pas connues.
error-too_early = Il est trop tôt pour cela.
error-too_late = Il est trop tard pour cela.
error-deal_under_way = Pas pendant une donne.
error-no_deal = Aucune donne n’est en cours.
error-match_is_over = La partie est terminée.
error-match_not_over = La partie n’est pas terminée.
error-paused = Le jeu est en pause.
error-not_your_turn = Ce n’est pas votre tour : c’est au joueur { $seat }.
error-bot_plays_for_you = Un robot joue pour vous ; revenez d’abord.
error-other_moment = C’était pour un autre moment : { $expected } coups ont été joués, et non { $found }.
error-move_too_long = Aucun coup n’a plus de { $limit } lettres.
error-seed_not_now = Aucune graine n’est attendue maintenant.
error-bad_seat_seed = Une graine a 64 chiffres, de 0 à 9 et de a à f.
error-unknown_phrase = Il n’y a pas de phrase « { $found } ». Les phrases sont { $allowed }.
error-nothing_said = Il n’y a rien à dire là-dedans.
error-text_too_long = C’est plus long que { $limit } lettres.
error-undo_switched_off = À cette table on ne reprend rien.
error-nothing_to_undo = Vous n’avez aucun coup à reprendre.
error-undo_cards_shown = Des cartes ont été vues depuis ; le coup reste joué.
error-claim_not_now = On réclame des plis pendant le jeu de la carte.
error-claim_not_proved = Ce que vous pouvez savoir ne prouve pas que tous les plis restants sont à vous.
error-people_away = Le joueur { $seat } est absent et ne peut pas donner son accord.
error-nobody_to_consent = Il n’y a personne pour donner son accord.
error-offer_open = Le joueur { $seat } a demandé quelque chose ; répondez-lui d’abord.
error-no_offer = Personne n’a rien demandé.
error-not_asked = On ne vous le demande pas, ou vous avez déjà répondu.
error-not_your_offer = C’est quelqu’un d’autre qui l’a demandé.
error-cannot_listen = Le serveur ne peut pas écouter sur { $address }, port { $port } : { $reason }.
error-database_url = « { $found } » n’est pas une base de données utilisable : donnez un fichier, ou une URL en sqlite:// ou postgresql://.
error-database_driver_missing = Cette base de données demande le paquet { $found } ; installez oudler[postgres].
error-database_failed = La base de données { $found } est inutilisable : { $reason }.

error-solve_game = Seul le tarot français peut être résolu. Cette donne : { term-game }.
error-solve_not_played = Il n’y a rien à résoudre : cette donne n’a pas été jouée.
error-solve_before_play = Il n’y a rien à résoudre : la donne s’arrête avant la première carte.
error-solve_unknown_cards = On ne peut pas résoudre cela : { $count ->
    [one] 1 carte du joueur { $seat } n’est pas connue.
   *[other] { $count } cartes du joueur { $seat } ne sont pas connues.
}
error-solve_no_such_trick = Il n’y a pas de position après { $found } plis : { $most ->
    [0] aucun n’a été joué.
    [one] 1 seul a été joué.
   *[other] { $most } ont été joués.
}
error-solve_no_memory = Il n’y a pas assez de mémoire pour une table de { $found } Mo ; demandez moins avec --table.
error-index_too_high = { $path } n’a pas de donne { $found } ; nombre de donnes : { $most }.


step-card_points = { $points } { $points ->
    [one] point
   *[other] points
} avec { $oudlers ->
    [one] { $oudlers } bout
   *[other] { $oudlers } bouts
}, { $target } à faire : { SIGNED($difference) }
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

step-marks_unknown = { term-of-seat } : marques inconnues
step-mark = { term-of-seat } : { $mark ->
    [greater] grands atouts
    [lesser] petits atouts
    [trump_count] nombre d’atouts
    [tarot_trumps] atouts de Tarot
   *[sequences] séquences
} { SIGNED($amount) }
step-ask_unanswered = { term-of-seat } : demande restée sans réponse { SIGNED($amount) }
step-tricks = { term-of-seat } : plis { SIGNED($amount) } (avec un atout de Tarot { $tarot }, une dame { $queen }, un cavalier { $knight }, un valet { $knave }, sans figure { $plain })
step-fool = { term-of-seat } : { term-excuse } { SIGNED($amount) }
step-king_cuts = { term-of-seat } : { $cuts ->
    [one] { $cuts } roi coupé
   *[other] { $cuts } rois coupés
} { SIGNED($amount) }
step-tie = { $total } partout en tête : personne ne marque
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
} le dernier pli : celui qui l’a jouée n’en a fait aucun
step-piles = { term-of-seat } : paquets { $amount } ({ $scoring ->
    [one] { $scoring } carte comptée
   *[other] { $scoring } cartes comptées
} pour { $worth }, { $plain } sans valeur)
step-magician_last = { term-of-seat } : dernier pli fait avec le Petit { SIGNED($amount) }
step-seat_total = { term-of-seat } : { $total } en tout


play-word-help = aide ?
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
play-typed-suits = S=p,pi,pic,pique,piques,epee,epees H=co,coe,coeur,coeurs,c,coupe,coupes D=ca,carreau,carreaux,c,denier,deniers C=tr,tre,tref,trefle,trefles,t,baton,batons T=a,at,atout,atouts
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
play-seats = Places, dans l’ordre du jeu : { $seats }
play-seed = Graine : { $seed }
play-file = Enregistré dans : { $path }
play-help-hint = « aide » dit ce qu’on peut taper, « quitter » arrête pour reprendre plus tard.
play-deal = Donne { $number }{ $all ->
    [0] {""}
   *[other] {" "}sur { $all }
} : { $you ->
    [yes] vous donnez
   *[no] { $name } donne
}
play-resumed = La donne reprend là où elle s’est arrêtée.
play-go-on = Entrée pour la donne suivante :
play-match-over = La partie est finie.
play-winner = { $you ->
    [yes] Vous gagnez.
   *[no] Vainqueur : { $name }.
}
play-winners = Vainqueurs à égalité : { $names }.
play-no-winner = Tout le monde est à égalité : personne ne gagne.
play-stopped = Arrêté. La partie est enregistrée. Pour la reprendre :
play-column-deal = cette donne
play-column-total = total
play-no-scores-yet = Aucune donne n’est encore finie.
play-score-of-deal = Marque de la donne

play-trick-leads = Pli { $number } sur { $all } : { $you ->
    [yes] vous jouez en premier
   *[no] { $name } joue en premier
}
play-trick-led = Pli { $number } sur { $all } : { $you ->
    [yes] vous avez joué en premier
   *[no] { $name } a joué en premier
}
play-tricks-sides = { $sides ->
    [yes] plis : attaque { $attack }, défense { $others }
   *[no] plis : preneur { $attack }, tous les autres { $others }
}
play-tricks-each = plis : { $tricks }
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
play-may-play = Vous pouvez jouer : { $cards }
play-may-lay-away = Vous pouvez écarter : { $cards }
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
play-passed-out = Tout le monde passe : la donne n’est pas jouée.
play-petit-sec = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} le Petit sec, sans l’Excuse : la donne est annulée.
play-takes = { $you ->
    [yes] Vous prenez : { term-contract }
   *[no] { $name } prend : { term-contract }
}
play-talon-stays = { $contract ->
    [sans] Le chien reste fermé et compte pour le preneur.
   *[other] Le chien reste fermé et compte pour la défense.
}
play-calls = { $you ->
    [yes] Vous appelez { $card }
   *[no] { $name } appelle { $card }
}
play-called = Carte appelée : { $card }
play-is-partner = { $you ->
    [yes] Vous êtes le partenaire du preneur
   *[no] Partenaire du preneur : { $name }
}
play-talon = Chien : { $cards }
play-talon-was = Le chien était : { $cards }
play-discard-was = Écart : { $cards }
play-you-lay-away = Vous écartez : { $cards }
play-you-take = Vous prenez : { $cards }
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
play-trumps-laid-away = Atouts écartés et montrés : { $cards }
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
play-status-contract = { term-contract } : { $name }
play-status-called = { $called } : { $name }
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
}, { $points } : { $cards }
play-asks = { $you ->
    [yes] Vous demandez un troisième atout de Tarot et montrez { $cards }
   *[no] { $name } demande un troisième atout de Tarot et montre { $cards }
}
play-does-not-ask = { $you ->
    [yes] Vous ne demandez rien
   *[no] { $name } ne demande rien
}
play-unanswered = { $you ->
    [yes] Personne n’en a : 5 points pour vous
   *[no] Personne n’en a : 5 points pour { $name }
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
    [passed] Tout le monde a passé : personne ne marque.
   *[petit_sec] La donne est annulée : personne ne marque.
}

play-ask-bid = Votre enchère ({ $bids }) ?
play-ask-call = Quelle carte appelez-vous ({ $cards }) ?
play-ask-slam = Annoncer le chelem ? (oui, ou Entrée : non)
play-ask-lay-away = { $chosen ->
    [0] { $count } cartes à écarter ?
   *[other] { $chosen } sur { $count } ; lesquelles encore ?
}
play-laying-away = À écarter : { $cards }
play-ask-lay-away-done = Entrée pour écarter ; retapez une carte pour la reprendre :
play-ask-card = Votre carte ?
play-ask-card-or = Votre carte (Entrée : { $card }) ?
play-ask-poignee = Présenter une { $sizes } ? ({ $several ->
    [yes] le nombre, ou Entrée : non
   *[no] oui, ou Entrée : non
})
play-ask-poignee-cards = Quels atouts ? Il en faut { $count }. (Entrée : les plus petits)
play-ask-ask = Demander un troisième atout de Tarot ? (oui, ou Entrée : non)
play-ask-give = Vous devez donner un atout de Tarot ({ $cards }). Lequel ?
play-ask-return = Quelle carte rendez-vous ? (Entrée : { $card })

play-unclear-card = « { $found } » n’est pas une carte. Par exemple : { $seven } (7 de cœur), { $king } (roi de pique), { $trump } (21 d’atout), { $excuse } (l’Excuse). « aide » en dit plus.
play-unclear-nothing = Tapez une carte, par exemple { $seven }, { $king }, { $trump } ou { $excuse }. « aide » en dit plus.
play-unclear-which-card = « { $found } » peut être { $cards }. Laquelle ?
play-unclear-rank = « { $found } » est une couleur : quelle carte ?
play-unclear-line = Cette ligne peut se lire de plusieurs façons : séparez les cartes par des virgules.
play-unclear-twice = { $card } est nommée deux fois dans cette ligne. Rien n’a changé.
play-unclear-bid = Ce n’est pas une enchère. Vous pouvez dire : { $bids }. « aide » en dit plus.
play-unclear-poignee = Tapez la taille ou le nombre de cartes, comme dans la question ; Entrée seule n’en présente aucune.
play-unclear-yes-no = Tapez oui ou non ; Entrée seule veut dire non.
play-unclear-command = Entrée pour continuer. « { $word } » dit ce qu’on peut taper d’autre.
play-lay-away-more = { $more ->
    [one] Encore une carte à écarter.
   *[other] Encore { $more } cartes à écarter.
}
play-lay-away-too-many = Cela ferait { $found } cartes ; il en faut { $expected }. Retapez une carte choisie pour la reprendre.
play-poignee-count = Cela fait { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} ; cette poignée en a { $expected }.
play-now-bid = Maintenant : { $bids }. Une enchère doit dépasser la précédente ; « gs » suffit pour garde sans le chien, « gc » pour garde contre le chien.
play-now-call = Maintenant : la carte que vous appelez : { $cards }. Qui l’a en main sera votre partenaire.
play-now-slam = Maintenant : oui si vous comptez faire tous les plis, sinon Entrée.
play-now-lay-away = Maintenant : les cartes à écarter, { $count } en tout, sur une ou plusieurs lignes. Une carte choisie, retapée sur une autre ligne, est reprise (choisies jusqu’ici : { $chosen }). Quand toutes y sont, Entrée fait l’écart.
play-now-card = Maintenant : la carte que vous jouez.
play-now-poignee = Maintenant : { $several ->
    [yes] le nombre d’atouts à présenter ({ $count } ou plus, comme dans la question)
   *[no] oui pour présenter { $count } atouts
}, ou Entrée pour ne rien présenter. Une poignée rapporte des points au camp qui gagne la donne ; tout le monde voit ses atouts.
play-now-poignee-cards = Maintenant : les atouts à présenter, sur une ligne ; il en faut { $count }. Entrée présente les plus petits.
play-now-ask = Maintenant : oui pour demander un troisième atout de Tarot : qui en a un le donne ; si personne n’en a, vous marquez 5. Entrée : ne pas demander.
play-now-give = Maintenant : l’atout de Tarot que vous donnez : { $cards }.
play-now-return = Maintenant : la carte que vous rendez contre celle reçue ; Entrée rend { $card }.
play-now-go-on = Maintenant : Entrée pour la donne suivante.
play-help-suits = Une carte : la couleur puis le rang ; { $suits }.
play-help-ranks = Rangs : 1 à 10, { $ranks }.
play-help-letter = { $letter } { $name }
play-help-examples = Par exemple { $seven } ({ $seven_name }), { $king } ({ $king_name }). Le nom entier convient aussi, ou les signes ♠ ♥ ♦ ♣.
play-help-trumps = Un atout : le numéro seul, comme 21 (affiché { $letter }21). Pour { $excuse }, { $typed }.
play-help-several = Plusieurs cartes sur une ligne : des espaces ou des virgules entre elles.
play-help-brackets = Dans le jeu, les cartes entre crochets, comme [7], sont celles que vous pouvez mettre maintenant.
play-help-anywhere = À toute question :

play-help-commands = main : vos cartes ; dernier : le dernier pli ; table : rôles, plis, ce qui a été montré ; { $game ->
   *[fft] enchères : ce qui a été dit avant le jeu ;{" "}
    [mathers] annonces : ce qui a été marqué avant le jeu ;{" "}
    [greer] {""}
}marque : où en est la partie ; quitter : arrêter, la partie est enregistrée

play-error-resume-with = --resume prend la table dans le fichier : { $option } ne va pas avec.
play-error-resume-finished = La partie de { $path } est finie. Commencez-en une autre sans --resume.
play-error-resume-unknown = La dernière donne de { $path } a des cartes inconnues et ne peut pas se jouer.
play-error-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $players }.
play-error-bots = { $found } robots pour { $expected } places : nommez-en un pour toutes, ou un pour chacune.
play-error-option = Une option s’écrit nom=valeur, et non « { $found } ».
play-error-save = La partie ne peut pas être enregistrée dans { $path } : { $reason }
play-error-resume-broken = La partie de { $path } ne peut pas reprendre. Ligne { $line } : { $reason } Le fichier reste tel quel.
play-error-resume-seat = Chaque place de { $path } a un robot : dites avec --seat laquelle est la vôtre.
play-error-save-behind = Rien ne peut s’écrire à la suite de { $path } : ce n’est pas un fichier de donnes, ou la dernière est fautive. Le fichier reste tel quel.
play-not-saved = La partie n’est pas enregistrée pour l’instant, { $path } : { $reason }. Elle continue, et chaque coup essaiera de nouveau.
play-saved-again = La partie est de nouveau enregistrée.
play-file-changed = Un autre programme a modifié { $old }. Ce fichier reste tel quel ; la partie s’enregistre désormais dans { $path }
play-unsaved = Ces donnes n’ont pas pu être enregistrées. Les voici, pour que vous puissiez les copier :


web-tagline = Jeux de tarot, entre amis ou contre la maison
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
web-listed = Table entre amis ouverte à tous ici
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
web-as-usual = Comme d’habitude
web-done = Terminé
web-cancel = Annuler
web-close = Fermer
web-option = { $option ->
    [match_deals] Donnes d’une partie (0\xA0: jusqu’aux points)
    [match_points] Points qui terminent la partie (0\xA0: après les donnes)
    [undertrump] Qui ne peut surcouper joue
    [trump_lead_needs_break] On n’entame atout qu’une fois qu’il en est tombé
    [slam_announcer_leads] Qui annonce le chelem entame
    [defence_slam] Le chelem de la défense compte
    [excuse_last_trick] Au dernier pli, l’Excuse
    [petit_au_bout_before_excuse] Petit au bout à l’avant-dernier pli, avant l’Excuse
    [forced_discard_counts] Les atouts écartés comptent
    [passed_out_shows_talon] Si tous passent, le chien est montré
    [exchange] Le talon est échangé par
    [return_card] La carte rendue
    [king_cut] Les rois coupés comptent
    [discard_scores] L’écart compte pour
   *[other] { $option }
}
web-option-value = { $value ->
    [yes] oui
    [no] non
    [any] au choix
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
web-come-back = Retour à la porte de la table
web-connecting = En route vers la table\xA0…
web-waiting-table = Autour de la table
web-that-is-you = (vous)
web-ready = d’accord
web-not-ready = présent
web-add-bot = Ajouter un robot
web-add-bot-at = Ajouter un robot à la place { $seat }
web-make-free = Libérer
web-free-seat-at = Libérer la place { $seat }
web-i-am-ready = C’est parti
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
web-link-local = Cette adresse ne marche que sur cette machine. Pour des amis du réseau local, démarrez avec LAN=1 et ouvrez la page par l’adresse affichée alors.

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
web-reconnecting = Connexion perdue, on revient …
web-offline = Cet appareil n’a pas de réseau
web-reconnecting-about = { $watching ->
    [yes] La table continue ; vous la reverrez.
   *[no] { $alone ->
        [yes] Votre place et vos cartes sont gardées ; la table vous attend.
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
web-marks-badge = marque { $points }
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
web-won = fait le pli
web-last-trick = Le dernier pli
web-waiting = { $thinking ->
    [yes] { $name } réfléchit\xA0…
   *[no] C’est à { $name } de jouer
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

web-outcome = { $made ->
    [yes] { $you ->
        [yes] Vous réussissez votre { term-contract } de { $difference }
       *[no] { $name } réussit sa { term-contract } de { $difference }
    }
   *[no] { $you ->
        [yes] Vous chutez votre { term-contract } de { $difference }
       *[no] { $name } chute sa { term-contract } de { $difference }
    }
}
web-how-scored = D’où vient la marque
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
    [fair] Donne honnête : cet appareil l’a battue à nouveau
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
web-fairness-commitment = Empreinte : { $hash }
web-fairness-about = Avant la donne, le serveur a publié l’empreinte de son secret ; puis { $seats ->
    [0] personne n’en a ajouté
    [one] l’appareil d’un joueur a ajouté le sien
   *[other] les appareils de { $seats } joueurs ont ajouté les leurs
}, et le tout a battu les cartes. Personne n’a donc pu les choisir.

web-side = { $what ->
    [log] Journal
    [chat] Paroles
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
web-chat = Paroles
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
    [fft] Un joueur, le preneur, joue seul contre les autres. À cinq, il appelle un roi : qui le détient est son partenaire, en secret.
        Chacun parle une fois : Prise ×1, Garde ×2, Garde sans ×4, Garde contre ×6. La plus forte enchère est jouée.
        Après une Prise ou une Garde, le preneur prend le chien et écarte autant de cartes : ni roi ni bout, et d’autres atouts seulement s’il n’a rien d’autre.
        Fournissez la couleur ; sinon, coupez. Chaque fois que vous jouez atout, montez sur le plus fort du pli si vous pouvez.
        L’Excuse (★) se joue à tout moment. Elle ne prend pas de pli mais reste à son camp, sauf au dernier pli.
        Roi et bout comptent 4½, dame 3½, cavalier 2½, valet 1½, toute autre carte ½. Les bouts : le 21, le Petit et l’Excuse.
        Avec 0, 1, 2 ou 3 bouts dans ses plis, il faut au preneur 56, 51, 41 ou 36 points.
        Avec 10, 13 ou 15 atouts (à trois 13, 15, 18 ; à cinq 8, 10, 13), on peut montrer une poignée avant sa première carte : 20, 30 ou 40 points au camp qui gagne la donne.
        Le Petit au bout, pris au dernier pli, vaut 10 points, fois le contrat. Le chelem, tous les plis, en vaut 200, ou 400 annoncé ; annoncé et manqué, il en coûte 200.
    [michelsen] Un joueur, le preneur, joue seul contre les trois autres, jusqu’à ce que quelqu’un ait 1000 points.
        Chacun parle une fois : Prise ×1, Garde ×2, Garde sans ×4, Garde contre ×6. La plus forte enchère est jouée.
        Après une Prise ou une Garde, le preneur prend le chien et écarte six cartes : ni roi ni bout, et d’autres atouts seulement s’il n’a rien d’autre.
        Fournissez la couleur ; sinon, coupez. Chaque fois que vous jouez atout, montez sur le plus fort du pli si vous pouvez. On n’entame atout que lorsqu’un atout est déjà tombé.
        L’Excuse (★) se joue à tout moment. Elle ne prend pas de pli mais reste à son camp, sauf au dernier pli.
        Roi et bout comptent 4½, dame 3½, cavalier 2½, valet 1½, toute autre carte ½. Les bouts : le 21, le Petit et l’Excuse.
        Avec 0, 1, 2 ou 3 bouts dans ses plis, il faut au preneur 56, 51, 41 ou 36 points.
   *[mathers] Chacun tient 25 cartes ; le premier à 100 points gagne.
        { $preset ->
            [mathers-1888] Le donneur échange trois cartes contre celles mises de côté.
           *[mathers] Le donneur échange trois cartes contre celles mises de côté ; les autres prennent ensuite ce que le joueur précédent a posé.
        }
        Votre main marque alors d’elle-même : suites de quatre, sept ou dix ; trois ou plus des atouts 1 à 5, ou 17 à 21 ; dix ou treize atouts ; trois atouts-tarot (le 21, le 1, l’Excuse et les rois).
        Avec deux atouts-tarot, vous pouvez en demander un troisième : 5 points si personne n’en a ; sinon vous le recevez et rendez une carte.
        Dans les plis, fournissez la couleur ; sinon, coupez ou défaussez-vous.
        Un pli compte par sa meilleure carte : atout-tarot 5, dame 4, cavalier 3, valet 2, toute autre 1. L’Excuse compte 5 à qui la joue.
        Seule la plus forte somme s’écrit, moins la deuxième.
    [greer] Chacun joue pour soi, et toutes les cartes sont distribuées. Le donneur prend celles qui restent et en écarte autant.
        Fournissez la couleur ; sinon, il faut couper, sans devoir monter. On n’entame atout que lorsqu’un atout est déjà tombé.
        L’Excuse (★) se joue à tout moment : elle ne prend pas de pli et vous revient.
        Roi, 21, 1 et Excuse comptent 5, dame 4, cavalier 3, valet 2. Le dernier pli pris avec le Petit compte 10 de plus.
        Ce qu’on a gagné se compte par trois, une carte qui marque dans chaque tas ; le plus de points gagne.
}
web-help-keys = Clavier
web-help-keys-list = Tab parcourt la page ; les flèches parcourent la main, haut et bas seulement les cartes jouables.
    Entrée ou espace joue la carte, ou la choisit.
    Échap ferme ce qui est ouvert.
    Dans le menu, on peut aussi taper : une carte, une enchère, main, dernier, marque.
    Dans les donnes écrites : gauche et droite un coup, page haut et page bas un pli.
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
web-auto-forced = Les cartes forcées se jouent seules (sans autre humain)
web-allow-undo = On peut reprendre un coup
web-type-commands = Au clavier
web-command = Commande\xA0: une carte, une enchère, main, dernier, marque, table ou aide
web-command-example = co7, main, dernier, marque\xA0…
web-command-help = Tapez une carte (co7, pr, 21, x) pour la jouer, une enchère pour la dire\xA0; main\xA0: vos cartes\xA0; dernier\xA0: le dernier pli\xA0; table\xA0: les cartes sur la table\xA0; marque\xA0: le classement.
web-nothing-yet = Rien pour l’instant.
web-unclear = Ce n’est pas clair. «\xA0aide\xA0» en dit plus.

web-replay-title = Donnes écrites
web-replay-open = Ouvrir une donne
web-replay-about = Une donne enregistrée ici, ou notée à la main de la même façon : coup par coup, toutes les mains ouvertes.
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