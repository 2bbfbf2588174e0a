var e=`
term-game = { $preset ->
    [fft] французское таро
    [michelsen] французское таро по Михельсен
    [mathers] игра Мазерса
    [mathers-1888] игра Мазерса 1888 года
    [greer] игра Грир
   *[other] { $preset }
}

term-card = { $kind ->
    [suit] { term-rank } { term-suit.genitive }
    [trump] { term-trump }
   *[excuse] { term-excuse }
}
term-suit = { $suit ->
    [S] { $game ->
       *[fft] пики
        [michelsen] мечи
        [mathers] мечи
        [greer] мечи
    }
    [H] { $game ->
       *[fft] червы
        [michelsen] кубки
        [mathers] кубки
        [greer] кубки
    }
    [D] { $game ->
       *[fft] бубны
        [michelsen] пентакли
        [mathers] пентакли
        [greer] пентакли
    }
    [C] { $game ->
       *[fft] трефы
        [michelsen] жезлы
        [mathers] скипетры
        [greer] жезлы
    }
   *[T] козыри
}
    .genitive = { $suit ->
        [S] { $game ->
           *[fft] пик
            [michelsen] мечей
            [mathers] мечей
            [greer] мечей
        }
        [H] { $game ->
           *[fft] червей
            [michelsen] кубков
            [mathers] кубков
            [greer] кубков
        }
        [D] { $game ->
           *[fft] бубен
            [michelsen] пентаклей
            [mathers] пентаклей
            [greer] пентаклей
        }
        [C] { $game ->
           *[fft] треф
            [michelsen] жезлов
            [mathers] скипетров
            [greer] жезлов
        }
       *[T] козырей
    }
term-rank = { $rank ->
    [1] туз
    [J] { $game ->
       *[fft] валет
        [michelsen] паж
        [mathers] паж
        [greer] паж
    }
    [N] { $game ->
       *[fft] кавалер
        [michelsen] рыцарь
        [mathers] рыцарь
        [greer] рыцарь
    }
    [Q] { $game ->
       *[fft] дама
        [michelsen] королева
        [mathers] королева
        [greer] королева
    }
    [K] король
   *[other] { $rank }
}
term-trump = { $rank ->
    [1] { $game ->
       *[fft] козырь 1
        [michelsen] Маг
        [mathers] Маг
        [greer] Маг
    }
    [21] { $game ->
       *[fft] козырь 21
        [michelsen] Мир
        [mathers] Мир
        [greer] Мир
    }
   *[other] козырь { $rank }
}
term-excuse = { $game ->
   *[fft] Эксюз
    [michelsen] Шут
    [mathers] Дурак
    [greer] Дурак
}
    .genitive = { $game ->
       *[fft] Эксюза
        [michelsen] Шута
        [mathers] Дурака
        [greer] Дурака
    }
    .instrumental = { $game ->
       *[fft] Эксюзом
        [michelsen] Шутом
        [mathers] Дураком
        [greer] Дураком
    }
term-letter = { $rank ->
    [J] { $game ->
       *[fft] В
        [michelsen] П
        [mathers] П
        [greer] П
    }
    [N] { $game ->
       *[fft] Кав
        [michelsen] Р
        [mathers] Р
        [greer] Р
    }
    [Q] { $game ->
       *[fft] Д
        [michelsen] Кв
        [mathers] Кв
        [greer] Кв
    }
   *[K] К
}
term-suit-letter = { $suit ->
    [S] { $game ->
       *[fft] П
        [michelsen] Ме
        [mathers] Ме
        [greer] Ме
    }
    [H] { $game ->
       *[fft] Ч
        [michelsen] Ку
        [mathers] Ку
        [greer] Ку
    }
    [D] { $game ->
       *[fft] Б
        [michelsen] Пе
        [mathers] Пе
        [greer] Пе
    }
    [C] { $game ->
       *[fft] Тр
        [michelsen] Же
        [mathers] Ск
        [greer] Же
    }
   *[T] Кз
}

term-player = игрок { $seat }
term-of-seat = { $you ->
    [yes] Вы
    [no] { $name }
   *[none] игрок { $seat }
}
term-contract = { $contract ->
    [pass] пас
    [prise] { $game ->
       *[fft] Prise
        [michelsen] беру
    }
    [garde] { $game ->
       *[fft] Garde
        [michelsen] гард
    }
    [sans] { $game ->
       *[fft] Garde Sans
        [michelsen] гард без банка
    }
   *[contre] { $game ->
       *[fft] Garde Contre
        [michelsen] гард против банка
    }
}
term-poignee = { $size ->
    [simple] { $game ->
       *[fft] простая пуанье
        [michelsen] пуанье
    }
    [double] { $game ->
       *[fft] двойная пуанье
        [michelsen] дубль пуанье
    }
   *[triple] { $game ->
       *[fft] тройная пуанье
        [michelsen] трипль пуанье
    }
}
    .accusative = { $size ->
        [simple] { $game ->
           *[fft] простую пуанье
            [michelsen] пуанье
        }
        [double] { $game ->
           *[fft] двойную пуанье
            [michelsen] дубль пуанье
        }
       *[triple] { $game ->
           *[fft] тройную пуанье
            [michelsen] трипль пуанье
        }
    }
term-side = { $side ->
    [attack] разыгрывающий
   *[defence] { $game ->
       *[fft] защита
        [michelsen] противники
    }
}
term-slam = { $slam ->
    [none] { $game ->
       *[fft] без шлема
        [michelsen] без Большого шлема
    }
    [unannounced_made] { $game ->
       *[fft] шлем без объявления
        [michelsen] Большой шлем без объявления
    }
    [announced_made] { $game ->
       *[fft] шлем объявлен и взят
        [michelsen] Большой шлем объявлен и взят
    }
   *[announced_failed] { $game ->
       *[fft] шлем объявлен и не взят
        [michelsen] Большой шлем объявлен и не взят
    }
}
term-talon = { $game ->
   *[fft] прикуп
    [michelsen] банк
    [mathers] три отложенные карты
    [greer] оставшиеся карты
}


error-unknown_card = Карты «{ $card }» нет. Карты: от S1 до SK, так же H, D и C, козыри от T1 до T21 и X.
error-unknown_token = «{ $token }» — не карта и не заявка.
error-unknown_not_here = «{ $word }» требует известных карт: «?» здесь не годится.
error-one_card_expected = «{ $word }» требует одну карту, а указано: { $found }.
error-bad_marks = «{ $found }» — не запись очков: пишите имя=очки, например greater=5.
error-card_twice = { $place ->
    [none] { $card } встречается дважды.
   *[other] { $card } встречается дважды: ещё и в { $place }.
}

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

error-match_empty = В партии должна быть хотя бы одна сдача.
error-match_over = Сдача { $number } идёт после конца партии.
error-match_other_game = У сдачи { $number } другие правила или другие игроки, чем у партии.
error-match_dealer = Сдачу { $number } сдаёт игрок { $found }, а очередь игрока { $expected }.
error-match_deal_unfinished = Сдача { $number } не доиграна.
error-match_score_unknown = Счёт сдачи { $number } неизвестен.

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
error-no_command = Скажите, что делать. Список команд: \`oudler --help\`.
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

error-unknown_bot = Бота «{ $found }» нет. Есть { $allowed }.
error-bad_bot_option = У бота { $bot } нет настройки «{ $found }»; его настройки: { $allowed ->
    [none] никаких
   *[other] { $allowed }
}.

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


step-card_points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} { $game ->
   *[fft] { $oudlers ->
        [0] без удлеров
        [one] с { $oudlers } удлером
       *[many] с { $oudlers } удлерами
    }
    [michelsen] { $oudlers ->
        [0] без особых карт
        [one] с { $oudlers } особой картой
       *[many] с { $oudlers } особыми картами
    }
}, нужно { $target }: { SIGNED($difference) }
step-half_point = { $points } очка считаются за { $rounded }
step-base_made = { $base } + { $difference } = { $total }
step-base_lost = −({ $base } + { $difference }) = { $total }
step-petit_au_bout = { $game ->
   *[fft] козырная 1
    [michelsen] Маг
} в последней взятке, { term-side } { SIGNED($amount) }
step-contract = × { $factor } { term-contract } = { $total }
step-poignee = { term-poignee } { $side ->
    [attack] разыгрывающего
   *[defence] { $game ->
       *[fft] защиты
        [michelsen] противников
    }
} { SIGNED($amount) } = { $total }
step-slam = { term-slam } { SIGNED($amount) } = { $total }
step-defence_slam = { $game ->
   *[fft] шлем защиты
    [michelsen] Большой шлем противников
} { SIGNED($amount) } = { $total }

step-marks_unknown = { term-of-seat }: очки за руку неизвестны
step-mark = { term-of-seat }: { $mark ->
    [greater] Большие Козыри
    [lesser] Меньшие Козыри
    [trump_count] число козырей
    [tarot_trumps] Козыри Таро
   *[sequences] последовательности
} { SIGNED($amount) }
step-ask_unanswered = { term-of-seat }: на вопрос никто не ответил { SIGNED($amount) }
step-tricks = { term-of-seat }: взятки { SIGNED($amount) }{ IF_ANY($tarot, "с Козырем Таро") }{ IF_ANY($queen, "с королевой") }{ IF_ANY($knight, "с рыцарем") }{ IF_ANY($knave, "с пажом") }{ IF_ANY($plain, "прочих") }
step-fool = { term-of-seat }: { term-excuse } { SIGNED($amount) }
step-king_cuts = { term-of-seat }: { $cuts ->
    [one] побит козырем { $cuts } король
    [few] побито козырем { $cuts } короля
   *[many] побито козырем { $cuts } королей
} { SIGNED($amount) }
step-tie = наверху поровну, по { $total }: никто ничего не пишет
step-difference = { $you ->
    [yes] Вы пишете
    [no] { $name } пишет
   *[none] игрок { $seat } пишет
} { $best } − { $second } = { SIGNED($amount) }

step-fool_kept = { term-excuse } возвращается { $you ->
    [yes] к вам: вы его сыграли
    [no] к тому, кто его сыграл: { $name }
   *[none] к игроку { $seat }, который его сыграл
}
step-fool_lost = { term-excuse } достаётся за последний круг { $you ->
    [yes] вам
    [no] тому, кто его выиграл ({ $name })
   *[none] игроку { $seat }
}: сыгравший его не выиграл ни одного
step-piles = { term-of-seat }: кучки { $amount } ({ $scoring ->
    [one] { $scoring } очковая карта
    [few] { $scoring } очковые карты
   *[many] { $scoring } очковых карт
} на { $worth }{ IF_ANY($plain, "без очков") })
step-magician_last = { term-of-seat }: последний круг выигран Магом { SIGNED($amount) }
step-seat_total = { term-of-seat }: всего { $total }


play-word-help = помощь справка ?
play-word-hand = карты рука
play-word-last = { $game ->
   *[fft] последняя взятка
    [greer] последний круг
}
play-word-table = стол
play-word-bids = { $game ->
   *[fft] торги заявки
    [mathers] очки-до-игры торги
}
play-word-score = счёт
play-word-quit = выход конец
play-word-pass = пас п пасую
play-word-prise = { $game ->
   *[fft] приз прис беру
    [michelsen] беру приз
}
play-word-garde = { $game ->
   *[fft] гард гарде г
    [michelsen] гард г
}
play-word-sans = { $game ->
   *[fft] сан гард-сан гс без гард-без
    [michelsen] без гард-без гард-без-банка без-банка гб сан гард-сан
}
play-word-contre = { $game ->
   *[fft] контр гард-контр гк против гард-против
    [michelsen] против гард-против гард-против-банка против-банка гп контр гард-контр
}
play-word-yes = да д
play-word-no = нет н
play-word-slam = шлем
play-word-ask = спросить
play-word-simple = простая простой пуанье
play-word-double = двойная двойной дубль дубль-пуанье
play-word-triple = тройная тройной трипль трипль-пуанье
play-word-attack = атака нападение разыгрывающий
play-word-defence = защита защитники противники
play-typed-suits = { $game ->
   *[fft] S=п,пик,пика,пики,пиковый,пиковая,пиковую H=ч,чер,черв,черва,червы,черви,червей,червовый,червовая,червонный,червонная,н D=б,буб,бубна,бубны,бубен,бубей,бубновый,бубновая C=тр,треф,трефа,трефы,трефовый,трефовая,кр,крест,крести,крестей,крестовый,крестовая,т,к,с T=кз,коз,к,т
    [michelsen] S=ме,м,меч,мечи,мечей,пики,пик H=ку,к,кубок,кубки,кубков,червы,червей,н D=пе,п,пентакль,пентакли,пентаклей,бубны,бубен C=же,ж,жезл,жезлы,жезлов,трефы,треф,с T=кз,коз,к,т
    [mathers] S=ме,м,меч,мечи,мечей,пики,пик H=ку,к,кубок,кубки,кубков,червы,червей,н D=пе,п,пентакль,пентакли,пентаклей,бубны,бубен C=ск,с,скипетр,скипетры,скипетров,трефы,треф T=кз,коз,к,т
    [greer] S=ме,м,меч,мечи,мечей,пики,пик H=ку,к,кубок,кубки,кубков,червы,червей,н D=пе,п,пентакль,пентакли,пентаклей,бубны,бубен C=же,ж,жезл,жезлы,жезлов,трефы,треф,с T=кз,коз,к,т
},козырь,козыря,козыри,козырей,козырной,козырная,козырную,аркан
play-typed-ranks = { $game ->
   *[fft] J=в,валет,валета,паж,пажа N=кав,кавалер,кавалера,рыцарь,рыцаря Q=д,дама,даму,королева,королеву
    [michelsen] J=п,паж,пажа,валет,валета N=р,рыц,рыцарь,рыцаря,кавалер,кавалера Q=кв,королева,королеву,дама,даму
    [mathers] J=п,паж,пажа,валет,валета N=р,рыц,рыцарь,рыцаря,кавалер,кавалера Q=кв,королева,королеву,дама,даму
    [greer] J=п,паж,пажа,валет,валета N=р,рыц,рыцарь,рыцаря,кавалер,кавалера Q=кв,королева,королеву,дама,даму
} K=к,кор,король,короля 1=туз,туза 2=двойка,двойку 3=тройка,тройку 4=четверка,четверку 5=пятерка,пятерку 6=шестерка,шестерку 7=семерка,семерку 8=восьмерка,восьмерку 9=девятка,девятку 10=десятка,десятку
play-typed-cards = X=x,0,х,эксюз,эксюза,шут,шута,дурак,дурака T1=маг,мага T21=мир
play-typed-fillers = масти номер
play-typed-and = и

play-you = Вы
play-bot-names = Анна Борис Вера Глеб Дарья

play-welcome = { $preset ->
    [fft] Французское таро
    [michelsen] Французское таро по Михельсен
    [mathers] Игра Мазерса
    [mathers-1888] Игра Мазерса 1888 года
   *[greer] Игра Грир
}, игроков: { $players }. { $match_deals ->
    [0] Игра идёт, пока кто-нибудь не наберёт { $match_points } { $match_points ->
        [one] очко
        [few] очка
       *[many] очков
    }.
    [one] Играется { $match_deals } сдача{ $match_points ->
        [0] {""}
       *[other] {" "}или до { $match_points } очков
    }.
    [few] Играются { $match_deals } сдачи{ $match_points ->
        [0] {""}
       *[other] {" "}или до { $match_points } очков
    }.
   *[many] Играется { $match_deals } сдач{ $match_points ->
        [0] {""}
       *[other] {" "}или до { $match_points } очков
    }.
}
play-seats = Места по порядку игры: { $seats }
play-seed = Зерно: { $seed }
play-file = Запись в файле: { $path }
play-help-hint = «помощь» — что можно набрать, «выход» — остановиться и продолжить потом.
play-deal = Сдача { $number }{ $all ->
    [0] {""}
   *[other] {" "}из { $all }
}: { $you ->
    [yes] сдаёте вы
   *[no] сдаёт { $name }
}
play-resumed = Сдача продолжается с того места, где остановилась.
play-go-on = Enter — следующая сдача:
play-match-over = Матч окончен.
play-winner = { $you ->
    [yes] Победа ваша.
   *[no] Победа: { $name }.
}
play-winners = Победили вместе: { $names }.
play-no-winner = Счёт у всех равный: никто не выиграл.
play-stopped = Остановлено. Игра сохранена. Продолжить:
play-column-deal = сдача
play-column-total = всего
play-no-scores-yet = Ни одна сдача ещё не закончена.
play-score-of-deal = Счёт сдачи

play-trick-leads = { $game ->
   *[fft] Взятка
    [greer] Круг
} { $number } из { $all }: { $you ->
    [yes] ходите вы
   *[no] ходит { $name }
}
play-trick-led = { $game ->
   *[fft] Взятка
    [greer] Круг
} { $number } из { $all }: { $you ->
    [yes] заход ваш
   *[no] заход — { $name }
}
play-tricks-sides = { $sides ->
    [yes] взятки: разыгрывающий { $attack }, { $game ->
       *[fft] защита
        [michelsen] противники
    } { $others }
   *[no] взятки: разыгрывающий { $attack }, все прочие { $others }
}
play-tricks-each = { $game ->
   *[fft] взятки
    [greer] выиграно кругов
}: { $tricks }
play-tricks-taken = { $game ->
   *[fft] { $count ->
        [0] без взяток
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
    [greer] { $count ->
        [0] ни одного круга
        [one] { $count } круг
        [few] { $count } круга
       *[many] { $count } кругов
    }
}
play-takes-trick = → { $game ->
   *[fft] { $you ->
        [yes] взятка ваша
       *[no] взятку берёт { $name }
    }
    [greer] { $you ->
        [yes] круг ваш
       *[no] круг выигрывает { $name }
    }
}
play-winning = { $game ->
   *[fft] { $you ->
        [yes] Пока берёте вы: { $card }
       *[no] Пока берёт { $name }: { $card }
    }
    [greer] { $you ->
        [yes] Пока выигрываете вы: { $card }
       *[no] Пока выигрывает { $name }: { $card }
    }
}
play-no-suit-yet = Масть задаст следующая карта.
play-no-trick-yet = { $game ->
   *[fft] Взяток ещё не было.
    [greer] Ни один круг ещё не сыгран.
}
play-may-play = Можно сыграть: { $cards }
play-may-lay-away = Можно { $game ->
   *[fft] снести
    [mathers] отложить
    [greer] сбросить
}: { $cards }
play-role-dealer = { $game ->
   *[fft] сдающий
    [greer] раздающий
}
play-role-taker = разыгрывающий
play-role-partner = партнёр

play-no-bids-here = В этой игре нет торгов.
play-no-bids-yet = Ещё ничего не сказано.
play-bid-about = { $game ->
   *[fft] { $contract ->
        [prise] взять прикуп, снести { $count } { $count ->
            [one] карту
            [few] карты
           *[many] карт
        }
        [garde] то же вдвойне
        [sans] прикуп закрыт и считается вам
       *[contre] прикуп закрыт и считается защите
    }
    [michelsen] { $contract ->
        [prise] взять банк, скинуть { $count } { $count ->
            [one] карту
            [few] карты
           *[many] карт
        }
        [garde] то же вдвойне
        [sans] банк закрыт и считается вам
       *[contre] банк закрыт и считается противникам
    }
}
play-passed-out = Все пасуют: сдача не играется.
play-petit-sec = { $you ->
    [yes] У вас единственный козырь
   *[no] { $name }: единственный козырь
} — { $game ->
   *[fft] 1, и нет Эксюза: сдача отменяется.
    [michelsen] Маг, и нет Шута: кон не играется.
}
play-takes = { $you ->
    [yes] Разыгрываете вы: { term-contract }
   *[no] Разыгрывает { $name }: { term-contract }
}
play-talon-stays = { $game ->
   *[fft] { $contract ->
        [sans] Прикуп остаётся закрытым и считается разыгрывающему.
       *[other] Прикуп остаётся закрытым и считается защите.
    }
    [michelsen] { $contract ->
        [sans] Банк остаётся закрытым и считается разыгрывающему.
       *[other] Банк остаётся закрытым и считается противникам.
    }
}
play-calls = { $you ->
    [yes] Вы вызываете { $card }
   *[no] { $name } вызывает { $card }
}
play-called = Вызвана карта: { $card }
play-is-partner = { $you ->
    [yes] Вы — партнёр разыгрывающего
   *[no] Партнёр разыгрывающего: { $name }
}
play-talon = { $game ->
   *[fft] Прикуп
    [michelsen] Банк
}: { $cards }
play-talon-was = { $game ->
   *[fft] В прикупе были
    [michelsen] В банке были
}: { $cards }
play-discard-was = { $game ->
   *[fft] Снос
    [michelsen] Скинуто
    [greer] Сброшено
}: { $cards }
play-you-lay-away = { $game ->
   *[fft] Вы сносите
    [michelsen] Вы скидываете
    [mathers] Вы откладываете
    [greer] Вы сбрасываете
}: { $cards }
play-you-take = Вы берёте: { $cards }
play-lays-away = { $you ->
    [yes] Вы { $game ->
       *[fft] сносите
        [michelsen] скидываете
        [mathers] откладываете
        [greer] сбрасываете
    }
   *[no] { $name } { $game ->
       *[fft] сносит
        [michelsen] скидывает
        [mathers] откладывает
        [greer] сбрасывает
    }
} { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
play-trumps-laid-away = { $game ->
   *[fft] Снесены
    [michelsen] Скинуты
} и показаны козыри: { $cards }
play-takes-leftovers = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} { $count ->
    [one] { $count } оставшуюся карту
    [few] { $count } оставшиеся карты
   *[many] { $count } оставшихся карт
}
play-slam-announced = { $you ->
    [yes] Вы объявляете
   *[no] { $name } объявляет
} { $game ->
   *[fft] шлем
    [michelsen] Большой шлем
}
play-status-contract = { term-contract }: { $name }
play-status-called = { $called }: { $name }
play-status-slam = шлем
play-poignee-shown = { $you ->
    [yes] Вы показываете
   *[no] { $name } показывает
}: { term-poignee } ({ $count })
play-poignee-offer = { term-poignee } ({ $count })

play-exchanges = { $you ->
    [yes] Вы меняете
   *[no] { $name } меняет
} три карты
play-no-marks-yet = Очки до игры ещё никто не засчитал.
play-marks = { $you ->
    [yes] Вам засчитано
   *[no] { $name }: засчитано
} { $points }
play-marks-nothing = { $you ->
    [yes] Вам засчитать нечего
   *[no] { $name }: засчитать нечего
}
play-mark = { $mark ->
    [greater] Большие Козыри
    [lesser] Меньшие Козыри
    [trump_count] число козырей
    [tarot_trumps] Козыри Таро
   *[sequences] последовательности
}, { $points }: { $cards }
play-asks = { $you ->
    [yes] Вы спрашиваете о третьем Козыре Таро и показываете
   *[no] { $name } спрашивает о третьем Козыре Таро и показывает
} { $cards }
play-does-not-ask = { $you ->
    [yes] Вы не спрашиваете
   *[no] { $name } не спрашивает
}
play-unanswered = { $you ->
    [yes] Ни у кого нет: вам 5 очков
   *[no] Ни у кого нет: { $name } получает 5 очков
}
play-gives = { $you ->
    [yes] Вы отдаёте { $card }
   *[no] { $name } отдаёт { $card }
}
play-gives-unseen = { $you ->
    [yes] Вы отдаёте карту
   *[no] { $name } отдаёт карту
}
play-returns = { $you ->
    [yes] Вы возвращаете { $card }
   *[no] { $name } возвращает { $card }
}
play-returns-unseen = { $you ->
    [yes] Вы возвращаете карту
   *[no] { $name } возвращает карту
}

play-outcome-nothing = { $outcome ->
    [passed] Все спасовали: никто ничего не пишет.
   *[petit_sec] Сдача отменена: никто ничего не пишет.
}

play-ask-bid = Ваша заявка ({ $bids })?
play-ask-call = Какую карту вызываете ({ $cards })?
play-ask-slam = Объявить { $game ->
   *[fft] шлем
    [michelsen] Большой шлем
}? (да, или Enter — нет)
play-ask-lay-away = { $chosen ->
    [0] { $game ->
       *[fft] Снести
        [michelsen] Скинуть
        [mathers] Отложить
        [greer] Сбросить
    } { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    }. Какие?
   *[other] Выбрано { $chosen } из { $count }. Какие ещё?
}
play-laying-away = Выбраны: { $cards }
play-ask-lay-away-done = Enter — { $game ->
   *[fft] снести
    [michelsen] скинуть
    [mathers] отложить
    [greer] сбросить
}; наберите карту ещё раз, чтобы взять её обратно:
play-ask-card = Ваша карта?
play-ask-card-or = Ваша карта (Enter — { $card })?
play-ask-poignee = Показать: { $sizes }? ({ $several ->
    [yes] число, или Enter — нет
   *[no] да, или Enter — нет
})
play-ask-poignee-cards = Какие { $count } козырей? (Enter — младшие)
play-ask-ask = Спросить о третьем Козыре Таро? (да, или Enter — нет)
play-ask-give = Надо отдать Козырь Таро ({ $cards }). Какой?
play-ask-return = Какую карту возвращаете? (Enter — { $card })

play-unclear-card = «{ $found }» — не карта. Например: { $seven } (7 { $game ->
   *[fft] червей
    [michelsen] кубков
    [mathers] кубков
    [greer] кубков
}), { $king } (король { $game ->
   *[fft] пик
    [michelsen] мечей
    [mathers] мечей
    [greer] мечей
}), { $trump } (козырь 21), { $excuse } ({ term-excuse }). Подробнее — «помощь».
play-unclear-nothing = Наберите карту, например { $seven }, { $king }, { $trump } или { $excuse }. Подробнее — «помощь».
play-unclear-which-card = «{ $found }» может значить { ANY_OF($cards, "или") }. Какая?
play-unclear-rank = «{ $found }» — это масть. А какая карта?
play-unclear-line = Эту строку можно понять по-разному: поставьте между картами запятые.
play-unclear-twice = { $card } в этой строке дважды. Ничего не изменилось.
play-unclear-bid = Такой заявки нет. Можно сказать: { $bids }. Подробнее — «помощь».
play-unclear-poignee = Наберите размер или число карт из вопроса; просто Enter — не показывать.
play-unclear-yes-no = Наберите «да» или «нет»; просто Enter — «нет».
play-unclear-command = Enter — продолжить. «{ $word }» — что ещё можно набрать.
play-lay-away-more = Надо ещё { $more } { $more ->
    [one] карту
    [few] карты
   *[many] карт
}.
play-lay-away-too-many = Так будет { $found } { $found ->
    [one] карта
    [few] карты
   *[many] карт
}, а надо { $expected }. Наберите выбранную карту ещё раз, чтобы взять её обратно.
play-poignee-count = Названо карт: { $found }, а здесь нужно { $expected }.
play-now-bid = Сейчас: { $bids }. Заявка должна быть выше прежней. { $game ->
   *[fft] Можно и по-русски: приз, гард, гард сан, гард контр.
    [michelsen] Коротко: беру, гард, без, против.
}
play-now-call = Сейчас: карта, которую вы вызываете, — { $cards }. У кого она, тот ваш партнёр.
play-now-slam = Сейчас: «да», если намерены взять все взятки, иначе Enter.
play-now-lay-away = Сейчас: карты, которые { $game ->
   *[fft] вы снесёте
    [michelsen] вы скинете
    [mathers] вы отложите
    [greer] вы сбросите
}, всего { $count }, в одной строке или в нескольких. Выбранная карта, набранная в новой строке ещё раз, возвращается на руку (пока выбрано: { $chosen }). Когда выбраны все, Enter.
play-now-card = Сейчас: карта, которую вы играете.
play-now-poignee = Сейчас: { $several ->
    [yes] сколько козырей показать ({ $count } или больше, как в вопросе)
   *[no] «да», чтобы показать козыри ({ $count })
}, или Enter, чтобы не показывать. Очки за пуанье получит сторона, выигравшая сдачу; показанные козыри увидят все.
play-now-poignee-cards = Сейчас: какие козыри показать, в одной строке; нужно { $count }. Enter — младшие.
play-now-ask = Сейчас: «да», чтобы спросить о третьем Козыре Таро: у кого он есть, отдаёт; если ни у кого — вам 5 очков. Enter — не спрашивать.
play-now-give = Сейчас: Козырь Таро, который вы отдаёте: { $cards }.
play-now-return = Сейчас: карта, которую вы вернёте за полученную; Enter — { $card }.
play-now-go-on = Сейчас: Enter — следующая сдача.
play-help-suits = Карта — масть и достоинство: { $suits }.
play-help-ranks = Достоинства: от 1 до 10, { $ranks }.
play-help-letter = { $letter } { $name }
play-help-examples = Например { $seven } ({ $seven_name }), { $king } ({ $king_name }). Можно и полное название, и знаки ♠ ♥ ♦ ♣.
play-help-trumps = Козырь — просто номер, например 21 (на экране { $letter }21). { $excuse } — { $typed }.
play-help-several = Несколько карт в строке: через пробел или запятую.
play-help-brackets = На руке карты в скобках, как [7], — те, которые сейчас можно положить.
play-help-anywhere = При любом вопросе:

play-help-commands = карты: ваши карты; { $game ->
   *[fft] последняя: последняя взятка; стол: кто есть кто, взятки, что показано;{" "}
    [greer] последний: последний круг; стол: кто есть кто и сколько кругов выиграл;{" "}
}{ $game ->
   *[fft] торги: что сказано до игры;{" "}
    [mathers] очки-до-игры: что засчитано до игры;{" "}
    [greer] {""}
}счёт: как идёт матч; выход: остановиться, игра сохранена

play-error-resume-with = С --resume стол берётся из файла: { $option } с ним не сочетается.
play-error-resume-finished = Матч в { $path } окончен. Начните новый, без --resume.
play-error-resume-unknown = В последней сдаче в { $path } есть неизвестные карты, играть её дальше нельзя.
play-error-seat = Места { $seat } нет; места — от 1 до { $players }.
play-error-bots = Названо ботов: { $found }, а мест { $expected }: назовите одного на всех или по одному на место.
play-error-option = Правило пишется имя=значение, а не «{ $found }».
play-error-save = Игру не удаётся сохранить в { $path }: { $reason }
play-error-resume-broken = Матч в { $path } продолжить нельзя. Строка { $line }: { $reason } Файл не изменён.
play-error-resume-seat = В { $path } на каждом месте бот: назовите своё место ключом --seat.
play-error-save-behind = Писать вслед за тем, что в { $path }, нельзя: там нет записей или последняя испорчена. Файл не изменён.
play-not-saved = Игра сейчас не сохраняется, { $path }: { $reason }. Она продолжается, и каждый ход сохранит её снова, как только это удастся.
play-saved-again = Игра снова сохранена.
play-file-changed = Другая программа изменила { $old }. Этот файл остаётся как есть, а матч теперь сохраняется в { $path }
play-unsaved = Эти сдачи сохранить не удалось. Вот они, чтобы их можно было скопировать:


web-tagline = Игры с колодой таро: с друзьями и с ботами
web-game-name = { $preset ->
    [fft] Французское таро
    [michelsen] Таро по Михельсен
    [mathers] Игра Мазерса
    [mathers-1888] Игра Мазерса, 1888
   *[greer] Игра Грир
}
web-new-table = Играть
web-game = Игра
web-players = Игроков
web-player-count = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
web-bots = Боты
web-bot-name = { $bot ->
    [random] Случай
    [novice] Новичок
    [club] Клубный игрок
    [expert] Знаток
    [master] Мастер
   *[other] { $bot }
}
web-bot = бот
web-your-name = Ваше имя
web-default-name = Гость
web-play-bots = { $count ->
    [one] Играть с { $count } ботом
    [few] Играть с { $count } ботами
   *[many] Играть с { $count } ботами
}
web-play-friends = Играть с друзьями
web-listed = Стол с друзьями виден здесь всем
web-rules-options = Правила этого стола
web-open-tables = Открытые столы
web-no-tables = Сейчас нет столов, открытых для всех.
web-join = { $free ->
    [one] Сесть: { $free } место
    [few] Сесть: { $free } места
   *[many] Сесть: { $free } мест
}
web-watch = Смотреть
web-resume-table = Назад к вашему столу
web-loading = Минуту\xA0…
web-language = Язык
web-home = К началу
web-as-usual = По умолчанию
web-done = Готово
web-cancel = Отмена
web-close = Закрыть
web-option = { $option ->
    [match_deals] Сдач в партии (0: без ограничения)
    [match_points] До скольких очков партия (0: без ограничения)
    [undertrump] Кто не может перебить, кладёт
    [trump_lead_needs_break] С козыря ходят, только когда один уже вышел
    [slam_announcer_leads] { $game ->
       *[fft] Объявивший шлем ходит первым
        [michelsen] Объявивший Большой шлем ходит первым
    }
    [defence_slam] { $game ->
       *[fft] Шлем защиты идёт в счёт
        [michelsen] Большой шлем противников идёт в счёт
    }
    [excuse_last_trick] В последней взятке { term-excuse }
    [petit_au_bout_before_excuse] { $game ->
       *[fft] Козырь 1 идёт в счёт и в предпоследней взятке, перед Эксюзом
        [michelsen] Маг идёт в счёт и в предпоследней взятке, перед Шутом
    }
    [forced_discard_counts] { $game ->
       *[fft] Снесённые козыри идут в счёт
        [michelsen] Скинутые козыри идут в счёт
    }
    [passed_out_shows_talon] Если все спасовали, { term-talon } показывают
    [exchange] Отложенные карты меняет
    [return_card] Возвращаемая карта
    [king_cut] Короли, побитые козырем, идут в счёт
    [discard_scores] Кому идёт в счёт снос
   *[other] { $option }
}
web-option-value = { $value ->
    [yes] да
    [no] нет
    [any] { $option ->
        [undertrump] любой козырь
       *[other] любая
    }
    [lowest] младший козырь
    [changes_side] переходит к другой стороне
    [winner] уходит взявшему
    [all] каждый
    [dealer] { $option ->
        [discard_scores] сдающему
       *[other] сдающий
    }
    [not_tarot_trump] кроме Козырей Таро
    [nobody] никому
   *[other] { $value }
}

web-free-seat = свободно
web-sit-here = Сесть сюда
web-sit-at = Сесть сюда, место { $seat }
web-sit-down = Сесть за стол
web-table-full = Все места заняты. Можно смотреть.
web-try-again = Ещё раз
web-come-back = Назад ко входу
web-connecting = Идём к столу\xA0…
web-waiting-table = За столом
web-that-is-you = (вы)
web-ready = готов к игре
web-not-ready = здесь
web-add-bot = Добавить бота
web-add-bot-at = Добавить бота на место { $seat }
web-make-free = Освободить
web-free-seat-at = Освободить место { $seat }
web-i-am-ready = Можно начинать
web-wait-for-players = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужны ещё { $count } игрока.
   *[many] Нужны ещё { $count } игроков.
}
web-wait-for-ready = Сдача начнётся, когда все будут готовы.
web-wait-for = Ждём: { $names }
web-invite = Позвать друзей
web-invite-about = Кто откроет эту ссылку, сядет за этот стол.
web-link = Ссылка
web-copy = Скопировать
web-copied = Скопировано
web-qr = Ссылка в виде QR-кода
web-link-local = Эта ссылка работает только на этой машине. Для телефонов и других машин местной сети запустите «make play LAN=1» (или «oudler serve --lan») и откройте страницу по адресу, который будет показан.

web-table = Стол
web-menu = Меню
web-your-hand = Ваши карты
web-hand = { $count ->
    [one] У вас на руках { $count } карта
    [few] У вас на руках { $count } карты
   *[many] У вас на руках { $count } карт
}
web-hand-card = { $card }{ $state ->
    [chosen] , выбрано
    [barred] , сейчас нельзя
   *[other] {""}
}
web-card-within = { $rank ->
    [1] туза
    [J] пажа
    [N] рыцаря
    [Q] королеву
    [K] короля
   *[other] { term-rank }
} { term-suit.genitive }
web-card-hidden = закрытая карта
web-your-turn = Ваш ход
web-deal-number = Сдача { $number }{ $all ->
    [0] {""}
   *[other] {" "}из { $all }
}
web-deal = Сдача
web-total = всего { $total }
web-replayed = переигрывается, не в счёт
web-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-watching = Вы смотрите
web-reconnecting = Связь пропала, возвращаемся …
web-offline = На этом устройстве нет сети
web-reconnecting-about = { $watching ->
    [yes] За столом играют дальше; скоро вы снова всё увидите.
   *[no] { $alone ->
        [yes] Место и карты за вами; стол вас ждёт.
       *[no] Место за вами. Если это надолго, за вас сыграет бот, пока вы не вернётесь.
    }
}
web-try-now = Попробовать сейчас
web-shuffling = Карты тасуются\xA0…
web-talon-shown = { $game ->
   *[fft] Прикуп
    [michelsen] Банк
}
web-trumps-shown = Снесённые козыри
web-dealer-letter = С
web-thinking = думает
web-away = нет за столом
web-stand-in = отсутствует, играет бот
web-countdown = отсутствует, через { $seconds } с играет бот
web-poignee-badge = пуанье { $count }
web-marked = Что засчитано
web-marks-badge = засчитано { $points }
web-trick = { $game ->
   *[fft] Взятка
    [greer] Круг
} { $number }
web-lies = { $you ->
    [yes] Вы: { $card }
   *[no] { $name }: { $card }
}{ $winning ->
    [yes] , старшая
   *[no] {""}
}
web-led = заход
web-led-short = заход
web-role-brief = { $role ->
    [taker] разыгр.
   *[partner] партнёр
}
web-won = { $game ->
   *[fft] взятка
    [greer] круг
}
web-last-trick = { $game ->
   *[fft] Последняя взятка
    [greer] Последний круг
}
web-waiting = { $thinking ->
    [yes] { $name } думает\xA0…
   *[no] { $phase ->
        [auction] Заявляет { $name }
        [call] { $name } вызывает короля
        [discard] { $name } { $game ->
           *[fft] сносит
            [michelsen] скидывает
            [mathers] откладывает
            [greer] сбрасывает
        } карты
        [exchange] { $name } меняет три карты
        [slam] { $name } может объявить { $game ->
           *[fft] шлем
            [michelsen] Большой шлем
        }
        [ask] { $name } может спросить о Козыре Таро
        [give] { $name } отдаёт Козырь Таро
        [return] { $name } возвращает карту
       *[other] Ходит { $name }
    }
}
web-paused = { $you ->
    [yes] Вы поставили игру на паузу
   *[no] Пауза, её просит { $name }
}
web-resume = Продолжить
web-offer = { $kind ->
    [undo] { $you ->
        [yes] Вы просите вернуть ваш последний ход
       *[no] { $name } просит вернуть свой последний ход
    }
   *[claim] { $you ->
        [yes] Вы заявляете, что всё остальное ваше
       *[no] { $name } забирает всё остальное с этими картами
    }
}
web-withdraw = Отозвать
web-agree = Согласиться
web-refuse = Отказать

web-prompt = { $phase ->
    [auction] Ваша заявка?
    [call] Какого короля вы вызываете? У кого он, тот ваш партнёр
    [slam] Объявляете, что возьмёте все взятки?
    [ask] Спросить других о третьем Козыре Таро?
    [give] Нужно отдать Козырь Таро: выберите какой
    [return] Выберите карту, которую вернёте
   *[other] Ваш ход
}
web-prompt-cannot-ask = Спросить о Козыре Таро нельзя: для этого их нужно иметь два или пять
web-about = { $phase ->
    [exchange] Взамен вы получите { $dealer ->
        [yes] три отложенные карты
       *[no] три карты, которые отложил предыдущий игрок
    }; увидите их после обмена.
    [ask] Если ни у кого его нет, вам засчитают 5 очков. Если есть, вам его отдадут, а вы вернёте другую карту.
    [give] Спросивший очков не получает и возвращает вам карту.
   *[return] { $preset ->
        [mathers-1888] Любую, кроме Козырей Таро.
       *[mathers] Любую, кроме той, что вам отдали.
    }
}
web-prompt-play = { $leads ->
    [yes] Ваш заход: выберите карту
   *[no] Ваш ход: выберите карту
}
web-prompt-confirm = Ещё раз, чтобы сыграть: { $card }
web-prompt-lay-away = { $word ->
    [exchange] Обменяйте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[other] Снесите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
}{ $forced ->
    [0] {""}
    [one] , из них { $forced } козырь
    [few] , из них { $forced } козыря
   *[many] , из них { $forced } козырей
}
web-chosen = выбрано { $chosen } из { $count }
web-lay-away = { $word ->
    [exchange] Обменять
   *[other] Снести
}
web-you-hold = { $game ->
   *[fft] У вас { $trumps ->
        [one] { $trumps } козырь
        [few] { $trumps } козыря
       *[many] { $trumps } козырей
    } и { $oudlers ->
        [one] { $oudlers } удлер
        [few] { $oudlers } удлера
       *[many] { $oudlers } удлеров
    }
    [michelsen] Козырей у вас { $trumps }, особых карт { $oudlers }
} · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-call = Вызвать: { $card }{ $own ->
    [yes] , эта карта у вас
   *[no] {""}
}
web-give = { $phase ->
    [return] Вернуть: { $card }
   *[give] Отдать: { $card }
}
web-choice = { $move ->
    [slam] Объявить шлем
    [noslam] Без шлема
    [ask] Спросить
    [noask] Не спрашивать
   *[other] { $move }
}
web-poignee = Показать { term-poignee.accusative }: { $count ->
    [one] { $count } козырь
    [few] { $count } козыря
   *[many] { $count } козырей
}
web-poignee-about = Эти козыри увидят все. Очки получит сторона, которая выиграет сдачу.
web-poignee-show = Показать ({ $chosen } из { $count })

web-played-contract = { $game ->
   *[fft] { term-contract }
    [michelsen] «{ term-contract }»
}
web-outcome = { $made ->
    [yes] { $you ->
        [yes] Вы выиграли { web-played-contract } с запасом { $difference }
       *[no] { $name } выигрывает { web-played-contract } с запасом { $difference }
    }
   *[no] { $you ->
        [yes] Вы проиграли { web-played-contract }, не хватило { $difference }
       *[no] { $name } проигрывает { web-played-contract }, не хватило { $difference }
    }
}
web-how-scored = Как получился счёт
web-standing = Счёт партии
web-player = Игрок
web-sum = Всего
web-laid-away-was = Снос
web-next-deal = Следующая сдача
web-rematch = Ещё партия
web-look-again = Посмотреть сдачу снова
web-download = Сохранить запись
web-download-match = Сохранить записи партии
web-fairness = { $verdict ->
    [fair] Сдача честная: это устройство перетасовало её заново
    [wrong] Эта сдача не следует из обещанного
    [unknown] Обещание этой сдачи такого рода, какого страница не знает
   *[open] Об этой сдаче ничего не было обещано
}
web-fairness-check = { $good ->
    [yes] { $check ->
        [published] Отпечаток тот же, что был показан до сдачи
        [server_seed] Тайное число сервера подходит к отпечатку
        [own_seed] Число, которое добавило это устройство, среди них есть
        [seed] Все числа вместе дают начало тасовки
        [dealer] Из него получается первый сдающий
       *[cards] Из него получаются все руки и остаток, карта за картой
    }
   *[no] { $check ->
        [published] Отпечаток не тот, что был показан до сдачи
        [server_seed] Тайное число сервера не подходит к отпечатку
        [own_seed] Числа, которое добавило это устройство, здесь нет
        [seed] Числа не дают начала тасовки
        [dealer] Из него получается другой первый сдающий
       *[cards] Из него получаются другие карты
    }
}
web-fairness-commitment = Отпечаток: { $hash }
web-fairness-about = До сдачи сервер показал отпечаток своего тайного числа; затем { $seats ->
    [0] никто не добавил своего
    [one] устройство { $seats } игрока добавило своё
   *[other] устройства { $seats } игроков добавили свои
}, и всё вместе перетасовало карты. Поэтому выбрать их не мог никто.

web-side = { $what ->
    [log] Журнал
    [chat] Беседа
    [sheet] Счёт
    [last] Последняя взятка
   *[menu] Меню
}
web-side-tabs = Что показано
web-log = Что происходит
web-log-empty = Пока ничего не было.
web-log-deal = Сдача { $number }: { $you ->
    [yes] сдаёте вы
   *[no] сдаёт { $name }
}
web-log-hand = Ваши карты: { $cards }
web-log-bid = { $you ->
    [yes] Вы
   *[no] { $name }
}: { term-contract }
web-log-cards = { $cards }
web-log-trick = { $game ->
   *[fft] Взятка
    [greer] Круг
} { $number }: { $you ->
    [yes] первый ход ваш
   *[no] первым ходит { $name }
}
web-log-played = { $you ->
    [yes] Вы
   *[no] { $name }
}: { $card }
web-log-claimed = { $you ->
    [yes] Всё остальное ваше
   *[no] Всё остальное забирает { $name }
}: { $cards }
web-log-sits = { $you ->
    [yes] Вы садитесь за стол
   *[no] { $name } садится за стол
}
web-log-freed = Место { $seat } свободно
web-log-vanished = { $you ->
    [yes] Вас нет за столом
   *[no] Вне стола: { $name }
}
web-log-countdown = Скоро сыграет бот, вместо { $you ->
    [yes] вас
   *[no] игрока { $name }
}
web-log-stand-in = Играет бот, вместо { $you ->
    [yes] вас
   *[no] игрока { $name }
}
web-log-returned = { $you ->
    [yes] Вы снова за столом
   *[no] { $name } снова за столом
}
web-log-left = { $you ->
    [yes] Вы уходите из-за стола
   *[no] { $name } уходит из-за стола
}
web-log-paused = { $you ->
    [yes] Вы берёте паузу
   *[no] { $name } берёт паузу
}
web-log-resumed = Игра продолжается
web-log-offer = { $kind ->
    [undo] { $you ->
        [yes] Вы просите вернуть ход
       *[no] { $name } просит вернуть ход
    }
   *[claim] { $you ->
        [yes] Вы забираете всё остальное
       *[no] { $name } забирает всё остальное
    }
}
web-log-answer = { $you ->
    [yes] Вы
   *[no] { $name }
}: { $agrees ->
    [yes] да
   *[no] нет
}
web-log-offer-dropped = { $reason ->
    [refused] Отказано
    [withdrawn] Просьба отозвана
    [late] Никто не ответил вовремя
    [impossible] Всё это взять нельзя
   *[other] Просьба снята
}
web-log-undone = { $you ->
    [yes] Вы возвращаете ход
   *[no] { $name } возвращает ход
}
web-log-said = { $you ->
    [yes] Вы
   *[no] { $name }
}: { $text }
web-chat = Беседа
web-chat-empty = Пока никто ничего не сказал.
web-phrases = Готовые фразы
web-phrase = { $phrase ->
    [hello] Здравствуйте!
    [good_luck] Удачи!
    [well_played] Хорошо сыграно!
    [nice_deal] Славная сдача!
    [thanks] Спасибо!
    [sorry] Простите!
    [one_moment] Минуту, пожалуйста
    [go_on] Продолжим?
    [oops] Ой!
   *[good_bye] До свидания!
}
web-say = Сказать что-нибудь
web-send = Отправить
web-mute = Не показывать, что говорит { $name }
web-undo = { $alone ->
    [yes] Вернуть последний ход
   *[no] Попросить вернуть последний ход
}
web-claim = Забрать всё остальное
web-claim-shows = Все увидят ваши карты.
web-claim-show = Показать карты и забрать
web-pause = Пауза
web-share-watching = Ссылка для зрителей
web-leave = Уйти из-за стола
web-settings = Настройки
web-help = Как играть
web-help-rules = { $preset ->
    [fft] Один игрок, разыгрывающий, играет один против остальных. Впятером он вызывает короля: у кого тот на руках, тот его тайный партнёр.
        Каждый говорит один раз: Prise ×1, Garde ×2, Garde Sans ×4, Garde Contre ×6. Играется старшая заявка.
        После Prise или Garde разыгрывающий берёт прикуп и сносит столько же карт: королей и удлеров нельзя, другие козыри — только если больше нечего.
        Кладите в масть; нет масти — козыряйте. Кладёте козырь — перебейте старший во взятке, если можете.
        Эксюз (★) можно положить всегда. Взятки он не берёт, но остаётся у своей стороны — кроме последней взятки.
        Король и удлер — 4½ очка, дама — 3½, кавалер — 2½, валет — 1½, любая другая карта — ½. Удлеры: козыри 21 и 1 и Эксюз.
        С 0, 1, 2 или 3 удлерами во взятках разыгрывающему нужно 56, 51, 41 или 36 очков.
        С 10, 13 или 15 козырями (втроём 13, 15, 18; впятером 8, 10, 13) перед своей первой картой можно показать пуанье: 20, 30 или 40 очков стороне, которая выиграет сдачу.
        Кто взял козырную 1 в последней взятке, получает 10 очков, умноженных на контракт. Шлем, все взятки, — 200, объявленный 400; объявленный и не взятый стоит 200.
    [michelsen] Один игрок, разыгрывающий, играет один против трёх остальных, пока кто-нибудь не наберёт 1000 очков.
        Каждый говорит один раз: беру ×1, гард ×2, гард без банка ×4, гард против банка ×6. Играется старшая заявка.
        После первых двух разыгрывающий берёт банк и скидывает шесть карт: королей, Мира, Мага и Шута нельзя, другие козыри — только если больше нечего.
        Кладите в масть; нет масти — козыряйте. Кладёте козырь — перебейте старший во взятке, если можете. С козыря ходят, только когда один уже вышел.
        Шута (★) можно положить всегда. Взятки он не берёт, но остаётся у своей стороны — кроме последней взятки.
        Король, Мир, Маг и Шут — 4½ очка, королева — 3½, рыцарь — 2½, паж — 1½, любая другая карта — ½.
        Если из Мира (21), Мага (1) и Шута во взятках 0, 1, 2 или 3, разыгрывающему нужно 56, 51, 41 или 36 очков.
   *[mathers] У каждого 25 карт; кто первым набрал 100 очков, выиграл.
        { $preset ->
            [mathers-1888] Сдающий меняет три карты на отложенные.
           *[mathers] Сдающий меняет три карты на отложенные; остальные берут по очереди то, что отложил игрок перед ними.
        }
        Затем рука сама приносит очки: ряды из четырёх, семи или десяти карт; три и больше козыря из 1–5 или из 17–21; десять или тринадцать козырей; три Козыря Таро (21, 1, Дурак и короли).
        С двумя Козырями Таро можно спросить третий: 5 очков, если его ни у кого нет; иначе его отдают вам, а вы возвращаете карту.
        Во взятках кладите в масть; нет масти — козыряйте или сбросьте любую.
        Взятка стоит столько, сколько её лучшая карта: Козырь Таро 5, королева 4, рыцарь 3, паж 2, прочие 1. Дурак приносит 5 тому, кто его положил.
        Записывают только старшую сумму, за вычетом второй.
    [greer] Каждый за себя, сдаются все карты. Лишние берёт сдающий и откладывает столько же.
        Кладите в масть; нет масти — обязательно козыряйте, перебивать не надо. С козыря ходят, только когда один уже вышел.
        Дурака (★) можно положить всегда: взятки он не берёт и возвращается к вам.
        Короли, 21, 1 и Дурак — по 5, королевы — 4, рыцари — 3, пажи — 2. Последняя взятка, взятая Магом (1), приносит ещё 10.
        Взятое считают тройками, по одной карте с очками в каждой; у кого больше, тот выиграл.
}
web-help-keys = Клавиши
web-help-keys-list = Tab ведёт по странице; стрелки — по вашей руке, вверх и вниз только по картам, которыми можно ходить.
    Enter или пробел кладёт карту или выбирает её.
    Escape закрывает то, что открыто.
    В меню можно и набирать: карту, заявку, «рука», «последняя», «счёт».
    В записанных сдачах: влево и вправо — ход, Page Up и Page Down — взятка.
web-table-settings = Этот стол
web-four-colours = Четыре цвета
web-card-letters = Буквы на фигурах
web-letters-as-language = как в языке
web-text-size = Размер букв
web-text-size-value = { $size ->
    [100] обычный
    [115] крупнее
   *[other] очень крупный
}
web-contrast = Сильный контраст
web-motion = Движение
web-motion-value = { $speed ->
    [0] без движения
    [1] обычное
   *[other] быстрое
}
web-sound = Звук, когда ваш ход
web-confirm = Нажать карту дважды, чтобы сыграть
web-left-handed = Козыри слева
web-pace = Темп ботов
web-seconds = { $seconds } с
web-auto-forced = Вынужденные карты играются сами (когда вы с ботами)
web-allow-undo = Ходы можно возвращать
web-type-commands = С клавиатуры
web-command = Команда: карта, заявка, рука, последняя, счёт, стол или помощь
web-command-example = ч7, рука, счёт\xA0…
web-command-help = Наберите карту (ч7, пк, 21, x), чтобы сыграть её, или заявку; рука: ваши карты; последняя: последняя взятка; стол: карты на столе; счёт: счёт партии.
web-nothing-yet = Сейчас ничего нет.
web-unclear = Непонятно. «помощь» скажет больше.

web-replay-title = Записанные сдачи
web-replay-open = Открыть сдачу
web-replay-about = Сдача, сохранённая здесь или записанная от руки тем же способом: ход за ходом, все руки открыты.
web-replay-file = Выбрать файл .tarot
web-replay-paste = или его текст
web-replay-read = Открыть
web-replay-start = Карты сданы
web-replay-step = Ход
web-replay-at = { $step } из { $steps }
web-replay-trick-before = К началу взятки
web-replay-next-trick = К следующей взятке
web-replay-run = Показывать подряд
web-replay-stop = Остановить
web-replay-link = Скопировать ссылку на этот момент
web-to-table = Назад к столу
web-back = Назад
web-forward = Вперёд
web-play-again = Переиграть эту сдачу
web-play-again-about = С теми же картами, против ботов. Не в счёт.
web-seat = Место

web-error-unreachable = Сервер не отвечает. Есть ли сеть?
web-error-too_many_chosen = Нужно выбрать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}: сначала верните одну.
`;export{e as default};