# La page de la table en ligne : web-<quoi>. $you dit si le joueur dont on parle est le lecteur ; $name est
# le nom du joueur.

# L’accueil
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
    [one] S’asseoir : 1 place libre
   *[other] S’asseoir : { $free } places libres
}
web-watch = Regarder
web-resume-table = Retour à votre table
web-loading = Un instant …
web-language = Langue
web-home = Accueil
web-as-usual = Par défaut
web-done = Terminé
web-cancel = Annuler
web-close = Fermer
web-option = { $option ->
    [match_deals] Donnes d’une partie (0 : pas de limite)
    [match_points] Points qui terminent la partie (0 : pas de limite)
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

# La porte, et la table avant une donne
web-free-seat = place libre
web-sit-here = S’asseoir ici
web-sit-at = S’asseoir ici, place { $seat }
web-sit-down = S’asseoir
web-table-full = Toutes les places sont prises. Vous pouvez regarder.
web-try-again = Réessayer
web-come-back = Retour à l’entrée de la table
web-connecting = En route vers la table …
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
web-link-local = Ce lien ne marche que sur cette machine. Pour les téléphones et les autres machines du réseau local, démarrez avec « make play LAN=1 » (ou « oudler serve --lan ») et ouvrez la page à l’adresse affichée alors.

# La table
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
# Une carte au milieu d’une phrase qui dit ce qu’on ne peut pas en faire.
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
    [yes] La table continue ; vous la reverrez.
   *[no] { $alone ->
        [yes] Votre place et vos cartes sont gardées ; la table vous attend.
       *[no] Votre place est gardée. Si cela dure, un robot joue pour vous jusqu’à votre retour.
    }
}
web-try-now = Essayer maintenant
web-shuffling = On bat les cartes …
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
    [yes] Vous : { $card }
   *[no] { $name } : { $card }
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
    [yes] { $name } réfléchit …
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

