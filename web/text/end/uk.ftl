### Кінець гри: підсумки, графіки, повтор і перевірка кубиків.

## Хто переміг

end-won-you = Ви перемогли з відривом у { $margin ->
    [one] { $margin } бал
    [few] { $margin } бали
   *[many] { $margin } балів
}
end-won = Перемагає { $name } з відривом у { $margin ->
    [one] { $margin } бал
    [few] { $margin } бали
   *[many] { $margin } балів
}
end-tie-you = Ви перемогли за додатковим критерієм
end-tie = Перемагає { $name } за додатковим критерієм
end-shared = Перше місце ділять { $names }
end-conceded-you = Ви визнали поразку
end-conceded = { $names } визнає поразку
end-won-conceded-you = { $count ->
    [1] Перемога за вами: { $others } визнає поразку
   *[other] Перемога за вами: { $others } визнають поразку
}
end-won-conceded = { $count ->
    [1] Перемагає { $name }: { $others } визнає поразку
   *[other] Перемагає { $name }: { $others } визнають поразку
}
end-team-won-you = Ваша команда перемагає з відривом у { $margin ->
    [one] { $margin } бал
    [few] { $margin } бали
   *[many] { $margin } балів
}
end-team-won = Перемагає команда ({ $name }) з відривом у { $margin ->
    [one] { $margin } бал
    [few] { $margin } бали
   *[many] { $margin } балів
}
end-team-tie-you = Ваша команда перемагає за додатковим критерієм
end-team-tie = Перемагає команда ({ $name }) за додатковим критерієм
end-team-shared = Команди ділять перемогу
end-team-score = У вашої команди { $score ->
    [one] { $score } бал
    [few] { $score } бали
   *[many] { $score } балів
}.
end-alone = Підсумок: { $score ->
    [one] { $score } бал
    [few] { $score } бали
   *[many] { $score } балів
}
end-your-place = Ви на { $place }-му місці: { $score ->
    [one] { $score } бал
    [few] { $score } бали
   *[many] { $score } балів
}.
end-tie-note = Стільки ж балів ({ $score }) набрали: { $names }. Вирішив додатковий критерій.
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
end-hints = { $name }: { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
   *[many] { $count } підказок
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

## Фінальний підрахунок за столом

count-title = Фінальний підрахунок балів
count-how = Рядок за рядком. Enter: наступний. Esc: усе одразу.
count-stage = { $title } { $counted }/{ $size }
count-result = Підсумок
count-next = Далі
count-results = До підсумків
# Для програм зчитування з екрана: джерело балів і бали кожного за нього.
count-line = { $title }: { $points }

## Що можна зробити тепер

end-rematch = Реванш
end-rematch-join = Перейти до реваншу
end-record = Завантажити запис
end-verify = Перевірити кубики
end-replay = Дивитися повтор
end-share = Поділитися моментом
end-shared-link = Посилання на цей момент скопійовано.
end-link = Посилання на цей момент

## Бали

end-scores = Підсумки
end-total = Усього
end-shares = За гравцями
end-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
} місце
end-sources = Звідки взялися бали
end-bar = { $name }, { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
}: { $parts }
end-part = { $category } { $points }
end-built = Що збудовано
end-curve = Переможні бали за раундами
end-curve-now = Бали, якби партія закінчилася тоді
end-curve-chart = Графік балів: { $names }. Повзунком унизу можна гортати партію, точні значення — поруч із лініями.
end-curve-table = Показати таблицею
end-points = Бали
end-behind = Відставання від лідера
end-mode = Що на графіку
end-final = підсумок
end-difference = −{ $count }
end-start = До першого раунду

## Повтор

replay-title = Повтор
replay-of = Повтор: { $game }
replay-back = До підсумків
replay-slider = Момент партії
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
replay-setup = Усе готово до початку.
replay-loading = Завантажуємо партію…
replay-keys = Пробіл — пуск і пауза, стрілки — кроки, Page Up і Page Down — раунди, Home і End — початок і кінець.

