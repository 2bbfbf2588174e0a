# Ce que dit chaque commande.
cli-error = erreur :
