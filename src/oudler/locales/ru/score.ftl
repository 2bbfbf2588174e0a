# Итог записи счёта.
score-made = Контракт выполнен.
score-lost = Контракт не выполнен.
score-taker = разыгрывающий
score-partner = партнёр
score-defender = { $game ->
   *[fft] каждый защитник
    [michelsen] каждый противник
}
