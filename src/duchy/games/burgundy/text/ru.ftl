### «Замки Бургундии» по-русски.
###
### Названия жетонов, цветов, товаров и источников очков пишутся со строчной буквы, потому что стоят внутри предложений;
### заголовки делает прописными клиент. Смысл переменных описан в английском файле.
###
### Атрибуты названий — их формы: .acc винительный падеж, .gen родительный множественного числа, .few и .many при
### числах. Они нужны, только если отличаются от самого названия. Глаголы стоят в настоящем времени, чтобы не зависеть от
### рода; .you — то же о самом читателе.

## Игра и её настройки

game-name = Замки Бургундии
game-summary = Бургундия, XV век. За пять этапов герцоги приводят к расцвету свои вотчины: торгуют, разводят скот, строят города, рудники, монастыри и замки. Два кубика определяют, что можно сделать за ход, а рабочие помогают их изменить.

edition-2011 = Первое издание (2011)
edition-2019 = Новое издание (2019)
edition-2020-ua = Украинское издание (2020)

setup-standard = Обычная
    .help = У всех одинаковые вотчины, стартовый замок стоит в середине.
setup-expert = Для знатоков
    .help = Вотчины разные, место для стартового замка каждый выбирает сам.
choice-open = Открыто, по очереди
choice-sealed = Тайно, все сразу
module-extra-tiles = Четыре дополнительных жетона
    .help = Мост держит вашу фишку сверху, рабочие стоят дешевле, кран повторяет любое здание, а гуси приносят очки вместе с другими животными.
module-white-castles = Белые замки
    .help = Здания, которые сразу дают ещё одно действие с числом белого кубика. Монастырь 29 приносит за них очки.
module-border-posts = Пограничные посты
    .help = Вотчины с тремя пограничными постами по краям. За соединение постов жетонами вы получаете очки текущего этапа, а за все три поста раньше других — ещё и награду.
module-close-to-castle = Вплотную к замку
    .help = Каждый жетон должен соседствовать с замком или соединяться с ним через жетоны своего цвета. Замок можно вернуть в хранилище за оба кубика и 5 очков.
module-shields = Щиты
    .help = Дублями вы берёте щиты для своих замков: постоянные эффекты и очки в конце игры, но за каждый щит после каждого этапа отдают дань серебром.
module-inns = Гостиницы
    .help = Жетоны без цвета. Гостиница закрывает любой участок, по одной в области, и область считается на один участок больше.
module-trade-routes = Торговые пути
    .help = Проданные товары выкладываются на ряд жетонов. Товар на участке своего цвета приносит бонус.
module-team = Командная игра
    .help = Двое против двоих. Напарники строят одну большую вотчину, у них общие серебро, рабочие и товары, и побеждают они вместе.

option-players = Игроки
    .help = От двух до четырёх.
option-edition = Издание
    .help = Издания немного различаются правилами и составом.
option-setup = Подготовка
    .help = Как распределяются вотчины.
option-estates = Вотчины
    .help = Кто на какой вотчине играет.
option-estates-standard = Обычная
option-estates-chosen = Своя для каждого места
option-estates-dealt = Случайные
option-choice = Выбор стороны и замка
    .help = При подготовке для знатоков: по очереди или тайно.
option-championship = Турнирные вотчины
    .help = К раздаче добавляются вотчины 14 и 15.
option-modules = Дополнения
    .help = С какими дополнениями играть.
option-revision = Редакция правил
    .help = Партия доигрывается в той редакции, в которой началась.

estate-name = Вотчина { $number }
estate-reconstructed = Печатный план этой вотчины нам неизвестен; это наша реконструкция.
border-post = Пограничный пост { $number }
route-reconstructed = Печатный жетон нам неизвестен; этот придумали мы.

## Экран новой партии

setup-printing = Издание
setup-printing-2011 = Товары, которым не хватило места, пропадают. Девять вотчин. При ничьей побеждает тот, у кого пустых участков меньше.
setup-printing-2019 = Товары, которым не хватило места, остаются на складе. Десять вотчин и две турнирные. При ничьей побеждает тот, у кого пустых участков больше.
setup-printing-2020-ua = Как в издании 2019 года, но с монастырём 6 можно платить серебром и рабочими вместе. Десять вотчин.
setup-modules-none = В этом издании дополнений нет: они появились в 2019 году.
setup-estates = Вотчины
setup-mode = Как распределяются вотчины
setup-same = У всех одна
setup-each = У каждого своя
setup-dealt = Случайные
setup-same-hint = Все играют на вотчине, которую вы выберете здесь.
setup-each-hint = Выберите знамя, затем его вотчину. Если первый игрок определяется случайно, знамёна перемешиваются между игроками.
setup-dealt-hint = Каждый получает случайный планшет и выбирает одну из двух сторон.
setup-dealt-set-hint = Каждый получает случайную вотчину из этого набора.
setup-target = Первая цель
    .help = Очки, которые принесут первое дополнительное действие: чем их меньше, тем легче.
setup-for = Для кого
setup-choice = Сторона и стартовый замок
setup-choice-castle = Стартовый замок
setup-championship = Турнирные вотчины
setup-championship-hint = К раздаче добавляется планшет с вотчинами 14 и 15.
setup-enlarge = Увеличить: { $name }
setup-estate = { $name }: { $regions }
setup-regions = { $region } { $sizes }
setup-played = игроки: { $names }
setup-castle = Стартовый замок на выбор
    .help = Для знатоков: каждый сам выбирает место для стартового замка, а вотчины могут быть разными.
setup-presets = Готовые наборы
preset-base = Базовая игра
    .help = Без дополнений.
preset-gentle = Лёгкий набор
    .help = Новые жетоны на складах и почти никаких новых правил.
preset-everything = Всё сразу
    .help = Все дополнения вместе.
preset-championship = Турнир
    .help = Случайные планшеты, среди них турнирный, стартовый замок на выбор, без дополнений.
preset-own = Свой набор
    .help = Так, как вы выбрали.
setup-set = Набор вотчин
setup-ordinary = Обычные
    .help = Вотчины базовой игры, без новых правил.
setup-not-in = В издании { $year } года этого нет.
setup-only-in = { $count ->
    [one] Только в издании { $years } года.
   *[other] Только в изданиях { $years } годов.
}
setup-exactly = { $count ->
    [one] Нужен ровно { $count } игрок, сейчас их { $seats }.
    [few] Нужно ровно { $count } игрока, сейчас их { $seats }.
   *[many] Нужно ровно { $count } игроков, сейчас их { $seats }.
}
setup-between = Нужно от { $first } до { $last } игроков, сейчас их { $seats }.
setup-not-with = Не сочетается с дополнением «{ $module }».
setup-own-way = У дополнения «{ $module }» своя подготовка.
setup-waits = Пока не подходит, но выбор сохранён: { $names }.
setup-team = Напарники
setup-team-against = против

## С чем играют за столом: в списках и перед началом

played-edition = издание { $year } года
played-estates = { $count ->
    [one] вотчина { $numbers }
   *[other] вотчины { $numbers }
}
played-dealt = случайные вотчины
played-expert = стартовый замок на выбор
played-sealed = тайный выбор
played-championship = турнирные вотчины
played-target = цель { $points }
played-team = места 1 и 3 против мест 2 и 4

## Цвета жетонов, и как называется область этого цвета

colour-building = здания
    .gen = зданий
colour-animal = животные
    .gen = животных
