# Ce qui ne va pas : error-<code>.

# Cartes et mots
error-unknown_card = La carte « { $card } » n’existe pas. Les cartes vont de S1 à SK, de même pour H, D et C, les atouts de T1 à T21, et X.
error-unknown_token = « { $token } » n’est ni une carte ni une annonce.
error-unknown_not_here = « { $word } » demande des cartes connues : « ? » n’a pas sa place ici.
error-one_card_expected = « { $word } » prend une seule carte, et non { $found }.
error-bad_marks = « { $found } » n’est pas une marque : écrivez nom=points, par exemple greater=5.
error-card_twice = { $place ->
    [none] { $card } figure deux fois.
   *[other] { $card } figure deux fois : aussi dans { $place }.
}

# La donne
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
error-not_a_pack = Ce n’est pas un jeu de 78 cartes différentes : il y en a { $found }.
error-bad_dealer = Le joueur { $found } ne peut pas donner : les places vont de 1 à { $players }.
error-players_not_allowed = { $preset ->
    [mathers] Le jeu de Mathers
    [mathers-1888] Le jeu de Mathers de 1888
    [greer] Le jeu de Greer
    [michelsen] Le tarot d’après Michelsen
   *[fft] Le tarot français
} ne se joue pas à { $found } : c’est { ANY_OF($allowed, "ou") }.
error-unknown_game = Le jeu « { $found } » n’existe pas. Les jeux sont { $allowed }.
error-unknown_option = Ces règles n’ont pas d’option « { $option } ». Les options sont { $allowed }.
error-bad_option_value = L’option { $option } ne peut pas valoir « { $found } », mais { ANY_OF($allowed, "ou") }.

# Jouer une carte
error-already_played = { $card } : cette carte a déjà été jouée.
error-not_in_hand = { $you ->
    [yes] Vous n’avez pas { $card } en main.
   *[none] { $seat ->
        [none] { $card } n’est pas dans le jeu.
       *[other] Le joueur { $seat } n’a pas { $card } en main.
    }
}
error-must_follow = { $you ->
    [yes] Vous ne pouvez pas jouer { $card } : { $suit ->
        [T] on a entamé à l’atout, et vous en avez encore.
       *[other] il faut fournir à { term-suit }, et vous en avez encore.
    }
   *[none] { $suit ->
        [T] Le joueur { $seat } ne peut pas jouer { $card } : on a entamé à l’atout, et il en a encore.
       *[other] Le joueur { $seat } ne peut pas jouer { $card } : il doit fournir à { term-suit }, et il en a encore.
    }
}
error-must_trump = { $you ->
    [yes] Vous ne pouvez pas jouer { $card } : sans { term-suit }, il faut couper.
   *[none] Le joueur { $seat } ne peut pas jouer { $card } : n’ayant pas { term-suit.genitive }, il doit couper.
}
error-must_overtrump = { $you ->
    [yes] Vous ne pouvez pas jouer { $card } : le plus fort atout du pli est { $top }, et vous pouvez monter.
   *[none] Le joueur { $seat } ne peut pas jouer { $card } : le plus fort atout du pli est { $top }, et il peut monter.
}
error-must_undertrump_lowest = { $you ->
    [yes] Vous ne pouvez pas jouer { $card } : qui ne peut pas monter sur { $top } met son plus petit atout.
   *[none] Le joueur { $seat } ne peut pas jouer { $card } : qui ne peut pas monter sur { $top } met son plus petit atout.
}
error-called_suit_barred = { $you ->
    [yes] Vous ne pouvez pas entamer de { $card } : on n’entame pas dans la couleur appelée, sauf de la carte appelée elle-même.
   *[none] Le joueur { $seat } ne peut pas entamer de { $card } : on n’entame pas dans la couleur appelée, sauf de la carte appelée elle-même.
}
error-trumps_not_broken = { $you ->
    [yes] Vous ne pouvez pas entamer de { $card } : on n’entame pas à l’atout avant qu’un atout ait été joué.
   *[none] Le joueur { $seat } ne peut pas entamer de { $card } : on n’entame pas à l’atout avant qu’un atout ait été joué.
}
error-cards_left_impossible = Le joueur { $seat } ne peut pas avoir joué { $card } : il faudrait alors { $needed } cartes inconnues dans les mains, et après tout ce qui a été joué il n’en reste que { $found } qui puissent s’y trouver.

