### «Замки Бургундии» по-русски.
###
### Названия жетонов, цветов, товаров и источников очков пишутся со строчной буквы, потому что стоят внутри предложений;
### заголовки делает прописными клиент. Смысл переменных описан в английском файле.
###
### Имена вставляются только в именительном падеже (после двоеточия, в скобках) или в винительном неодушевлённом,
### который с ним совпадает («весь красный товар»), а глаголы стоят в настоящем времени, чтобы не зависеть от рода.

## Игра и её настройки

game-name = Замки Бургундии
game-summary = Бургундия, XV век. За пять этапов герцоги приводят к расцвету свои вотчины: торгуют, разводят скот, строят города, рудники, монастыри и замки. Два кубика каждый ход подсказывают, что можно сделать, а рабочие помогают поспорить с кубиками.

edition-2011 = Первое издание (2011)
edition-2019 = Новое издание (2019)
edition-2020-ua = Украинское издание (2020)

setup-standard = Обычная
    .help = У всех одинаковые вотчины, первый замок стоит в середине.
setup-expert = Для знатоков
    .help = Вотчины разные, и каждый сам решает, где поставить первый замок.
choice-open = Открыто, по очереди
choice-sealed = Тайно, все сразу

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
option-revision = Редакция правил
    .help = Партия доигрывается в той редакции, в которой началась.

estate-name = Вотчина { $number }
estate-reconstructed = Как напечатана эта вотчина, нам неизвестно; этот вариант мы восстановили сами.

## Цвета жетонов; .region — область этого цвета в вотчине

colour-building = здания
    .region = город
colour-animal = животные
    .region = пастбище
colour-monastery = монастыри
    .region = область монастырей
colour-castle = замки
    .region = область замков
colour-mine = рудники
    .region = область рудников
colour-ship = корабли
    .region = река

## Товары по числу на кубике, 1–6

goods-turquoise = бирюзовый
goods-purple = фиолетовый
goods-pink = розовый
goods-red = красный
goods-brown = коричневый
goods-orange = оранжевый

phase-a = Этап A
phase-b = Этап B
phase-c = Этап C
phase-d = Этап D
phase-e = Этап E

## Откуда берутся победные очки

category-regions = достроенные области
category-phases = ранняя достройка
category-bonus = бонусные жетоны
category-animals = животные
category-watchtowers = сторожевые башни
category-sales = проданные товары
category-goods = оставшиеся товары
category-silver = оставшееся серебро
category-workers = оставшиеся рабочие
category-monasteries = монастыри
category-left-over = остаток

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
    .help = Здесь жетоны ждут размещения. Мест три, а в конце игры очков за эти жетоны не дают.
counter-dice = Кубики
    .help = Каждый кубик оплачивает одно действие: взять жетон, разместить жетон, продать товары или взять рабочих.
counter-white-die = Белый кубик
    .help = Показывает, на какой склад попадёт товар этого раунда. Для действий он не служит.
counter-bonus-large = Большой бонусный жетон
    .help = Достаётся тому, кто первым закроет все участки одного цвета: 5, 6 или 7 очков при 2, 3 или 4 игроках.
counter-bonus-small = Малый бонусный жетон
    .help = Достаётся тому, кто вторым закроет все участки одного цвета: 2, 3 или 4 очка при 2, 3 или 4 игроках.
counter-order = Порядок хода
    .help = Первым ходит тот, чья фишка ушла дальше всех, а в стопке — тот, чья фишка выше. Каждый размещённый корабль продвигает фишку владельца на шаг.
counter-black-depot = Чёрный склад
    .help = Раз за свой ход здесь можно купить жетон за 2 слитка серебра, не тратя кубик.
counter-depot = Склад на поле
    .help = Кубиком берут жетон со склада с тем же числом. Здесь же товары ждут корабля.
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
    [one] При размещении приносит { $count } очко, и каждый жетон { $animals }, уже лежащий на том же пастбище, ещё раз приносит свои очки.
    [few] При размещении приносит { $count } очка, и каждый жетон { $animals }, уже лежащий на том же пастбище, ещё раз приносит свои очки.
   *[many] При размещении приносит { $count } очков, и каждый жетон { $animals }, уже лежащий на том же пастбище, ещё раз приносит свои очки.
}

tile-warehouse = склад
    .effect = При размещении можно сразу продать все свои товары одного цвета, не тратя кубик.
tile-watchtower = сторожевая башня
    .effect = При размещении приносит 4 очка.
tile-carpenter = столярная мастерская
    .effect = При размещении можно взять здание с любого склада с номером.
tile-church = церковь
    .effect = При размещении можно взять рудник, монастырь или замок с любого склада с номером.
tile-market = рынок
    .effect = При размещении можно взять корабль или животных с любого склада с номером.
tile-boarding-house = пансион
    .effect = При размещении приводит к вам 4 рабочих.
