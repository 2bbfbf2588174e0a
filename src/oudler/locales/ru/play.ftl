# Игра в терминале: play-<что>. $you говорит, идёт ли речь о том, кто сидит за терминалом;
# $name — имя игрока.

# Что можно набрать, слова через пробел. В слове из нескольких частей вместо пробелов дефисы.
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
# Как набирают карты, код=имя,имя: масти, достоинства кроме чисел, отдельные карты; затем слова, которые в
# имени карты ничего не значат, и слова между картами. Регистр не важен, ё пишется как е.
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

# Торги и то, что за ними
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

# Непонятные ответы
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