# Les annonces et le reste
error-deal_over = « { $found } » vient trop tard : la donne est finie.
error-other_move_expected = « { $found } » n’a pas sa place ici : { $phase ->
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
   *[none] « { $found } »
} ne suffit pas : il faut passer ou enchérir sur { $high ->
    [prise] Prise
    [garde] Garde
    [sans] Garde sans
    [contre] Garde contre
   *[pass] une passe
}.
error-call_not_allowed = On ne peut pas appeler { $card } : on appelle un roi ; une dame seulement avec les quatre rois, et ainsi de suite jusqu’au valet.
error-lay_away_count = L’écart est de { $expected } cartes, et non de { $found }.
error-lay_away_unknown = Toutes les cartes de l’écart doivent être nommées, puisque le jeu est connu.
error-lay_away_king = { $card } ne peut pas aller à l’écart : on n’écarte jamais un roi.
error-lay_away_oudler = { $card } ne peut pas aller à l’écart : on n’écarte jamais un bout.
error-lay_away_trump = { $card } ne peut pas aller à l’écart : on n’écarte un atout que faute d’autres cartes.
error-lay_away_trumps_too_many = { $card } ne peut pas aller à l’écart : ici { $allowed ->
    [one] { $allowed } seul atout doit
   *[other] { $allowed } atouts seulement doivent
} y aller.
error-laid_away_king_or_oudler = { $card } n’a pas été jouée : c’est donc une carte de l’écart, et elle ne pouvait pas y aller.
error-poignee_late = { $you ->
    [yes] Trop tard : la poignée se présente avant la première carte.
   *[none] Le joueur { $seat } arrive trop tard : la poignée se présente avant sa première carte.
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

# Le jeu de Mathers
error-ask_not_two_over = { $you ->
    [yes] Vous ne pouvez pas demander : il faut deux atouts de Tarot en plus (2 ou 5 en main), et vous en avez { $found }.
   *[none] Le joueur { $seat } ne peut pas demander : il faut deux atouts de Tarot en plus (2 ou 5 en main), et il y en a { $found }.
}
error-card_is_known = La carte doit être nommée, puisque le jeu est connu.
error-give_not_tarot_trump = { $card } n’est pas un atout de Tarot : on donne le 21, l’Excuse, le Petit ou un roi.
error-return_same_card = On ne peut pas rendre { $card } : cette carte vient d’être reçue.
error-return_tarot_trump = On ne peut pas rendre { $card } : c’est un atout de Tarot.
error-unknown_mark = La marque « { $found } » n’existe pas. Les marques sont { $allowed }.
error-marks_twice = Les annonces du joueur { $seat } sont déjà notées.
error-marks_disagree = Le joueur { $seat } marque autre chose : { $expected ->
    [none] rien
   *[other] { $expected }
}.

# La feuille de marque
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
error-unknown_word = { $field } ne peut pas valoir « { $found } », mais { ANY_OF($allowed, "ou") }.
error-points_out_of_range = { $found } points : c’est impossible, le jeu en compte 91.
error-points_not_halves = { $found } points : c’est impossible, on compte par demi-points.
error-points_not_whole = { $found } points : c’est impossible, à quatre joueurs chaque camp a un nombre entier de points.
error-points_too_few = { $found } points, c’est trop peu : { $oudlers ->
    [one] un bout vaut
   *[other] { $oudlers } bouts valent
} au moins { $least } à { $oudlers ->
    [one] lui seul
   *[other] eux seuls
}.
error-points_too_many = { $found } points, c’est trop : la défense a alors { $oudlers ->
    [one] un bout
   *[other] { $oudlers } bouts
}, ce qui laisse au preneur { $most } points au plus.
error-oudlers_out_of_range = { $found } bouts : c’est impossible, il y en a trois.
error-partner_missing = À cinq joueurs, dites si le preneur a un partenaire.
error-partner_needs_five = Il n’y a de partenaire qu’à cinq joueurs, et non à { $players }.
error-slam_below_target = Un chelem avec { $found } points est impossible : qui fait tous les plis a les { $target } points à faire.
error-petit_without_trick = Le petit ne peut pas être au bout pour un camp sans levée : l’autre a fait le chelem.
error-both_slams = Le preneur et la défense ne peuvent pas avoir tous deux fait tous les plis.
error-defence_slam_points = Un chelem de la défense est impossible : sans un seul pli, le preneur ne peut pas avoir { $found } points, mais { $most } au plus.
error-poignees_too_large = Ces poignées sont impossibles : elles montrent { $found } atouts en tout, et il y en a { $most } avec l’Excuse.

# Une partie
error-match_empty = Une partie compte au moins une donne.
error-match_over = La donne { $number } vient après la fin de la partie.
error-match_other_game = La donne { $number } n’a pas les règles ou les joueurs de la partie.
error-match_dealer = La donne { $number } est donnée par le joueur { $found }, alors que c’est au joueur { $expected }.
error-match_deal_unfinished = La donne { $number } n’est pas finie.
error-match_score_unknown = La marque de la donne { $number } n’est pas connue.

# Fichiers et ligne de commande
error-no_file = Le fichier { $path } n’existe pas.
error-is_folder = { $path } est un dossier, pas un fichier.
error-no_permission = { $path } ne peut pas être lu : permission refusée.
error-cannot_read = { $path } ne peut pas être lu : { $reason }.
error-too_large = { $path } est trop gros : il ne peut en être lu que { $limit } mégaoctets.
error-io_failed = La lecture ou l’écriture a échoué : { $reason }.
error-not_a_match_file = { $kind ->
    [folder] { $path } est un dossier ; une partie s’enregistre dans un fichier.
   *[other] { $path } n’est pas un fichier ordinaire ; une partie ne peut pas y être enregistrée.
}
error-file_read_only = { $path } est protégé en écriture : aucune partie ne peut y être enregistrée.
error-file_has_names = { $path } porte aussi d’autres noms (liens physiques), qui garderaient l’ancien contenu. Copiez-le d’abord et nommez la copie.
error-file_in_use = { $path } est occupé : une partie s’y joue dans une autre session. Arrêtez-la d’abord, ou nommez un autre fichier.
error-bad_seed = Une graine est un texte de { $limit } lettres au plus, sans fin de ligne ni autre caractère de commande.
error-no_record = Il n’y a aucune donne dans { $path }.
error-json_not_utf8 = { $path } n’est pas du texte en UTF-8 : l’octet { $byte } n’y a pas sa place.
error-json_syntax = { $path } n’est pas du JSON : ligne { $line }, colonne { $column }.
error-json_too_deep = { $path } est imbriqué trop profondément.
error-json_number = { $path } contient un nombre que JSON n’admet pas, ou beaucoup trop long.
error-json_not_list = { $path } doit contenir une liste.
error-unknown_language = La langue « { $found } » n’est pas parlée ici ; il y a { $allowed }.
error-unknown_command = La commande « { $found } » n’existe pas.{ $close ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $close } ?
}
error-no_command = Dites quoi faire. `oudler --help` donne la liste des commandes.
error-command_missing = La commande « { $found } » ne fait pas partie de cette installation.
error-unknown_flag = L’option { $found } n’existe pas ici.{ $close ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $close } ?
}
error-flag_needs_value = L’option { $option } demande une valeur.
error-flag_takes_no_value = L’option { $option } ne prend pas de valeur.
error-argument_missing = Il manque { $name }.
error-extra_arguments = Arguments en trop : { $found }.
error-usage = La commande n’a pas été comprise : { $reason }
error-flag_word = { $option } ne peut pas valoir « { $found } », mais { ANY_OF($allowed, "ou") }.
error-flag_number = { $option } doit être un nombre entier de { $low } à { $high }, et non « { $found } ».
error-flag_seconds = { $option } doit être un nombre de secondes de 0 à { $most }, comme 0,5, et non « { $found } ».
error-flag_points = { $option } doit être un nombre de points comme 48 ou 48,5, et non « { $found } ».
error-flag_poignee = { $option } prend le camp et la taille, par exemple attack:simple, et non « { $found } ».
error-flags_missing = Il manque encore : { $missing }.
error-input_ended = Les réponses se sont arrêtées avant les questions.
error-answer_choice = « { $found } » n’est pas une des réponses.
error-answer_number = « { $found } » n’est pas un nombre.
error-trick_full = Le pli compte déjà { $found } cartes.
error-flags_with_json = Avec --json les cas viennent du fichier ; { $found } ne peut pas s’y ajouter.

