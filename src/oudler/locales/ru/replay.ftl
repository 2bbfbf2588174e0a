# Что `oudler replay` говорит о каждой сдаче.
replay-heading = Сдача { $index }: { term-game }{ $players ->
    [none] {""}
   *[other] , игроков { $players }
}
replay-event = ({ $event })
replay-contract = { term-contract }, разыгрывает игрок { $seat }{ $partner ->
    [none] {""}
   *[other] , партнёр — игрок { $partner }
}
replay-passed = Все пасуют.
replay-petit-sec = Единственный козырь — 1: сдача отменяется.
replay-incomplete = Запись здесь обрывается; ход игрока { $seat }.
replay-score-unknown = Счёт неизвестен: известны не все карты.
replay-scores = Счёт: { $scores }
replay-unchecked = Записанный счёт (Result) не проверен: сдача не доведена до конца.
replay-agrees = Записанный счёт (Result) верен.
replay-disagrees = Записанный счёт (Result) — { $found }; по правилам — { $expected }.
replay-fault = строка { $line }{ $column ->
    [none] {""}
   *[other] , столбец { $column }
}{ $token ->
    [none] {""}
   *[other] , «{ $token }»
}
replay-reason = { $place }: { $reason }
replay-rule = правило { $rule }
replay-fine = верно
replay-wrong = ошибка
replay-open = не доиграна
replay-summary = { $records ->
    [one] Проверена { $records } сдача
    [few] Проверены { $records } сдачи
   *[many] Проверено { $records } сдач
}, { $wrong ->
    [0] ошибок нет.
    [one] с ошибкой { $wrong }.
   *[many] с ошибками { $wrong }.
}
