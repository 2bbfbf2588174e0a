# Ce que dit chaque commande.
cli-error = erreur :
cli-other-language = OUDLER_LANG={ $found } : cette langue n’est pas disponible ; il y a en (anglais), fr (français) et ru (russe).
