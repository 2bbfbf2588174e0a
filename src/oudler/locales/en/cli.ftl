# What every command says.
cli-error = error:
