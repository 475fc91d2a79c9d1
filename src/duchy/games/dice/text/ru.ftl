### «Замки Бургундии на кубиках» по-русски.
###
### Названия цветов, бонусов и источников очков пишутся со строчной буквы, потому что стоят внутри предложений; заголовки
### делает прописными клиент. Смысл переменных описан в английском файле.
###
### Атрибуты названий — их формы: .gen родительный падеж, .many все вместе. Глаголы стоят в настоящем времени, чтобы не
### зависеть от рода; .you — то же о самом читателе.

## Игра и её настройки

game-name = Замки Бургундии на кубиках
game-time = 15–30 минут
game-summary = Пять кубиков в раунде, одни на всех, и каждый карандашом застраивает своё герцогство: монастыри, шахты, реки, города, замки и пастбища. Чем раньше закрыта зона, тем больше очков.

variant-basic = Основная игра
    .help = У всех одно и то же герцогство, стартовый замок каждый выбирает тайно.
variant-different = Все разные
    .help = У каждого своё герцогство. До четырёх игроков.
variant-same = Все одинаковые
    .help = Одно герцогство и один стартовый замок на всех: различаются только ваши решения.
variant-solo = Один и только один
    .help = Один игрок, три фазы по восемь раундов и титул в награду.

option-players = Игроки
    .help = От одного до пяти.
option-sheet = Герцогство
    .help = Какое из четырёх герцогств у всех. Для первых партий подходит A.
option-variant = Вариант
    .help = У кого какое герцогство и кто выбирает стартовые замки.
option-revision = Редакция правил
    .help = Партия доигрывается по той редакции, по которой началась.

sheet-name = Герцогство { $sheet }
sheet-one-source = План этого герцогства известен нам только из одного источника.

## Цвета гексов: одна зона, все вместе, какие числа подходят, что приносит закрытая зона

colour-monastery = монастырь
    .gen = монастыря
    .many = монастыри
    .condition = числа 1–2
    .reward = Закрытый монастырь даёт монаха.
colour-mine = шахта
    .gen = шахты
    .many = шахты
    .condition = числа 3–4
    .reward = Закрытая шахта даёт серебро.
colour-river = река
    .gen = реки
    .many = реки
    .condition = числа 5–6
    .reward = Закрытая река даёт товар.
colour-city = город
    .gen = города
    .many = города
    .condition = все разные
    .reward = Закрытый город даёт работника.
colour-castle = замок
    .gen = замка
    .many = замки
    .condition = как в соседнем гексе
    .reward = Замок даёт бонус, нарисованный рядом с ним.
colour-pasture = пастбище
    .gen = пастбища
    .many = пастбища
    .condition = все одинаковые
    .reward = Очки за закрытое пастбище удваиваются.

## Бонусы, и зачем они нужны

bonus-monk = монах
    .help = Застройте гекс любого цвета, а не только выпавшего. Один бонус за раунд.
bonus-silver = серебро
    .help = Второй гекс в том же раунде — двумя оставшимися кубиками. Один бонус за раунд.
bonus-goods = товар
    .help = Когда выпадают двойные часы, товары можно продать: за каждый 2 очка и 1 серебро.
bonus-worker = работник
    .help = Впишите любое число вместо выпавшего. Один бонус за раунд.

row-castle = ряд замков

phase-name = Фаза { $phase }

## Откуда берутся победные очки

category-areas = закрытые зоны
category-pastures = пастбища вдвойне
category-castles = замки
category-sales = проданные товары
category-colours = награды за цвет

## Как называется результат одиночной игры

verdict-none = без титула
    .text = Неплохая попытка. Титулы начинаются с 51 очка.
verdict-great = отлично
    .text = Отлично!
verdict-perfect = идеально
    .text = Идеально!
verdict-incredible = невероятно
    .text = Невероятно!
