# Игра в терминале: play-<что>. $you говорит, идёт ли речь о том, кто сидит за терминалом;
# $name — имя игрока.

# Что можно набрать, слова через пробел. В слове из нескольких частей вместо пробелов дефисы.
play-word-help = помощь справка ?
play-word-hand = карты рука
play-word-last = последняя взятка
play-word-table = стол
play-word-bids = торги заявки очки-до-игры
play-word-score = счёт счет
play-word-quit = выход конец
play-word-pass = пас
play-word-prise = { $game ->
   *[fft] приз беру
    [michelsen] беру приз
}
play-word-garde = гард
play-word-sans = { $game ->
   *[fft] сан гард-сан без
    [michelsen] без гард-без гард-без-банка сан
}
play-word-contre = { $game ->
   *[fft] контр гард-контр против
    [michelsen] против гард-против гард-против-банка контр
}
play-word-yes = да д
play-word-no = нет н
play-word-slam = шлем
play-word-ask = спросить
play-word-simple = простая пуанье
play-word-double = двойная дубль
play-word-triple = тройная трипль
play-word-excuse = x х эксюз шут дурак 0
# Буквы, которыми можно набрать масть, буква=код, и та, что показана. С, Н, Т — те же, что C, H, T.
play-typed-letters = { $game ->
   *[fft] П=S Ч=H Б=D К=C С=C Н=H Т=T
    [michelsen] М=S К=H П=D Ж=C С=C Н=H Т=T
    [mathers] М=S К=H П=D С=C Н=H Т=T
    [greer] М=S К=H П=D Ж=C С=C Н=H Т=T
}
play-suit-letter = { $game ->
   *[fft] { $suit ->
        [S] П
        [H] Ч
        [D] Б
        [C] К
       *[T] Т
    }
    [michelsen] { $suit ->
        [S] М
        [H] К
        [D] П
        [C] Ж
       *[T] Т
    }
    [mathers] { $suit ->
        [S] М
        [H] К
        [D] П
        [C] С
       *[T] Т
    }
    [greer] { $suit ->
        [S] М
        [H] К
        [D] П
        [C] Ж
       *[T] Т
    }
}

# Имена
play-you = Вы
play-bot-names = Анна Борис Вера Глеб Дарья

# Матч
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
play-winners = { $count ->
    [one] Победа: { $names }.
   *[other] Победа поровну: { $names }.
}
play-stopped = Остановлено. Игра сохранена. Продолжить:
    {"  "}{ $command }
play-column-deal = сдача
play-column-total = всего
play-no-scores-yet = Ни одна сдача ещё не закончена.
play-score-of-deal = Счёт сдачи

