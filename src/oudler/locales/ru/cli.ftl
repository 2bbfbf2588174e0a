# Что говорит каждая команда.
cli-error = ошибка:
cli-other-language = OUDLER_LANG={ $found }: такого языка нет; есть en (английский), fr (французский) и ru (русский).
