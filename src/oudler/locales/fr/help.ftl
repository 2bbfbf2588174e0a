# L’aide : help-<commande> est une phrase, help-<commande>-text la suite.
help-usage = Emploi :
help-commands = Commandes{"\u00A0"}
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-games = Jeux (--game){"\u00A0"}
help-bots = Robots (--bots){"\u00A0"}
help-rule-options = Règles de { $games } (--option){"\u00A0"}
help-one-game = { term-game } ; joueurs : { $players }
help-one-bot = { $bot ->
    [club] essaie chaque carte de tête, comme un joueur de club
    [expert] réfléchit avant chaque enchère, écart et carte à ce que les autres doivent avoir
    [master] de même, jusqu’à une seconde par carte
    [novice] joue d’après des règles simples ; c’est l’habituel
    [random] joue n’importe quelle carte permise
    [search] de même, chaque budget et chaque moyen au choix : pour mesurer
   *[other] { $bot }
}
help-options-placeholder = [OPTIONS]
help-command-placeholder = COMMANDE [ARGUMENTS]…

help-oudler = Le tarot français et sa famille : jouer, marquer, rejouer et vérifier des donnes.
help-oudler-text = `oudler COMMANDE --help` en dit plus sur une commande. Codes de sortie : 0, tout va bien ; 1, une vérification a échoué ; 2, la commande n’a pas été comprise ou ses données sont illisibles.
help-version = Afficher la version et s’arrêter.
help-help = Afficher cette aide et s’arrêter.
help-lang = La langue. Sinon, OUDLER_LANG ou les réglages du système décident.
help-json-file = Lire des cas dans un fichier JSON (- est l’entrée standard) et répondre en JSON.
help-game = Le jeu ; fft si rien n’est dit.
help-players = Le nombre de joueurs.
help-dealer = La place du donneur, à partir de 1.
help-seed = Un texte quelconque ; le même texte donne toujours les mêmes cartes.

help-play = Jouer dans ce terminal contre les joueurs du programme.
help-play-bots = Les robots aux autres places : un pour toutes, ou un pour chacune, avec des virgules. Voir plus bas.
help-play-resume = Reprendre la donne de ce fichier.
help-play-seat = Votre place, à partir de 1.
help-play-name = Votre nom.
help-play-option = Une option des règles, par exemple undertrump=lowest ; voir plus bas. Peut être répétée.
help-play-deals = Finir la partie après tant de donnes.
help-play-save = Le fichier où écrire les donnes, à la suite de ce qu’il contient.
help-play-pace = Secondes entre les coups des robots, au terminal : de 0 à 60, 0,4 d’ordinaire.
help-play-plain = Ni couleurs ni pauses : pour les lecteurs d’écran.

help-replay = Vérifier chaque donne d’un fichier d’après les règles, et expliquer sa marque.
help-replay-text = Le fichier est en notation .tarot ; - est l’entrée standard. Jusqu’à trois donnes sont détaillées ; au-delà, une ligne par donne.
help-replay-file = Un fichier .tarot, ou - pour l’entrée standard.
help-replay-as-json = Écrire une liste JSON, un objet par donne.
help-replay-verbose = Détailler chaque donne, ou n’en donner qu’une ligne.

help-score = Calculer la marque d’une donne de tarot jouée avec de vraies cartes.
help-score-text = Sans option, la commande demande ce qu’il lui faut. Points et bouts sont ceux du camp du preneur.
help-score-contract = Le contrat.
help-score-points = Les points, comme 48 ou 48,5.
help-score-oudlers = Le nombre de bouts.
help-score-petit-au-bout = Qui a fait le Petit au dernier pli.
help-score-poignees = Une poignée présentée, par exemple attack:simple ou defence:double. Peut se répéter.
help-score-slam = none, unannounced_made, announced_made ou announced_failed.
help-score-defence-slam = La défense a fait tous les plis.
help-score-partner = À cinq joueurs : le preneur a-t-il un partenaire.

help-legal = Dire quelles cartes d’un jeu peuvent être jouées dans un pli.

