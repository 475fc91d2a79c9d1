### Конец игры: итоги, графики, повтор и проверка кубиков.

## Кто победил

end-won-you = Вы победили с отрывом в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[many] { $margin } очков
}
end-won = Побеждает { $name } с отрывом в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[many] { $margin } очков
}
end-tie-you = Вы победили по дополнительному критерию
end-tie = Побеждает { $name } по дополнительному критерию
end-shared = Первое место делят { $names }
end-conceded-you = Вы сдались
end-conceded = { $names } сдаётся
end-won-conceded-you = { $count ->
    [1] Победа за вами: { $others } сдаётся
   *[other] Победа за вами: { $others } сдаются
}
end-won-conceded = { $count ->
    [1] Побеждает { $name }: { $others } сдаётся
   *[other] Побеждает { $name }: { $others } сдаются
}
end-team-won-you = Ваша команда побеждает с отрывом в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[many] { $margin } очков
}
end-team-won = Побеждают { $name } с отрывом в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[many] { $margin } очков
}
end-team-tie-you = Ваша команда побеждает по дополнительному критерию
end-team-tie = Побеждают { $name } по дополнительному критерию
end-team-shared = Команды делят победу
end-team-score = У вашей команды { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
end-alone = Итог: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
end-your-place = Вы на { $place }-м месте: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
end-tie-note = Столько же очков ({ $score }) набрали: { $names }. Решил дополнительный критерий.
end-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
end-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
end-hints = { $name }: { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
end-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
end-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
end-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
end-imported = из записи

## Финальный подсчёт за столом

count-title = Финальный подсчёт очков
count-how = Enter — следующая строка, Esc — всё сразу.
count-stage = { $title } { $counted }/{ $size }
count-result = Итог
count-next = Дальше
count-results = К итогам
# Для программ чтения с экрана: источник очков и очки каждого за него.
count-line = { $title }: { $points }

## Что можно сделать теперь

end-rematch = Реванш
end-rematch-join = Перейти к реваншу
end-record = Скачать запись
end-verify = Проверить кубики
end-replay = Смотреть повтор
end-share = Поделиться моментом
end-shared-link = Ссылка на этот момент скопирована.
end-link = Ссылка на этот момент

## Очки

end-scores = Итоги
end-total = Всего
end-shares = По игрокам
end-place = { $place }-е место
end-sources = Откуда очки
end-bar = { $name }, { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}: { $parts }
end-part = { $category } { $points }
end-built = Что построено
end-curve = Победные очки по раундам
end-curve-now = Очки, если бы партия закончилась тогда
end-curve-chart = График очков: { $names }. Ползунок внизу листает партию, точные значения — рядом с линиями.
end-curve-table = Показать таблицей
end-points = Очки
end-behind = Отставание от лидера
end-mode = Что на графике
end-final = итог
end-difference = −{ $count }
end-start = До первого раунда

## Повтор

replay-title = Повтор
replay-of = Повтор: { $game }
replay-back = К итогам
replay-slider = Момент партии
replay-moment = { $moment }, шаг { $step } из { $steps }
replay-play = Пуск
replay-pause = Пауза
replay-before = На шаг назад
replay-after = На шаг вперёд
replay-round-before = К предыдущему раунду
replay-round-after = К следующему раунду
replay-mine = Мой следующий ход
replay-more = Скорость, места, ссылка
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-setup = Игра разложена.
replay-loading = Загружаем партию…
replay-keys = Пробел — пуск и пауза, стрелки — шаги, Page Up и Page Down — раунды, Home и End — начало и конец.

## Проверка кубиков

verify-title = Честными ли были кубики?
verify-what = До первого броска сервер выбрал секрет и показал его отпечаток, так что подменить секрет уже не мог. Он определяет все броски, жетоны и карты. Партия окончена, секрет открыт, и ваш браузер всё пересчитал.
verify-what-shared = Когда все сели за стол, сервер выбрал секрет и показал его отпечаток, так что изменить секрет он уже не мог. Затем браузер каждого игрока добавил свою долю. Вместе они определяют все броски, жетоны и карты. Партия окончена, секрет раскрыт, и ваш браузер всё пересчитал.
verify-shares = Доли игроков совпадают со своими хешами
verify-shares-how = Каждый браузер прислал хеш своей доли до того, как появился секрет. SHA-256 каждой доли равен этому хешу.
verify-no-shares = Никто из игроков не добавил долю
verify-no-shares-how = Кубики определил один секрет сервера.
verify-own = Доля вашего браузера учтена
verify-own-lost = Доля вашего браузера не учтена
verify-own-how = Сравнение с долей, которую ваш браузер выбрал, когда вы сели за стол.
verify-seating = Места распределены честно
verify-seating-how = Порядок мест определён секретом и долями.
verify-seed-shared-how = Всё, что разложено до первого хода, определено HMAC-SHA-256 от секрета и долей.
verify-secret = Секрет совпадает с отпечатком
verify-secret-how = SHA-256 секрета, вычисленный здесь, равен отпечатку этой партии.
verify-secret-bound = Секрет и объявленное совпадают с отпечатком
verify-secret-bound-how = SHA-256 секрета и всего, что было объявлено до первого броска, вычисленный здесь, равен отпечатку этой партии.
verify-announced = Игра и игроки — те, что были объявлены
verify-announced-how = Отпечаток закрепил игру, её настройки, каждое место и хеш каждой доли. Чья доля не пришла, тоже учтено в кубиках.
verify-unbound = Кто объявлял долю, не закреплено
verify-unbound-how = В партиях этого прежнего вида отпечаток относится только к секрету. Кто участвовал и кто объявил долю, которая не пришла, в записи можно было изменить.
verify-promised = Браузер видел тот же отпечаток раньше
verify-promised-how = Когда вы открыли этот стол, браузер запомнил отпечаток. Он не изменился.
verify-promised-unknown = Раньше этот браузер отпечатка не видел
verify-promised-unknown-how = Вы открыли этот стол уже после партии. Сравнить отпечаток может тот, кто играл.
verify-seed = Подготовка соответствует секрету
verify-seed-how = Всё, что раздаётся до первого хода, определено HMAC-SHA-256 от секрета и числа 0.
verify-actions = Случайные числа соответствуют секрету, проверено действий: { $count }
verify-actions-how = У каждого действия своё число, вычисленное из секрета и номера действия.
verify-failed-at = { $count ->
    [one] Не совпадает действие { $actions }
   *[many] Не совпадают действия { $actions }
}
verify-running = Проверено { $done } из { $count }
verify-good = Кубики были честными.
verify-bad = Что-то не сходится. Сохраните запись и свяжитесь с владельцем сервера.
verify-rest = Браузер не проверял, что по правилам из этих чисел получаются именно эти броски. Чтобы проверить и это, скачайте запись и выполните:
verify-command = duchy verify { $file }
verify-commitment = Отпечаток
verify-secret-label = Секрет
verify-none = Проверять нечего: партия загружена из записи без секрета.
verify-ok = совпадает
verify-not-ok = не совпадает
verify-open = неизвестно
