### Кінець гри: підсумки, графіки, повтор і перевірка кубиків.

## Хто переміг

end-you = Ви
end-won-you = Ви перемогли з відривом у { $margin ->
    [one] { $margin } бал
    [few] { $margin } бали
   *[many] { $margin } балів
}
end-won = Перемога: { $name }, відрив { $margin ->
    [one] { $margin } бал
    [few] { $margin } бали
   *[many] { $margin } балів
}
end-tie-you = Ви перемогли за правилом нічиєї
end-tie = Перемога за правилом нічиєї: { $name }
end-shared = Перше місце ділять { $names }
end-alone = Підсумок гри: { $score ->
    [one] { $score } бал
    [few] { $score } бали
   *[many] { $score } балів
}
end-your-place = Ваше місце: { $place }, у вас { $score ->
    [one] { $score } бал
    [few] { $score } бали
   *[many] { $score } балів
}.
end-tie-note = Стільки ж балів, { $score }, здобули: { $names }. Усе вирішило правило нічиєї.
end-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
end-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[many] { $count } раундів
}
end-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
end-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
end-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
end-imported = із запису

## Що можна зробити тепер

end-rematch = Реванш
end-rematch-join = До реваншу
end-record = Завантажити запис
end-verify = Перевірити кубики
end-replay = Дивитися повтор
end-share = Поділитися моментом
end-shared-link = Посилання на цей момент скопійовано.
end-link = Посилання на цей момент

## Бали

end-scores = Підсумки
end-total = Усього
end-place = { $place }-е місце
end-sources = Звідки взялися бали
end-bar = { $name }, { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
}: { $parts }
end-part = { $category } { $points }
end-curve = Переможні бали за раундами
end-curve-chart = Криві балів: { $names }. Повзунок унизу переміщує грою; точні значення стоять поруч із кривими.
end-curve-table = Криві як таблиця
end-points = Бали
end-behind = Відставання від лідера
end-mode = Що показують криві
end-final = підсумок
end-difference = −{ $count }
end-start = До першого раунду

## Повтор

replay-title = Повтор
replay-of = Повтор: { $game }
replay-back = До підсумків
replay-slider = Момент гри
replay-moment = { $moment }, крок { $step } з { $steps }
replay-play = Пуск
replay-pause = Пауза
replay-before = На крок назад
replay-after = На крок уперед
replay-round-before = До попереднього раунду
replay-round-after = До наступного раунду
replay-mine = Мій наступний хід
replay-more = Швидкість, місця, посилання
replay-speed = Швидкість
replay-eyes = Чиїми очима
replay-setup = Стіл готовий до гри.
replay-loading = Завантажуємо партію …
replay-keys = Пробіл — пуск і пауза, стрілки — кроки, Page Up і Page Down — раунди, Home і End — початок і кінець.

## Перевірка кубиків

verify-title = Чи були кубики чесними?
verify-what = До першого кидка сервер зв’язав себе секретом: показав його відбиток, зобов’язання, і більше не міг змінити сам секрет. З нього випливає кожен кидок і кожен витягнутий жетон. Тепер гру завершено, секрет відкрито, і ваш браузер перерахував усе сам.
verify-secret = Секрет відповідає зобов’язанню
verify-secret-how = SHA-256 секрету, обчислений тут, збігається із зобов’язанням цієї партії.
verify-promised = Це те зобов’язання, яке браузер бачив раніше
verify-promised-how = Коли ви відкрили цей стіл, браузер запам’ятав зобов’язання. Воно не змінилося.
verify-promised-unknown = Раніше цей браузер зобов’язання не бачив
verify-promised-unknown-how = Ви відкрили цей стіл уперше вже після гри. Порівняти зобов’язання може той, хто був за столом.
verify-seed = Підготовка випливає із секрету
verify-seed-how = Стоси, товари й черговість ходу визначено за HMAC-SHA-256 від секрету та числа 0.
verify-actions = { $count ->
    [one] Випадковість { $count } дії випливає із секрету
    [few] Випадковість усіх { $count } дій випливає із секрету
   *[many] Випадковість усіх { $count } дій випливає із секрету
}
verify-actions-how = Кожна дія має своє число, обчислене із секрету та номера дії.
verify-failed-at = { $count ->
    [one] Не збігається дія { $actions }
    [few] Не збігаються дії { $actions }
   *[many] Не збігаються дії { $actions }
}
verify-running = Перевірено { $done } з { $count }
verify-good = Кубики такі, як було обіцяно.
verify-bad = Щось не сходиться. Збережіть запис і запитайте того, хто тримає цей сервер.
verify-rest = Чого браузер не перевіряв: що правила перетворюють ці числа саме на ці кубики. Для цього партію треба зіграти знову за правилами. Завантажте запис і виконайте на своєму комп’ютері:
verify-command = duchy verify { $file }
verify-commitment = Зобов’язання
verify-secret-label = Секрет
verify-none = Цю партію не було запечатано, перевіряти нічого: її завантажено із запису без секрету.
verify-insecure = Браузери обчислюють таке лише на захищених сторінках (https) або на тому комп’ютері, де працює сервер. Завантажте запис і перевірте його так:
verify-ok = збігається
verify-not-ok = не збігається
verify-open = невідомо
