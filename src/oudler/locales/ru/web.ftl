# Страница стола: web-<что>. $you говорит, о читателе ли речь; $name — имя игрока.

# Начало
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
web-loading = Минуту …
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

# Дверь и стол перед сдачей
web-free-seat = свободно
web-sit-here = Сесть сюда
web-sit-at = Сесть сюда, место { $seat }
web-sit-down = Сесть за стол
web-table-full = Все места заняты. Можно смотреть.
web-try-again = Ещё раз
web-come-back = Назад ко входу
web-connecting = Идём к столу …
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

# Стол
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
# Карта внутри предложения о том, чего с ней нельзя, в винительном падеже.
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
web-shuffling = Карты тасуются …
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
    [yes] { $name } думает …
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

# Что спрашивают
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

# После сдачи
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

# Рядом со столом
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
web-command-example = ч7, рука, счёт …
web-command-help = Наберите карту (ч7, пк, 21, x), чтобы сыграть её, или заявку; рука: ваши карты; последняя: последняя взятка; стол: карты на столе; счёт: счёт партии.
web-nothing-yet = Сейчас ничего нет.
web-unclear = Непонятно. «помощь» скажет больше.

# Записанные сдачи
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

# Что не так с этой стороны
web-error-unreachable = Сервер не отвечает. Есть ли сеть?
web-error-too_many_chosen = Нужно выбрать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}: сначала верните одну.
