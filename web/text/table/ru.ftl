### Слова стола, какая бы игра на нём ни шла.

## Подсказка

undo = Отменить
undo-label = Отменить последнее действие
choose = Выберите
skip-moves = { $count ->
    [one] Сразу показать ещё { $count } действие
    [few] Сразу показать ещё { $count } действия
   *[many] Сразу показать ещё { $count } действий
}

## Карточки и вопросы

card-points = { $count ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
card-then = Дальше
card-reveals = Это нельзя будет отменить.
card-do = Выполнить
card-not-yet = Назад
ask-title = Завершить ход?
ask-anyway = Завершить
ask-stay = Продолжить ход

## Журнал

log = Журнал
log-earlier = Раньше
log-empty = Пока ничего не произошло.
log-open = Открыть журнал
happenings-again = Показать эти действия ещё раз
# Над строками о самом читателе; они начинаются с того же слова.
log-you = Вы
log-since = После вашего хода
log-moves = { $moves ->
    [0] { $player }
    [one] { $player }: { $moves } действие
    [few] { $player }: { $moves } действия
   *[many] { $player }: { $moves } действий
}

## Места

seat-away = не в сети
seat-is-bot = бот
watch-from-here = Смотреть с этого места
spectator = Вы зритель

## Несколько человек у одного экрана

curtain-title = { $player }, ваша очередь выбирать
curtain-text = Передайте устройство игроку { $player }. Остальные пока не подглядывают.
curtain-open = { $player } — это я

## Связь

link-connecting = Подключаемся к столу…
link-lost = Связь потеряна. Переподключаемся…
link-retry = Попробовать сейчас
link-refused = Этот стол открыть нельзя
loading = Готовим стол…

## Честные кубики

seal = Честные кубики
seal-title = Броски зафиксированы заранее
seal-text = Все броски, жетоны и карты этой партии следуют из секрета, выбранного до её начала. Это отпечаток секрета (SHA-256). После партии секрет откроется, и каждый сможет проверить, что ничего не подменили.

## Меню

menu = Меню
menu-table = Стол
menu-keys = Клавиши
menu-leave = На главную
your-turn = Ваш ход
expansions = { $count ->
    [one] { $count } дополнение
    [few] { $count } дополнения
   *[many] { $count } дополнений
}
expansions-title = Дополнения в этой партии

## Клавиши

keys-title = Игра с клавиатуры
keys-move = Переходить между возможными действиями
keys-act = Выполнить выделенное
keys-numbers = Взять кубик с этим числом или отложить его
keys-undo = Отменить
keys-end = Завершить ход
keys-skip = Пропустить необязательное решение
keys-log = К журналу
keys-look = Обзор: стрелки ведут ко всему на столе
keys-escape = На шаг назад
keys-help = Показать эти клавиши
key-arrows = Tab, стрелки
key-enter = Enter
key-escape = Esc
look-on = Обзор: стрелки ведут ко всему на столе. I или Esc — выйти.
look-off = Снова только возможные действия.

## Карты колоды: чтение и поиск

browser-search = Имя или слово из текста
browser-count = { $shown } из { $all }
browser-clear = Сбросить всё
browser-none = Таких карт нет.
browser-filters = Фильтры

## Обучение

tutorial = Обучение
tutorial-next = Дальше
tutorial-back = Назад
tutorial-play = Продолжить партию
tutorial-step = { $number } из { $count }
tutorial-waiting = Смотрите: сейчас ходят другие.
tutorial-other = Так тоже можно, но сначала попробуем то, что предложено.
tutorial-read = Минутку: сначала дочитайте, потом ваш ход.
