# Что не так: error-<code>.

# Карты и слова
error-unknown_card = Карты «{ $card }» нет. Карты: от S1 до SK, так же H, D и C, козыри от T1 до T21 и X.
error-unknown_token = «{ $token }» — не карта и не заявка.
error-unknown_not_here = «{ $word }» требует известных карт: «?» здесь не годится.
error-one_card_expected = «{ $word }» требует одну карту, а указано: { $found }.
error-bad_marks = «{ $found }» — не запись очков: пишите имя=очки, например greater=5.
error-card_twice = { $place ->
    [none] { $card } встречается дважды.
   *[other] { $card } встречается дважды: ещё и в { $place }.
}

# Сдача
error-hand_size = На руке у игрока { $seat } { $found ->
    [one] { $found } карта
    [few] { $found } карты
   *[many] { $found } карт
}, а сдаётся каждому { $expected }.
error-talon_size = В Talon { $found ->
    [one] { $found } карта
    [few] { $found } карты
   *[many] { $found } карт
}, а должно быть { $expected }.
error-dead_size = В пачке, которая никому не сдана (Dead), { $found ->
    [one] { $found } карта
    [few] { $found } карты
   *[many] { $found } карт
}, а должно быть { $expected }.
error-not_a_pack = Это не колода из 78 разных карт: разных карт { $found }.
error-bad_dealer = Игрок { $found } не может сдавать: места пронумерованы от 1 до { $players }.
error-players_not_allowed = { $preset ->
    [mathers] В игру Мазерса
    [mathers-1888] В игру Мазерса 1888 года
    [greer] В игру Грир
    [michelsen] Во французское таро по Михельсен
   *[fft] Во французское таро
} не играют, когда игроков { $found }; их может быть { ANY_OF($allowed, "или") }.
error-unknown_game = Игры «{ $found }» нет. Есть { $allowed }.
error-unknown_option = В этих правилах нет настройки «{ $option }». Есть { $allowed }.
error-bad_option_value = Настройка { $option } не может быть «{ $found }»; годится { ANY_OF($allowed, "или") }.

# Ход картой
error-already_played = { $card } сыграть нельзя: эта карта уже сыграна.
error-not_in_hand = { $you ->
    [yes] { $card } выбрать нельзя: такой карты у вас нет.
   *[none] { $seat ->
        [none] { $card } — такой карты на руке нет.
       *[other] { $card } — такой карты у игрока { $seat } нет.
    }
}
error-must_follow = { $you ->
    [yes] { $card } сыграть нельзя: { $suit ->
        [T] зашли с козыря, и козырь у вас есть.
       *[other] масть захода — { term-suit }, и она у вас есть.
    }
   *[none] { $suit ->
        [T] Игрок { $seat } не может сыграть { $card }: зашли с козыря, и козырь на руке есть.
       *[other] Игрок { $seat } не может сыграть { $card }: масть захода — { term-suit }, и она на руке есть.
    }
}
error-must_trump = { $you ->
    [yes] { $card } сыграть нельзя: масти захода ({ term-suit }) у вас нет, значит, обязателен козырь.
   *[none] Игрок { $seat } не может сыграть { $card }: масти захода ({ term-suit }) на руке нет, значит, обязателен козырь.
}
error-must_overtrump = { $you ->
    [yes] { $card } сыграть нельзя: старший козырь взятки — { $top }, и у вас есть козырь выше.
   *[none] Игрок { $seat } не может сыграть { $card }: старший козырь взятки — { $top }, и на руке есть козырь выше.
}
error-must_undertrump_lowest = { $you ->
    [yes] { $card } сыграть нельзя: кто не может побить { $top }, кладёт младший козырь.
   *[none] Игрок { $seat } не может сыграть { $card }: кто не может побить { $top }, кладёт младший козырь.
}
error-called_suit_barred = { $you ->
    [yes] С { $card } зайти нельзя: первый заход в масть вызванной карты запрещён, кроме самой этой карты.
   *[none] Игрок { $seat } не может зайти с { $card }: первый заход в масть вызванной карты запрещён, кроме самой этой карты.
}
error-trumps_not_broken = { $you ->
    [yes] С { $card } зайти нельзя: с козырей не ходят, пока не сыгран хотя бы один козырь.
   *[none] Игрок { $seat } не может зайти с { $card }: с козырей не ходят, пока не сыгран хотя бы один козырь.
}
error-cards_left_impossible = Игрок { $seat } не мог сыграть { $card }: тогда на руках должно быть неизвестных карт: { $needed }, а после всего сыгранного из оставшихся там могут быть только { $found }.