tile-bank = банк
    .effect = При размещении приносит 2 слитка серебра.
tile-town-hall = ратуша
    .effect = При размещении можно разместить ещё один жетон из хранилища на участке с любым числом.

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
        [in-2020-ua] Покупать жетон можно на любом складе, а не только на чёрном, и рабочие годятся наравне с серебром: заплатите любые 2 вместе.
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
    .effect = В конце игры: по 4 очка за каждый склад в вашей вотчине.
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

tile-castle = замок
    .effect = При размещении сразу даёт дополнительное действие, как от кубика с любым нужным вам числом.
tile-mine = рудник
    .effect = Приносит 1 слиток серебра в конце каждого этапа.
tile-ship = корабль
    .effect = { IN($edition) ->
        [in-2011] При размещении забирает товары с одного склада и продвигает вас на шаг в порядке хода. Товары, которым не хватило места, выбывают из игры.
       *[in-2019] При размещении забирает товары с одного склада и продвигает вас на шаг в порядке хода. Товары, которым не хватило места, остаются на складе.
    }

## Чего ждёт игра: для того, кто решает

prompt-found = Выберите сторону планшета и участок для первого замка
    .castle = Выберите участок для своего первого замка
prompt-turn = Ваш ход: используйте кубик, купите жетон или завершите ход
    .dice = Ваш ход: используйте кубик или завершите ход
    .purchase = Оба кубика использованы: купите жетон или завершите ход
    .end = Оба кубика использованы: завершите ход
prompt-castle = Замок: выполните дополнительное действие с любым числом на кубике
prompt-town-hall = Ратуша: разместите ещё один жетон из хранилища
prompt-warehouse = Склад: выберите, какие товары продать
prompt-carpenter = Столярная мастерская: возьмите здание с любого склада
prompt-church = Церковь: возьмите рудник, монастырь или замок с любого склада
prompt-market = Рынок: возьмите корабль или животных с любого склада
prompt-ship = Корабль: выберите склад, с которого забрать товары
prompt-keep = Для всех товаров не хватает места: выберите, какой цвет взять
prompt-discard = Хранилище заполнено: выберите, какой жетон сбросить

## То же для остальных

prompt-other-found = { $player } выбирает участок для первого замка
prompt-other-turn = Ходит { $player }
prompt-other-castle = { $player } выполняет дополнительное действие за замок
prompt-other-town-hall = { $player } может разместить ещё один жетон благодаря ратуше
prompt-other-warehouse = { $player } выбирает, какие товары продать через склад
prompt-other-carpenter = { $player } выбирает здание благодаря столярной мастерской
prompt-other-church = { $player } выбирает жетон благодаря церкви
prompt-other-market = { $player } выбирает жетон благодаря рынку
prompt-other-ship = { $player } выбирает склад, с которого забрать товары
prompt-other-keep = { $player } выбирает, какие товары взять
prompt-other-discard = { $player } выбирает, какой жетон сбросить
prompt-sealed = Ждём тайного выбора: { $players }
prompt-over = Игра окончена

## Части строк ниже: кубик с потраченными рабочими, очки, цена покупки

