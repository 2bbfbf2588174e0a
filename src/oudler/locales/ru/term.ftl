# Общие слова. $game — fft, michelsen, mathers или greer; $preset отличает mathers-1888 от mathers.
# Карты и термины каждой игры — как в её русском тексте.

term-game = { $preset ->
    [fft] французское таро
    [michelsen] французское таро по Михельсен
    [mathers] игра Мазерса
    [mathers-1888] игра Мазерса 1888 года
    [greer] игра Грир
   *[other] { $preset }
}

# Карты. $kind — suit, trump или excuse; $suit — S H D C; $rank — 1..10 J N Q K или номер козыря.
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
# Буква в углу фигуры.
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
# Чем набирают масть; у козырей это и видно на экране. Двух смыслов быть не должно.
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