verdict-next = До титула «{ $verdict }» ещё { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.

## Что лежит на столе

counter-vp = Победные очки
    .help = У кого в конце их больше, тот и победил. При равенстве решают неиспользованные бонусы.
counter-dice = Кубики
    .help = Бросок общий для всех. Соедините одно число с одним цветом.
counter-hourglass = Кубик часов
    .help = Показывает, сколько делений шкалы времени зачеркнуть. Двойные часы позволяют всем продать товары.
counter-track = Шкала времени
    .help = Когда зачёркнуто последнее деление, фаза заканчивается после этого раунда.
counter-unused = Неиспользованные бонусы
    .help = Бонусы, которые ещё не потрачены. Решают при равенстве очков.
counter-award = Награды за цвет
    .help = Кто первым застроит все гексы цвета, получает большую награду, кто вторым — меньшую. Если несколько игроков успели в одном раунде, каждый получает награду полностью.
counter-area = Зона
    .help = Соседние гексы одного цвета. За закрытую зону дают очки по размеру и текущей фазе.
counter-phase = Фаза
    .help = В каждой следующей фазе за закрытые зоны дают меньше.
counter-round = Раунд
    .help = В фазе от 5 до 10 раундов, в одиночной игре — 8.

## Чего ждёт игра: тому, кто решает

prompt-sheet = Выберите герцогство
prompt-castle = Выберите стартовый замок
    .all = Выберите стартовый замок для всех
prompt-sell = Двойные часы: сколько товаров продать?
prompt-build = Застройте один гекс или возьмите работника
    .pass = Ни один гекс не подходит: возьмите работника
prompt-second = Застроить второй гекс за серебро?
    .seal = Подтвердите ход

## То же самое — остальным

prompt-other-sheet = { $player } выбирает герцогство
prompt-other-castle = { $player } выбирает стартовый замок для всех
prompt-sealed = Готово: ждём остальных ({ $players })
prompt-waiting = Ещё выбирают: { $players }
prompt-over = Партия окончена

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
part-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}

## Что можно сделать: на кнопке

action-sheet = Взять герцогство { $sheet }
action-castle = Стартовый замок на гексе { $hex } ({ part-bonus })
action-sell = { $count ->
    [0] Ничего не продавать
   *[other] Продать { part-goods }
}
action-build = { $used ->
    [monk] Вписать { $number } в гекс { $hex } ({ $colour }, монах)
    [worker] Вписать { $number } в гекс { $hex } ({ $colour }, работник)
   *[none] Вписать { $number } в гекс { $hex } ({ $colour })
}
action-pass = Взять работника
action-second = За серебро: вписать { $number } в гекс { $hex } ({ $colour })
action-seal = Готово

## Что это приносит

gain-vp = { $count ->
    [one] +{ $count } очко ({ $category })
    [few] +{ $count } очка ({ $category })
   *[many] +{ $count } очков ({ $category })
}
gain-area = зона закрыта: { $colour }, { $size ->
    [one] { $size } гекс
    [few] { $size } гекса
   *[many] { $size } гексов
}
gain-monk = { $count ->
    [one] +{ $count } монах
    [few] +{ $count } монаха
   *[many] +{ $count } монахов
}
gain-silver = { $count ->
    [one] +{ $count } серебро
   *[other] +{ $count } серебра
}
gain-goods = +{ part-goods }
gain-bonuses = { $bonus ->
    [monk] { gain-monk }
    [silver] { gain-silver }
    [goods] { gain-goods }
   *[worker] { gain-worker }
}
gain-worker = { $count ->
    [one] +{ $count } работник
    [few] +{ $count } работника
   *[many] +{ $count } работников
}
gain-award = +{ part-vp } в конце раунда: застроены все { $colour_many }
gain-then = Затем за серебро: { $number } и { $colour }

## Что сделано: в журнале

log-sheet = { $player } берёт герцогство { $sheet }
    .you = Вы берёте герцогство { $sheet }
log-castle = { $player } начинает с замка на гексе { $hex } ({ part-bonus })
    .you = Вы начинаете с замка на гексе { $hex } ({ part-bonus })
log-sell = { $player } продаёт { part-goods }
    .you = Вы продаёте { part-goods }