# Заявки и прочее
error-deal_over = «{ $found }» — уже поздно: сдача окончена.
error-other_move_expected = «{ $found }» здесь не к месту: { $phase ->
    [auction] ожидается заявка (pass, prise, garde, sans или contre)
    [call] разыгрывающий должен вызвать карту
    [exchange] нужно обменять три карты
    [ask] игрок должен сказать ask или noask
    [give] нужно отдать Козырь Таро
    [return] нужно отдать карту взамен
    [discard] нужно сделать снос
    [slam] разыгрывающий должен сказать slam или noslam
    [over] сдача окончена
   *[play] нужно сыграть карту
}.
error-bid_too_low = { $you ->
    [yes] Этого мало
   *[none] «{ $found }» — этого мало
}: нужно пасовать или заявить больше, чем { $high ->
    [prise] { $game ->
       *[fft] Prise
        [michelsen] «беру»
    }
    [garde] { $game ->
       *[fft] Garde
        [michelsen] «гард»
    }
    [sans] { $game ->
       *[fft] Garde Sans
        [michelsen] «гард без банка»
    }
    [contre] { $game ->
       *[fft] Garde Contre
        [michelsen] «гард против банка»
    }
   *[pass] пас
}.
error-call_not_allowed = { $card } вызвать нельзя: вызывают короля; даму — только имея всех четырёх королей, и так далее до валета.
error-lay_away_count = { $game ->
   *[fft] Снести
    [michelsen] Скинуть
    [mathers] Отложить
    [greer] Сбросить
} нужно { $expected ->
    [one] { $expected } карту
    [few] { $expected } карты
   *[many] { $expected } карт
}, а указано { $found }.
error-lay_away_unknown = Рука известна, поэтому все снесённые карты нужно назвать.
error-lay_away_king = { $card } { $game ->
   *[fft] снести
    [michelsen] скинуть
    [mathers] отложить
    [greer] сбросить
} нельзя: королей { $game ->
   *[fft] не сносят
    [michelsen] не скидывают
    [mathers] не откладывают
    [greer] не сбрасывают
}.
error-lay_away_oudler = { $card } { $game ->
   *[fft] снести
    [michelsen] скинуть
    [mathers] отложить
    [greer] сбросить
} нельзя: { $game ->
    [fft] удлеры не сносят
    [michelsen] Мага, Мир и Шута не скидывают
   *[other] козыри 0, 1 и 21 не сбрасывают
}.
error-lay_away_trump = { $card } { $game ->
   *[fft] снести
    [michelsen] скинуть
    [mathers] отложить
    [greer] сбросить
} нельзя: козыри — только если других карт не хватает.
error-lay_away_trumps_too_many = { $card } { $game ->
   *[fft] снести
    [michelsen] скинуть
    [mathers] отложить
    [greer] сбросить
} нельзя: здесь неизбежно только { $allowed ->
    [one] { $allowed } козырь
    [few] { $allowed } козыря
   *[many] { $allowed } козырей
}.
error-laid_away_king_or_oudler = { $card } — эта карта не сыграна, значит, она в сносе, а сносить её нельзя.
error-poignee_late = { $you ->
    [yes] Поздно: пуанье показывают перед своей первой картой.
   *[none] Игрок { $seat } опоздал: пуанье показывают перед своей первой картой.
}
error-poignee_twice = { $you ->
    [yes] Вы уже показали пуанье.
   *[none] Игрок { $seat } уже показал пуанье.
}
error-poignee_size = В пуанье здесь { ANY_OF($allowed, "или") } карт, а не { $found }.
error-poignee_not_trump = { $card } в пуанье показать нельзя: это не козырь.
error-poignee_excuse_hides = { $you ->
    [yes] { $card } лишь заменяет один недостающий козырь, а у вас есть непоказанные козыри.
   *[none] { $card } лишь заменяет один недостающий козырь, а у игрока { $seat } есть непоказанные козыри.
}

