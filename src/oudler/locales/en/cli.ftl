# What every command says.
cli-error = error:
cli-other-language = OUDLER_LANG={ $found }: this language is not available; en (English), fr (French) and ru (Russian) are.
