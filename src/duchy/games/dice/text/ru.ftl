### «Замки Бургундии на кубиках» по-русски.
###
### Названия цветов, бонусов и источников очков пишутся со строчной буквы, потому что стоят внутри предложений; заголовки
### делает прописными клиент. Смысл переменных описан в английском файле.
###
### Имена вставляются только в именительном падеже (после двоеточия, в скобках), а глаголы стоят в настоящем времени, чтобы
### не зависеть от рода.

## Игра и её настройки

game-name = Замки Бургундии на кубиках
game-summary = Пять кубиков в раунде, одни на всех, и каждый карандашом застраивает своё герцогство: монастыри, шахты, реки, города, замки и пастбища. Чем раньше закрыта зона, тем больше очков.

variant-basic = Основная игра
    .help = У всех одно и то же герцогство, стартовый замок каждый выбирает тайно.
variant-different = Все разные
    .help = У каждого своё герцогство. До четырёх игроков.
variant-same = Всё одинаковое
    .help = Одно герцогство и один стартовый замок на всех: различаются только ваши решения.
variant-solo = Один и только один
    .help = Один игрок, три фазы по восемь раундов и титул в награду.

option-players = Игроки
    .help = От одного до пяти.
option-sheet = Герцогство
    .help = Какое из четырёх герцогств у всех. Для первых партий подходит A.
option-variant = Вариант
    .help = Кто на каком герцогстве играет и кто выбирает стартовые замки.
option-revision = Редакция правил
    .help = Партия доигрывается в той редакции, в которой началась.

sheet-name = Герцогство { $sheet }
sheet-one-source = План этого герцогства известен нам только из одного источника.

## Цвета гексов: одна зона, все вместе, какие числа подходят, что приносит закрытая зона

colour-monastery = монастырь
    .many = монастыри
    .condition = числа 1–2
    .reward = Закрытая зона монастырей приносит монаха.
colour-mine = шахта
    .many = шахты
    .condition = числа 3–4
    .reward = Закрытая зона шахт приносит серебро.
colour-river = река
    .many = реки
    .condition = числа 5–6
    .reward = Закрытая речная зона приносит товар.
colour-city = город
    .many = города
    .condition = все разные
    .reward = Закрытая зона города приносит работника.
colour-castle = замок
    .many = замки
    .condition = как у соседа
    .reward = Замок приносит бонус со своего квадрата.
colour-pasture = пастбище
    .many = пастбища
    .condition = все одинаковые
    .reward = Закрытое пастбище считается дважды.

## Бонусы, и зачем они нужны

bonus-monk = монах
    .help = Меняет цвет цветного кубика вашей постройки на любой. Один бонус за раунд.
bonus-silver = серебро
    .help = Оплачивает вторую постройку в том же раунде, двумя оставшимися кубиками. Один бонус за раунд.
bonus-goods = товар
    .help = Когда выпадают двойные часы, товары можно продать: по 2 очка и серебру за каждый.
bonus-worker = работник
    .help = Меняет число на кубике вашей постройки на любое. Один бонус за раунд.

row-castle = ряд замков

phase-name = Фаза { $phase }

## Откуда берутся победные очки

category-areas = закрытые зоны
category-pastures = пастбища, вдвойне
category-castles = замки
category-sales = проданные товары
category-colours = целые цвета

## Как называется результат одиночной игры

verdict-none = без титула
    .text = Неплохая попытка. Титулы начинаются с 51 очка.
verdict-great = отлично
    .text = Отлично!
verdict-perfect = идеально
    .text = Идеально!
verdict-incredible = невероятно
    .text = Невероятно!
verdict-next = { $count ->
    [one] Ещё { $count } очко — и будет: { $verdict }.
    [few] Ещё { $count } очка — и будет: { $verdict }.
   *[many] Ещё { $count } очков — и будет: { $verdict }.
}

## Что лежит на столе

counter-vp = Победные очки
    .help = У кого в конце их больше, тот и победил. При равенстве решают неиспользованные бонусы.
counter-dice = Кубики
    .help = Бросок один на всех, и никто кубиков не забирает. Соедините одно число с одним цветом.