colour-monastery = монастыри
    .gen = монастырей
colour-castle = замки
    .gen = замков
colour-mine = рудники
    .gen = рудников
colour-ship = корабли
    .gen = кораблей

region-building = город
region-animal = пастбище
region-monastery = область монастырей
region-castle = область замков
region-mine = область рудников
region-ship = река
    .acc = реку

## Товары по числу на кубике, 1–6

goods-turquoise = бирюзовый
    .many = бирюзовых
goods-purple = фиолетовый
    .many = фиолетовых
goods-pink = розовый
    .many = розовых
goods-red = красный
    .many = красных
goods-brown = коричневый
    .many = коричневых
goods-orange = оранжевый
    .many = оранжевых

phase-a = Этап A
phase-b = Этап B
phase-c = Этап C
phase-d = Этап D
phase-e = Этап E

## Бонусы торговых путей: названы по жетону с тем же эффектом

reward-warehouse = продажа товаров
reward-watchtower = 4 очка
reward-carpenter = здание
reward-church = рудник, монастырь или замок
reward-market = корабль или животные
reward-boarding-house = 4 рабочих
reward-bank = 2 слитка серебра
reward-town-hall = размещение жетона
reward-castle = дополнительное действие

## Откуда берутся победные очки

category-regions = достроенные области
category-phases = ранняя достройка
category-bonus = бонусные жетоны
category-animals = животные
category-watchtowers = сторожевые башни
category-sales = продажа товаров
category-goods = оставшиеся товары
category-silver = оставшееся серебро
category-workers = оставшиеся рабочие
category-monasteries = монастыри
category-posts = пограничные посты
category-returns = возвращённые замки
category-shields = щиты
category-left-over = остатки

## Что лежит на столе

counter-vp = Победные очки
    .help = У кого в конце их больше, тот и победил.
counter-silver = Серебро
    .help = Раз в ход за 2 слитка можно купить жетон на чёрном складе. В конце игры каждый оставшийся слиток приносит 1 очко.
counter-workers = Рабочие
    .help = Рабочий меняет число на вашем кубике на 1 в любую сторону; 6 и 1 — соседи. В конце игры каждые двое оставшихся рабочих приносят 1 очко.
counter-goods = Товары
    .help = Можно держать товары трёх цветов, каждого сколько угодно. Продаются они сразу целым цветом; в конце игры каждый оставшийся товар приносит 1 очко.
counter-sold = Проданные товары
    .help = Всё, что уже продано. Некоторые монастыри в конце игры приносят за это очки.
counter-storage = Хранилище
    .help = Здесь три места для жетонов, которые ещё предстоит разместить. Оставшиеся жетоны очков не приносят.
counter-shared-storage = Общее хранилище
counter-dice = Кубики
    .help = Каждый кубик оплачивает одно действие: взять жетон, разместить жетон, продать товары или взять рабочих.
counter-white-die = Белый кубик
    .help = Показывает, на какой склад попадёт товар этого раунда. Действий за него нет.
counter-bonus-large = Большой бонусный жетон
    .help = Достаётся тому, кто первым закроет все участки одного цвета: 5, 6 или 7 очков при 2, 3 или 4 игроках.
counter-bonus-small = Малый бонусный жетон
    .help = Достаётся тому, кто вторым закроет все участки одного цвета: 2, 3 или 4 очка при 2, 3 или 4 игроках.
counter-order = Очередность хода
    .help = Раньше ходит тот, чья фишка ушла дальше, а в стопке — чья выше. Каждый размещённый корабль сдвигает фишку на шаг вперёд.
counter-black-depot = Чёрный склад
    .help = Раз за свой ход здесь можно купить жетон за 2 слитка серебра, не тратя кубик.
counter-inns = Гостиницы
    .help = На каждом этапе прибавляется ещё одна. Гостиница стоит 2 слитка серебра и считается покупкой этого хода.
counter-route = Торговый путь
    .help = Сюда слева направо выкладываются проданные товары. Товар на участке своего цвета приносит бонус этого участка.
counter-depot = Склад
    .help = Жетон отсюда берут кубиком с этим числом. Товары ждут здесь корабля.
depot-name = Склад { $depot }
counter-phase = Этап
    .help = Область, достроенная на этапе A, B, C, D или E, приносит сверх очков за размер ещё 10, 8, 6, 4 или 2 очка.
counter-round = Раунд
    .help = В этапе пять раундов, а в игре пять этапов.

## Жетоны

-cow = { $count ->
    [one] { $count } корова
    [few] { $count } коровы
   *[many] { $count } коров
}
-pig = { $count ->
    [one] { $count } свинья
    [few] { $count } свиньи
   *[many] { $count } свиней
}
-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
   *[many] { $count } овец
}
-chicken = { $count ->
    [one] { $count } курица
    [few] { $count } курицы
   *[many] { $count } кур
}
-herd = { $count ->
    [one] Приносит { $count } очко. Жетоны { $animals } на том же пастбище приносят свои очки ещё раз.
    [few] Приносит { $count } очка. Жетоны { $animals } на том же пастбище приносят свои очки ещё раз.
   *[many] Приносит { $count } очков. Жетоны { $animals } на том же пастбище приносят свои очки ещё раз.
}

tile-warehouse = товарный склад
    .effect = Сразу продайте все свои товары одного цвета, не тратя кубик.
tile-watchtower = сторожевая башня
    .acc = сторожевую башню
    .effect = Приносит 4 очка.
tile-carpenter = столярная мастерская
    .acc = столярную мастерскую
    .effect = Возьмите здание с любого склада с номером.
tile-church = церковь
    .effect = Возьмите рудник, монастырь или замок с любого склада с номером.
tile-market = рынок
    .effect = Возьмите корабль или животных с любого склада с номером.
tile-boarding-house = пансион
    .effect = Даёт 4 рабочих.
tile-bank = банк
    .effect = Даёт 2 слитка серебра.
tile-town-hall = ратуша
    .acc = ратушу
    .effect = Разместите ещё один жетон из хранилища на участке с любым числом.
tile-crane = кран
    .effect = Сразу используйте эффект любого здания. В конце игры кран считается для ваших монастырей одним зданием любого вида.
tile-white-castle = белый замок
    .effect = Сразу выполните дополнительное действие с числом белого кубика; рабочие могут его изменить. Это здание, а не замок.
tile-inn = гостиница
    .acc = гостиницу
    .effect = Закрывает участок любого цвета, по одной в области. Достроенная область приносит очки, как если бы в ней было на один участок больше, но не больше 8.

tile-cow-2 = { -cow(count: 2) }
    .effect = { -herd(count: 2, animals: "с коровами") }
tile-cow-3 = { -cow(count: 3) }
    .effect = { -herd(count: 3, animals: "с коровами") }
tile-cow-4 = { -cow(count: 4) }
    .effect = { -herd(count: 4, animals: "с коровами") }
tile-pig-2 = { -pig(count: 2) }
    .effect = { -herd(count: 2, animals: "со свиньями") }
tile-pig-3 = { -pig(count: 3) }
    .effect = { -herd(count: 3, animals: "со свиньями") }
tile-pig-4 = { -pig(count: 4) }
    .effect = { -herd(count: 4, animals: "со свиньями") }
tile-sheep-2 = { -sheep(count: 2) }
    .effect = { -herd(count: 2, animals: "с овцами") }
tile-sheep-3 = { -sheep(count: 3) }
    .effect = { -herd(count: 3, animals: "с овцами") }
