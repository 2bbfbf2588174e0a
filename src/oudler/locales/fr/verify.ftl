# Ce que dit `oudler verify`.
verify-verdict = { $verdict ->
    [fair] Loyale : les cartes viennent des graines auxquelles on s’était engagé.
    [open] Cette donne n’a pas d’engagement : il n’y a rien à vérifier.
    [unreadable] Cette donne ne peut pas être lue.
    [unknown_version] L’engagement ou le mélange est d’un genre inconnu ici.
    [seeds_missing] Il manque une graine, ou l’une d’elles n’a pas 64 chiffres hexadécimaux.
    [commitment_disagrees] La graine du serveur n’est pas celle à laquelle il s’était engagé.
    [published_disagrees] L’engagement n’est pas celui qui a été montré avant la donne.
    [seed_disagrees] Les graines ne donnent pas celle de cette donne.
    [cards_disagree] Les cartes ne sont pas celles que donne la graine.
   *[dealer_disagrees] Le premier donneur n’est pas celui que tire la graine.
}
verify-commitment = engagement : { $hash }
verify-seats = places qui ont ajouté une graine : { $seats }