counter-hourglass = Кубик часов
    .help = Показывает, сколько делений шкалы времени зачеркнуть. Двойные часы позволяют всем продать товары.
counter-track = Шкала времени
    .help = Когда зачёркнуто последнее деление, фаза заканчивается после этого раунда.
counter-unused = Неиспользованные бонусы
    .help = Обведены и не зачёркнуты. Решают при равенстве очков.
counter-award = Целые цвета
    .help = Кто первым застроит все гексы цвета, получает большее значение, кто вторым — меньшее. В одном раунде все получают поровну.
counter-area = Зона
    .help = Соседние гексы одного цвета. За закрытую зону дают очки по размеру и текущей фазе.
counter-phase = Фаза
    .help = От фазы к фазе закрытые зоны приносят всё меньше.
counter-round = Раунд
    .help = В фазе от 5 до 10 раундов, в одиночной игре — 8.

## Чего ждёт игра: тому, кто решает

prompt-sheet = Выберите герцогство
prompt-castle = Выберите стартовый замок
    .all = Выберите стартовый замок для всех
prompt-sell = Двойные часы: сколько товаров продать?
prompt-build = Застройте один гекс или возьмите работника
    .pass = Строить нечего: возьмите работника
prompt-second = Построить ещё раз за серебро?
    .seal = Готово? Запечатайте раунд

## То же самое — остальным

prompt-other-sheet = { $player } выбирает герцогство
prompt-other-castle = { $player } выбирает стартовый замок для всех
prompt-sealed = Запечатано. Ждём: { $players }
prompt-waiting = Ещё выбирают: { $players }
prompt-over = Игра окончена

## Части следующих строк

part-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
part-bonus = { $bonus ->
    [monk] монах
    [silver] серебро
    [goods] товар
   *[worker] работник
}

## Что можно сделать: на кнопке

action-sheet = Взять герцогство { $sheet }
action-castle = Стартовый замок на гексе { $hex }: { part-bonus }
action-sell = { $count ->
    [0] Ничего не продавать
    [one] Продать { $count } товар
    [few] Продать { $count } товара
   *[many] Продать { $count } товаров
}
action-build = { $used ->
    [monk] Вписать { $number } в гекс { $hex }: { $colour } (монах)
    [worker] Вписать { $number } в гекс { $hex }: { $colour } (работник)
   *[none] Вписать { $number } в гекс { $hex }: { $colour }
}
action-pass = Пропустить: взять работника
action-second = Вторая постройка за серебро: { $number } в гекс { $hex }, { $colour }
action-seal = Запечатать

## Что это приносит

gain-vp = { $count ->
    [one] +{ $count } очко ({ $category })
    [few] +{ $count } очка ({ $category })
   *[many] +{ $count } очков ({ $category })
}
gain-area = закрыта зона: { $colour }, размер { $size }
gain-monk = { $count ->
    [one] +{ $count } монах
    [few] +{ $count } монаха
   *[many] +{ $count } монахов
}
gain-silver = +{ $count } серебра
gain-goods = { $count ->
    [one] +{ $count } товар
    [few] +{ $count } товара
   *[many] +{ $count } товаров
}
gain-worker = { $count ->
    [one] +{ $count } работник
    [few] +{ $count } работника
   *[many] +{ $count } работников
}
gain-award = в конце раунда +{ part-vp }: застроены все гексы цвета ({ $colour })
gain-then = Потом, за серебро: { $number } и { $colour }

## Что сделано: в журнале

log-sheet = { $player } берёт герцогство { $sheet }
log-castle = { $player } начинает с замка на гексе { $hex }: { part-bonus }
log-sell = { $count ->
    [one] { $player } продаёт { $count } товар
    [few] { $player } продаёт { $count } товара
   *[many] { $player } продаёт { $count } товаров
}
log-build = { $used ->
    [monk] { $player } вписывает { $number }: { $colour } (монах)
    [worker] { $player } вписывает { $number }: { $colour } (работник)
   *[none] { $player } вписывает { $number }: { $colour }
}
log-pass = { $player } пропускает
log-second = { $player } строит ещё раз за серебро, { $number }: { $colour }
log-seal = { $player } заканчивает раунд
log-sealed = { $player } делает тайный выбор
log-revealed = Теперь все решения открыты

