# Le résultat d’une feuille de marque.
score-made = Le contrat est réussi.
score-lost = Le contrat est chuté.
score-taker = preneur
score-partner = partenaire
score-defender = chaque défenseur
