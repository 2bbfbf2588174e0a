# Les lignes qui expliquent une marque : step-<code>. $amount est ce que la ligne ajoute.

# Tarot français
step-card_points = { $points } { $points ->
    [one] point
   *[other] points
} avec { $oudlers ->
    [one] { $oudlers } bout
   *[other] { $oudlers } bouts
}, { $target } à faire : { SIGNED($difference) }
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

# Le jeu de Mathers
step-marks_unknown = { term-of-seat } : marques inconnues
step-mark = { term-of-seat } : { $mark ->
    [greater] grands atouts
    [lesser] petits atouts
    [trump_count] nombre d’atouts
    [tarot_trumps] atouts de Tarot
   *[sequences] séquences
} { SIGNED($amount) }
step-ask_unanswered = { term-of-seat } : demande restée sans réponse { SIGNED($amount) }
step-tricks = { term-of-seat } : plis { SIGNED($amount) }{ IF_ANY($tarot, "avec un atout de Tarot") }{ IF_ANY($queen, "avec une dame") }{ IF_ANY($knight, "avec un cavalier") }{ IF_ANY($knave, "avec un valet") }{ IF_ANY($plain, "sans figure") }
step-fool = { term-of-seat } : { term-excuse } { SIGNED($amount) }
step-king_cuts = { term-of-seat } : { $cuts ->
    [one] { $cuts } roi coupé
   *[other] { $cuts } rois coupés
} { SIGNED($amount) }
step-tie = { $total } partout en tête : personne ne marque
step-difference = { $you ->
    [yes] Vous marquez
    [no] { $name } marque
   *[none] le joueur { $seat } marque
} { $best } − { $second } = { SIGNED($amount) }

# Le jeu de Greer
step-fool_kept = { term-excuse } revient { $you ->
    [yes] à vous, qui l’avez
    [no] à { $name }, qui l’a
   *[none] au joueur { $seat }, qui l’a
} jouée
step-fool_lost = { term-excuse } va { $you ->
    [yes] à vous, pour
    [no] à { $name }, pour
   *[none] au joueur { $seat }, pour
} le dernier pli : celui qui l’a jouée n’en a fait aucun
step-piles = { term-of-seat } : paquets { $amount } ({ $scoring ->
    [one] { $scoring } carte comptée
   *[other] { $scoring } cartes comptées
} pour { $worth }{ IF_ANY($plain, "sans valeur") })
step-magician_last = { term-of-seat } : dernier pli fait avec le Petit { SIGNED($amount) }
step-seat_total = { term-of-seat } : { $total } en tout