## Что происходит само

log-phase-begins = Начинается фаза { $phase }
log-roll = { $hourglasses ->
    [1] Раунд { $round }: { $first }, { $second }, { $first_colour }, { $second_colour }; часы одинарные
   *[2] Раунд { $round }: { $first }, { $second }, { $first_colour }, { $second_colour }; часы двойные, можно продавать товары
}
log-award = { $rank ->
    [first] { $player } первым застраивает весь цвет: { $colour }, +{ part-vp }
   *[second] { $player } вторым застраивает весь цвет: { $colour }, +{ part-vp }
}
log-game-over = Игра окончена
log-winner = { $player } побеждает: { part-vp }!
log-winner-shared = { $player } делит победу: { part-vp }!
log-verdict = { $player }: { part-vp }, { $verdict }

## Подписи на столе и для частей экрана

table-sheet = Мой планшет
table-sheet-of = { $player }: герцогство { $sheet }
table-roller = бросает кубики
table-players = Игроки
table-points = Очки
table-score = Мои очки
table-area-points = Очки за зону
table-area-note = Пастбища считаются дважды.
table-race = Гонка за целыми цветами
    .first = первый
    .second = второй
    .count = { $count } из { $size }
    .taken = занято
table-hex = Гекс { $hex }: { $colour }
    .built = Гекс { $hex }: { $colour }, { $number }
    .start = Гекс { $hex }: { $colour }, стартовый замок
    .bonus = { part-bonus }
table-area = Зона размера { $size }: { part-vp }, если закрыть её в этой фазе
table-with-dice = по кубикам
table-with-bonus = с бонусом
table-circles = { $count ->
    [0] нет в запасе
    [one] { $count } в запасе
    [few] { $count } в запасе
   *[many] { $count } в запасе
}
table-die-pips = Кубик: { $number }
table-die-colour = Цветной кубик: { $colour }
table-die-hourglass = { $hourglasses ->
    [1] Кубик часов: одинарные
   *[2] Кубик часов: двойные, можно продавать товары
}
table-track = Фаза { $phase }: { $count } из { $size }
table-sell-each = { part-vp } и серебро за каждый
table-second-none = Больше не строить
table-seal-break = Сломать печать
table-seal-own = Запечатано: { $what }
    .pass = Запечатано: вы пропускаете
table-seal-hex = { $number } в гекс { $hex }
table-seal-waiting = Ждём: { $players }. Все решения откроются вместе; до тех пор печать можно сломать.
table-seal-count = { $count } из { $size } запечатано
table-sealed = запечатано
table-choosing = выбирает
table-seal-alone = Запечатывать автоматически
    .help = Даже если это уже нельзя отменить.
table-holding = У вас в руке { $what }: нажмите на светящийся гекс
table-start = Перед первым броском
table-short-monk = любой цвет
table-short-worker = любое число
table-short-silver = второй гекс
table-short-goods = продать при двух часах
card-write = Записать { $number }
card-area = { $colour }, гекс { $hex }, зона: { $size }
card-double = вдвойне
table-solo-rounds = { $count } из { $size } раундов сыграно
table-solo-total = Итого
table-solo-unused = { $count ->
    [one] { $count } бонус остался неиспользованным
    [few] { $count } бонуса остались неиспользованными
   *[many] { $count } бонусов остались неиспользованными
}
table-solo-curve = Как набирались очки
table-solo-duchy = Ваше герцогство
table-solo-hexes = { $count } из { $size } гексов

## Что должно встретиться в случайных партиях

coverage-steps = способы сыграть раунд
coverage-sheets = герцогства
coverage-variants = варианты
coverage-players = число игроков
coverage-colours = постройки по цветам
coverage-awards = награды
coverage-ends = исходы партий

## Настройки, которые не подходят; предложение следует за названием настройки

error-variant-alone = один игрок всегда играет одиночную партию.
error-variant-different = все разные — это не больше чем { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}.
error-sheet-different = если все герцогства разные, заранее не назначают ни одного.