tile-sheep-4 = { -sheep(count: 4) }
    .effect = { -herd(count: 4, animals: "с овцами") }
tile-chicken-2 = { -chicken(count: 2) }
    .effect = { -herd(count: 2, animals: "с курами") }
tile-chicken-3 = { -chicken(count: 3) }
    .effect = { -herd(count: 3, animals: "с курами") }
tile-chicken-4 = { -chicken(count: 4) }
    .effect = { -herd(count: 4, animals: "с курами") }
tile-geese = гуси
    .acc = гусей
    .effect = Приносит 2 очка. Жетоны животных одного другого вида на том же пастбище приносят свои очки ещё раз. Гуси приносят свои очки снова с каждым жетоном животных, размещённым здесь позже.

species-cow = коровы
    .acc = коров
species-pig = свиньи
    .acc = свиней
species-sheep = овцы
    .acc = овец
species-chicken = куры
    .acc = кур

tile-monastery-1 = монастырь 1
    .effect = В каждом вашем городе может стоять несколько зданий одного вида.
tile-monastery-2 = монастырь 2
    .effect = В конце этапа каждый ваш рудник, кроме серебра, даёт ещё и рабочего.
tile-monastery-3 = монастырь 3
    .effect = Каждая продажа товаров приносит вам 2 слитка серебра вместо 1.
tile-monastery-4 = монастырь 4
    .effect = Каждая продажа товаров приносит вам ещё и рабочего.
tile-monastery-5 = монастырь 5
    .effect = Размещая корабль, вы можете забрать товары с двух соседних складов.
tile-monastery-6 = монастырь 6
    .effect = { IN($edition) ->
        [in-2011] Покупать жетон можно на любом складе, а не только на чёрном. Цена прежняя: 2 слитка серебра.
        [in-2020-ua] Покупать жетон можно на любом складе, а не только на чёрном, и платить можно серебром и рабочими в любом сочетании.
       *[in-2019] Покупать жетон можно на любом складе, а не только на чёрном, и вместо 2 слитков серебра можно отдать 2 рабочих.
    }
tile-monastery-7 = монастырь 7
    .effect = Когда вы получаете очки за животных, каждый засчитанный жетон приносит на 1 очко больше.
tile-monastery-8 = монастырь 8
    .effect = Каждый рабочий может изменить число на кубике на 2 вместо 1.
tile-monastery-9 = монастырь 9
    .effect = Когда вы размещаете здание, число на кубике можно бесплатно изменить на 1.
tile-monastery-10 = монастырь 10
    .effect = Когда вы размещаете корабль или животных, число на кубике можно бесплатно изменить на 1.
tile-monastery-11 = монастырь 11
    .effect = Когда вы размещаете замок, рудник или монастырь, число на кубике можно бесплатно изменить на 1.
tile-monastery-12 = монастырь 12
    .effect = Когда вы кубиком берёте жетон со склада, число на кубике можно бесплатно изменить на 1.
tile-monastery-13 = монастырь 13
    .effect = Когда вы тратите кубик на рабочих, вы получаете ещё и 1 слиток серебра. С пансионом это не работает.
tile-monastery-14 = монастырь 14
    .effect = Когда вы тратите кубик на рабочих, вы получаете 4 вместо 2. С пансионом это не работает.
tile-monastery-15 = монастырь 15
    .effect = { IN($edition) ->
        [in-2011] В конце игры: по 3 очка за каждый цвет товаров, которые вы продавали.
       *[in-2019] В конце игры: по 2 очка за каждый цвет товаров, которые вы продавали.
    }
tile-monastery-16 = монастырь 16
    .effect = В конце игры: по 4 очка за каждый товарный склад в вашей вотчине.
tile-monastery-17 = монастырь 17
    .effect = В конце игры: по 4 очка за каждую сторожевую башню в вашей вотчине.
tile-monastery-18 = монастырь 18
    .effect = В конце игры: по 4 очка за каждую столярную мастерскую в вашей вотчине.
tile-monastery-19 = монастырь 19
    .effect = В конце игры: по 4 очка за каждую церковь в вашей вотчине.
tile-monastery-20 = монастырь 20
    .effect = В конце игры: по 4 очка за каждый рынок в вашей вотчине.
tile-monastery-21 = монастырь 21
    .effect = В конце игры: по 4 очка за каждый пансион в вашей вотчине.
tile-monastery-22 = монастырь 22
    .effect = В конце игры: по 4 очка за каждый банк в вашей вотчине.
tile-monastery-23 = монастырь 23
    .effect = В конце игры: по 4 очка за каждую ратушу в вашей вотчине.
tile-monastery-24 = монастырь 24
    .effect = В конце игры: по 4 очка за каждый вид животных в вашей вотчине.
tile-monastery-25 = монастырь 25
    .effect = В конце игры: по 1 очку за каждый проданный вами товар.
tile-monastery-26 = монастырь 26
    .effect = { IN($edition) ->
        [in-2011] В конце игры: по 2 очка за каждый ваш бонусный жетон, большой или малый.
       *[in-2019] В конце игры: по 3 очка за каждый ваш бонусный жетон, большой или малый.
    }
tile-monastery-27 = монастырь 27 (мост)
    .effect = В стопке на треке очередности хода ваша фишка всегда лежит сверху.
tile-monastery-28 = монастырь 28 (рабочие)
    .effect = В свой ход можно покупать 2 рабочих за 1 слиток серебра, сколько угодно раз.
tile-monastery-29 = монастырь 29
    .effect = В конце игры: по 4 очка за каждый белый замок в вашей вотчине.

tile-castle = замок
    .effect = Сразу выполните дополнительное действие, как кубиком с любым числом.
tile-mine = рудник
    .effect = Приносит 1 слиток серебра в конце каждого этапа.
tile-ship = корабль
    .effect = { IN($edition) ->
        [in-2011] Заберите товары с одного склада и сдвиньтесь на шаг вперёд в очередности хода. Товары, которым не хватило места, выбывают из игры.
       *[in-2019] Заберите товары с одного склада и сдвиньтесь на шаг вперёд в очередности хода. Товары, которым не хватило места, остаются на складе.
    }

## Чего ждёт игра: для того, кто решает

prompt-found = Выберите сторону планшета и участок для стартового замка
    .castle = Выберите участок для стартового замка
    .team = Выберите участок для стартового замка команды: участок замков с числом 1 или 6
prompt-arrange = Ваш торговый путь: выберите, какой жетон будет следующим
prompt-turn = Ваш ход: используйте кубик, купите жетон или завершите ход
    .dice = Ваш ход: используйте кубик или завершите ход
    .purchase = Оба кубика использованы: купите жетон или завершите ход
    .end = Оба кубика использованы: завершите ход
prompt-castle = Замок: выполните дополнительное действие с любым числом на кубике
    .reset = Цель достигнута: выполните дополнительное действие с любым числом на кубике
    .route = Торговый путь: выполните дополнительное действие с любым числом на кубике
prompt-town-hall = Ратуша: разместите ещё один жетон из хранилища
    .route = Торговый путь: разместите жетон из хранилища
prompt-warehouse = Товарный склад: выберите, какие товары продать
    .route = Торговый путь: выберите, какие товары продать
prompt-carpenter = Столярная мастерская: возьмите здание с любого склада
    .route = Торговый путь: возьмите здание с любого склада