# Игра Мазерса
error-ask_not_two_over = { $you ->
    [yes] Спросить нельзя: спрашивают, имея два лишних Козыря Таро (2 или 5 на руке), а у вас их { $found }.
   *[none] Игрок { $seat } не может спросить: спрашивают, имея два лишних Козыря Таро (2 или 5 на руке), а их { $found }.
}
error-card_is_known = Рука известна, поэтому карту нужно назвать.
error-give_not_tarot_trump = { $card } отдать нельзя: отдают Козырь Таро — Мир, Дурака, Мага или короля.
error-return_same_card = { $card } отдать взамен нельзя: эта карта только что получена.
error-return_tarot_trump = { $card } отдать взамен нельзя: это Козырь Таро.
error-unknown_mark = Такой записи, «{ $found }», нет. Есть { $allowed }.
error-marks_twice = Очки игрока { $seat } за карты в руке уже записаны.
error-marks_disagree = Игрок { $seat } записывает другое: { $expected ->
    [none] ничего
   *[other] { $expected }
}.

# Запись счёта
error-missing_field = Нет поля { $field }.
error-unknown_field = Поля { $field } не бывает. Есть { $allowed }.
error-wrong_kind = { $field ->
    [none] Случай
   *[other] Поле { $field }
} — это { $expected ->
    [object] объект
    [list] список
    [text] слово
    [number] число
    [whole] целое число
   *[bool] true или false
}, а не { $found }.
error-unknown_word = { $field } не может быть «{ $found }»; годится { ANY_OF($allowed, "или") }.
error-points_out_of_range = Столько очков, { $found }, не бывает: в колоде их 91.
error-points_not_halves = Столько очков, { $found }, не бывает: очки карт считают половинами.
error-points_not_whole = Столько очков, { $found }, не бывает: вчетвером у каждой стороны целое число очков.
error-points_too_few = { $found } — слишком мало очков: { $game ->
   *[fft] { $oudlers ->
        [one] один удлер стоит
        [few] { $oudlers } удлера сами по себе стоят
       *[many] { $oudlers } удлеров сами по себе стоят
    }
    [michelsen] { $oudlers ->
        [one] одна особая карта стоит
        [few] { $oudlers } особые карты сами по себе стоят
       *[many] { $oudlers } особых карт сами по себе стоят
    }
} не меньше { $least }.
error-points_too_many = { $found } — слишком много очков: у противников тогда { $game ->
   *[fft] { $oudlers ->
        [one] один удлер
        [few] { $oudlers } удлера
       *[many] { $oudlers } удлеров
    }
    [michelsen] { $oudlers ->
        [one] одна особая карта
        [few] { $oudlers } особые карты
       *[many] { $oudlers } особых карт
    }
}, и разыгрывающему остаётся не больше { $most }.
error-oudlers_out_of_range = { $game ->
   *[fft] Столько удлеров, { $found }, не бывает
    [michelsen] Столько особых карт, { $found }, не бывает
}: их три.
error-partner_missing = Впятером нужно сказать, есть ли у разыгрывающего партнёр.
error-partner_needs_five = Партнёр бывает только впятером, а не когда игроков { $players }.
error-slam_below_target = Шлем с { $found } очками невозможен: у взявшего все взятки есть нужные { $target }.
error-petit_without_trick = Петит не мог быть последним у стороны без единой взятки: другая взяла все.
error-both_slams = Разыгрывающий и его противники не могли оба взять все взятки.
error-defence_slam_points = Шлем защиты невозможен: без единой взятки у разыгрывающего не может быть { $found }, самое большее { $most }.
error-poignees_too_large = Такие пуанье невозможны: в них вместе { $found ->
    [one] { $found } козырь
    [few] { $found } козыря
   *[many] { $found } козырей
}, а с { term-excuse.instrumental } их { $most }.

# Партия
error-match_empty = В партии должна быть хотя бы одна сдача.
error-match_over = Сдача { $number } идёт после конца партии.
error-match_other_game = У сдачи { $number } другие правила или другие игроки, чем у партии.
error-match_dealer = Сдачу { $number } сдаёт игрок { $found }, а очередь игрока { $expected }.
error-match_deal_unfinished = Сдача { $number } не доиграна.
error-match_score_unknown = Счёт сдачи { $number } неизвестен.