log-build = { $used ->
    [monk] { $player } вписывает { $number } в гекс { $colour_gen } (монах)
    [worker] { $player } вписывает { $number } в гекс { $colour_gen } (работник)
   *[none] { $player } вписывает { $number } в гекс { $colour_gen }
}
    .you = { $used ->
        [monk] Вы вписываете { $number } в гекс { $colour_gen } (монах)
        [worker] Вы вписываете { $number } в гекс { $colour_gen } (работник)
       *[none] Вы вписываете { $number } в гекс { $colour_gen }
    }
log-pass = { $player } берёт работника вместо постройки
    .you = Вы берёте работника вместо постройки
log-second = { $player } за серебро вписывает { $number } в гекс { $colour_gen }
    .you = Вы за серебро вписываете { $number } в гекс { $colour_gen }
log-seal = { $player } заканчивает раунд
    .you = Вы заканчиваете раунд
log-sealed = { $player } делает тайный выбор
    .you = Вы делаете тайный выбор
log-revealed = Выбор открыт всем

## Что происходит само

log-phase-begins = Начинается фаза { $phase }
log-roll = { $hourglasses ->
    [1] Раунд { $round }: { $first } и { $second }, { $first_colour } и { $second_colour }, одни часы
   *[2] Раунд { $round }: { $first } и { $second }, { $first_colour } и { $second_colour }, двойные часы — можно продавать товары
}
log-award = { $rank ->
    [first] { $player } раньше всех застраивает все { $colour_many }: +{ part-vp }
   *[second] { $player } следом застраивает все { $colour_many }: +{ part-vp }
}
    .you = { $rank ->
        [first] Вы раньше всех застраиваете все { $colour_many }: +{ part-vp }
       *[second] Вы следом застраиваете все { $colour_many }: +{ part-vp }
    }
log-game-over = Партия окончена
log-winner = Побеждает { $player }: { part-vp }!
    .you = Вы побеждаете: { part-vp }!
log-winner-shared = { $player } делит победу: { part-vp }!
    .you = Вы делите победу: { part-vp }!
log-verdict = { $player }: { part-vp }, { $verdict }
    .you = Вы набираете { part-vp }: { $verdict }

## Подписи на столе и для частей экрана

table-sheet = Мой планшет
table-sheet-of = { $player }: герцогство { $sheet }
table-roller = бросает кубики
table-players = Игроки
table-points = Очки
table-score = Мои очки
table-area-points = Очки за зону
table-area-note = Очки за пастбища удваиваются.
table-race = Кто первым застроит цвет
    .first = первый
    .second = второй
    .count = { $count } из { $size }
    .taken = занято
table-hex = Гекс { $hex }: { $colour }
    .built = Гекс { $hex }: { $colour }, { $number }
    .start = Гекс { $hex }: { $colour }, стартовый замок
    .bonus = { part-bonus }
table-area = Зона из { $size ->
    [one] { $size } гекса
   *[many] { $size } гексов
}: { part-vp }, если закрыть её в этой фазе
table-with-dice = только кубики
table-with-bonus = с бонусом
table-circles = { $count ->
    [0] нет
   *[other] осталось { $count }
}
table-die-pips = Кубик: { $number }
table-die-colour = Цветной кубик: { $colour }
table-die-hourglass = { $hourglasses ->
    [1] Кубик часов: одни
   *[2] Кубик часов: двойные, можно продавать товары
}
table-track = Фаза { $phase }: { $count } из { $size }
table-sell-each = { part-vp } и серебро за каждый
table-second-none = Без второго гекса
table-seal-break = Изменить решение
table-seal-own = Ваш выбор: { $what }
    .pass = Ваш выбор: взять работника
table-seal-hex = { $number } в гекс { $hex }
table-seal-waiting = Ждём остальных ({ $players }). Решения откроются одновременно; до этого своё можно изменить.
table-seal-count = Готовы: { $count } из { $size }
table-sealed = готово
table-choosing = выбирает
table-seal-alone = Подтверждать ход автоматически
    .help = Когда решать больше нечего.