prompt-church = Церковь: возьмите рудник, монастырь или замок с любого склада
    .route = Торговый путь: возьмите рудник, монастырь или замок с любого склада
prompt-market = Рынок: возьмите корабль или животных с любого склада
    .route = Торговый путь: возьмите корабль или животных с любого склада
prompt-ship = Корабль: выберите склад, с которого забрать товары
prompt-keep = Не хватает места: выберите, какой товар взять
prompt-discard = Хранилище заполнено: выберите, какой жетон сбросить
    .team = Личное и общее хранилища заполнены: выберите, какой жетон сбросить
    .excess = В хранилище слишком много жетонов: выберите, какой сбросить
prompt-crane = Кран: используйте эффект любого здания
prompt-geese = Гуси: выберите, какие животные приносят очки вместе с ними
prompt-white-castle = Белый замок: выполните дополнительное действие с числом белого кубика
prompt-store = Куда положить жетон: в личное хранилище или в общее

## То же для остальных

prompt-other-found = { $player } выбирает участок для стартового замка
prompt-other-arrange = { $player } раскладывает торговый путь
prompt-other-turn = Ходит { $player }
prompt-other-castle = { $player } выполняет дополнительное действие (замок)
    .reset = { $player } выполняет дополнительное действие (цель достигнута)
    .route = { $player } выполняет дополнительное действие (торговый путь)
prompt-other-town-hall = { $player } может разместить ещё один жетон (ратуша)
    .route = { $player } может разместить жетон (торговый путь)
prompt-other-warehouse = { $player } выбирает, какие товары продать (товарный склад)
    .route = { $player } выбирает, какие товары продать (торговый путь)
prompt-other-carpenter = { $player } выбирает здание (столярная мастерская)
    .route = { $player } выбирает здание (торговый путь)
prompt-other-church = { $player } выбирает жетон (церковь)
    .route = { $player } выбирает жетон (торговый путь)
prompt-other-market = { $player } выбирает жетон (рынок)
    .route = { $player } выбирает жетон (торговый путь)
prompt-other-ship = { $player } выбирает склад, с которого забрать товары
prompt-other-keep = { $player } выбирает, какие товары взять
prompt-other-discard = { $player } выбирает, какой жетон сбросить
prompt-other-crane = { $player } выбирает, какое здание повторить (кран)
prompt-other-geese = { $player } выбирает животных, приносящих очки (гуси)
prompt-other-white-castle = { $player } выполняет дополнительное действие с белым кубиком (белый замок)
prompt-other-store = { $player } выбирает, куда положить жетон
prompt-sealed = Ещё выбирают: { $players }
prompt-over = Игра окончена

## Части строк ниже: кубик с потраченными рабочими, очки, цена покупки, что продано

part-die = { $die ->
    [1] первый кубик
    [2] второй кубик
    [3] дополнительное действие
   *[4] действие белого замка
}{ $cost ->
    [0] {""}
    [one] , { $cost } рабочий
   *[many] , { $cost } рабочих
}
part-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
part-silver = { $silver ->
    [one] { $silver } слиток серебра
    [few] { $silver } слитка серебра
   *[many] { $silver } слитков серебра
}
part-workers = { $workers ->
    [one] { $workers } рабочий
   *[many] { $workers } рабочих
}
part-price = { $workers ->
    [0] { part-silver }
   *[other] { $silver ->
        [0] { part-workers }
       *[other] { part-silver }, { part-workers }
    }
}
part-hired = { $count ->
    [one] { $count } рабочего
   *[many] { $count } рабочих
}
part-goods = { $count ->
    [one] { $count } { $goods } товар
    [few] { $count } { $goods_many } товара
   *[many] { $count } { $goods_many } товаров
}
part-mines = { $workers ->
    [0] { part-silver } от рудников
    [one] { part-silver } и { $workers } рабочего от рудников
   *[many] { part-silver } и { $workers } рабочих от рудников
}
part-region = { $region_acc } из { $size ->
    [one] { $size } участка
   *[many] { $size } участков
}: { $points } + { $extra ->
    [one] { $extra } очко
    [few] { $extra } очка
   *[many] { $extra } очков
}

## Что можно сделать: на кнопке

action-take = Взять { $tile_acc } со склада { $depot } ({ part-die })
action-place = Разместить { $tile_acc } на участке { $hex } с числом { $number } ({ part-die })
action-sell = Продать { part-goods } ({ part-die })
action-workers = Взять { part-hired } ({ part-die })
action-buy = Купить { $tile_acc } на чёрном складе ({ part-price })
action-buy-depot = Купить { $tile_acc } на складе { $depot } ({ part-price })
action-buy-inn = Купить { $tile_acc } ({ part-price })
action-buy-workers = Купить { part-hired } ({ part-silver })
action-return-castle = Вернуть замок с участка { $hex } в хранилище (оба кубика, { part-vp })
action-end-turn = Завершить ход
action-discard = Сбросить { $tile_acc }
action-store = { $shelf ->
    [1] Положить { $tile_acc } в личное хранилище
   *[2] Положить { $tile_acc } в общее хранилище
}
action-load = { $span ->
    [1] Забрать товары со склада { $depot }
   *[2] Забрать товары со складов { $depot } и { $next }
}
action-keep = Взять { $goods } товар
action-sell-free = Продать { part-goods }
action-gain = Взять { $tile_acc } со склада { $depot }
action-place-free = Разместить { $tile_acc } на участке { $hex } с числом { $number }
action-copy = Использовать кран как { $tile_acc }
action-flock = Засчитать { $species_acc } вместе с гусями
action-decline = Пропустить
action-found = Вотчина { $estate }: замок на участке { $hex }
action-arrange = Положить следующим жетон торгового пути { $route }

## Что сделано: в журнале

log-take = { $player } берёт { $tile_acc } со склада { $depot }
    .you = Вы берёте { $tile_acc } со склада { $depot }
log-place = { $player } размещает { $tile_acc } на участке { $hex }
    .you = Вы размещаете { $tile_acc } на участке { $hex }
log-sell = { $player } продаёт { part-goods }
    .you = Вы продаёте { part-goods }
log-workers = { $player } берёт { part-hired }
    .you = Вы берёте { part-hired }
log-buy = { $player } покупает { $tile_acc } на чёрном складе ({ part-price })
    .you = Вы покупаете { $tile_acc } на чёрном складе ({ part-price })
log-buy-depot = { $player } покупает { $tile_acc } на складе { $depot } ({ part-price })
    .you = Вы покупаете { $tile_acc } на складе { $depot } ({ part-price })
log-buy-inn = { $player } покупает { $tile_acc } ({ part-price })
    .you = Вы покупаете { $tile_acc } ({ part-price })
log-buy-workers = { $player } покупает { part-hired } ({ part-silver })
    .you = Вы покупаете { part-hired } ({ part-silver })
log-return-castle = { $player } возвращает замок с участка { $hex } в хранилище (оба кубика, { part-vp })
    .you = Вы возвращаете замок с участка { $hex } в хранилище (оба кубика, { part-vp })
log-end-turn = { $player } завершает ход
    .you = Вы завершаете ход
log-discard = { $player } сбрасывает { $tile_acc }
    .you = Вы сбрасываете { $tile_acc }
log-store = { $shelf ->
    [1] { $player } кладёт { $tile_acc } в личное хранилище
   *[2] { $player } кладёт { $tile_acc } в общее хранилище
}
    .you = { $shelf ->
        [1] Вы кладёте { $tile_acc } в личное хранилище
       *[2] Вы кладёте { $tile_acc } в общее хранилище
    }
