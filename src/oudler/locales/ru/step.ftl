# Строки, объясняющие счёт: step-<code>. $amount — сколько строка прибавляет.

# Французское таро
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

# Игра Мазерса
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

# Игра Грир
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