table-holding = { $what }: нажмите на подсвеченный гекс
    .with = Подходит: { $what }
table-start = Перед первым броском
table-short-monk = любой цвет
table-short-worker = любое число
table-short-silver = второй гекс
table-short-goods = продажа при двойных часах
card-write = Вписать { $number }
card-area = { $colour }, гекс { $hex }, размер зоны { $size }
card-double = очки удваиваются
table-solo-rounds = Сыграно раундов: { $count } из { $size }
table-solo-total = Всего
table-solo-unused = Неиспользованных бонусов: { $count }
table-solo-curve = Как набирались очки
table-solo-duchy = Ваше герцогство
table-solo-hexes = { $count } из { $size } гексов

## Почему действие невозможно

why-sheet-taken = Это герцогство уже у другого игрока.
why-no-castle = Для стартового замка нужен гекс замка.
why-no-goods = { $count ->
    [0] У вас нет товаров.
   *[other] У вас товаров только { $count }.
}
why-built = Этот гекс уже застроен.
why-alone = Рядом с этим гексом нет застроенных.
why-takes-monastery = Для монастыря нужно число 1 или 2.
why-takes-mine = Для шахты нужно число 3 или 4.
why-takes-river = Для реки нужно число 5 или 6.
why-takes-city = В этом городе уже есть число { $number }.
why-takes-castle = Рядом с этим замком нет числа { $number }.
why-takes-pasture = На этом пастбище другое число.
why-monk = Этот цвет не выпал, а монаха у вас нет.
why-worker = Число { $number } не выпало, а работника у вас нет.
why-two-bonuses = Не выпали ни число { $number }, ни этот цвет, а бонус за раунд только один.
why-no-first = В этом раунде вы ничего не построили.
why-bonus-used = В этом раунде вы уже использовали бонус: серебро тратить нельзя.
why-no-silver = У вас нет серебра.
why-dice-left = Остались число { $number } и цвет «{ $colour }».

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
error-variant-different = этот вариант — не больше чем для { $count ->
    [one] { $count } игрока
   *[many] { $count } игроков
}.
error-sheet-different = в варианте «Все разные» герцогства выбирают в начале партии.

# Позиции: причина стоит после части. Названия цветов и бонусов — как в тексте позиции.
error-position-setup = до того как выбраны все стартовые замки, такого нет.
error-position-over = партия окончена, и такого уже нет.
error-position-not-over = партия окончена, только когда зачёркнуто последнее деление последней фазы.
error-position-sheet-option = по параметрам игры здесь другое герцогство.
error-position-sheets-same = у двух игроков одно и то же герцогство, а в этом варианте все разные.
error-position-sheets-order = герцогства выбирают по очереди.
error-position-castles-differ = в этом варианте стартовый замок у всех один и тот же.
error-position-castle-missing = стартовый замок не выбран.
error-position-castle-hex = на гексе { $hex } нет замка.
error-position-castle-number = у стартового замка на гексе { $hex } нет числа.
error-position-number = число { $number } не может стоять в гексе { $hex } ({ $colour }).
error-position-circles = кружков ({ $bonus }) больше чем { $most }.
error-position-step = действия игрока скрыты только от других.
error-position-awards = награды за цвет не сходятся друг с другом ({ $colour }).
error-position-award-unfinished = за этот цвет есть награда, но застроены не все его гексы ({ $colour }).
error-position-action = { $problem }
error-position-not-legal = «{ $action }» невозможно.
error-position-opened = после «{ $action }» все уже выбрали, и планшеты открыты.
error-position-draft = сделанное в этом раунде не сходится с планшетами: «{ $name }».
error-position-no-answer = игроку { $player } не из чего выбирать.
error-position-invariant = проверка правил «{ $name }» не пройдена.

## Памятка

aid-round = Раунд
aid-hexes = Гексы
aid-bonuses = Бонусы
aid-area = Зона из { $size }