log-load = { $span ->
    [1] { $player } забирает товары со склада { $depot }
   *[2] { $player } забирает товары со складов { $depot } и { $next }
}
    .you = { $span ->
        [1] Вы забираете товары со склада { $depot }
       *[2] Вы забираете товары со складов { $depot } и { $next }
    }
log-keep = { $player } берёт { $goods } товар
    .you = Вы берёте { $goods } товар
log-sell-free = { $player } продаёт { part-goods }
    .you = Вы продаёте { part-goods }
log-gain = { $player } берёт { $tile_acc } со склада { $depot }
    .you = Вы берёте { $tile_acc } со склада { $depot }
log-place-free = { $player } размещает { $tile_acc } на участке { $hex } без кубика
    .you = Вы размещаете { $tile_acc } на участке { $hex } без кубика
log-copy = { $player } использует кран как { $tile_acc }
    .you = Вы используете кран как { $tile_acc }
log-flock = { $player } засчитывает { $species_acc } вместе с гусями
    .you = Вы засчитываете { $species_acc } вместе с гусями
log-decline = { $player } пропускает
    .you = Вы пропускаете
log-found = { $player } выбирает вотчину { $estate } и ставит замок на участок { $hex }
    .you = Вы выбираете вотчину { $estate } и ставите замок на участок { $hex }
log-arrange = { $player } кладёт следующим жетон торгового пути { $route }
    .you = Вы кладёте следующим жетон торгового пути { $route }

## Что это принесло и чего стоило: после строки журнала или перед щелчком

gain-vp = { $count ->
    [one] +{ $count } очко ({ $category })
    [few] +{ $count } очка ({ $category })
   *[many] +{ $count } очков ({ $category })
}
gain-silver = { $count ->
    [one] +{ $count } слиток серебра
    [few] +{ $count } слитка серебра
   *[many] +{ $count } слитков серебра
}
gain-workers = { $count ->
    [one] +{ $count } рабочий
   *[many] +{ $count } рабочих
}
gain-goods = +{ part-goods }
gain-tile = { $tile } — в хранилище
gain-bonus = { $size ->
    [large] большой бонусный жетон: { $colour }
   *[small] малый бонусный жетон: { $colour }
}
gain-steps = шаг вперёд в очередности хода
gain-rewards = торговый путь: { $reward }
cost-workers = { $count ->
    [one] −{ $count } рабочий
   *[many] −{ $count } рабочих
}
cost-vp = { $count ->
    [one] −{ $count } очко
    [few] −{ $count } очка
   *[many] −{ $count } очков
}

## На экране: как называется действие рядом с картинкой жетона, кубиком и ценой

card-take = Взять со склада { $depot }
card-gain = { card-take }
card-place = Разместить на участке { $hex }, число { $number }
card-place-free = { card-place }
card-buy = Купить на чёрном складе
card-buy-depot = Купить на складе { $depot }
card-buy-inn = Купить
card-discard = Сбросить
card-store = { $shelf ->
    [1] В личное хранилище
   *[2] В общее хранилище
}
card-workers = Взять { part-hired }
card-buy-workers = Купить { part-hired }
card-return-castle = Вернуть в хранилище за оба кубика
card-copy = Использовать эффект
card-arrange = Положить следующим
card-idle = Сейчас ничего не произойдёт
card-region = { $colour }, { $size ->
    [one] { $size } участок
    [few] { $size } участка
   *[many] { $size } участков
}
card-doubt = { $count ->
    [one] У вас остался неиспользованный кубик.
   *[many] Вы не использовали ни одного кубика.
}

## То же о том, что лежит на столе, и о частях экрана

table-board = Игровое поле
table-estate = Моя вотчина
table-estate-of = { $player }: вотчина { $number }
table-tab-board = Поле
table-tab-estate = Вотчина
table-order-short = Очередность
table-players = Игроки
table-sold-short = Продано
table-points = Очки
table-hand = Мои кубики и ресурсы
table-colours = Цвета
table-colour-count = { $colour }: { $count } из { $size }
table-storage-count = { $count } из { $size }
table-storage-empty = Свободное место в хранилище
table-storage-waiting = Ждёт места
table-storage-where = Куда положить?
table-storage-yours = Личное
table-storage-shared = Общее
table-storage-of = { $player }: хранилище
table-storage-alone = Эти жетоны использует только { $player }.
table-storage-either = Эти жетоны могут использовать оба напарника.
table-team-workers = Рабочие команды
table-team-silver = Серебро команды
table-team-goods = Товары команды
table-team-points = Очки команды
table-team-owns = Принадлежит команде: используют оба напарника.
table-dice-of = { $player }: кубики { $list }
table-dice-alone = Эти кубики использует только { $player }.
table-half = Половина вотчины
table-half-west = Запад
    .count = Запад: { $count }
table-half-east = Восток
    .count = Восток: { $count }
table-space = Участок { $hex }, число { $number }: { $colour }
table-region = { $colour }, размер { $size }: { part-vp } за достройку на этом этапе.
table-region-complete = { $colour }, размер { $size }. Достроено.
table-slot = Пустое место: { $colour }
table-taken = Взято после вашего хода.
table-choice = { $colour } на участок { $hex }
table-die = Кубик: { $value }
    .spent = Использованный кубик: { $value }
table-die-chosen = Ваш ход: используйте кубик с числом { $value }
table-use-take = возьмите жетон со склада { $value }
table-use-place = разместите жетон на числе { $value }
table-use-sell = продайте товары с числом { $value }
table-use-workers = возьмите { part-hired }
table-uses = { $list } или { $last }
table-legend-free = бесплатно
table-legend-paid = с доплатой
table-goods = { $goods } товар: { $count }
table-goods-help = Продаются кубиком с числом { $value }: { part-vp } за каждый и серебро за продажу.
table-posts = Соединено: { $count } из { $size }
table-posts-next = Следующее соединение: +{ part-vp }
table-post-linked = Соединён с другим постом.
table-post-missing = { $count ->
    [one] До ближайшего соединения не хватает { $count } жетона.
   *[many] До ближайшего соединения не хватает { $count } жетонов.
}
table-route-tile = Жетон пути { $route }, место { $number }
table-route-space = Торговый путь, участок { $number }: { $goods } товар ({ $value })
table-route-bonus = Бонус: { $reward }
table-route-match = Здесь лежит товар этого цвета: бонус получен.
table-route-miss = Здесь лежит другой товар, бонуса не было: { $goods }
table-route-next = Следующий проданный товар ляжет сюда.
table-round-goods = раунд { $round }: { $goods } товар
table-order = { $player }: деление { $number }, место в очереди { $count }
table-sealed = Ваш выбор: вотчина { $estate }, замок на участке { $hex }. Остальные увидят его, когда выберут все.
table-sealed-other = Выбор сделан
table-choosing = Ещё выбирает

## Что происходит само

log-phase-begins = Этап { $phase }: за каждую достроенную область ещё { part-vp }
log-round-begins = Раунд { $round }: на белом кубике { $value }, { $goods } товар прибывает на склад { $depot }
log-dice = { $player } бросает кубики: { $first } и { $second }
    .you = Вы бросаете кубики: { $first } и { $second }
log-mines = { $player } получает { part-mines }
    .you = Вы получаете { part-mines }
