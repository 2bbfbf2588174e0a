# Строки, объясняющие счёт: step-<code>. $amount — сколько строка прибавляет.

# Французское таро
step-card_points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} с { $game ->
   *[fft] { $oudlers ->
        [one] { $oudlers } удлером
       *[many] { $oudlers } удлерами
    }
    [michelsen] { $oudlers } bouts
}, нужно { $target }: { SIGNED($difference) }
step-half_point = { $points } очка считаются за { $rounded }
step-base_made = { $base } + { $difference } = { $total }
step-base_lost = −({ $base } + { $difference }) = { $total }
step-petit_au_bout = petit au bout, { term-side } { SIGNED($amount) }
step-contract = × { $factor } { term-contract } = { $total }
step-poignee = { term-poignee }, { $side ->
    [attack] показал разыгрывающий
   *[defence] { $game ->
       *[fft] показала защита
        [michelsen] показали противники
    }
} { SIGNED($amount) } = { $total }
step-slam = { term-slam } { SIGNED($amount) } = { $total }
step-defence_slam = { $game ->
   *[fft] шлем защиты
    [michelsen] Большой шлем противников
} { SIGNED($amount) } = { $total }

# Игра Мазерса
step-marks_unknown = игрок { $seat }: очки за руку неизвестны
step-mark = игрок { $seat }: { $mark ->
    [greater] Большие Козыри
    [lesser] Меньшие Козыри
    [trump_count] число козырей
    [tarot_trumps] Козыри Таро
   *[sequences] последовательности
} { SIGNED($amount) }
step-ask_unanswered = игрок { $seat }: спросил, и никто не ответил { SIGNED($amount) }
step-tricks = игрок { $seat }: взятки { SIGNED($amount) } (с Козырем Таро { $tarot }, с Королевой { $queen }, с Рыцарем { $knight }, с Пажом { $knave }, прочих { $plain })
step-fool = игрок { $seat }: { term-excuse } { SIGNED($amount) }
step-king_cuts = игрок { $seat }: { $cuts ->
    [one] побит козырем { $cuts } король
    [few] побито козырем { $cuts } короля
   *[many] побито козырем { $cuts } королей
} { SIGNED($amount) }
step-tie = наверху поровну, по { $total }: никто ничего не пишет
step-difference = игрок { $seat } пишет { $best } − { $second } = { SIGNED($amount) }

# Игра Грир
step-fool_kept = { term-excuse } возвращается к игроку { $seat }, который его сыграл
step-fool_lost = { term-excuse } достаётся игроку { $seat }, взявшему последний круг: у сыгравшего взяток нет
step-piles = игрок { $seat }: кучки { $amount } ({ $scoring ->
    [one] { $scoring } очковая карта
    [few] { $scoring } очковые карты
   *[many] { $scoring } очковых карт
} на { $worth }, без очков { $plain })
step-magician_last = игрок { $seat }: последний круг выигран Магом { SIGNED($amount) }
step-seat_total = игрок { $seat }: всего { $total }