help-solve = Dire ce que vaut chaque carte d’une donne de tarot, tous les jeux étalés et chaque camp jouant au mieux.
help-solve-text = Le fichier est en notation .tarot ; - est l’entrée standard. D’une donne complète, c’est la position avant le premier pli qui est résolue ; d’une donne inachevée, celle où elle s’arrête. Les valeurs sont exactes, sauf si le budget s’épuise avant ; ce qui est prouvé est alors dit : des bornes.
help-solve-file = Un fichier .tarot, ou - pour l’entrée standard.
help-solve-trick = La position après tant de plis ; 0 est avant le premier.
help-solve-objective = L’enjeu : les points du camp du preneur (points), ou la marque, ce que paie chaque défenseur (score).
help-solve-budget = Combien de cartes jouer au plus dans la recherche d’une position ; 0 pour ne pas limiter. D’ordinaire 200 millions, une demi-minute environ.
help-solve-all-tricks = Dire aussi ce que chaque carte jouée ensuite a coûté à son camp.
help-solve-table = Mégaoctets de mémoire pour la recherche, 256 d’ordinaire.
help-solve-index = Ne résoudre que cette donne du fichier, à partir de 1.
help-solve-as-json = Écrire une liste JSON, un objet par donne.

help-deal = Battre et donner : écrire une nouvelle donne en notation .tarot.
help-deal-count = Le nombre de donnes ; le donneur change après chacune.

help-arena = Mesurer des robots : ils jouent les mêmes donnes à toutes les places.
help-arena-text = Un robot par place, ou un seul pour toutes. Chaque donne est jouée une fois dans chaque rotation des robots autour de la table : personne n’a de meilleures cartes. Avec --paired, deux robots ou plus jouent les mêmes donnes à la même place, et l’on dit ce que chacun vaut de plus que les autres.
help-arena-specs = Les robots ; voir plus bas.
help-arena-deals = Le nombre de donnes ; 100 si rien n’est dit.
help-arena-seed = Un texte quelconque ; le même texte donne toujours les mêmes donnes et les mêmes décisions. « arena » si rien n’est dit.
help-arena-jobs = Le nombre de processus ; d’ordinaire un par processeur. Les résultats sont les mêmes.
help-arena-limit = Secondes dont dispose un programme extérieur pour un coup ; 30 si rien n’est dit.
help-arena-paired = Comparer deux robots ou plus, chacun à la même place dans les mêmes donnes.
help-arena-table = Avec --paired : le robot aux autres places, qui fait aussi les enchères pour attack et defence. D’ordinaire le premier.
help-arena-roles = Avec --paired : all (une place, avec ses propres enchères), attack ou defence (une fois les enchères finies). Peut être répétée ; d’ordinaire les trois.
help-arena-out = Écrire le résultat de chaque donne dans ce fichier. S’il existe, reprendre où il s’arrête.
help-arena-plot = Dessiner le résultat dans ce fichier, au format SVG.
help-arena-as-json = Écrire un objet JSON.

help-bench = Mesurer la vitesse du cœur compilé et de son solveur sur cette machine.
help-bench-text = La signature vient des nœuds et des valeurs d’un jeu fixe de donnes et est la même sur toute machine ; elle dit que le solveur cherche comme il doit.
help-bench-lengths = Résoudre des donnes avec tant de plis restants ; peut se répéter. D’ordinaire 6, 8, 10 et 12. À partir de 16, c’est long.
help-bench-deals = Combien de donnes de chaque longueur, prises dans le jeu fixe.
help-bench-as-json = Écrire un objet JSON.

help-serve = Lancer la table en ligne : un serveur pour navigateurs, sur cette machine ou sur le réseau local.
help-serve-host = L’adresse d’écoute ; 127.0.0.1, cette machine seulement, si rien n’est dit.
help-serve-port = Le port ; 0 en prend un libre.
help-serve-database = Où garder les parties : un fichier, ou une URL SQLite ou PostgreSQL.
help-serve-lan = Écouter sur le réseau local, et montrer l’adresse et son code QR.
help-serve-origin = Une autre adresse sous laquelle les navigateurs trouvent ce serveur, comme https://cartes.example. Peut être répétée.
help-serve-trusted-proxy = L’adresse (ou le réseau, comme 10.0.0.0/8) d’un mandataire inverse dont on croit l’en-tête X-Forwarded-For. Peut être répétée.
help-serve-verbose = Noter ce que fait le serveur.

help-verify = Vérifier que les donnes d’une table en ligne sont celles auxquelles le serveur s’était engagé.
help-verify-text = Les graines de chaque donne sont à nouveau réunies, et les cartes redistribuées. Le code de sortie est 1 si toutes les donnes du fichier ne sont pas reconnues loyales.
help-verify-file = Un fichier .tarot, ou - pour l’entrée standard.
help-verify-commitment = L’engagement montré avant la donne.
help-verify-as-json = Écrire une liste JSON, un objet par donne.