# Стол
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
   *[no] заход: { $name }
}
play-tricks-sides = { $sides ->
    [yes] взятки: разыгрывающий { $attack }, { $game ->
       *[fft] защита
        [michelsen] противники
    } { $others }
   *[no] взятки: разыгрывающий { $attack }, все прочие { $others }
}
play-tricks-each = взятки: { $tricks }
play-tricks-taken = { $count ->
    [0] без взяток
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
play-takes-trick = → { $you ->
    [yes] взятка ваша
   *[no] взятку берёт { $name }
}
play-winning = { $you ->
    [yes] Пока берёте вы: { $card }
   *[no] Пока берёт { $name }: { $card }
}
play-no-suit-yet = Масть задаст следующая карта.
play-no-trick-yet = Взяток ещё не было.
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

# Торги и то, что за ними
play-no-bids-here = В этой игре нет торгов.
play-no-bids-yet = Ещё ничего не сказано.
play-bid-about = { $game ->
   *[fft] { $contract ->
        [prise] взять chien, снести карт: { $count }
        [garde] то же вдвойне
        [sans] chien закрыт и считается вам
       *[contre] chien закрыт и считается защите
    }
    [michelsen] { $contract ->
        [prise] взять банк, скинуть карт: { $count }
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
        [sans] Chien остаётся закрытым и считается разыгрывающему.
       *[other] Chien остаётся закрытым и считается защите.
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
   *[fft] Chien
    [michelsen] Банк
}: { $cards }
play-talon-was = { $game ->
   *[fft] Chien был
    [michelsen] Банк был
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
    [yes] Вы откладываете
   *[no] { $name } откладывает
} { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
play-trumps-laid-away = Снесены и показаны козыри: { $cards }
play-takes-leftovers = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} оставшиеся карты: { $count }
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
play-poignee-offer = { term-poignee }: { $count }

# Игра Мазерса
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

# Счёт
play-outcome-nothing = { $outcome ->
    [passed] Все спасовали: никто ничего не пишет.
   *[petit_sec] Сдача отменена: никто ничего не пишет.
}

# Вопросы. Ответ набирается на той же строке.
play-ask-bid = Ваша заявка ({ $bids })?
play-ask-call = Какую карту вызываете ({ $cards })?
play-ask-slam = Объявить { $game ->
   *[fft] шлем
    [michelsen] Большой шлем
}? (да, Enter — нет)
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
   *[other] Выбрано { $chosen } из { $count }. Ещё?
}
play-laying-away = Выбраны: { $cards }
play-ask-lay-away-done = Enter — отложить; назовите карту, чтобы взять её обратно:
play-ask-card = Ваша карта?
play-ask-card-or = Ваша карта (Enter — { $card })?
play-ask-poignee = Показать { $game ->
   *[fft] poignée
    [michelsen] пуанье
}? ({ $sizes }; Enter — нет)
play-ask-poignee-cards = Какие { $count }? (Enter — младшие)
play-ask-ask = Спросить о третьем Козыре Таро? (да, Enter — нет)
play-ask-give = Надо отдать Козырь Таро ({ $cards }). Какой?
play-ask-return = Какую карту возвращаете? (Enter — { $card })

# Непонятные ответы
play-unclear-card = «{ $found }» — не карта. Например: { $game ->
   *[fft] ч7 (7 червей), пк (король пик), 21 (козырь 21), х (Эксюз)
    [michelsen] к7 (7 кубков), мк (король мечей), 21 (Мир), х (Шут)
    [mathers] к7 (7 кубков), мк (король мечей), 21 (Мир), х (Дурак)
    [greer] к7 (7 кубков), мк (король мечей), 21 (Мир), х (Дурак)
}. «помощь» — что можно набрать.
play-unclear-bid = Скажите { $game ->
   *[fft] пас, приз, гард, сан или контр
    [michelsen] пас, беру, гард, без или против
}. «помощь» — что можно набрать.
play-unclear-poignee = Назовите размер или число карт; Enter — не показывать.
play-unclear-yes-no = Скажите да или нет.
play-unclear-command = Enter — продолжить. «{ $word }» — что можно набрать.
play-lay-away-more = Надо ещё { $more } { $more ->
    [one] карту
    [few] карты
   *[many] карт
}.
play-lay-away-too-many = Так будет карт: { $found }, а надо { $expected }. Назовите карту ещё раз, чтобы взять её обратно.
play-poignee-count = Названо карт: { $found }, а здесь нужно { $expected }.

play-help = Карты: масть и достоинство, регистр не важен. { $game ->
   *[fft] { $spades }: П, { $hearts }: Ч, { $diamonds }: Б, { $clubs }: К
    [michelsen] { $spades }: М, { $hearts }: К, { $diamonds }: П, { $clubs }: Ж
    [mathers] { $spades }: М, { $hearts }: К, { $diamonds }: П, { $clubs }: С
    [greer] { $spades }: М, { $hearts }: К, { $diamonds }: П, { $clubs }: Ж
} (или S, H, D, C). Достоинства: от 1 до 10, В ({ $jack }), Р ({ $knight }), Д ({ $queen }), К ({ $king }). Например { $game ->
   *[fft] ч7, пк
    [michelsen] к7, мк
    [mathers] к7, мк
    [greer] к7, мк
}.
    Козыри: просто номер, или Т и номер. { $excuse }: х.
    Несколько карт в строке: через пробел.
play-help-commands = карты: ваши карты; последняя: последняя взятка; стол: кто есть кто, взятки, что показано; торги: что сказано до игры; счёт: как идёт матч; выход: остановиться, игра сохранена

# Что не так с ключами и файлами
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
