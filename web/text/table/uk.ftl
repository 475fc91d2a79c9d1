### Слова столу, хоч би яка гра на ньому йшла.

## Підказка

undo = Скасувати
undo-label = Скасувати останню дію
choose = Виберіть
skip-moves = { $count ->
    [one] Одразу показати ще { $count } дію
    [few] Одразу показати ще { $count } дії
   *[many] Одразу показати ще { $count } дій
}

## Картки й запитання

card-points = { $count ->
    [one] переможний бал
    [few] переможні бали
   *[many] переможних балів
}
card-then = Далі
card-reveals = Це не можна буде скасувати.
card-do = Виконати
card-not-yet = Назад
ask-title = Завершити хід?
ask-anyway = Завершити
ask-stay = Продовжити хід

## Журнал

log = Журнал
log-earlier = Раніше
log-empty = Поки нічого не сталося.
log-open = Відкрити журнал
happenings-again = Показати ці дії ще раз
# Над рядками про самого читача; вони починаються з того самого слова.
log-you = Ви
log-since = Після вашого ходу
log-moves = { $moves ->
    [0] { $player }
    [one] { $player }: { $moves } дія
    [few] { $player }: { $moves } дії
   *[many] { $player }: { $moves } дій
}

## Місця

seat-away = не в мережі
seat-is-bot = бот
watch-from-here = Дивитися з цього місця
spectator = Ви глядач

## Кілька людей біля одного екрана

curtain-title = { $player }, ваша черга вибирати
curtain-text = Передайте пристрій гравцеві { $player }. Решта поки не підглядає.
curtain-open = { $player } — це я

## Зв’язок

link-connecting = Підключаємося…
link-lost = Зв’язок втрачено. Підключаємося знову…
link-retry = Спробувати зараз
link-refused = Цей стіл відкрити не можна
loading = Готуємо стіл…

## Чесні кубики

seal = Чесні кубики
seal-title = Кидки зафіксовано заздалегідь
seal-text = Усі кидки, жетони й карти цієї партії випливають із секрету, вибраного до її початку. Це відбиток секрету (SHA-256). Після партії секрет відкриється, і кожен зможе перевірити, що нічого не підмінили.

## Меню

menu = Меню
menu-table = Стіл
menu-keys = Клавіші
menu-leave = На головну
your-turn = Ваш хід
expansions = { $count ->
    [one] { $count } доповнення
    [few] { $count } доповнення
   *[many] { $count } доповнень
}
expansions-title = Доповнення в цій партії

## Клавіші

keys-title = Гра з клавіатури
keys-move = Переходити між можливими діями
keys-act = Виконати виділене
keys-numbers = Узяти кубик із цим числом або відкласти його
keys-undo = Скасувати
keys-end = Завершити хід
keys-skip = Пропустити необов’язкове рішення
keys-log = До журналу
keys-look = Огляд: стрілки ведуть до всього на столі
keys-escape = На крок назад
keys-help = Показати ці клавіші
key-arrows = Tab, стрілки
key-enter = Enter
key-escape = Esc
look-on = Огляд: стрілки ведуть до всього на столі. I або Esc — вийти.
look-off = Знову лише можливі дії.

## Карти колоди: читання і пошук

browser-search = Ім’я або слово з тексту
browser-count = { $shown } з { $all }
browser-clear = Скинути все
browser-none = Таких карт немає.
browser-filters = Фільтри

## Навчання

tutorial = Навчання
tutorial-next = Далі
tutorial-back = Назад
tutorial-play = Продовжити партію
tutorial-step = { $number } з { $count }
tutorial-waiting = Дивіться: зараз ходять інші.
tutorial-other = Так теж можна, але спершу спробуймо запропоноване.
tutorial-read = Хвилинку: спершу дочитайте, потім ваш хід.