# Ce qui est demandé
web-prompt = { $phase ->
    [auction] Votre enchère ?
    [call] Quel roi appelez-vous ? Qui l’a est votre partenaire
    [slam] Annoncez-vous que vous ferez tous les plis ?
    [ask] Demander aux autres un troisième atout de Tarot ?
    [give] Vous devez donner un atout de Tarot : choisissez-le
    [return] Choisissez la carte que vous rendez
   *[other] À vous
}
web-prompt-cannot-ask = Vous ne pouvez pas demander d’atout de Tarot : il faut en avoir deux, ou cinq
web-about = { $phase ->
    [exchange] Vous recevez en échange { $dealer ->
        [yes] les trois cartes mises de côté
       *[no] les trois cartes écartées par le joueur précédent
    } ; vous les verrez ensuite.
    [ask] Si personne n’en a, vous marquez 5 points. Sinon, on vous en donne un et vous rendez une carte.
    [give] Qui l’a demandé ne marque rien et vous rend une carte.
   *[return] { $preset ->
        [mathers-1888] N’importe laquelle, sauf un atout de Tarot.
       *[mathers] N’importe laquelle, sauf celle que vous venez de recevoir.
    }
}
web-prompt-play = { $leads ->
    [yes] À vous d’entamer : jouez une carte
   *[no] À vous : jouez une carte
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
web-poignee = Présenter une { term-poignee } : { $count } atouts
web-poignee-about = Tout le monde voit ces atouts. Les points vont au camp qui gagne la donne.
web-poignee-show = Présenter ({ $chosen } sur { $count })

# Après une donne
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
    [fair] Donne honnête : cet appareil l’a battue à nouveau
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
web-fairness-commitment = Empreinte : { $hash }
web-fairness-about = Avant la donne, le serveur a publié l’empreinte de son secret ; puis { $seats ->
    [0] personne n’en a ajouté
    [one] l’appareil d’un joueur a ajouté le sien
   *[other] les appareils de { $seats } joueurs ont ajouté les leurs
}, et le tout a battu les cartes. Personne n’a donc pu les choisir.

# À côté de la table
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
web-log-deal = Donne { $number } : { $you ->
    [yes] vous donnez
   *[no] { $name } donne
}
web-log-hand = Vos cartes : { $cards }
web-log-bid = { $you ->
    [yes] Vous
   *[no] { $name }
} : { term-contract }
web-log-cards = { $cards }
web-log-trick = Pli { $number } : { $you ->
    [yes] vous entamez
   *[no] { $name } entame
}
web-log-played = { $you ->
    [yes] Vous
   *[no] { $name }
} : { $card }
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
} : { $agrees ->
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
} : { $text }
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-phrases = Phrases toutes faites
web-phrase = { $phrase ->
    [hello] Bonjour !
    [good_luck] Bonne chance !
    [well_played] Bien joué !
    [nice_deal] Belle donne !
    [thanks] Merci !
    [sorry] Pardon !
    [one_moment] Un instant, s’il vous plaît
    [go_on] On continue ?
    [oops] Oups !
   *[good_bye] Au revoir !
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
    [fft] Un joueur, le preneur, joue seul contre les autres. À cinq, il appelle un roi : qui le détient est son partenaire, en secret.
        Chacun parle une fois : Prise ×1, Garde ×2, Garde sans ×4, Garde contre ×6. La plus forte enchère est jouée.
        Après une Prise ou une Garde, le preneur prend le chien et écarte autant de cartes : ni roi ni bout, et d’autres atouts seulement s’il n’a rien d’autre.
        Fournissez la couleur ; sinon, coupez. Chaque fois que vous jouez atout, montez sur le plus fort du pli si vous pouvez.
        L’Excuse (★) se joue à tout moment. Elle ne prend pas de pli mais reste à son camp, sauf au dernier pli.
        Roi et bout comptent 4½, dame 3½, cavalier 2½, valet 1½, toute autre carte ½. Les bouts : le 21, le Petit et l’Excuse.
        Avec 0, 1, 2 ou 3 bouts dans ses plis, il faut au preneur 56, 51, 41 ou 36 points.
        Avec 10, 13 ou 15 atouts (à trois 13, 15, 18 ; à cinq 8, 10, 13), on peut montrer une poignée avant sa première carte : 20, 30 ou 40 points au camp qui gagne la donne.
        Le Petit au bout, pris au dernier pli, vaut 10 points, fois le contrat. Le chelem, tous les plis, en vaut 200, ou 400 annoncé ; annoncé et manqué, il en coûte 200.
    [michelsen] Un joueur, le preneur, joue seul contre les trois autres, jusqu’à ce que quelqu’un ait 1000 points.
        Chacun parle une fois : Prise ×1, Garde ×2, Garde sans ×4, Garde contre ×6. La plus forte enchère est jouée.
        Après une Prise ou une Garde, le preneur prend le chien et écarte six cartes : ni roi ni bout, et d’autres atouts seulement s’il n’a rien d’autre.
        Fournissez la couleur ; sinon, coupez. Chaque fois que vous jouez atout, montez sur le plus fort du pli si vous pouvez. On n’entame atout que lorsqu’un atout est déjà tombé.
        L’Excuse (★) se joue à tout moment. Elle ne prend pas de pli mais reste à son camp, sauf au dernier pli.
        Roi et bout comptent 4½, dame 3½, cavalier 2½, valet 1½, toute autre carte ½. Les bouts : le 21, le Petit et l’Excuse.
        Avec 0, 1, 2 ou 3 bouts dans ses plis, il faut au preneur 56, 51, 41 ou 36 points.
   *[mathers] Chacun tient 25 cartes ; le premier à 100 points gagne.
        { $preset ->
            [mathers-1888] Le donneur échange trois cartes contre celles mises de côté.
           *[mathers] Le donneur échange trois cartes contre celles mises de côté ; les autres prennent ensuite ce que le joueur précédent a posé.
        }
        Votre main marque alors d’elle-même : suites de quatre, sept ou dix ; trois ou plus des atouts 1 à 5, ou 17 à 21 ; dix ou treize atouts ; trois atouts de Tarot (le 21, le 1, l’Excuse et les rois).
        Avec deux atouts de Tarot, vous pouvez en demander un troisième : 5 points si personne n’en a ; sinon vous le recevez et rendez une carte.
        Dans les plis, fournissez la couleur ; sinon, coupez ou défaussez-vous.
        Un pli compte par sa meilleure carte : atout de Tarot 5, dame 4, cavalier 3, valet 2, toute autre 1. L’Excuse compte 5 à qui la joue.
        Seule la plus forte somme s’écrit, moins la deuxième.
    [greer] Chacun joue pour soi, et toutes les cartes sont distribuées. Le donneur prend celles qui restent et en écarte autant.
        Fournissez la couleur ; sinon, il faut couper, sans devoir monter. On n’entame atout que lorsqu’un atout est déjà tombé.
        L’Excuse (★) se joue à tout moment : elle ne prend pas de pli et vous revient.
        Roi, 21, 1 et Excuse comptent 5, dame 4, cavalier 3, valet 2. Le dernier pli pris avec le Petit compte 10 de plus.
        Ce qu’on a gagné se compte par trois, une carte qui marque dans chaque paquet ; le plus de points gagne.
}
web-help-keys = Clavier
web-help-keys-list = Tab parcourt la page ; les flèches parcourent la main, haut et bas seulement les cartes jouables.
    Entrée ou espace joue la carte, ou la choisit.
    Échap ferme ce qui est ouvert.
    Dans le menu, on peut aussi taper : une carte, une enchère, main, dernier, marque.
    Dans les donnes écrites : gauche et droite un coup, page haut et page bas un pli.
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
web-command = Commande : une carte, une enchère, main, dernier, marque, table ou aide
web-command-example = co7, main, dernier, marque …
web-command-help = Tapez une carte (co7, pr, 21, x) pour la jouer, une enchère pour la dire ; main : vos cartes ; dernier : le dernier pli ; table : les cartes sur la table ; marque : le classement.
web-nothing-yet = Rien pour l’instant.
web-unclear = Ce n’est pas clair. « aide » en dit plus.

# Les donnes écrites
web-replay-title = Donnes écrites
web-replay-open = Ouvrir une donne
web-replay-about = Une donne enregistrée ici, ou notée à la main de la même façon : coup par coup, toutes les mains ouvertes.
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

# Ce qui ne va pas de ce côté
web-error-unreachable = Le serveur est injoignable. Le réseau est-il là ?
web-error-too_many_chosen = { $count ->
    [one] Une seule carte part : reprenez d’abord l’autre.
   *[other] { $count } cartes partent : reprenez-en d’abord une.
}
