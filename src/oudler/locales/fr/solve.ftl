# Ce que dit `oudler solve`.
solve-moment = { $tricks ->
    [0] Avant le premier pli
    [one] Après { $tricks } pli
   *[other] Après { $tricks } plis
}, { $seat ->
    [none] toutes les cartes sont jouées.
   *[other] c’est au joueur { $seat } de jouer, { $side ->
        [attack] dans le camp du preneur.
       *[defence] en défense.
    }
}
solve-value = { $objective ->
    [points] Si chaque camp joue au mieux, celui du preneur finit avec { $value } { $value ->
        [one] point.
       *[other] points.
    }
   *[score] Si chaque camp joue au mieux, la marque est de { SIGNED($value) } : ce que paie chaque défenseur.
}
solve-open = { $objective ->
    [points] Non résolu avec ce budget. Ce qui est prouvé : le camp du preneur finit avec { $lower } à { $upper } points.
   *[score] Non résolu avec ce budget. Ce qui est prouvé : la marque est entre { $lower } et { $upper }.
}
solve-easier = Les positions suivantes de la donne sont plus faciles : essayez --trick { $trick }, ou un plus grand --budget.
solve-cards = Résultat après chaque carte, la meilleure d’abord :
solve-line = Le meilleur jeu :
solve-effort = { $nodes } nœuds, { $seconds } s
solve-progress = Résolution de la donne { $index } : { $seconds } s
solve-costs = Ce que les cartes jouées ont coûté à leur camp :
solve-costs-open = { $count ->
    [one] { $count } carte n’est pas jugée : trop difficile pour ce budget.
   *[other] { $count } cartes ne sont pas jugées : trop difficiles pour ce budget.
}
solve-no-costs = Rien : aucune autre carte n’aurait été meilleure.
solve-cost = { $objective ->
    [points] pli { $trick }, joueur { $seat }, { $card } : { $cost } { $cost ->
        [one] point
       *[other] points
    }
   *[score] pli { $trick }, joueur { $seat }, { $card } : { $cost }
}
solve-cost-sum = { $objective ->
    [points] joueur { $seat }, en tout : { $cost } { $cost ->
        [one] point
       *[other] points
    } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
   *[score] joueur { $seat }, en tout : { $cost } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
}