log-region = { $player } достраивает { part-region }
    .you = Вы достраиваете { part-region }
log-bonus = { $player } закрывает все участки { $colour_gen }: +{ part-vp }
    .you = Вы закрываете все участки { $colour_gen }: +{ part-vp }
log-posts = { $posts ->
    [2] { $player } соединяет два пограничных поста: +{ part-vp }
   *[3] { $player } соединяет все три пограничных поста: +{ part-vp }
}
    .you = { $posts ->
        [2] Вы соединяете два пограничных поста: +{ part-vp }
       *[3] Вы соединяете все три пограничных поста: +{ part-vp }
    }
log-post-award = { $player } получает награду за все три пограничных поста: +{ part-vp }
    .you = Вы получаете награду за все три пограничных поста: +{ part-vp }
log-route = { $player } получает бонус торгового пути: { $reward }
    .you = Вы получаете бонус торгового пути: { $reward }
log-final = { $player }: { $category }, +{ part-vp }
    .you = Вы: { $category }, +{ part-vp }
log-game-over = Игра окончена
log-winner = Побеждает { $player }: { part-vp }!
    .you = Вы побеждаете: { part-vp }!
log-team = В команде { $team }: { $players }
log-team-mines = { $players } получают { part-mines }
log-team-final = { $players }: { $category }, +{ part-vp }
log-team-wins = Побеждает команда ({ $players }): { part-vp }!
log-team-tie = Команды делят победу: по { part-vp }!
log-sealed = { $player } делает тайный выбор
    .you = Вы делаете тайный выбор
log-revealed = Выбор открыт всем

## Почему действие невозможно

why-module = В этой партии нет дополнения «{ $module }».
why-buy-inside = Покупать можно до действия или после него, но не внутри.
why-no-castle = Дополнительное действие даёт размещённый замок.
why-castle-value = Для дополнительного действия замка свои кубики не нужны.
why-no-white-castle = Белый кубик служит только для действия белого замка.
why-white-castle-value = Для действия белого замка нужен белый кубик, а не свой.
why-die-spent = Этот кубик уже использован.
why-no-tile = Там нет жетона.
why-workers = Нужно рабочих: { $cost }, у вас: { $workers }.
why-not-stored = На этом месте хранилища нет жетона.
why-no-space = В вашей вотчине нет такого участка.
why-covered = Участок уже закрыт.
why-colour = Этот участок — для { $colour_gen }.
why-alone = Рядом с этим участком нет ваших жетонов.
why-not-linked = Жетон не будет соседствовать с замком и не соединится с ним через жетоны своего цвета.
why-same-building = В этом городе уже есть { $tile }.
why-inn-region = В этой области уже есть гостиница.
why-no-inn = Гостиниц для покупки не осталось.
why-no-route-tile = В вашем торговом пути нет такого жетона.
why-route-placed = Этот жетон уже занял своё место в торговом пути.
why-no-goods = У вас нет { $goods_many } товаров.
why-bought = В этот ход вы уже купили жетон.
why-silver = Нужно серебра: { $price }, у вас: { $silver }.
why-points = Нужно очков: { $price }, у вас: { $vp }.
why-both-dice = Нужны оба неиспользованных кубика.
why-not-your-castle = Там нет вашего замка.
why-start-castle = Стартовый замок остаётся на месте.
why-monastery = Нужно, чтобы в вашей вотчине был { $tile }.
why-no-money = В этом издании рабочими не платят.
why-mixture = Платите либо серебром, либо рабочими.
why-held = Товары этого цвета ({ $goods }) у вас уже есть: остальные вы заберёте и так.
why-no-wares = Там нет { $goods_many } товаров.
why-other-tile = Это здание не берёт жетоны { $colour_gen }.
why-no-animals = На этом пастбище нет { $species_acc }.
why-no-other-side = Вотчина уже определена: другой стороны нет.
why-no-castle-space = Для стартового замка нужен участок для замков.
why-team-castle = Стартовый замок команды ставят на участок замков с числом 1 или 6.
why-same-die = На обоих кубиках одно число: используйте первый.
why-same-tile = Такой же жетон лежит на месте { $place }.

## Щиты: названия и эффекты, вопросы, действия и строки журнала

counter-shields = Щиты
    .help = Дублем можно взять щит со склада с этим номером и положить его на один из своих замков. В конце каждого этапа каждый щит стоит 1 слиток серебра.
table-shield = Щит { $number }: { part-vp } в конце игры
table-tribute = Дань в конце этапа: { $count ->
    [one] { $count } слиток серебра
    [few] { $count } слитка серебра
   *[many] { $count } слитков серебра
}
table-tribute-short = −{ $count } дани в конце этапа
table-copies = Повторяет монастыри: { $player }

shield-joined-meadows = Общие луга
    .effect = Когда вы получаете очки за животных, все ваши пастбища считаются одним.
shield-open-gate = Открытые ворота
    .effect = Когда другой игрок получает рабочих, вы тоже получаете одного.
shield-sworn-service = Верная служба
    .effect = Дань можно отдавать рабочими, в любом сочетании с серебром.
shield-deep-cellar = Глубокий погреб
    .effect = В хранилище помещается сколько угодно жетонов. Если щит потерян, сбросьте лишние, чтобы осталось три.
shield-grand-fleet = Большой флот
    .effect = { IN($edition) ->
        [in-2020-ua] Размещая корабль, можно вместо товаров одного склада забрать все товары одного цвета со всех складов.
       *[in-2019] Размещая корабль, можно ещё и забрать все товары одного цвета со всех складов.
    }
shield-copyists = Переписчики
    .effect = Выберите другого игрока: его монастыри, нынешние и будущие, действуют так, будто стоят и в вашей вотчине.
shield-twice-crowned = Двойной венец
    .effect = { IN($edition) ->
        [in-2020-ua] В конце игры ваши бонусные жетоны приносят свои очки ещё раз.
       *[in-2019] Бонусные жетоны приносят вам вдвое больше очков.
    }
shield-rich-veins = Богатые жилы
    .effect = Ваши рудники приносят вдвое больше серебра.
shield-coin-by-coin = Слиток к слитку
    .effect = Продажа приносит по 1 слитку серебра за каждый товар.
shield-high-abbey = Великое аббатство
    .effect = В конце игры ваши монастыри приносят вдвое больше очков.
shield-castellan = Кастелян
    .effect = Когда вы размещаете замок, его действием можно взять щит с любого склада.
shield-fair-prices = Добрая цена
    .effect = За проданные товары вы получаете вдвое больше очков.
shield-arms-of-arms = Герб гербов
    .effect = В конце игры все ваши щиты, включая этот, приносят вдвое больше очков.
shield-harvest-cart = Гружёный воз
    .effect = В конце каждого этапа можно разместить в вотчине жетон прямо с любого склада с номером.
shield-night-market = Ночной торг
    .effect = В конце каждого этапа можно разместить в вотчине жетон прямо с чёрного склада.
shield-sure-hand = Верная рука
    .effect = Раз в свой ход можно поставить на одном своём кубике любое число.
shield-wide-bounds = Широкие границы
    .effect = Достроенная область приносит очки так, будто она на один участок больше, но не больше 8.
shield-bold-settlers = Смелые поселенцы
    .effect = Жетоны можно размещать и там, где рядом нет ваших жетонов.