# Файлы и командная строка
error-no_file = Файла { $path } нет.
error-is_folder = { $path } — папка, а не файл.
error-no_permission = { $path } прочитать нельзя: нет прав.
error-cannot_read = { $path } прочитать не удалось: { $reason }.
error-too_large = { $path } слишком велик: прочитать можно не больше { $limit } МБ.
error-io_failed = Чтение или запись не удались: { $reason }.
error-not_a_match_file = { $kind ->
    [folder] { $path } — папка, а матч записывается в файл.
   *[other] { $path } — не обычный файл, матч в него не записать.
}
error-file_read_only = { $path } защищён от записи, матч в него не записать.
error-file_has_names = У файла { $path } есть и другие имена (жёсткие ссылки): под ними осталось бы старое содержание. Сначала скопируйте его и назовите копию.
error-file_in_use = Файл { $path } занят: в нём идёт матч другого сеанса. Сначала остановите его или назовите другой файл.
error-bad_seed = Зерно — это текст не длиннее { $limit } букв, без концов строк и других управляющих знаков.
error-no_record = В { $path } нет ни одной записи сдачи.
error-json_not_utf8 = { $path } — не текст в UTF-8: байт { $byte } там не на месте.
error-json_syntax = { $path } — не JSON: строка { $line }, столбец { $column }.
error-json_too_deep = В { $path } слишком много вложенных уровней.
error-json_number = В { $path } есть число, каких в JSON не бывает, или слишком длинное.
error-json_not_list = В { $path } должен быть список.
error-unknown_language = На языке «{ $found }» здесь не говорят; есть { $allowed }.
error-unknown_command = Команды «{ $found }» нет.{ $close ->
    [none] {""}
   *[other] {" "}Может быть, { $close }?
}
error-no_command = Скажите, что делать. Список команд: `oudler --help`.
error-command_missing = Команда «{ $found }» в эту установку не входит.
error-unknown_flag = Ключа { $found } здесь нет.{ $close ->
    [none] {""}
   *[other] {" "}Может быть, { $close }?
}
error-flag_needs_value = Ключу { $option } нужно значение.
error-flag_takes_no_value = Ключ { $option } пишут без значения.
error-argument_missing = Не указано: { $name }.
error-extra_arguments = Лишние аргументы: { $found }.
error-usage = Команда не понята: { $reason }
error-flag_word = { $option } не может быть «{ $found }»; годится { ANY_OF($allowed, "или") }.
error-flag_number = { $option } — целое число от { $low } до { $high }, а не «{ $found }».
error-flag_seconds = { $option } — число секунд от 0 до { $most }, например 0,5, а не «{ $found }».
error-flag_points = { $option } — очки карт, например 48 или 48,5, а не «{ $found }».
error-flag_poignee = { $option } — сторона и размер, например attack:simple, а не «{ $found }».
error-flags_missing = Ещё нужны { $missing }.
error-input_ended = Ответы кончились раньше вопросов.
error-answer_choice = «{ $found }» — нет такого ответа.
error-answer_number = «{ $found }» — не число.
error-trick_full = Во взятке уже { $found ->
    [one] { $found } карта
    [few] { $found } карты
   *[many] { $found } карт
}.
error-flags_with_json = С --json случаи берутся из файла; вместе с ним нельзя { $found }.

# Записи сдач
error-not_utf8 = Эта строка — не текст в UTF-8 (байт { $byte }).
error-control_character = В этой строке есть знак, который не текст (код { $character }).
error-line_too_long = В этой строке больше { $limit } знаков: для записи сдачи это слишком длинно.
error-record_too_long = Для одной записи это слишком длинно.
error-comment_too_long = Этот комментарий слишком длинный.
error-comment_not_closed = Этот комментарий не закрыт: нет закрывающей скобки.
error-bracket_not_closed = Открытая здесь скобка не закрыта на своей строке.
error-stray_bracket = Эта скобка закрывает комментарий, который не открыт.
error-bad_tag = Это не тег. Тег — имя и текст в кавычках: [Имя "текст"].
error-text_before_tags = Запись начинается без тегов: это стоит перед ними.
error-tag_twice = Тег { $tag } стоит дважды.
error-tag_missing = Нет тега { $tag }.
error-bad_number = Тег { $tag } должен быть числом.
error-bad_option_pair = Это не настройка правил: пишите имя=значение.
error-no_such_seat = Места { $found } нет: игроков { $players }.
error-unknown_shuffle = Тасовка «{ $found }» здесь неизвестна, есть только { $allowed }; руки пришлось бы записать.
error-seed_disagrees = Записанные карты — не те, что даёт этот Seed.
error-bad_result = В теге Result должно быть целых чисел: { $expected }, по одному на игрока.
error-bad_date = Это не дата: пишите год-месяц-день, например 2024-02-29.