## Перевірка кубиків

verify-title = Чи були кубики чесними?
verify-what = До першого кидка сервер вибрав секрет і показав його відбиток, тож підмінити секрет уже не міг. З нього випливають усі кидки, жетони й карти. Партію завершено, секрет відкрито, і ваш браузер усе обчислив заново.
verify-what-shared = Коли всі сіли за стіл, сервер вибрав секрет і показав його відбиток, тож змінити секрет він уже не міг. Потім браузер кожного гравця додав свою частку. Разом вони визначають усі кидки, жетони й карти. Партію завершено, секрет відкрито, і ваш браузер усе обчислив заново.
verify-shares = Частки гравців збігаються зі своїми гешами
verify-shares-how = Кожен браузер надіслав геш своєї частки до того, як з’явився секрет. SHA-256 кожної частки дорівнює цьому гешу.
verify-no-shares = Ніхто з гравців не додав частки
verify-no-shares-how = Кубики випливають лише із секрету сервера.
verify-own = Частка вашого браузера є в кубиках
verify-own-lost = Частки вашого браузера в кубиках немає
verify-own-how = Порівняно з часткою, яку ваш браузер вибрав, коли ви сіли за стіл.
verify-seating = Місця розподілено чесно
verify-seating-how = Порядок місць випливає із секрету й часток.
verify-seed-shared-how = Усе, що розкладено до першого ходу, отримано з HMAC-SHA-256 секрету й часток.
verify-secret = Секрет збігається з відбитком
verify-secret-how = SHA-256 секрету, обчислений тут, дорівнює відбитку цієї партії.
verify-secret-bound = Секрет і оголошене збігаються з відбитком
verify-secret-bound-how = SHA-256 секрету й усього, що було оголошено до першого кидка, обчислений тут, дорівнює відбитку цієї партії.
verify-announced = Гра й гравці — ті, що були оголошені
verify-announced-how = Відбиток закріпив гру, її налаштування, кожне місце й геш кожної частки. Чия частка не надійшла, теж ураховано в кубиках.
verify-unbound = Хто оголошував частку, не закріплено
verify-unbound-how = У партіях цього давнішого виду відбиток стосується лише секрету. Хто брав участь і хто оголосив частку, яка не надійшла, у записі можна було змінити.
verify-promised = Браузер бачив той самий відбиток раніше
verify-promised-how = Коли ви відкрили цей стіл, браузер запам’ятав відбиток. Він не змінився.
verify-promised-unknown = Раніше цей браузер відбитка не бачив
verify-promised-unknown-how = Ви відкрили цей стіл уже після партії. Порівняти відбиток може той, хто грав.
verify-seed = Підготовка випливає із секрету
verify-seed-how = Усе, що роздають до першого ходу, обчислено як HMAC-SHA-256 від секрету та числа 0.
verify-actions = Випадкові числа відповідають секрету, перевірено дій: { $count }
verify-actions-how = Кожна дія має своє число, обчислене із секрету та номера дії.
verify-failed-at = { $count ->
    [one] Не збігається дія { $actions }
    [few] Не збігаються дії { $actions }
   *[many] Не збігаються дії { $actions }
}
verify-running = Перевірено { $done } з { $count }
verify-good = Кубики були чесними.
verify-bad = Щось не сходиться. Збережіть запис і зв’яжіться з власником сервера.
verify-rest = Браузер не перевіряв, що правила перетворюють ці числа саме на ці кубики. Щоб перевірити й це, завантажте запис і виконайте:
verify-command = duchy verify { $file }
verify-commitment = Відбиток
verify-secret-label = Секрет
verify-none = Немає чого перевіряти: партію завантажено із запису без секрету.
verify-ok = збігається
verify-not-ok = не збігається
verify-open = невідомо