prompt-tribute = Дань: заплатите за щиты или откажитесь от некоторых
prompt-settle = Конец этапа: разместите жетон со склада с номером
    .black = Конец этапа: разместите жетон с чёрного склада
    .both = Конец этапа: разместите жетон со склада с номером или с чёрного склада
prompt-name = Переписчики: выберите игрока, чьи монастыри вы повторяете
prompt-other-tribute = { $player } решает, за какие щиты отдать дань
prompt-other-settle = { $player } может разместить жетон со склада (конец этапа)
prompt-other-name = { $player } выбирает, чьи монастыри повторять

part-shield = { $swap ->
    [0] щит «{ $shield }» на замок на участке { $hex }
   *[other] щит «{ $shield }» на замок на участке { $hex } вместо щита «{ $replaced }»
}
action-take-shield = { $cost ->
    [0] Взять { part-shield }
    [one] Взять { part-shield } ({ $cost } рабочий)
   *[many] Взять { part-shield } ({ $cost } рабочих)
}
action-set-die = { $die ->
    [1] Поставить на первом кубике { $value }
   *[2] Поставить на втором кубике { $value }
}
action-name-player = Повторять монастыри: { $other }
action-load-colour = Забрать { $goods } товар со всех складов
action-settle = Разместить { $tile_acc } со склада { $depot } на участке { $hex } с числом { $number }
action-settle-black = Разместить { $tile_acc } с чёрного склада на участке { $hex } с числом { $number }
action-pay-tribute = Отдать дань ({ part-price })
action-give-up = Отказаться от щита «{ $shield }»

log-take-shield = { $player } берёт { part-shield }
    .you = Вы берёте { part-shield }
log-set-die = { $player } ставит на кубике { $value }
    .you = Вы ставите на кубике { $value }
log-name-player = { $player } отныне повторяет монастыри: { $other }
    .you = Вы отныне повторяете монастыри: { $other }
log-load-colour = { $player } забирает { $goods } товар со всех складов
    .you = Вы забираете { $goods } товар со всех складов
log-settle = { $player } размещает { $tile_acc } со склада { $depot } на участке { $hex }
    .you = Вы размещаете { $tile_acc } со склада { $depot } на участке { $hex }
log-settle-black = { $player } размещает { $tile_acc } с чёрного склада на участке { $hex }
    .you = Вы размещаете { $tile_acc } с чёрного склада на участке { $hex }
log-pay-tribute = { $player } отдаёт дань: { part-price }
    .you = Вы отдаёте дань: { part-price }
log-give-up = { $player } отказывается от щита «{ $shield }»
    .you = Вы отказываетесь от щита «{ $shield }»
log-open-gate = { $player } получает { part-hired } (щит «Открытые ворота»)
    .you = Вы получаете { part-hired } (щит «Открытые ворота»)

card-take-shield = Взять щит «{ $shield }»
card-set-die = Поставить { $value }
card-name-player = Повторять: { $other }
card-load-colour = Забрать со всех складов
card-settle = { card-place }
card-settle-black = { card-place }
card-pay-tribute = Отдать дань
card-give-up = Отказаться

why-shield-dice = Щит стоит обоих кубиков, а один уже использован.
why-no-shield = Этого щита нет ни на одном складе.
why-no-castle-tile = Щит кладут на замок в вашей вотчине, а не на пустой участок.
why-shield = Нужен щит «{ $shield }».
why-die-set = В этот ход вы уже ставили число на кубике.
why-die-shows = На кубике уже это число.
why-named = Вы уже выбрали игрока.
why-own-estate = Выберите игрока с другой вотчиной.
why-fleet-used = Этот корабль уже забрал товары одного цвета.
why-no-store = Для товаров этого цвета ({ $goods }) нет места.
why-not-held = Этого щита нет в вашей вотчине.
why-overpaid = Вся дань: { $count }.
why-no-castle-placed = Щит можно взять только действием размещённого замка.
why-no-turn = Этап закончен: сейчас ничего купить нельзя.

## Что должно встретиться в случайных партиях

coverage-tiles = жетоны
coverage-monasteries = монастыри
coverage-estates = вотчины
coverage-editions = издания
coverage-players = число игроков
coverage-setups = подготовка
coverage-bonuses = бонусные жетоны
coverage-modules = дополнения
coverage-module-pairs = пары дополнений
coverage-posts = соединённые пограничные посты
coverage-copied = здания, повторённые краном
coverage-flocks = животные рядом с гусями
coverage-shields = взятые щиты
coverage-rewards = бонусы торговых путей
coverage-routes = жетоны торговых путей

## Неподходящие параметры; предложение следует за названием параметра

error-estates-dealt = вотчины раздаются только при подготовке для знатоков; выберите { $example }.
error-estates-standard = при обычной подготовке в издании { $edition } возможны только { $choices }, а не { $value }.
error-estates-differ = при обычной подготовке у всех одна и та же вотчина.
error-estates-form = { $value } — не вотчина и не список, где на каждое место по одной вотчине.
error-estates-count = { $count ->
    [one] { $count } вотчина
    [few] { $count } вотчины
   *[many] { $count } вотчин
} на { $seats ->
    [one] { $seats } игрока
   *[other] { $seats } игроков
}; укажите по одной на каждое место.
error-estates-unknown = в издании { $edition } нет вотчины { $value }; есть { $choices }.
error-choice-sealed = тайный выбор возможен только при подготовке для знатоков.
error-championship-standard = вотчины раздаются только при подготовке для знатоков.
error-championship-edition = в издании { $edition } нет турнирного планшета, он есть только в { $other }.
error-championship-chosen = турнирный планшет добавляется только к случайным.
error-modules-form = дополнения задаются списком названий, а не { $value }.
error-modules-twice = дополнение указано дважды.
error-modules-edition = в издании { $edition } нет дополнений, они есть в { $other }.
error-modules-boards = у { $module } и { $other } свои наборы вотчин; выберите что-то одно.
error-modules-set-edition = { $module } нет в издании { $edition }, только в { $other }.
error-players-boards = { $module }: число игроков может быть { $choices }, а не { $value }.
error-setup-boards = у { $module } своя подготовка; оставьте здесь { $value }.
error-choice-boards = с { $module } стартовый замок тайно не выбирают.
error-championship-boards = турнирный планшет нельзя добавить к вотчинам из { $module }.
error-estates-boards = с { $module } играют на вотчинах { $choices }, а не на { $value }.
error-estates-module = на вотчине { $value } играют только с дополнением { $module }.
error-estates-alike = с { $module } у всех одна и та же вотчина.

