# Ce que dit `oudler serve`.
serve-address = La table est sur { $url }
serve-lan-address = Sur le réseau local : { $url }
serve-no-lan = Cette machine ne semble pas avoir d’adresse sur un réseau local.
serve-stop = Ctrl-C arrête le serveur ; les parties reprendront où elles en étaient.
