### Конец игры: итоги, графики, повтор и проверка кубиков.

## Кто победил

end-you = Вы
end-won-you = Вы победили с отрывом в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[many] { $margin } очков
}
end-won = Победа: { $name }, отрыв { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[many] { $margin } очков
}
end-tie-you = Вы победили по правилу ничьей
end-tie = Победа по правилу ничьей: { $name }
end-shared = Первое место делят { $names }
end-alone = Итог игры: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
end-your-place = Ваше место: { $place }, у вас { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
end-tie-note = Столько же очков, { $score }, набрали: { $names }. Всё решило правило ничьей.
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

## Что можно сделать теперь

end-rematch = Реванш
end-rematch-join = К реваншу
end-record = Скачать запись
end-verify = Проверить кубики
end-replay = Смотреть повтор
end-share = Поделиться моментом
end-shared-link = Ссылка на этот момент скопирована.
end-link = Ссылка на этот момент

## Очки

end-scores = Итоги
end-total = Всего
end-place = { $place }-е место
end-sources = Откуда взялись очки
end-bar = { $name }, { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}: { $parts }
end-part = { $category } { $points }
end-curve = Победные очки по раундам
end-curve-chart = Кривые очков: { $names }. Ползунок внизу перемещает по игре; точные значения стоят рядом с кривыми.
end-curve-table = Кривые в виде таблицы
end-points = Очки
end-behind = Отставание от лидера
end-mode = Что показывают кривые
end-final = итог
end-difference = −{ $count }
end-start = До первого раунда

## Повтор

replay-title = Повтор
replay-of = Повтор: { $game }
replay-back = К итогам
replay-slider = Момент игры
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
replay-setup = Стол накрыт к игре.
replay-loading = Загружаем партию …
replay-keys = Пробел — пуск и пауза, стрелки — шаги, Page Up и Page Down — раунды, Home и End — начало и конец.

## Проверка кубиков

verify-title = Честными ли были кубики?
verify-what = До первого броска сервер связал себя секретом: показал его отпечаток, обязательство, и больше не мог изменить сам секрет. Из него следует каждый бросок и каждый вытянутый жетон. Теперь игра окончена, секрет раскрыт, и ваш браузер пересчитал всё сам.
verify-secret = Секрет соответствует обязательству
verify-secret-how = SHA-256 секрета, вычисленный здесь, совпадает с обязательством этой партии.
verify-promised = Это то обязательство, которое браузер видел раньше
verify-promised-how = Когда вы открыли этот стол, браузер запомнил обязательство. Оно не изменилось.
verify-promised-unknown = Раньше этот браузер обязательства не видел
verify-promised-unknown-how = Вы открыли этот стол впервые уже после игры. Сравнить обязательство может тот, кто был за столом.
verify-seed = Подготовка следует из секрета
verify-seed-how = Стопки, товары и порядок хода определены HMAC-SHA-256 от секрета и числа 0.
verify-actions = { $count ->
    [one] Случайность { $count } действия следует из секрета
    [few] Случайность всех { $count } действий следует из секрета
   *[many] Случайность всех { $count } действий следует из секрета
}
verify-actions-how = У каждого действия своё число, вычисленное из секрета и номера действия.
verify-failed-at = { $count ->
    [one] Не совпадает действие { $actions }
   *[many] Не совпадают действия { $actions }
}
verify-running = Проверено { $done } из { $count }
verify-good = Кубики такие, как было обещано.
verify-bad = Что-то не сходится. Сохраните запись и спросите того, кто держит этот сервер.
verify-rest = Чего браузер не проверял: что правила превращают эти числа именно в эти кубики. Для этого партию нужно сыграть заново по правилам. Скачайте запись и выполните на своём компьютере:
verify-command = duchy verify { $file }
verify-commitment = Обязательство
verify-secret-label = Секрет
verify-none = Эта партия не была запечатана, проверять нечего: она загружена из записи без секрета.
verify-insecure = Браузеры вычисляют такое только на защищённых страницах (https) или на том компьютере, где работает сервер. Скачайте запись и проверьте её так:
verify-ok = совпадает
verify-not-ok = не совпадает
verify-open = неизвестно
