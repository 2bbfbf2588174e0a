# Что говорит `oudler solve`.
solve-moment = { $tricks ->
    [0] Перед первой взяткой
    [one] После { $tricks } взятки
   *[other] После { $tricks } взяток
}{ $seat ->
    [none] {": все карты сыграны."}
   *[other] {" "}ходит игрок { $seat }, { $side ->
        [attack] он на стороне разыгрывающего.
       *[defence] он в защите.
    }
}
solve-value = { $objective ->
    [points] При лучшей игре обеих сторон у стороны разыгрывающего будет { $value } { $value ->
        [one] очко.
        [few] очка.
        [many] очков.
       *[other] очка.
    }
   *[score] При лучшей игре обеих сторон итог — { SIGNED($value) }: столько платит каждый защитник.
}
solve-open = { $objective ->
    [points] За отведённое число узлов не решено. Доказано: у стороны разыгрывающего будет от { $lower } до { $upper } очков.
   *[score] За отведённое число узлов не решено. Доказано: итог — от { $lower } до { $upper }.
}
solve-easier = Более поздние позиции сдачи легче: попробуйте --trick { $trick } или больший --budget.
solve-cards = Итог после каждой карты, лучшие сначала:
solve-line = Лучшая игра:
solve-effort = узлов: { $nodes }, { $seconds } с
solve-progress = Решается сдача { $index }: { $seconds } с
solve-costs = Во что сыгранные карты обошлись своей стороне:
solve-costs-open = { $count ->
    [one] { $count } карта не оценена
    [few] { $count } карты не оценены
   *[other] { $count } карт не оценено
}: слишком трудно для отведённого числа узлов.
solve-no-costs = Ни во что: ни одна другая карта не была лучше.
solve-cost = { $objective ->
    [points] взятка { $trick }, игрок { $seat }, { $card }: { $cost } { $cost ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
   *[score] взятка { $trick }, игрок { $seat }, { $card }: { $cost }
}
solve-cost-sum = { $objective ->
    [points] игрок { $seat }, всего: { $cost } { $cost ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    })
   *[score] игрок { $seat }, всего: { $cost } ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    })
}