# Les donnes écrites
error-not_utf8 = Cette ligne n’est pas du texte en UTF-8 (octet { $byte }).
error-control_character = Cette ligne contient un caractère qui n’est pas du texte (code { $character }).
error-line_too_long = Cette ligne dépasse { $limit } caractères : c’est trop pour une donne.
error-record_too_long = C’est trop long pour une donne.
error-comment_too_long = Ce commentaire est trop long.
error-comment_not_closed = Ce commentaire n’est pas fermé : l’accolade finale manque.
error-bracket_not_closed = La parenthèse ouverte ici n’est pas fermée sur sa ligne.
error-stray_bracket = Cette accolade ferme un commentaire qui n’a pas été ouvert.
error-bad_tag = Ce n’est pas une étiquette. Une étiquette est un nom et un texte entre guillemets : [Nom "texte"].
error-text_before_tags = La donne commence sans étiquettes : ceci les précède.
error-tag_twice = L’étiquette { $tag } figure deux fois.
error-tag_missing = L’étiquette { $tag } manque.
error-bad_number = L’étiquette { $tag } doit être un nombre.
error-bad_option_pair = Ce n’est pas une option des règles : écrivez nom=valeur.
error-no_such_seat = La place { $found } n’existe pas : on joue à { $players }.
error-unknown_shuffle = Le mélange « { $found } » n’est pas connu ici, seulement { $allowed } ; il faudrait écrire les jeux.
error-seed_disagrees = Les cartes écrites ne sont pas celles que donne cette graine.
error-bad_result = L’étiquette Result doit donner { $expected } nombres entiers, un par joueur.
error-bad_date = Ce n’est pas une date : écrivez année-mois-jour, par exemple 2024-02-29.

