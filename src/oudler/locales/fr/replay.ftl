# Ce que `oudler replay` dit de chaque donne.
replay-heading = Donne { $index } : { term-game }{ $players ->
    [none] {""}
   *[other] , { $players } joueurs
}
replay-event = ({ $event })
replay-contract = { term-contract } par le joueur { $seat }{ $partner ->
    [none] {""}
   *[other] , avec le joueur { $partner }
}
replay-passed = Tout le monde passe.
replay-petit-sec = Petit sec : la donne est annulée.
replay-incomplete = La donne s’arrête ici ; c’est au joueur { $seat }.
replay-score-unknown = La marque reste ouverte : toutes les cartes ne sont pas connues.
replay-scores = Marque : { $scores }
replay-unchecked = Le résultat écrit (Result) n’a pas été vérifié : la donne ne va pas jusqu’au bout.
replay-agrees = La marque écrite (Result) est juste.
replay-disagrees = La marque écrite (Result) est { $found } ; d’après les règles, c’est { $expected }.
replay-fault = ligne { $line }{ $column ->
    [none] {""}
   *[other] , colonne { $column }
}{ $token ->
    [none] {""}
   *[other] , « { $token } »
}
replay-reason = { $place } : { $reason }
replay-rule = règle { $rule }
replay-fine = juste
replay-wrong = faux
replay-open = inachevée
replay-summary = { $records ->
    [one] { $records } donne vérifiée
   *[other] { $records } donnes vérifiées
}, { $wrong ->
    [0] aucune erreur.
    [one] { $wrong } avec une erreur.
   *[other] { $wrong } avec une erreur.
}