# Bots
error-unknown_bot = Бота «{ $found }» нет. Есть { $allowed }.
error-bad_bot_option = У бота { $bot } нет настройки «{ $found }»; его настройки: { $allowed ->
    [none] никаких
   *[other] { $allowed }
}.

# Арена
error-arena_seats = Названо ботов: { $found }, а за этим столом { $players ->
    [one] { $players } место
    [few] { $players } места
   *[other] { $players } мест
}. Назовите столько же или одного на все места.
error-arena_two_bots = Для сравнения нужны два разных бота, а названо: { $found }.
error-arena_no_taker = { $preset ->
    [mathers] В игре Мазерса
    [mathers-1888] В игре Мазерса 1888 года
    [greer] В игре Грир
   *[other] В игре { $preset }
} нет сторон ({ $role }): каждый играет сам за себя.
error-arena_needs_paired = { $option } бывает только вместе с --paired.
error-arena_plot_svg = «{ $path }» нельзя нарисовать: картинки пишутся в SVG, назовите файл с .svg на конце.
error-arena_file_not_results = { $path } — не файл итогов арены.
error-arena_file_line = Строка { $line } файла { $path } — не итог сдачи или повторяет прочитанную.
error-arena_file_other = В файле { $path } итоги другого: { $field } там «{ $found }», а не «{ $expected }». Назовите другой файл в --out.
error-arena_worker_died = Процесс, игравший сдачу { $number }, внезапно прекратился.
error-bot_failed = Сдача { $number }: бот { $bot } на месте { $seat } не справился: { $reason }
error-bot_illegal_move = Сдача { $number }: бот { $bot } на месте { $seat } сделал недозволенный ход «{ $found }» ({ $reason }).
error-bot_no_command = «{ $bot }» не называет команды: пишите exec:КОМАНДА.
error-bot_cannot_start = Сдача { $number }: бота { $bot } на месте { $seat } нельзя запустить: { $reason }
error-bot_ended = Сдача { $number }: бот { $bot } на месте { $seat } завершился с кодом { $exit_code }; до того он написал строк: { $line }.
error-bot_silent = Сдача { $number }: бот { $bot } на месте { $seat } закрыл свой вывод; до того он написал строк: { $line }.
error-bot_too_slow = Сдача { $number }: бот { $bot } на месте { $seat } не ответил за { $limit } с; до того он написал строк: { $line }.
error-bot_spoke_early = Сдача { $number }: бот { $bot } на месте { $seat } написал строку { $line }, «{ $found }», раньше, чем его спросили.
error-bot_line_not_move = Сдача { $number }: строка { $line } бота { $bot } на месте { $seat }, «{ $found }», — не ход.
error-bot_line_illegal = Сдача { $number }: строка { $line } бота { $bot } на месте { $seat }, «{ $found }», — недозволенный ход ({ $reason }).
error-arena_cannot_write = Файл { $path } нельзя записать: { $reason }.
error-arena_file_in_use = В файл { $path } сейчас пишет другая команда.