part-die = { $die ->
    [0] первый кубик
    [1] второй кубик
   *[2] действие замка
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

## Что можно сделать: на кнопке

action-take = Взять со склада { $depot }: { $tile } ({ part-die })
action-place = Разместить на участке { $hex }, число { $number }: { $tile } ({ part-die })
action-sell = Продать весь { $goods } товар: { $count } шт. ({ part-die })
action-workers = { $count ->
    [one] Взять { $count } рабочего ({ part-die })
   *[many] Взять { $count } рабочих ({ part-die })
}
action-buy = Купить на чёрном складе: { $tile } ({ part-price })
action-buy-depot = Купить на складе { $depot }: { $tile } ({ part-price })
action-end-turn = Завершить ход
action-discard = Сбросить: { $tile }
action-load = { $span ->
    [1] Забрать товары со склада { $depot }
   *[2] Забрать товары со склада { $depot } и со следующего по часовой стрелке
}
action-keep = Взять { $goods } товар
action-sell-all = Продать весь { $goods } товар: { $count } шт.
action-gain = Взять со склада { $depot }: { $tile }
action-place-free = Разместить на участке { $hex }, число { $number }: { $tile }
action-decline = Пропустить
action-found = Вотчина { $estate }: замок на участке { $hex }

## Что сделано: в журнале

log-take = { $player } берёт со склада { $depot }: { $tile }
log-place = { $player } размещает на участке { $hex }: { $tile }
log-sell = { $player } продаёт весь { $goods } товар: { $count } шт.
log-workers = { $count ->
    [one] { $player } берёт { $count } рабочего
   *[many] { $player } берёт { $count } рабочих
}
log-buy = { $player } покупает на чёрном складе: { $tile } ({ part-price })
log-buy-depot = { $player } покупает на складе { $depot }: { $tile } ({ part-price })
log-end-turn = { $player } завершает ход
log-discard = { $player } сбрасывает: { $tile }
log-load = { $span ->
    [1] { $player } забирает товары со склада { $depot }
   *[2] { $player } забирает товары со склада { $depot } и со следующего по часовой стрелке
}
log-keep = { $player } берёт { $goods } товар
log-sell-all = { $player } продаёт весь { $goods } товар: { $count } шт.
log-gain = { $player } берёт со склада { $depot }: { $tile }
log-place-free = { $player } размещает без кубика на участке { $hex }: { $tile }
log-decline = { $player } не пользуется этой возможностью
log-found = { $player } выбирает вотчину { $estate }: замок на участке { $hex }

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
gain-goods = { $goods } товар: +{ $count }
gain-tile = в хранилище: { $tile }
gain-bonus-large = большой бонусный жетон: { $colour }
gain-bonus-small = малый бонусный жетон: { $colour }
gain-order = шаг вперёд в порядке хода
cost-silver = { $count ->
    [one] −{ $count } слиток серебра
    [few] −{ $count } слитка серебра
   *[many] −{ $count } слитков серебра
}
cost-workers = { $count ->
    [one] −{ $count } рабочий
   *[many] −{ $count } рабочих
}

## На экране: как называется действие рядом с картинкой жетона, кубиком и ценой

card-take = Взять со склада { $depot }
card-gain = { card-take }
card-place = Разместить на участке { $hex }, число { $number }
card-place-free = { card-place }
card-buy = Купить на чёрном складе
card-buy-depot = Купить на складе { $depot }
card-discard = Сбросить
card-workers = { $count ->
    [one] Взять { $count } рабочего
   *[many] Взять { $count } рабочих
}
card-region = { $colour }, размер { $size }
card-doubt = { $count ->
    [one] Один из ваших кубиков ещё не использован.
   *[many] Оба ваших кубика ещё не использованы.
}

## То же о том, что лежит на столе, и о частях экрана

table-board = Игровое поле
table-estate = Моя вотчина
table-estate-of = { $player }: вотчина { $number }
table-tab-board = Поле
table-tab-estate = Вотчина
table-order-short = Порядок
table-players = Игроки
table-sold-short = Продано
table-points = Очки
table-hand = В запасе
table-colours = Цвета
table-colour-count = { $colour }: { $count } из { $size }
table-storage-count = { $count } из { $size }
table-storage-empty = Свободное место в хранилище
table-storage-waiting = Ждёт места
table-space = Участок { $hex }, число { $number }: { $colour }
table-region = { $colour }, размер { $size }: { part-vp }, если достроить на этом этапе.
table-region-complete = { $colour }, размер { $size }: достроено.
table-slot = Пустое место: { $colour }
table-die = Кубик: { $value }
    .spent = Использованный кубик: { $value }
table-die-chosen = Ваш ход: кубик с числом { $value }
table-goods = { $goods } товар: { $count } шт.
table-goods-help = Кубик с числом { $value } продаёт все сразу: за каждый { part-vp }, а ещё серебро.
table-round-goods = { $goods } товар, для раунда { $round }
table-order = { $player }: деление { $number }, ходит под номером { $count }
table-sold = продано { $count }
table-sealed = Ваш выбор запечатан: вотчина { $estate }, замок на участке { $hex }. Он останется тайной, пока не выберут все.
table-sealed-other = Тайный выбор сделан
table-choosing = Ещё выбирает

## Что происходит само

log-phase-begins = Начинается этап { $phase }: за достроенную область дают ещё { part-vp }
log-round-begins = Раунд { $round }: на белом кубике { $value }, { $goods } товар прибывает на склад { $depot }
log-dice = { $player } бросает кубики: { $first } и { $second }
log-mines = { $workers ->
    [0] { $player } получает от рудников: { part-silver }
   *[other] { $player } получает от рудников: { part-silver }, { part-workers }
}
log-region = { $player } достраивает: { $colour }, размер { $size }, +{ part-vp }
log-bonus = { $player } закрывает все участки одного цвета: { $colour }, +{ part-vp }
log-final = { $player }: { $category }, +{ part-vp }
log-game-over = Игра окончена
log-winner = Побеждает { $player }: { part-vp }!
log-sealed = { $player } делает тайный выбор
log-revealed = Теперь открыты все решения

## Что должно встретиться в случайных партиях

coverage-tiles = жетоны
coverage-monasteries = монастыри
coverage-estates = вотчины
coverage-editions = издания
coverage-players = число игроков
coverage-setups = подготовка
coverage-bonuses = бонусные жетоны

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
error-championship-chosen = турнирный планшет можно добавить только к тем, что раздаются.
error-modules-form = модули задаются списком названий, а не { $value }.
error-modules-twice = модуль указан дважды.
error-modules-edition = в издании { $edition } нет модулей, они есть в { $other }.
