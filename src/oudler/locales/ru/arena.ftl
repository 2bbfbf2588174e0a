# Что говорит `oudler arena`.
arena-heading = { term-game }, игроков: { $players }; сдач: { $deals }{ $cancelled ->
    [0] {""}
   *[other] {" "}(и ещё { $cancelled } отменено: единственный козырь 1 без Эксюза)
}; зерно «{ $seed }». Очки с 95-процентными интервалами.
arena-tables = { $count ->
    [1] Все места одинаковы, поэтому каждая сдача сыграна один раз.
   *[other] Каждая сдача сыграна { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    }, всякий раз боты сидят на место дальше.
}
arena-elsewhere = Карты у всех те же; на остальных местах { $bot }.
arena-role = { $role ->
    [all] На одном месте, со своими заявками:
    [attack] На стороне разыгрывающего, после торгов (сдач: { $deals }):
   *[defence] В защите, после торгов (сдач: { $deals }):
}
arena-apart = Насколько больше он записал, чем другой бот на том же месте в той же сдаче:
arena-passed = Все спасовали: { $share }.
arena-percent = { $value } %
arena-progress = { $bar } { $done }/{ $deals }, осталось { $left }
arena-picture = { term-game }, игроков: { $players }, сдач: { $deals }, зерно «{ $seed }»: очки за сдачу, 95 %
arena-picture-role = { $role ->
    [all] на одном месте, больше первого бота
    [attack] на стороне разыгрывающего, больше первого бота
   *[defence] в защите, больше первого бота
}
arena-bots = Боты
arena-exec = ваша собственная программа; её спрашивают строками текста (docs/outside-bots.md)
arena-column-bot = бот
arena-column-seats = мест
arena-column-points = очки за сдачу
arena-column-taking = играя сам
arena-column-defending = в защите
arena-column-taken = взято
arena-column-made = выиграно
arena-column-contract = контракт
arena-column-taker = очки разыгрывающего
arena-column-over-first = больше первого
arena-column-over-previous = больше предыдущего
arena-column-cards = очки за карты
arena-column-decisions = решений
arena-column-time = мс на решение
arena-column-nodes = узлов на решение
arena-column-capped = прервано по времени
