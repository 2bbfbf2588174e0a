# Le jeu au terminal : play-<quoi>. $you dit si le joueur dont on parle est celui du terminal ;
# $name est le nom du joueur.

# Ce qu’on peut taper, des mots séparés par des espaces. Un mot en plusieurs parties a des traits
# d’union à la place des espaces.
play-word-help = aide ?
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
# Comment se tapent les cartes, code=nom,nom : couleurs, rangs autres que les nombres, cartes à part ; puis
# les mots qui ne disent rien dans le nom d’une carte, et ceux entre deux cartes. Ni accents ni majuscules.
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

# Les noms
play-you = Vous
play-bot-names = Alice Bruno Claire David Emma

# La partie
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
play-seats = Places, dans l’ordre du jeu : { $seats }
play-seed = Graine : { $seed }
play-file = Enregistré dans : { $path }
play-help-hint = « aide » dit ce qu’on peut taper, « quitter » arrête pour reprendre plus tard.
play-deal = Donne { $number }{ $all ->
    [0] {""}
   *[other] {" "}sur { $all }
} : { $you ->
    [yes] vous donnez
   *[no] { $name } donne
}
play-resumed = La donne reprend là où elle s’est arrêtée.
play-go-on = Entrée pour la donne suivante :
play-match-over = La partie est finie.
play-winner = { $you ->
    [yes] Vous gagnez.
   *[no] Vainqueur : { $name }.
}
play-winners = Vainqueurs à égalité : { $names }.
play-no-winner = Tout le monde est à égalité : personne ne gagne.
play-stopped = Arrêté. La partie est enregistrée. Pour la reprendre :
play-column-deal = cette donne
play-column-total = total
play-no-scores-yet = Aucune donne n’est encore finie.
play-score-of-deal = Marque de la donne

# La table
play-trick-leads = Pli { $number } sur { $all } : { $you ->
    [yes] vous jouez en premier
   *[no] { $name } joue en premier
}
play-trick-led = Pli { $number } sur { $all } : { $you ->
    [yes] vous avez joué en premier
   *[no] { $name } a joué en premier
}
play-tricks-sides = { $sides ->
    [yes] plis : attaque { $attack }, défense { $others }
   *[no] plis : preneur { $attack }, tous les autres { $others }
}
play-tricks-each = plis : { $tricks }
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
play-may-play = Vous pouvez jouer : { $cards }
play-may-lay-away = Vous pouvez écarter : { $cards }
play-role-dealer = donneur
play-role-taker = preneur
play-role-partner = partenaire

# Les enchères et la suite
play-no-bids-here = Il n’y a pas d’enchères dans ce jeu.
play-no-bids-yet = Rien n’a encore été dit.
play-bid-about = { $contract ->
    [prise] prendre le chien, écarter { $count } cartes
    [garde] de même, pour le double
    [sans] chien fermé, compté pour vous
   *[contre] chien fermé, pour la défense
}
play-passed-out = Tout le monde passe : la donne n’est pas jouée.
play-petit-sec = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} le Petit sec, sans l’Excuse : la donne est annulée.
play-takes = { $you ->
    [yes] Vous prenez : { term-contract }
   *[no] { $name } prend : { term-contract }
}
play-talon-stays = { $contract ->
    [sans] Le chien reste fermé et compte pour le preneur.
   *[other] Le chien reste fermé et compte pour la défense.
}
play-calls = { $you ->
    [yes] Vous appelez { $card }
   *[no] { $name } appelle { $card }
}
play-called = Carte appelée : { $card }
play-is-partner = { $you ->
    [yes] Vous êtes le partenaire du preneur
   *[no] Partenaire du preneur : { $name }
}
play-talon = Chien : { $cards }
play-talon-was = Le chien était : { $cards }
play-discard-was = Écart : { $cards }
play-you-lay-away = Vous écartez : { $cards }
play-you-take = Vous prenez : { $cards }
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
play-trumps-laid-away = Atouts écartés et montrés : { $cards }
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
play-status-contract = { term-contract } : { $name }
play-status-called = { $called } : { $name }
play-status-slam = chelem
play-poignee-shown = { $you ->
    [yes] Vous présentez une { term-poignee } ({ $count })
   *[no] { $name } présente une { term-poignee } ({ $count })
}
play-poignee-offer = { term-poignee } ({ $count })