# Bots
error-unknown_bot = Il n’y a pas de robot « { $found } ». Les robots sont { $allowed }.
error-bad_bot_option = Le robot { $bot } n’a pas d’option « { $found } » ; ses options : { $allowed ->
    [none] aucune
   *[other] { $allowed }
}.

# L’arène
error-arena_seats = { $found ->
    [one] 1 robot est nommé
   *[other] { $found } robots sont nommés
}, mais { $players } joueurs sont à cette table : nommez-en { $players }, ou un seul pour toutes les places.
error-arena_two_bots = Une comparaison demande deux robots différents ; { $found ->
    [one] un seul est nommé
   *[other] { $found } sont nommés
}.
error-arena_no_taker = Il n’y a pas de camp ({ $role }) { $preset ->
    [mathers] au jeu de Mathers
    [mathers-1888] au jeu de Mathers de 1888
    [greer] au jeu de Greer
   *[other] à { $preset }
} : chacun y joue pour soi.
error-arena_needs_paired = { $option } ne va qu’avec --paired.
error-arena_plot_svg = « { $path } » ne peut pas être dessiné : les images sont en SVG, nommez un fichier en .svg.
error-arena_file_not_results = { $path } n’est pas un fichier de résultats de l’arène.
error-arena_file_line = La ligne { $line } de { $path } n’est pas le résultat d’une donne, ou répète une donne déjà lue.
error-arena_file_other = { $path } contient les résultats d’autre chose : { $field } y est « { $found } », et non « { $expected } ». Nommez un autre fichier avec --out.
error-arena_worker_died = Un processus qui jouait la donne { $number } s’est arrêté d’un coup.
error-bot_failed = Donne { $number } : le robot { $bot } à la place { $seat } a échoué : { $reason }
error-bot_illegal_move = Donne { $number } : le robot { $bot } à la place { $seat } a fait le coup interdit « { $found } » ({ $reason }).
error-bot_no_command = « { $bot } » ne nomme pas de commande : écrivez exec:COMMANDE.
error-bot_cannot_start = Donne { $number } : le robot { $bot } à la place { $seat } ne peut pas être lancé : { $reason }
error-bot_ended = Donne { $number } : le robot { $bot } à la place { $seat } s’est arrêté avec le code de sortie { $exit_code } après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_silent = Donne { $number } : le robot { $bot } à la place { $seat } a fermé sa sortie après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_too_slow = Donne { $number } : le robot { $bot } à la place { $seat } n’a pas répondu en { $limit } s, après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
}.
error-bot_spoke_early = Donne { $number } : le robot { $bot } à la place { $seat } a écrit la ligne { $line }, « { $found } », avant qu’on l’interroge.
error-bot_line_not_move = Donne { $number } : la ligne { $line } du robot { $bot } à la place { $seat }, « { $found } », n’est pas un coup.
error-bot_line_illegal = Donne { $number } : la ligne { $line } du robot { $bot } à la place { $seat }, « { $found } », est un coup interdit ({ $reason }).
error-arena_cannot_write = { $path } ne peut pas être écrit : { $reason }.
error-arena_file_in_use = { $path } est en train d’être écrit par une autre commande.