# Позиции: причина стоит после части. Названия жетонов, цветов и стопок — как в тексте позиции.
error-position-pawns = каждый игрок от 0 до { $last } должен стоять там один раз.
error-position-track-order = фишки, ушедшие дальше, должны стоять раньше.
error-position-bridge = у игрока { $player } есть мост, и его фишка должна лежать в стопке сверху.
error-position-founding = до того как размещены все стартовые замки, такого нет.
error-position-founding-standard = стартовые замки выбирают только при подготовке для знатоков.
error-position-founding-order = стартовые замки размещают по очерёдности хода.
error-position-founding-done = все игроки уже выбрали стартовые замки.
error-position-over = партия окончена, и такого уже нет.
error-position-asked = сейчас этого нельзя спросить ни у кого из игроков.
error-position-asked-deep = вопросов сразу больше, чем бывает по правилам; возможно { $most }.
error-position-asked-misfit = «{ $question }» спрашивают, только если нужный жетон лежит в вотчине и есть из чего выбирать.
error-position-no-answer = игроку { $player } нечего ответить на «{ $question }».
error-position-coming = товары указаны для стольких раундов: { $count }, а впереди на этом этапе: { $rounds }.
error-position-goods-many = товаров { $goods } больше, чем в коробке.
error-position-tiles-many = жетонов { $tile } больше, чем в коробке.
error-position-stack-tile = в стопке «{ $stack }» нет { $tile }.
error-position-stack-count = число жетонов в стопке «{ $stack }» неверно.
error-position-not-dealt = планшеты раздают, только если вотчины не выбраны.
error-position-board-missing = пока сторона не выбрана, нужно назвать розданный планшет.
error-position-board-sides = этой вотчины нет на планшете { $board }.
error-position-board-twice = планшета { $board } здесь нет, или он у другого игрока.
error-position-estate-missing = сторона планшета не выбрана: назовите вотчину.
error-position-estate-edition = в издании { $edition } нет вотчины { $estate }.
error-position-estate-option = по параметрам игры здесь другая вотчина, не { $estate }.
error-position-estate-dealt = вотчины этого дополнения раздаются: укажите вотчину.
error-position-estate-twice = вотчина { $estate } досталась другому игроку.
error-position-post-award = наград за пограничные посты может быть одна большая и потом одна малая, каждая за три соединённых поста.
error-position-castle-missing = на этой вотчине стартовый замок не отмечен: назовите его участок.
error-position-castle-space = участка замка с номером { $space } нет.
error-position-castle-standard = при обычной подготовке стартовый замок стоит на участке { $space }.
error-position-not-founded = жетоны лежат только в вотчинах, где есть стартовый замок.
error-position-space-castle = на участке { $space } стоит стартовый замок.
error-position-not-sealed = тайный выбор бывает, только пока тайно выбирают стартовые замки.
error-position-sealed-form = у тайного выбора есть сторона и участок.
error-position-sealed-side = стороны { $side } нет.
error-position-colour = { $tile } нельзя разместить на участке { $space }: его цвет — { $colour }.
error-position-city = в городе участка { $space } два здания { $tile }, а для этого нужен монастырь 1.
error-position-inn-region = в области участка { $space } две гостиницы.
error-position-inns = гостиниц { $count }, а пришло их пока { $come }.
error-position-module = без дополнения «{ $name }» такого нет.
error-position-route-tiles = в торговом пути здесь жетонов { $tiles }, а не { $count }.
error-position-route-twice = жетона торгового пути { $tile } нет, или он лежит в двух местах.
error-position-route-gap = товары лежат на торговом пути без пропусков, самое большее на стольких участках: { $most }.
error-position-route-sold = товаров { $goods } на торговом пути больше, чем продано.
error-position-route-order = торговые пути раскладывают до первого этапа и только в издании { $edition }.
error-position-stores = цветов товаров { $count }, а мест для товаров { $most }.
error-position-storage = между жетонами есть пустое место.
error-position-partner = у напарников это общее, и записано оно у места { $seat }.
error-position-no-team = общее хранилище бывает только у команд.
error-position-storage-full = жетонов { $count }, а места хватает только на { $most }.
error-position-bonus = бонусные жетоны цвета { $colour } — это один большой, а за ним один малый.
error-position-phase-end = этап закончен, и такого сейчас нет.
error-position-shield-castle = щит { $shield } лежит на участке { $space }, где нет замка.
error-position-shield-twice = щит { $shield } лежит в двух местах.
error-position-shields-module = щиты бывают только с дополнением «щиты».
error-position-shield-space = на участке { $space } лежат два щита.
error-position-shield-named = монастыри повторяет только владелец щита 6, и только чужие.
error-position-derived = сохранённое о жетонах не сходится с ними: «{ $name }».
error-position-invariant = проверка правил «{ $name }» не пройдена.

## Одиночная игра

module-solo = Одиночная игра
    .help = Один игрок заполняет вотчину на островах за 25 раундов. Очки раз за разом достигают цели, и каждый раз это приносит дополнительное действие.
option-target = Цель
    .help = Сколько очков нужно набрать сначала: с 45 легче, с 55 труднее. Потом цель каждый раз уменьшается на 5.
tile-black-tile = чёрный жетон
    .effect = Закрывает участок любого цвета и больше ничего не делает.
category-bought = купленные очки
coverage-verdicts = исходы одиночных игр
verdict-lost = поражение
    .text = За 25 раундов вотчина не заполнена
verdict-won = победа
    .text = Вотчина заполнена
prompt-order = Выберите, что дальше
prompt-other-order = { $player } выбирает, что дальше
prompt-buy-points = Получены очки: можно докупить ещё, по 1 слитку серебра за очко
prompt-other-buy-points = { $player } может докупить очки
prompt-exchange = Корабль: обменяйте 5 товаров на жетон с чёрного склада
prompt-other-exchange = { $player } может обменять товары на жетон (корабль)
prompt-give = Выберите товары, которые отдадите: ещё { $count }
prompt-other-give = { $player } выбирает, какие товары отдать
prompt-award = Награда за цвет: разместите в вотчине жетон с чёрного склада
prompt-other-award = { $player } может разместить жетон с чёрного склада (награда за цвет)
part-effect = { $effect ->
    [size] размер области
    [phase] очки этапа
    [colour] награда за цвет
   *[tile] свойство жетона
}
action-resolve = { $effect ->
    [size] Получить очки за размер области
    [phase] Получить очки этапа
    [colour] Получить награду за цвет
   *[tile] Применить свойство: { $tile }
}
action-buy-points = Купить { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ part-silver })
action-exchange = Обменять 5 товаров на { $tile_acc }
action-give = Отдать 1 { $goods } товар
action-award = Разместить { $tile_acc } на участке { $hex }
log-resolve = { $player } продолжает: { part-effect }
    .you = Вы продолжаете: { part-effect }
log-buy-points = { $player } покупает очки: { $points } ({ part-silver })
    .you = Вы покупаете очки: { $points } ({ part-silver })
log-exchange = { $player } обменивает 5 товаров на { $tile_acc }
    .you = Вы обмениваете 5 товаров на { $tile_acc }
log-give = { $player } отдаёт 1 { $goods } товар
    .you = Вы отдаёте 1 { $goods } товар
log-award = { $player } размещает { $tile_acc } на участке { $hex } (награда за цвет)
    .you = Вы размещаете { $tile_acc } на участке { $hex } (награда за цвет)
log-reset = { $player } достигает цели, следующая цель: { $target }
    .you = Вы достигаете цели, следующая цель: { $target }
log-tile-removed = Выбывает из игры со склада { $depot }: { $tile }
log-verdict = { $verdict ->
    [won] { $player } заполняет вотчину и побеждает
   *[lost] { $player } не успевает заполнить вотчину, пустых участков: { $empty }
}
    .you = { $verdict ->
        [won] Вы заполняете вотчину и побеждаете!
       *[lost] Вы не успели заполнить вотчину, пустых участков: { $empty }
    }
why-not-waiting = Такой эффект сейчас не ждёт очереди.
why-beyond-target = До цели меньше: лишние очки сгорят.
error-players-solo = для одного игрока нужно дополнение { $module }.
error-target-solo = цель есть только с дополнением { $module }.
error-modules-solo = { $module } в одиночной игре не используется.
error-position-solo = такое бывает только в одиночной игре.
error-position-target = очков на пути к цели должно быть меньше, чем цель.