# Le jeu de Mathers
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
}, { $points } : { $cards }
play-asks = { $you ->
    [yes] Vous demandez un troisième atout de Tarot et montrez { $cards }
   *[no] { $name } demande un troisième atout de Tarot et montre { $cards }
}
play-does-not-ask = { $you ->
    [yes] Vous ne demandez rien
   *[no] { $name } ne demande rien
}
play-unanswered = { $you ->
    [yes] Personne n’en a : 5 points pour vous
   *[no] Personne n’en a : 5 points pour { $name }
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

# La marque
play-outcome-nothing = { $outcome ->
    [passed] Tout le monde a passé : personne ne marque.
   *[petit_sec] La donne est annulée : personne ne marque.
}

# Les questions. La réponse se tape sur la même ligne.
play-ask-bid = Votre enchère ({ $bids }) ?
play-ask-call = Quelle carte appelez-vous ({ $cards }) ?
play-ask-slam = Annoncer le chelem ? (oui, ou Entrée : non)
play-ask-lay-away = { $chosen ->
    [0] { $count } cartes à écarter ?
   *[other] { $chosen } sur { $count } ; lesquelles encore ?
}
play-laying-away = À écarter : { $cards }
play-ask-lay-away-done = Entrée pour écarter ; retapez une carte pour la reprendre :
play-ask-card = Votre carte ?
play-ask-card-or = Votre carte (Entrée : { $card }) ?
play-ask-poignee = Présenter une { $sizes } ? ({ $several ->
    [yes] le nombre, ou Entrée : non
   *[no] oui, ou Entrée : non
})
play-ask-poignee-cards = Quels atouts ? Il en faut { $count }. (Entrée : les plus petits)
play-ask-ask = Demander un troisième atout de Tarot ? (oui, ou Entrée : non)
play-ask-give = Vous devez donner un atout de Tarot ({ $cards }). Lequel ?
play-ask-return = Quelle carte rendez-vous ? (Entrée : { $card })

# Les réponses incompréhensibles
play-unclear-card = « { $found } » n’est pas une carte. Par exemple : { $seven } (7 de { $game ->
   *[fft] cœur
    [michelsen] coupe
    [mathers] coupe
    [greer] coupe
}), { $king } (roi { $game ->
   *[fft] de pique
    [michelsen] d’épée
    [mathers] d’épée
    [greer] d’épée
}), { $trump } (21 d’atout), { $excuse } (l’Excuse). « aide » en dit plus.
play-unclear-nothing = Tapez une carte, par exemple { $seven }, { $king }, { $trump } ou { $excuse }. « aide » en dit plus.
play-unclear-which-card = « { $found } » peut être { ANY_OF($cards, "ou") }. Laquelle ?
play-unclear-rank = « { $found } » est une couleur : quelle carte ?
play-unclear-line = Cette ligne peut se lire de plusieurs façons : séparez les cartes par des virgules.
play-unclear-twice = { $card } est nommée deux fois dans cette ligne. Rien n’a changé.
play-unclear-bid = Ce n’est pas une enchère. Vous pouvez dire : { $bids }. « aide » en dit plus.
play-unclear-poignee = Tapez la taille ou le nombre de cartes, comme dans la question ; Entrée seule n’en présente aucune.
play-unclear-yes-no = Tapez oui ou non ; Entrée seule veut dire non.
play-unclear-command = Entrée pour continuer. « { $word } » dit ce qu’on peut taper d’autre.
play-lay-away-more = { $more ->
    [one] Encore une carte à écarter.
   *[other] Encore { $more } cartes à écarter.
}
play-lay-away-too-many = Cela ferait { $found } cartes ; il en faut { $expected }. Retapez une carte choisie pour la reprendre.
play-poignee-count = Cela fait { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} ; cette poignée en a { $expected }.
play-now-bid = Maintenant : { $bids }. Une enchère doit dépasser la précédente ; « gs » suffit pour garde sans le chien, « gc » pour garde contre le chien.
play-now-call = Maintenant : la carte que vous appelez : { $cards }. Qui l’a en main sera votre partenaire.
play-now-slam = Maintenant : oui si vous comptez faire tous les plis, sinon Entrée.
play-now-lay-away = Maintenant : les cartes à écarter, { $count } en tout, sur une ou plusieurs lignes. Une carte choisie, retapée sur une autre ligne, est reprise (choisies jusqu’ici : { $chosen }). Quand toutes y sont, Entrée fait l’écart.
play-now-card = Maintenant : la carte que vous jouez.
play-now-poignee = Maintenant : { $several ->
    [yes] le nombre d’atouts à présenter ({ $count } ou plus, comme dans la question)
   *[no] oui pour présenter { $count } atouts
}, ou Entrée pour ne rien présenter. Une poignée rapporte des points au camp qui gagne la donne ; tout le monde voit ses atouts.
play-now-poignee-cards = Maintenant : les atouts à présenter, sur une ligne ; il en faut { $count }. Entrée présente les plus petits.
play-now-ask = Maintenant : oui pour demander un troisième atout de Tarot : qui en a un le donne ; si personne n’en a, vous marquez 5. Entrée : ne pas demander.
play-now-give = Maintenant : l’atout de Tarot que vous donnez : { $cards }.
play-now-return = Maintenant : la carte que vous rendez contre celle reçue ; Entrée rend { $card }.
play-now-go-on = Maintenant : Entrée pour la donne suivante.
play-help-suits = Une carte : la couleur puis le rang ; { $suits }.
play-help-ranks = Rangs : 1 à 10, { $ranks }.
play-help-letter = { $letter } { $name }
play-help-examples = Par exemple { $seven } ({ $seven_name }), { $king } ({ $king_name }). Le nom entier convient aussi, ou les signes ♠ ♥ ♦ ♣.
play-help-trumps = Un atout : le numéro seul, comme 21 (affiché { $letter }21). Pour { $excuse }, { $typed }.
play-help-several = Plusieurs cartes sur une ligne : des espaces ou des virgules entre elles.
play-help-brackets = Dans le jeu, les cartes entre crochets, comme [7], sont celles que vous pouvez mettre maintenant.
play-help-anywhere = À toute question :

play-help-commands = main : vos cartes ; dernier : le dernier pli ; table : rôles, plis, ce qui a été montré ; { $game ->
   *[fft] enchères : ce qui a été dit avant le jeu ;{" "}
    [mathers] annonces : ce qui a été marqué avant le jeu ;{" "}
    [greer] {""}
}marque : où en est la partie ; quitter : arrêter, la partie est enregistrée

# Ce qui ne va pas dans les options et les fichiers
play-error-resume-with = --resume prend la table dans le fichier : { $option } ne va pas avec.
play-error-resume-finished = La partie de { $path } est finie. Commencez-en une autre sans --resume.
play-error-resume-unknown = La dernière donne de { $path } a des cartes inconnues et ne peut pas se jouer.
play-error-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $players }.
play-error-bots = { $found } robots pour { $expected } places : nommez-en un pour toutes, ou un pour chacune.
play-error-option = Une option s’écrit nom=valeur, et non « { $found } ».
play-error-save = La partie ne peut pas être enregistrée dans { $path } : { $reason }
play-error-resume-broken = La partie de { $path } ne peut pas reprendre. Ligne { $line } : { $reason } Le fichier reste tel quel.
play-error-resume-seat = Chaque place de { $path } a un robot : dites avec --seat laquelle est la vôtre.
play-error-save-behind = Rien ne peut s’écrire à la suite de { $path } : ce n’est pas un fichier de donnes, ou la dernière est fautive. Le fichier reste tel quel.
play-not-saved = La partie n’est pas enregistrée pour l’instant, { $path } : { $reason }. Elle continue, et chaque coup essaiera de nouveau.
play-saved-again = La partie est de nouveau enregistrée.
play-file-changed = Un autre programme a modifié { $old }. Ce fichier reste tel quel ; la partie s’enregistre désormais dans { $path }
play-unsaved = Ces donnes n’ont pas pu être enregistrées. Les voici, pour que vous puissiez les copier :