# La table en ligne
error-hello_first = Le premier message doit être « hello ».
error-watchers_only_watch = Qui regarde ne joue pas ; prenez d’abord une place.
error-bad_token = Ce lien n’ouvre pas cette table.
error-seat_lost = La place { $seat } n’est plus la vôtre.
error-message_not_text = Les messages doivent être du texte.
error-message_too_long = Ce message dépasse { $limit } lettres.
error-bad_message = Ce message est incompréhensible : { $reason }
error-too_fast = Trop de demandes ; attendez un instant.
error-too_slow = La connexion ne suit pas.
error-try_again = Le serveur n’a pas pu l’enregistrer ; réessayez.
error-internal_error = Une erreur s’est produite dans le serveur. Elle est notée dans son journal.
error-no_such_table = Cette table n’existe pas.
error-no_such_record = Il n’y a pas de telle donne ici.
error-may_not_join = Ce lien permet de regarder, pas de prendre place.
error-one_person_opens = Une seule personne ouvre une table ; les autres y prennent place elles-mêmes.
error-no_person_there = Personne n’est assis à la place { $seat }.
error-no_seat = Il n’y a pas de place { $seat } : elles vont de 1 à { $players }.
error-seat_taken = La place { $seat } est déjà occupée.
error-seat_empty = La place { $seat } est déjà libre.
error-no_free_seat = Aucune place n’est libre.
error-person_present = La personne de la place { $seat } est là.
error-host_only = Seul l’hôte de la table peut le faire.
error-house_only = Seul le serveur fait cela.
error-name_missing = Un nom a au moins une lettre.
error-setting_out_of_bounds = Le réglage { $setting } doit être compris entre { $low } et { $high }.
error-one_record_expected = Il faut une seule donne ; le texte en compte { $found }.
error-record_incomplete = Cette donne ne peut être rejouée : toutes ses cartes ne sont pas connues.
error-too_early = Il est trop tôt pour cela.
error-too_late = Il est trop tard pour cela.
error-deal_under_way = Pas pendant une donne.
error-no_deal = Aucune donne n’est en cours.
error-match_is_over = La partie est terminée.
error-match_not_over = La partie n’est pas terminée.
error-paused = Le jeu est en pause.
error-not_your_turn = Ce n’est pas votre tour : c’est au joueur { $seat }.
error-bot_plays_for_you = Un robot joue pour vous ; revenez d’abord.
error-other_moment = C’était pour un autre moment : { $expected } coups ont été joués, et non { $found }.
error-move_too_long = Aucun coup n’a plus de { $limit } lettres.
error-seed_not_now = Aucune graine n’est attendue maintenant.
error-bad_seat_seed = Une graine a 64 chiffres, de 0 à 9 et de a à f.
error-unknown_phrase = Il n’y a pas de phrase « { $found } ». Les phrases sont { $allowed }.
error-nothing_said = Il n’y a rien à dire là-dedans.
error-text_too_long = C’est plus long que { $limit } lettres.
error-undo_switched_off = À cette table on ne reprend rien.
error-nothing_to_undo = Vous n’avez aucun coup à reprendre.
error-undo_cards_shown = Des cartes ont été vues depuis ; le coup reste joué.
error-claim_not_now = On réclame des plis pendant le jeu de la carte.
error-claim_not_proved = Ce que vous pouvez savoir ne prouve pas que tous les plis restants sont à vous.
error-people_away = Le joueur { $seat } est absent et ne peut pas donner son accord.
error-nobody_to_consent = Il n’y a personne pour donner son accord.
error-offer_open = Le joueur { $seat } a demandé quelque chose ; répondez-lui d’abord.
error-no_offer = Personne n’a rien demandé.
error-not_asked = On ne vous le demande pas, ou vous avez déjà répondu.
error-not_your_offer = C’est quelqu’un d’autre qui l’a demandé.
error-cannot_listen = Le serveur ne peut pas écouter sur { $address }, port { $port } : { $reason }.
error-database_url = « { $found } » n’est pas une base de données utilisable : donnez un fichier, ou une URL en sqlite:// ou postgresql://.
error-database_driver_missing = Cette base de données demande le paquet { $found } ; installez oudler[postgres].
error-database_failed = La base de données { $found } est inutilisable : { $reason }.

# Résolution
error-solve_game = Seul le tarot français peut être résolu. Cette donne : { term-game }.
error-solve_not_played = Il n’y a rien à résoudre : cette donne n’a pas été jouée.
error-solve_before_play = Il n’y a rien à résoudre : la donne s’arrête avant la première carte.
error-solve_unknown_cards = On ne peut pas résoudre cela : { $count ->
    [one] 1 carte du joueur { $seat } n’est pas connue.
   *[other] { $count } cartes du joueur { $seat } ne sont pas connues.
}
error-solve_no_such_trick = Il n’y a pas de position après { $found } plis : { $most ->
    [0] aucun n’a été joué.
    [one] 1 seul a été joué.
   *[other] { $most } ont été joués.
}
error-solve_no_memory = Il n’y a pas assez de mémoire pour une table de { $found } Mo ; demandez moins avec --table.
error-index_too_high = { $path } n’a pas de donne { $found } ; nombre de donnes : { $most }.
