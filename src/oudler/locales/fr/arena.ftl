# Ce que dit `oudler arena`.
arena-heading = { term-game }, { $players } joueurs : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}{ $cancelled ->
    [0] {""}
   *[other] {" "}(plus { $cancelled } annulées par un Petit sec)
}, graine « { $seed } ». Points avec leurs intervalles à 95 %.
arena-tables = { $count ->
    [1] Toutes les places se valent : chaque donne a été jouée une fois.
   *[other] Chaque donne a été jouée { $count } fois, les robots une place plus loin à chaque fois.
}
arena-elsewhere = Les mêmes cartes pour tous ; aux autres places, { $bot }.
arena-role = { $role ->
    [all] À une place, avec ses propres enchères :
    [attack] Dans le camp du preneur, une fois les enchères finies ({ $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }) :
   *[defence] En défense, une fois les enchères finies ({ $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }) :
}
arena-apart = Ce qu’il a marqué de plus que l’autre robot à la même place de la même donne :
arena-passed = Donnes passées : { $share }.
arena-percent = { $value } %
arena-progress = { $bar } { $done }/{ $deals }, encore { $left }
arena-picture = { term-game }, { $players } joueurs, { $deals } donnes, graine « { $seed } » : points par donne, 95 %
arena-picture-role = { $role ->
    [all] à une place, de plus que le premier robot
    [attack] dans le camp du preneur, de plus que le premier robot
   *[defence] en défense, de plus que le premier robot
}
arena-bots = Robots{"\u00A0"}
arena-exec = un programme à vous, interrogé en lignes de texte (docs/outside-bots.md)
arena-column-bot = robot
arena-column-seats = places
arena-column-points = points par donne
arena-column-taking = preneur
arena-column-defending = défenseur
arena-column-taken = pris
arena-column-made = réussi
arena-column-contract = contrat
arena-column-taker = points du preneur
arena-column-over-first = de plus que le premier
arena-column-over-previous = que le précédent
arena-column-cards = points des cartes
arena-column-decisions = décisions
arena-column-time = ms chacune
arena-column-nodes = nœuds chacune
arena-column-capped = arrêtées par l’heure