# Стол в браузере
error-hello_first = Первым сообщением должно быть «hello».
error-watchers_only_watch = Зрители не играют: сначала займите место.
error-bad_token = Эта ссылка к этому столу не подходит.
error-seat_lost = Место { $seat } больше не ваше.
error-message_not_text = Сообщения должны быть текстом.
error-message_too_long = Сообщение длиннее, чем можно (знаков: { $limit }).
error-bad_message = Сообщение не понято: { $reason }
error-too_fast = Слишком много запросов; подождите немного.
error-too_slow = Соединение не успевает.
error-try_again = Сервер не смог это сохранить; попробуйте ещё раз.
error-internal_error = На сервере произошла ошибка. Она записана в его журнал.
error-no_such_table = Такого стола нет.
error-no_such_record = Такой сдачи здесь нет.
error-may_not_join = Эта ссылка — чтобы смотреть, а не чтобы садиться за стол.
error-one_person_opens = Стол открывает один человек; остальные садятся сами.
error-no_person_there = На месте { $seat } нет человека.
error-no_seat = Места { $seat } нет: места пронумерованы от 1 до { $players }.
error-seat_taken = Место { $seat } уже занято.
error-seat_empty = Место { $seat } и так свободно.
error-no_free_seat = Свободных мест нет.
error-person_present = Игрок на месте { $seat } здесь.
error-host_only = Это может только хозяин стола.
error-house_only = Это делает только сервер.
error-name_missing = В имени должна быть хотя бы одна буква.
error-setting_out_of_bounds = Настройка { $setting } должна быть от { $low } до { $high }.
error-one_record_expected = Нужна одна сдача; в тексте их { $found }.
error-record_incomplete = Эту сдачу нельзя сыграть заново: известны не все карты.
error-too_early = Ещё рано.
error-too_late = Уже поздно.
error-deal_under_way = Не во время сдачи.
error-no_deal = Сейчас сдача не играется.
error-match_is_over = Матч окончен.
error-match_not_over = Матч ещё не окончен.
error-paused = Игра приостановлена.
error-not_your_turn = Сейчас не ваш ход: ходит игрок { $seat }.
error-bot_plays_for_you = За вас играет бот; сначала вернитесь.
error-other_moment = Это для другого момента: ходов сделано { $expected }, а не { $found }.
error-move_too_long = Ходов длиннее { $limit } знаков не бывает.
error-seed_not_now = Сейчас зерно не нужно.
error-bad_seat_seed = В зерне 64 цифры: от 0 до 9 и от a до f.
error-unknown_phrase = Фразы «{ $found }» нет. Есть { $allowed }.
error-nothing_said = Говорить нечего.
error-text_too_long = Это длиннее, чем можно (знаков: { $limit }).
error-undo_switched_off = За этим столом ходы назад не берут.
error-nothing_to_undo = У вас нет хода, который можно взять назад.
error-undo_cards_shown = С тех пор открылись карты; ход остаётся.
error-claim_not_now = Взятки можно заявить, пока идёт розыгрыш.
error-claim_not_proved = Из того, что вам известно, не следует, что все оставшиеся взятки ваши.
error-people_away = Игрок { $seat } отсутствует и не может согласиться.
error-nobody_to_consent = Согласиться некому.
error-offer_open = Игрок { $seat } о чём-то попросил; сначала ответьте ему.
error-no_offer = Никто ни о чём не просил.
error-not_asked = Вас не спрашивают, или вы уже ответили.
error-not_your_offer = Об этом попросил кто-то другой.
error-cannot_listen = Сервер не может слушать { $address }, порт { $port }: { $reason }.
error-database_url = «{ $found }» — не база данных: укажите файл или адрес, начинающийся с sqlite:// или postgresql://.
error-database_driver_missing = Этой базе данных нужен пакет { $found }; установите oudler[postgres].
error-database_failed = База данных { $found } не открывается: { $reason }.

# Решение
error-solve_game = Решить можно только французское таро, а это { term-game }.
error-solve_not_played = Решать нечего: эта сдача не игралась.
error-solve_before_play = Решать нечего: запись обрывается до первой карты.
error-solve_unknown_cards = Решить нельзя: { $count ->
    [one] неизвестна { $count } карта игрока { $seat }.
    [few] неизвестны { $count } карты игрока { $seat }.
   *[other] неизвестно { $count } карт игрока { $seat }.
}
error-solve_no_such_trick = Нет положения после { $found } взяток: { $most ->
    [0] не сыграно ни одной.
    [one] сыграна { $most }.
    [few] сыграны { $most }.
   *[other] сыграно { $most }.
}
error-solve_no_memory = Нет памяти для таблицы в { $found } МБ; попросите меньше ключом --table.
error-index_too_high = В { $path } нет записи { $found }; всего записей: { $most }.
