### «Брюгге» по-русски.
###
### Имена персонажей пишутся со строчной буквы, потому что стоят внутри предложений; заголовки делает прописными клиент.
### Тексты карт складывает display/cards.py из записей колоды; смысл переменных описан в английском файле.
###
### Формы: .acc винительный падеж, .gen родительный (одушевлённые в винительном), .dat дательный, .loc предложный, .many
### родительный множественного, .few именительный множественного, .to инфинитив. Женский род цвета: .nom именительный падеж,
### .fem винительный, .ins творительный. Имя карты в кавычках и перед двоеточием пишется с прописной: $card_title.

## Игра

game-name = Брюгге
game-time = около 60 минут

## Стол клиента

table-players = Игроки
table-town = Мой город
table-town-of = { $player }: город
table-ledger = Кубики, работники и угрозы по цветам
table-street = Дома
table-hand = Карты на руке
table-hand-empty = На руке нет карт.
table-hand-seen = { $seen } из { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}
table-place-may = по желанию
table-tab-hand = Рука
table-tab-town = Дома
table-tab-city = Город
table-order = Очередность
table-round = Раунд { $round }
    .short = Р{ $round }
table-turn = ход { $turn } из { $turns }
    .short = карта { $turn }/{ $turns }
table-last-round = Последний раунд
table-last-known = Раунд { $round } — последний
table-deadline = Осталось карт: { $count }. Когда их возьмут, раунд { $round } станет последним.
table-deadline-short = { $count ->
    [one] ещё { $count } карта — и станет известен последний раунд
    [few] ещё { $count } карты — и станет известен последний раунд
   *[other] ещё { $count } карт — и станет известен последний раунд
}
table-phase-draw = Игроки по очереди пополняют руку и для каждой карты выбирают колоду.
table-phase-dice = Пять кубиков приносят угрозы и задают цену деления репутации.
table-phase-cards = У каждого игрока четыре хода, в каждом — одна карта.
table-phase-leaderships = Единоличный лидер переворачивает маркер лидерства.
table-step = { $price ->
    [0] подняться бесплатно
   *[other] подняться: { $price }
}
table-step-none = подняться нельзя
table-step-later = кубики ещё не брошены
table-guilders = Гульдены
table-points = Очки
table-points-end = Если закончить сейчас: +{ $vp }
table-reserve = резерв

table-uses = Действия картой
table-use-workers = { $count ->
    [one] { $count } { $colour } работник
    [few] { $count } { $colour_many } работника
   *[other] { $count } { $colour_many } работников
}
table-use-money = { $count ->
    [one] { $count } гульден
    [few] { $count } гульдена
   *[other] { $count } гульденов
}
table-use-calm = сбросить маркер: { $threat }
table-use-canal = клетка канала
table-use-house = { $colour } дом
table-use-place = заселить
table-pay = цена { $price }, останется { $left }
table-pay-worker = { $count ->
    [one] отдать { $count } { $colour_gen } работника
   *[other] отдать { $count } { $colour_many } работников
}
table-becomes = { $before } → { $after }
table-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[other] { $count } способов
}
table-at-end = в конце
table-ends = в конце ({ $category })
table-standing = Лидерство ({ $name }): станет { $counts }
table-by = Помощь: { $list }
table-hit = { $player }:
table-then = { $kind ->
    [draw] взять карты
    [take_worker] выбрать, каких работников взять
    [give_worker] выбрать, каких работников отдать
    [discard_marker] выбрать маркеры угроз
    [branch] выбрать, что сделать
    [extra] сыграть ещё одну карту
    [dig] выбрать секцию канала
    [discard] выбрать карты для сброса
    [opponent] выбрать соперника
    [exchange] провести обмен
    [straighten] выбрать повёрнутую карту
    [copy] выбрать, чей эффект применить
    [flip] выбрать маркер лидерства
    [recall] выбрать, кто вернётся на руку
    [order] выбрать, какой эффект первый
    [fire] выбрать, что потерять
    [plague] выбрать, какого персонажа потерять
    [penalty] выбрать, какой штраф первый
    [turn] продолжить ход
   *[other] ещё один выбор
}
table-no-marker = сбрасывать нечего
table-no-cell = нет следующей клетки этого цвета
table-no-worker = нет работника для дома

table-holding = { $card }: что сделать?
    .help = Выберите действие или нажмите на подсвеченное место
table-choice = { $card }: что именно?
table-doubt = { $count ->
    [one] В этом раунде можно активировать ещё { $count } персонажа.
   *[other] В этом раунде можно активировать ещё { $count } персонажей.
}
table-legend-card = Выберите карту, чтобы увидеть шесть её действий
table-legend-lit = { $count ->
    [one] Свет в окнах: можно активировать { $count } персонажа
   *[other] Свет в окнах: можно активировать { $count } персонажей
}
table-used = эффект применён
    .short = применено
table-markers = Угрозы получают: { $players }
table-plot = следующий дом
    .help = Здесь карта станет домом.

table-card-back = { $colour_nom } карта
table-card-die = { $colour_nom } карта, на кубике { $value }
table-card-facts = { $group }, цена { $cost }, { part-vp }
table-card-number = Карта { $number }
table-house = { $colour } дом
table-house-empty = пустой
table-cell = { $colour_nom } клетка, цена { $price }
    .built = { $colour_nom } клетка, застроена
table-cell-third = Застроенная клетка в конце приносит { part-vp }.
table-cell-statue = Завершает секцию и приносит статую.
table-canal-built = Клетки канала: слева { $first }, справа { $second }
table-statue = Статуя: { part-vp }
table-reconstructed = Печатные числа нам неизвестны, эти придумали мы.
table-stair = Деление { $step }: { part-vp }
table-town-hall = ратуша
table-workers-of = { $count ->
    [one] { $count } { $colour } работник
    [few] { $count } { $colour_many } работника
   *[other] { $count } { $colour_many } работников
}
table-die = { $colour } кубик: { $value }
    .coming = { $colour } кубик ещё не брошен
table-markers-of = { $count ->
    [one] { $threat }: { $count } маркер из { $size }
    [few] { $threat }: { $count } маркера из { $size }
   *[other] { $threat }: { $count } маркеров из { $size }
}
table-penalties = { $count ->
    [one] Штраф
   *[other] Штрафы, один за другим
}
table-penalty-flood = вы теряете всех работников
table-penalty-plague = вы теряете одного персонажа
table-penalty-fire = вы теряете дом или крайний жетон канала
table-penalty-intrigue = { $vp ->
    [one] вы теряете { $vp } очко
    [few] вы теряете { $vp } очка
   *[other] вы теряете { $vp } очков
}
table-penalty-riot = вы теряете все гульдены
table-deck = Колода
table-deck-note = 165 персонажей. Карты, которых нет в доступных нам источниках, придумали мы.
table-own-deck = На этом сервере своя колода.
table-deck-left = Левая колода
table-deck-right = Правая колода
table-deck-empty = пуста
table-deck-top = сверху { $colour_nom } карта
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
table-lead-owned = маркер перевёрнут

table-ledger-town = Дома и персонажи
table-ledger-step = деление { $step }
table-browse = Все карты
table-colour = Цвет
table-cost = Цена
table-group = Сословие
table-where = Где карта
table-where-hand = у вас на руке
table-where-town = в вашем городе
table-where-rival = у соперников
table-where-discard = в сбросе
table-where-unseen = ещё не встречалась
table-when = Когда действует
table-when-instant = сразу
    .short = сразу
table-when-worker = раз в раунд, за { $colour_gen } работника
    .short = раз в раунд
table-when-worker-any = за работника
table-when-free = раз в раунд, бесплатно
    .short = раз в раунд
table-when-action = меняет действие
    .short = с действием
table-when-situation = срабатывает сама
    .short = при событии
table-when-endgame = в финальном подсчёте
    .short = в конце игры

# The words that a sign may stand for on a card, in all forms that cards have.
table-counted-guilders = гульден, гульдена, гульдену, гульденов
table-counted-workers = работник, работника, работнику, работников
table-counted-cards = карта, карту, карты, карт, картами, картой
table-counted-cells = клетка канала, клетку канала, клетки канала, клеток канала
table-counted-markers = маркер угрозы, маркера угрозы, маркеров угрозы

table-documented = Часть этой карты известна по печатному изданию, остальное придумали мы.
table-own-design = Эту карту придумали мы.

## Цвета, угрозы, сословия, значки активации

colour-blue = синий
    .gen = синего
    .dat = синему
    .loc = синем
    .few = синие
    .many = синих
    .fem = синюю
    .nom = синяя
    .ins = синей
colour-brown = коричневый
    .gen = коричневого
    .dat = коричневому
    .loc = коричневом
    .few = коричневые
    .many = коричневых
    .fem = коричневую
    .nom = коричневая
    .ins = коричневой
colour-red = красный
    .gen = красного
    .dat = красному
    .loc = красном
    .few = красные
    .many = красных
    .fem = красную
    .nom = красная
    .ins = красной
colour-purple = фиолетовый
    .gen = фиолетового
    .dat = фиолетовому
    .loc = фиолетовом
    .few = фиолетовые
    .many = фиолетовых
    .fem = фиолетовую
    .nom = фиолетовая
    .ins = фиолетовой
colour-yellow = жёлтый
    .gen = жёлтого
    .dat = жёлтому
    .loc = жёлтом
    .few = жёлтые
    .many = жёлтых
    .fem = жёлтую
    .nom = жёлтая
    .ins = жёлтой

threat-flood = потоп
    .gen = потопа
threat-plague = чума
    .gen = чумы
threat-fire = пожар
    .gen = пожара
threat-intrigue = интриги
    .gen = интриг
threat-riot = бунт
    .gen = бунта

group-noble = аристократы
    .one = аристократ
    .acc = аристократа
    .many = аристократов
group-bureaucrat = чиновники
    .one = чиновник
    .acc = чиновника
    .many = чиновников
group-entertainer = артисты
    .one = артист
    .acc = артиста
    .many = артистов
group-craftsman = ремесленники
    .one = ремесленник
    .acc = ремесленника
    .many = ремесленников
group-merchant = торговцы
    .one = торговец
    .acc = торговца
    .many = торговцев
group-clergy = церковники
    .one = церковник
    .acc = церковника
    .many = церковников
group-servant = прислужники
    .one = прислужник
    .acc = прислужника
    .many = прислужников
group-artist = люди искусства
    .one = человек искусства
    .acc = человека искусства
    .many = людей искусства
group-protector = защитники
    .one = защитник
    .acc = защитника
    .many = защитников
group-criminal = преступники
    .one = преступник
    .acc = преступника
    .many = преступников
group-scholar = учёные
    .one = учёный
    .acc = учёного
    .many = учёных

activation-instant = молния: сразу
activation-worker = значок работника: за работника
activation-free = бесконечность: раз в раунд
activation-action = бесконечность: меняет действие
activation-situation = бесконечность: срабатывает сама
activation-endgame = лавровый венок: в финальном подсчёте

## Персонажи по сословиям

card-prince = князь
    .acc = князя
card-princess = принцесса
    .acc = принцессу
card-queen = королева
    .acc = королеву
card-king = король
    .acc = короля
card-duke = герцог
    .acc = герцога
card-duchess = герцогиня
    .acc = герцогиню
card-knight-of-the-golden-fleece = рыцарь Золотого руна
    .acc = рыцаря Золотого руна
card-viscount = виконт
    .acc = виконта
card-grand-master = обер-гофмейстер
    .acc = обер-гофмейстера
card-baron = барон
    .acc = барона
card-count = граф
    .acc = графа
card-countess = графиня
    .acc = графиню
card-dowager = княгиня-вдова
    .acc = княгиню-вдову
card-infanta = инфанта
    .acc = инфанту
card-courtier = придворный
    .acc = придворного

card-accountant = счетовод
    .acc = счетовода
card-lawyer = адвокат
    .acc = адвоката
card-mayor = бургомистр
    .acc = бургомистра
card-councilman = муниципальный советник
    .acc = муниципального советника
card-judge = судья
    .acc = судью
card-registrar = регистратор
    .acc = регистратора
card-treasurer = казначей
    .acc = казначея
card-tax-collector = сборщик налогов
    .acc = сборщика налогов
card-alderman = эшевен
    .acc = эшевена
card-notary = нотариус
    .acc = нотариуса
card-toll-collector = мытарь
    .acc = мытаря
card-chancellor = канцлер
    .acc = канцлера
card-tax-farmer = откупщик
    .acc = откупщика
card-mint-master = минцмейстер
    .acc = минцмейстера
card-assessor = оценщик
    .acc = оценщика

card-acrobat = акробат
    .acc = акробата
card-juggler = жонглёр
    .acc = жонглёра
card-stilt-walker = ходулочник
    .acc = ходулочника
card-fire-eater = огнеглотатель
    .acc = огнеглотателя
card-piper = волынщик
    .acc = волынщика
card-storyteller = сказитель
    .acc = сказителя
card-dancer = танцовщица
    .acc = танцовщицу
card-master-of-revels = распорядитель
    .acc = распорядителя
card-bard = бард
    .acc = барда
card-jester = шут
    .acc = шута
card-puppeteer = кукольник
    .acc = кукольника
card-bear-leader = медвежий поводырь
    .acc = медвежьего поводыря
card-minstrel = менестрель
    .acc = менестреля
card-troupe-leader = глава труппы
    .acc = главу труппы
card-mime = мим
    .acc = мима

card-blacksmith = кузнец
    .acc = кузнеца
card-canal-digger = землекоп
    .acc = землекопа
card-carpenter = плотник
    .acc = плотника
card-roofer = кровельщик
    .acc = кровельщика
card-stonecutter = камнетёс
    .acc = камнетёса
card-shipwright = корабел
    .acc = корабела
card-brickmaker = кирпичник
    .acc = кирпичника
card-lock-keeper = смотритель шлюза
    .acc = смотрителя шлюза
card-glazier = стекольщик
    .acc = стекольщика
card-tiler = черепичник
    .acc = черепичника
card-clockmaker = часовщик
    .acc = часовщика
card-goldsmith = ювелир
    .acc = ювелира
card-mason = каменщик
    .acc = каменщика
card-guild-master = цеховой старшина
    .acc = цехового старшину
card-canal-master = мастер каналов
    .acc = мастера каналов

card-money-changer = меняла
    .acc = менялу
card-spice-merchant = торговец пряностями
    .acc = торговца пряностями
card-cloth-merchant = суконщик
    .acc = суконщика
card-moneylender = ростовщик
    .acc = ростовщика
card-salt-merchant = торговец солью
    .acc = торговца солью
card-wool-merchant = торговец шерстью
    .acc = торговца шерстью
card-furrier = меховщик
    .acc = меховщика
card-broker = маклер
    .acc = маклера
card-fishmonger = торговка рыбой
    .acc = торговку рыбой
card-genoese-merchant = генуэзский купец
    .acc = генуэзского купца
card-wine-merchant = виноторговец
    .acc = виноторговца
card-hansa-merchant = ганзейский купец
    .acc = ганзейского купца
card-shipowner = судовладелец
    .acc = судовладельца
card-head-of-the-merchant-guild = купеческий старшина
    .acc = купеческого старшину
card-banker = банкир
    .acc = банкира

card-bishop = епископ
    .acc = епископа
card-vicar = викарий
    .acc = викария
card-nun = монахиня
    .acc = монахиню
card-inquisitor = инквизитор
    .acc = инквизитора
card-beguine = бегинка
    .acc = бегинку
card-monk = монах
    .acc = монаха
card-pilgrim = паломник
    .acc = паломника
card-prior = приор
    .acc = приора
card-abbess = аббатиса
    .acc = аббатису
card-sexton = пономарь
    .acc = пономаря
card-abbot = аббат
    .acc = аббата
card-canon = каноник
    .acc = каноника
card-confessor = духовник
    .acc = духовника
card-cardinal = кардинал
    .acc = кардинала
card-papal-legate = папский легат
    .acc = папского легата

card-servant = лакей
    .acc = лакея
card-farmhand = батрак
    .acc = батрака
card-maid = служанка
    .acc = служанку
card-washerwoman = прачка
    .acc = прачку
card-coachman = кучер
    .acc = кучера
card-stable-boy = конюх
    .acc = конюха
card-errand-boy = посыльный
    .acc = посыльного
card-housekeeper = экономка
    .acc = экономку
card-gardener = садовник
    .acc = садовника
card-page = паж
    .acc = пажа
card-cook = повар
    .acc = повара
card-valet = камердинер
    .acc = камердинера
card-butler = дворецкий
    .acc = дворецкого
card-majordomo = мажордом
    .acc = мажордома
card-steward = управляющий
    .acc = управляющего

card-lacemaker = кружевница
    .acc = кружевницу
card-woodcarver = резчик по дереву
    .acc = резчика по дереву
card-poet = поэт
    .acc = поэта
card-calligrapher = каллиграф
    .acc = каллиграфа
card-stained-glass-artist = витражист
    .acc = витражиста
card-sculptor = скульптор
    .acc = скульптора
card-playwright = драматург
    .acc = драматурга
card-engraver = гравёр
    .acc = гравёра
card-tapestry-weaver = шпалерник
    .acc = шпалерника
card-composer = композитор
    .acc = композитора
card-architect = архитектор
    .acc = архитектора
card-dean-of-saint-lukes-guild = старшина гильдии св. Луки
    .acc = старшину гильдии св. Луки
card-painter = живописец
    .acc = живописца
card-miniaturist = миниатюрист
    .acc = миниатюриста
card-court-painter = придворный художник
    .acc = придворного художника

card-powderman = пороховщик
    .acc = пороховщика
card-pikeman = пикинёр
    .acc = пикинёра
card-jailer = тюремщик
    .acc = тюремщика
card-gatekeeper = привратник
    .acc = привратника
card-night-watchman = ночной сторож
    .acc = ночного сторожа
card-halberdier = алебардщик
    .acc = алебардщика
card-dike-reeve = смотритель плотин
    .acc = смотрителя плотин
card-captain-of-the-guard = капитан стражи
    .acc = капитана стражи
card-crossbowman = арбалетчик
    .acc = арбалетчика
card-watch-sergeant = сержант стражи
    .acc = сержанта стражи
card-master-gunner = пушкарь
    .acc = пушкаря
card-knight = рыцарь
    .acc = рыцаря
card-constable = констебль
    .acc = констебля
card-castellan = кастелян
    .acc = кастеляна
card-marshal = маршал
    .acc = маршала

card-troublemaker = смутьян
    .acc = смутьяна
card-rabble-rouser = подстрекатель
    .acc = подстрекателя
card-gambler = игрок в кости
    .acc = игрока в кости
card-spy = шпион
    .acc = шпиона
card-arsonist = поджигатель
    .acc = поджигателя
card-poisoner = отравительница
    .acc = отравительницу
card-cutpurse = карманник
    .acc = карманника
card-smuggler = контрабандист
    .acc = контрабандиста
card-beggar = нищий
    .acc = нищего
card-thief = вор
    .acc = вора
card-kidnapper = похититель
    .acc = похитителя
card-looter = мародёр
    .acc = мародёра
card-blackmailer = шантажист
    .acc = шантажиста
card-king-of-beggars = король нищих
    .acc = короля нищих
card-pirate = пират
    .acc = пирата

card-alchemist = алхимик
    .acc = алхимика
card-mathematician = математик
    .acc = математика
card-inventor = изобретатель
    .acc = изобретателя
card-astrologer = астролог
    .acc = астролога
card-librarian = библиотекарь
    .acc = библиотекаря
card-physician = лекарь
    .acc = лекаря
card-cartographer = картограф
    .acc = картографа
card-philosopher = философ
    .acc = философа
card-doctor-of-law = доктор права
    .acc = доктора права
card-astronomer = астроном
    .acc = астронома
card-humanist = гуманист
    .acc = гуманиста
card-copyist = переписчик
    .acc = переписчика
card-rector = ректор
    .acc = ректора
card-magister = магистр
    .acc = магистра
card-chronicler = летописец
    .acc = летописца

## Тексты карт: как соединяются части

effect-and = { $first } и { $second }
    .vowel = { effect-and }
effect-and-both = { $first }, { $second }
effect-comma = { $first }, { $second }
effect-or = { $first } или { $second }
effect-then = { $first }, затем { $second }
effect-aim = { $first }, чтобы { $second }
effect-bought = за { $price } { $aim }
effect-aside = { $clause },
effect-permitted-and = { $permission }; каждый раз { $clause }
effect-may = можете { $clause }
effect-if-you-like = по желанию { $clause }
effect-if-so = если вы это сделали, { $clause }
effect-if = { $clause }, если { $condition }
effect-if-first = если { $condition }, { $clause }
effect-once = { $clause }
effect-limited = раз в раунд { $clause }
effect-endgame = { $clause }
effect-also = также { $clause }
effect-once-when = раз в раунд, когда { $event }, { $clause }
effect-each-time = когда { $event }, { $clause }
effect-for = { $what } за { $each }
effect-at-most = { $what } ({ $most })

## Тексты карт: что делает читатель

effect-do-gain = получите
    .to = получить
    .with = получите
    .withto = получить
effect-do-score = { "" }
    .to = { "" }
effect-do-take = возьмите
    .to = взять
    .with = получите
    .withto = получить
effect-do-draw = возьмите
    .to = взять
    .with = получите
    .withto = получить
effect-do-discard = сбросьте
    .to = сбросить
effect-do-lose = потеряйте
    .to = потерять
effect-do-pay = заплатите
    .to = заплатить
effect-do-spend = отдайте
    .to = отдать
effect-do-raise = увеличьте
    .to = увеличить
effect-do-straighten = разверните
    .to = развернуть
effect-flip-reputation = переверните свой маркер лидерства по репутации
    .to = перевернуть свой маркер лидерства по репутации
effect-flip-characters = переверните свой маркер лидерства по персонажам
    .to = перевернуть свой маркер лидерства по персонажам
effect-flip-canal = переверните свой маркер лидерства по каналу
    .to = перевернуть свой маркер лидерства по каналу
effect-flip-choice = переверните 1 свой серый маркер лидерства
    .to = перевернуть 1 свой серый маркер лидерства
effect-remove-canal-token = сбросьте 1 свой жетон канала
    .to = сбросить 1 свой жетон канала
effect-remove-house = сбросьте 1 свой дом
    .to = сбросить 1 свой дом
effect-remove-character = сбросьте 1 своего персонажа
    .to = сбросить 1 своего персонажа
effect-return-character = верните на руку 1 своего персонажа
    .to = вернуть на руку 1 своего персонажа
effect-copy-worker-self = бесплатно примените эффект другого своего персонажа со значком работника, даже повёрнутого
    .to = бесплатно применить эффект другого своего персонажа со значком работника, даже повёрнутого
effect-copy-worker-opponent = бесплатно примените эффект персонажа соперника со значком работника, даже повёрнутого
    .to = бесплатно применить эффект персонажа соперника со значком работника, даже повёрнутого
effect-copy-worker-all = бесплатно примените эффект любого другого персонажа со значком работника, даже повёрнутого
    .to = бесплатно применить эффект любого другого персонажа со значком работника, даже повёрнутого
effect-copy-instant-self = примените эффект другого своего персонажа с молнией
    .to = применить эффект другого своего персонажа с молнией
effect-copy-instant-opponent = примените эффект персонажа соперника с молнией
    .to = применить эффект персонажа соперника с молнией
effect-copy-instant-all = примените эффект любого другого персонажа с молнией
    .to = применить эффект любого другого персонажа с молнией
effect-exchange = обменяйте { $given } на { $got }
    .to = обменять { $given } на { $got }
effect-exchange-times = обменяйте до { $count } раз { $given } на { $got }
    .to = обменять до { $count } раз { $given } на { $got }
effect-recolour = смените цвет до { $count } работников
    .to = сменить цвет до { $count } работников
effect-exchange-each-worker = обменяйте { $given }, каждого на { $got }
    .to = обменять { $given }, каждого на { $got }
effect-exchange-each-guilders = обменяйте { $given }, каждый на { $got }
    .to = обменять { $given }, каждый на { $got }
effect-exchange-each-vp = обменяйте { $given }, каждое на { $got }
    .to = обменять { $given }, каждое на { $got }

effect-act-any = сыграйте с руки ещё 1 карту
    .to = сыграть с руки ещё 1 карту
effect-act-any-more = сыграйте с руки ещё до { $count } карт
    .to = сыграть с руки ещё до { $count } карт
effect-act-workers = сыграйте с руки ещё 1 карту ради работников
    .to = сыграть с руки ещё 1 карту ради работников
effect-act-workers-more = сыграйте с руки ещё до { $count } карт ради работников
    .to = сыграть с руки ещё до { $count } карт ради работников
effect-act-money = сыграйте с руки ещё 1 карту ради гульденов
    .to = сыграть с руки ещё 1 карту ради гульденов
effect-act-money-more = сыграйте с руки ещё до { $count } карт ради гульденов
    .to = сыграть с руки ещё до { $count } карт ради гульденов
effect-act-calm = сбросьте маркер угрозы ещё 1 картой с руки
    .to = сбросить маркер угрозы ещё 1 картой с руки
effect-act-calm-more = сбросьте картами с руки ещё до { $count } маркеров угроз
    .to = сбросить картами с руки ещё до { $count } маркеров угроз
effect-act-canal = застройте ещё 1 картой с руки клетку канала
    .to = застроить ещё 1 картой с руки клетку канала
effect-act-canal-more = застройте картами с руки ещё до { $count } клеток канала
    .to = застроить картами с руки ещё до { $count } клеток канала
effect-act-canal-bare = застройте без карты 1 клетку канала
    .to = застроить без карты 1 клетку канала
effect-act-canal-bare-more = застройте без карт до { $count } клеток канала
    .to = застроить без карт до { $count } клеток канала
effect-act-house = постройте дом ещё из 1 карты с руки
    .to = построить дом ещё из 1 карты с руки
effect-act-house-more = постройте из карт с руки ещё до { $count } домов
    .to = построить из карт с руки ещё до { $count } домов
effect-act-place = заселите с руки ещё 1 персонажа
    .to = заселить с руки ещё 1 персонажа
effect-act-place-more = заселите с руки ещё до { $count } персонажей
    .to = заселить с руки ещё до { $count } персонажей

effect-price-each = { $clause }, каждый раз
effect-price-normal = { $clause }
effect-price-free = бесплатно { $clause }
effect-price-no-worker = { $clause }, не тратя работников
effect-price-set = { $clause } за { $price }
effect-price-less = { $clause } на { $price } дешевле
effect-price-more = { $clause } на { $price } дороже
effect-price-times = { $count ->
    [few] { $clause } в { $count } раза дороже
   *[many] { $clause } в { $count } раз дороже
}
effect-price-double = { $clause } по двойной цене
effect-price-floor = { $clause }, но не меньше чем за { $price }

## Тексты карт: что делают другие

effect-who-each-opponent = каждый соперник
effect-who-chosen-opponent = соперник на ваш выбор
effect-who-each-player = каждый игрок
effect-who-left = сосед слева
effect-who-right = сосед справа
effect-they-gain = { $who } получает { $what }
effect-they-take = { $who } получает { $what }
effect-they-lose = { $who } теряет { $what }
effect-they-discard-cards = { $who } сбрасывает с руки { $what }
effect-they-remove-canal-token = { $who } сбрасывает 1 свой жетон канала
effect-they-remove-house = { $who } сбрасывает 1 свой дом
effect-they-remove-character = { $who } сбрасывает 1 своего персонажа
effect-they-return-character = { $who } возвращает на руку 1 персонажа
effect-they-give = { $who } отдаёт вам { $what }
effect-they-give-workers = { $who } отдаёт вам { $what } по своему выбору

## Тексты карт: вещи с числами; .each за каждое из чего-то, .die сколько на кубике, .upto не больше стольких

effect-vp = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
    .each = { $count ->
        [one] по { $count } очку
        [few] по { $count } очка
       *[many] по { $count } очков
    }
    .upto = { $count ->
        [one] до { $count } очка
       *[other] до { $count } очков
    }
    .die = столько очков, сколько на { $hue_loc }кубике
    .dice = столько очков, сколько на { $hue_loc }и { $shade_loc }кубиках вместе
effect-vp-extra = { $count ->
    [one] ещё { $count } очко
    [few] ещё { $count } очка
   *[many] ещё { $count } очков
}
    .each = { $count ->
        [one] ещё по { $count } очку
        [few] ещё по { $count } очка
       *[many] ещё по { $count } очков
    }
    .die = ещё столько очков, сколько на { $hue_loc }кубике
    .dice = ещё столько очков, сколько на { $hue_loc }и { $shade_loc }кубиках вместе
effect-guilders = { $count ->
    [one] { $count } гульден
    [few] { $count } гульдена
   *[many] { $count } гульденов
}
    .each = { $count ->
        [one] по { $count } гульдену
        [few] по { $count } гульдена
       *[many] по { $count } гульденов
    }
    .upto = { $count ->
        [one] до { $count } гульдена
       *[other] до { $count } гульденов
    }
    .die = столько гульденов, сколько на { $hue_loc }кубике
    .dice = столько гульденов, сколько на { $hue_loc }и { $shade_loc }кубиках вместе
effect-worker = { $count ->
    [one] { $count } { $shade_gen }работника
    [few] { $count } { $shade_many }работников
   *[many] { $count } { $shade_many }работников
}
    .each = { $count ->
        [one] по { $count } { $shade_dat }работнику
        [few] по { $count } { $shade_many }работника
       *[many] по { $count } { $shade_many }работников
    }
    .die = столько { $shade_many }работников, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } { $shade_gen }работника
       *[other] до { $count } { $shade_many }работников
    }
effect-worker-choice = { $count ->
    [one] { $count } любого работника
    [few] { $count } любых работников
   *[many] { $count } любых работников
}
    .each = { $count ->
        [one] по { $count } любому работнику
        [few] по { $count } любых работника
       *[many] по { $count } любых работников
    }
    .die = столько любых работников, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } любого работника
       *[other] до { $count } любых работников
    }
effect-worker-card = { $count ->
    [one] { $count } работника цвета карты
    [few] { $count } работников цвета карты
   *[many] { $count } работников цвета карты
}
    .each = { $count ->
        [one] по { $count } работнику цвета карты
        [few] по { $count } работника цвета карты
       *[many] по { $count } работников цвета карты
    }
    .die = столько работников цвета карты, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } работника цвета карты
       *[other] до { $count } работников цвета карты
    }
effect-worker-plain = { $count ->
    [one] { $count } работника
    [few] { $count } работников
   *[many] { $count } работников
}
    .each = { $count ->
        [one] по { $count } работнику
        [few] по { $count } работника
       *[many] по { $count } работников
    }
    .die = столько работников, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } работника
       *[other] до { $count } работников
    }
effect-worker-every = { $count ->
    [one] по { $count } работнику каждого цвета
    [few] по { $count } работника каждого цвета
   *[many] по { $count } работников каждого цвета
}
effect-marker-held = { $what } (если он есть)
effect-markers-held = { $what } (сколько есть)
effect-marker-for-point = { $what } за 1 очко
effect-markers-for-points = { $what } по 1 очку за каждый
effect-if-possible = { $clause } (если можете)
effect-marker = { $count ->
    [one] { $count } { $shade }маркер угрозы
    [few] { $count } { $shade_many }маркера угроз
   *[many] { $count } { $shade_many }маркеров угроз
}
    .each = { $count ->
        [one] по { $count } { $shade_dat }маркеру угрозы
        [few] по { $count } { $shade_many }маркера угроз
       *[many] по { $count } { $shade_many }маркеров угроз
    }
    .die = столько { $shade_many }маркеров угроз, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } { $shade_gen }маркера угрозы
       *[other] до { $count } { $shade_many }маркеров угроз
    }
    .all = все свои { $shade_few }маркеры угроз
effect-marker-choice = { $count ->
    [1] любой маркер угрозы
    [one] { $count } любой маркер угрозы
    [few] { $count } любых маркера угроз
   *[many] { $count } любых маркеров угроз
}
    .each = { $count ->
        [one] по { $count } любому маркеру угрозы
        [few] по { $count } любых маркера угроз
       *[many] по { $count } любых маркеров угроз
    }
    .die = столько любых маркеров угроз, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } любого маркера угрозы
       *[other] до { $count } любых маркеров угроз
    }
    .all = все свои маркеры угроз
effect-marker-card = { $count ->
    [one] { $count } маркер угрозы цвета карты
    [few] { $count } маркера угроз цвета карты
   *[many] { $count } маркеров угроз цвета карты
}
    .each = { $count ->
        [one] по { $count } маркеру угрозы цвета карты
        [few] по { $count } маркера угроз цвета карты
       *[many] по { $count } маркеров угроз цвета карты
    }
    .die = столько маркеров угроз цвета карты, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } маркера угрозы цвета карты
       *[other] до { $count } маркеров угроз цвета карты
    }
effect-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
    .each = { $count ->
        [one] по { $count } карте
        [few] по { $count } карты
       *[many] по { $count } карт
    }
    .die = столько карт, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } карты
       *[other] до { $count } карт
    }
effect-hand-cards = { $count ->
    [one] { $count } карту с руки
    [few] { $count } карты с руки
   *[many] { $count } карт с руки
}
    .each = { $count ->
        [one] по { $count } карте с руки
        [few] по { $count } карты с руки
       *[many] по { $count } карт с руки
    }
    .die = столько карт с руки, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } карты с руки
       *[other] до { $count } карт с руки
    }
effect-steps = { $count ->
    [one] репутацию на { $count } деление
    [few] репутацию на { $count } деления
   *[many] репутацию на { $count } делений
}
    .each = { $count ->
        [one] репутацию на { $count } деление
        [few] репутацию на { $count } деления
       *[many] репутацию на { $count } делений
    }
    .upto = { $count ->
        [one] до { $count } деления
       *[other] до { $count } делений
    }
    .die = репутацию на столько делений, сколько на { $hue_loc }кубике
effect-turned = { $count ->
    [one] { $count } другую свою карту
    [few] { $count } другие свои карты
   *[many] { $count } других своих карт
}
    .each = { $count ->
        [one] по { $count } другой своей карте
        [few] по { $count } другие свои карты
       *[many] по { $count } других своих карт
    }
    .die = столько других своих карт, сколько на { $hue_loc }кубике
    .upto = { $count ->
        [one] до { $count } другой своей карты
       *[other] до { $count } других своих карт
    }

## Тексты карт: что считается; .own у читателя, .any у других, .every и .everyany по столько, .many в условиях

effect-sel-workers =
    .own = каждого своего { $hue_gen }работника
    .any = каждого { $hue_gen }работника
    .every = каждых { $count } своих { $hue_many }работников
    .everyany = каждых { $count } { $hue_many }работников
    .many = { $hue_many }работников
effect-sel-guilders =
    .own = каждый свой гульден
    .any = каждый гульден
    .every = { $count ->
        [few] каждые { $count } своих гульдена
       *[many] каждые { $count } своих гульденов
    }
    .everyany = { $count ->
        [few] каждые { $count } гульдена
       *[many] каждые { $count } гульденов
    }
    .many = гульденов
effect-sel-hand =
    .own = каждую карту на руке
    .any = каждую карту на руке
    .every = { $count ->
        [few] каждые { $count } карты на руке
       *[many] каждые { $count } карт на руке
    }
    .everyany = { $count ->
        [few] каждые { $count } карты на руке
       *[many] каждые { $count } карт на руке
    }
    .many = карт на руке
effect-sel-markers =
    .own = каждый свой { $hue }маркер угрозы
    .any = каждый { $hue }маркер угрозы
    .every = { $count ->
        [few] каждые { $count } своих { $hue_many }маркера угроз
       *[many] каждые { $count } своих { $hue_many }маркеров угроз
    }
    .everyany = { $count ->
        [few] каждые { $count } { $hue_many }маркера угроз
       *[many] каждые { $count } { $hue_many }маркеров угроз
    }
    .many = { $hue_many }маркеров угроз
effect-sel-statues =
    .own = каждую свою статую
    .any = каждую статую
    .every = { $count ->
        [few] каждые { $count } свои статуи
       *[many] каждые { $count } своих статуй
    }
    .everyany = { $count ->
        [few] каждые { $count } статуи
       *[many] каждые { $count } статуй
    }
    .many = статуй
effect-sel-leaderships =
    .own = каждый свой перевёрнутый маркер лидерства
    .any = каждый перевёрнутый маркер лидерства
    .every = { $count ->
        [few] каждые { $count } своих перевёрнутых маркера лидерства
       *[many] каждые { $count } своих перевёрнутых маркеров лидерства
    }
    .everyany = { $count ->
        [few] каждые { $count } перевёрнутых маркера лидерства
       *[many] каждые { $count } перевёрнутых маркеров лидерства
    }
    .many = перевёрнутых маркеров лидерства
effect-sel-houses =
    .own = каждый свой { $hue }дом
    .any = каждый { $hue }дом
    .every = { $count ->
        [few] каждые { $count } своих { $hue_many }дома
       *[many] каждые { $count } своих { $hue_many }домов
    }
    .everyany = { $count ->
        [few] каждые { $count } { $hue_many }дома
       *[many] каждые { $count } { $hue_many }домов
    }
    .many = { $hue_many }домов
effect-sel-houses-empty =
    .own = каждый свой пустой { $hue }дом
    .any = каждый пустой { $hue }дом
    .every = { $count ->
        [few] каждые { $count } своих пустых { $hue_many }дома
       *[many] каждые { $count } своих пустых { $hue_many }домов
    }
    .everyany = { $count ->
        [few] каждые { $count } пустых { $hue_many }дома
       *[many] каждые { $count } пустых { $hue_many }домов
    }
    .many = пустых { $hue_many }домов
effect-sel-houses-inhabited =
    .own = каждый свой заселённый { $hue }дом
    .any = каждый заселённый { $hue }дом
    .every = { $count ->
        [few] каждые { $count } своих заселённых { $hue_many }дома
       *[many] каждые { $count } своих заселённых { $hue_many }домов
    }
    .everyany = { $count ->
        [few] каждые { $count } заселённых { $hue_many }дома
       *[many] каждые { $count } заселённых { $hue_many }домов
    }
    .many = заселённых { $hue_many }домов
effect-sel-characters =
    .own = каждого своего { $hue_gen }персонажа
    .any = каждого { $hue_gen }персонажа
    .every = каждых { $count } своих { $hue_many }персонажей
    .everyany = каждых { $count } { $hue_many }персонажей
    .many = { $hue_many }персонажей
effect-sel-group =
    .own = каждого своего { $hue_gen }{ $group_acc }
    .any = каждого { $hue_gen }{ $group_acc }
    .every = каждых { $count } своих { $hue_many }{ $group_many }
    .everyany = каждых { $count } { $hue_many }{ $group_many }
    .many = { $hue_many }{ $group_many }
effect-sel-distinct-colours-houses =
    .own = каждый цвет среди своих домов
    .any = каждый цвет среди домов
    .every = { $count ->
        [few] каждые { $count } разных цвета среди своих домов
       *[many] каждые { $count } разных цветов среди своих домов
    }
    .everyany = { $count ->
        [few] каждые { $count } разных цвета среди домов
       *[many] каждые { $count } разных цветов среди домов
    }
    .many = разных цветов среди домов
effect-sel-distinct-colours-characters =
    .own = каждый цвет среди своих персонажей
    .any = каждый цвет среди персонажей
    .every = { $count ->
        [few] каждые { $count } разных цвета среди своих персонажей
       *[many] каждые { $count } разных цветов среди своих персонажей
    }
    .everyany = { $count ->
        [few] каждые { $count } разных цвета среди персонажей
       *[many] каждые { $count } разных цветов среди персонажей
    }
    .many = разных цветов среди персонажей
effect-sel-distinct-colours-workers =
    .own = каждый цвет среди своих работников
    .any = каждый цвет среди работников
    .every = { $count ->
        [few] каждые { $count } разных цвета среди своих работников
       *[many] каждые { $count } разных цветов среди своих работников
    }
    .everyany = { $count ->
        [few] каждые { $count } разных цвета среди работников
       *[many] каждые { $count } разных цветов среди работников
    }
    .many = разных цветов среди работников
effect-sel-distinct-groups-characters =
    .own = каждое сословие в своём городе
    .any = каждое сословие среди персонажей
    .every = { $count ->
        [few] каждые { $count } разных сословия в своём городе
       *[many] каждые { $count } разных сословий в своём городе
    }
    .everyany = { $count ->
        [few] каждые { $count } разных сословия среди персонажей
       *[many] каждые { $count } разных сословий среди персонажей
    }
    .many = разных сословий среди персонажей
effect-sel-sets-houses =
    .own = каждый свой набор из { $size } домов разных цветов
    .any = каждый набор из { $size } домов разных цветов
    .every = { $count ->
        [few] каждые { $count } своих набора из { $size } домов разных цветов
       *[many] каждые { $count } своих наборов из { $size } домов разных цветов
    }
    .everyany = { $count ->
        [few] каждые { $count } набора из { $size } домов разных цветов
       *[many] каждые { $count } наборов из { $size } домов разных цветов
    }
    .many = наборов из { $size } домов разных цветов
effect-sel-sets-characters =
    .own = каждый свой набор из { $size } персонажей разных цветов
    .any = каждый набор из { $size } персонажей разных цветов
    .every = { $count ->
        [few] каждые { $count } своих набора из { $size } персонажей разных цветов
       *[many] каждые { $count } своих наборов из { $size } персонажей разных цветов
    }
    .everyany = { $count ->
        [few] каждые { $count } набора из { $size } персонажей разных цветов
       *[many] каждые { $count } наборов из { $size } персонажей разных цветов
    }
    .many = наборов из { $size } персонажей разных цветов
effect-sel-sets-workers =
    .own = каждый свой набор из { $size } работников разных цветов
    .any = каждый набор из { $size } работников разных цветов
    .every = { $count ->
        [few] каждые { $count } своих набора из { $size } работников разных цветов
       *[many] каждые { $count } своих наборов из { $size } работников разных цветов
    }
    .everyany = { $count ->
        [few] каждые { $count } набора из { $size } работников разных цветов
       *[many] каждые { $count } наборов из { $size } работников разных цветов
    }
    .many = наборов из { $size } работников разных цветов
effect-sel-canal-cells =
    .own = каждый свой жетон канала
    .any = каждый жетон канала
    .every = { $count ->
        [few] каждые { $count } своих жетона канала
       *[many] каждые { $count } своих жетонов канала
    }
    .everyany = { $count ->
        [few] каждые { $count } жетона канала
       *[many] каждые { $count } жетонов канала
    }
    .many = жетонов канала
effect-sel-sections-third =
    .own = каждую свою секцию канала с застроенной третьей клеткой
    .any = каждую секцию канала с застроенной третьей клеткой
    .every = { $count ->
        [few] каждые { $count } свои секции канала с застроенной третьей клеткой
       *[many] каждые { $count } своих секций канала с застроенной третьей клеткой
    }
    .everyany = { $count ->
        [few] каждые { $count } секции канала с застроенной третьей клеткой
       *[many] каждые { $count } секций канала с застроенной третьей клеткой
    }
    .many = секций канала с застроенной третьей клеткой
effect-sel-sections-complete =
    .own = каждую свою достроенную секцию канала
    .any = каждую достроенную секцию канала
    .every = { $count ->
        [few] каждые { $count } свои достроенные секции канала
       *[many] каждые { $count } своих достроенных секций канала
    }
    .everyany = { $count ->
        [few] каждые { $count } достроенные секции канала
       *[many] каждые { $count } достроенных секций канала
    }
    .many = достроенных секций канала
effect-sel-reputation-step =
    .own = каждое деление репутации
    .any = каждое деление репутации
    .every = { $count ->
        [few] каждые { $count } деления репутации
       *[many] каждые { $count } делений репутации
    }
    .everyany = { $count ->
        [few] каждые { $count } деления репутации
       *[many] каждые { $count } делений репутации
    }
    .many = делений репутации
effect-sel-dice =
    .own = каждый { $hue }кубик с числом { $faces }
    .every = { $count ->
        [few] каждые { $count } { $hue_many }кубика с числом { $faces }
       *[many] каждые { $count } { $hue_many }кубиков с числом { $faces }
    }
    .many = { $hue_many }кубиков с числом { $faces }
effect-icon-instant = { $what } с молнией
effect-icon-worker = { $what } со значком работника
effect-icon-free = { $what } с эффектом «раз в раунд»
effect-icon-action = { $what } с эффектом «меняет действие»
effect-icon-situation = { $what } с эффектом «срабатывает сама»
effect-icon-endgame = { $what } с лавровым венком
effect-of-self = { $what } у вас
effect-of-each-opponent = { $what } у соперников
effect-of-chosen-opponent = { $what } у этого соперника
effect-of-each-player = { $what } у всех игроков

## Тексты карт: условия

effect-if-die = на { $hue_loc }кубике выпало { $faces }
effect-if-none = у вас нет { $what }
effect-if-least = у вас { $what } не меньше { $count }
effect-if-most = у вас { $what } не больше { $count }
effect-if-most-them = их у вас не больше { $count }
effect-if-exactly = у вас { $what } ровно { $count }
effect-if-none-others = у соперников нет { $what }
effect-if-least-others = у соперников вместе { $what } не меньше { $count }
effect-if-most-others = у соперников вместе { $what } не больше { $count }
effect-if-exactly-others = у соперников вместе { $what } ровно { $count }
effect-if-none-all = ни у кого нет { $what }
effect-if-least-all = у всех игроков вместе { $what } не меньше { $count }
effect-if-most-all = у всех игроков вместе { $what } не больше { $count }
effect-if-exactly-all = у всех игроков вместе { $what } ровно { $count }
effect-if-none-dice = нет { $what }
effect-if-least-dice = { $what } не меньше { $count }
effect-if-most-dice = { $what } не больше { $count }
effect-if-exactly-dice = { $what } ровно { $count }
effect-if-ahead = вы опережаете всех соперников по репутации
effect-if-ahead-tie = вас не опережают по репутации
effect-if-majority = у вас больше { $what }, чем у любого соперника
effect-if-majority-tie = ни у кого из соперников нет больше { $what }, чем у вас
effect-if-minority = у вас меньше { $what }, чем у любого соперника
effect-if-card = вы играете { $hue_fem }карту
effect-if-action-workers = вы берёте работников
effect-if-action-money = вы берёте гульдены
effect-if-action-calm = вы сбрасываете маркер угрозы
effect-if-action-canal = вы застраиваете клетку канала
effect-if-action-house = вы строите дом
effect-if-action-place = вы заселяете персонажа
effect-if-action-any = вы играете карту
effect-if-not = неверно, что { $condition }

## Тексты карт: когда что-то происходит; .opponent и .any — у кого

effect-on-cards-drawn = вы берёте карты
    .opponent = соперник берёт карты
    .any = любой игрок берёт карты
effect-on-reputation-step = вы увеличиваете репутацию на деление
    .opponent = соперник увеличивает репутацию на деление
    .any = любой игрок увеличивает репутацию на деление
effect-on-penalty-suffered = вы получаете штраф
    .opponent = соперник получает штраф
    .any = любой игрок получает штраф
effect-on-penalty-of = { $event } ({ $threats })
effect-on-marker-discarded = вы сбрасываете { $hue }маркер угрозы
    .opponent = соперник сбрасывает { $hue }маркер угрозы
    .any = любой игрок сбрасывает { $hue }маркер угрозы
effect-on-house-built = вы строите { $hue }дом
    .opponent = соперник строит { $hue }дом
    .any = любой игрок строит { $hue }дом
effect-on-canal-built = вы застраиваете { $hue_fem }клетку канала
    .opponent = соперник застраивает { $hue_fem }клетку канала
    .any = любой игрок застраивает { $hue_fem }клетку канала
effect-on-section-completed = вы достраиваете секцию канала
    .opponent = соперник достраивает секцию канала
    .any = любой игрок достраивает секцию канала
effect-on-character-placed = вы заселяете другого { $hue_gen }персонажа
    .opponent = соперник заселяет { $hue_gen }персонажа
    .any = любой игрок заселяет другого { $hue_gen }персонажа
effect-on-group-placed = вы заселяете другого { $hue_gen }{ $group_acc }
    .opponent = соперник заселяет { $hue_gen }{ $group_acc }
    .any = любой игрок заселяет другого { $hue_gen }{ $group_acc }
effect-on-dice-rolled = после броска { $clause }
effect-on-round-end = в конце раунда { $clause }
effect-on-penalty = вам грозит штраф
effect-on-marker-gain = вы должны получить { $hue }маркер угрозы
effect-on-action-workers = вы берёте работников за карту
effect-on-action-money = вы берёте гульдены за карту
effect-on-action-calm = вы сбрасываете маркер угрозы картой
effect-on-action-canal = вы застраиваете клетку канала картой
effect-on-action-house = вы строите дом
effect-on-action-place = вы заселяете персонажа
effect-on-action-any = вы играете карту

## Тексты карт: изменённые числа, разрешения, защита

effect-yield-set-workers = когда вы берёте работников за карту, возьмите { $count } вместо { $usual }
effect-yield-set-money = когда вы берёте гульдены за карту, возьмите { $count }, какое бы число ни выпало
effect-yield-add = когда вы берёте { $goods } за карту, возьмите на { $count } больше
effect-yield-times = { $count ->
    [few] когда вы берёте { $goods } за карту, возьмите в { $count } раза больше
   *[many] когда вы берёте { $goods } за карту, возьмите в { $count } раз больше
}
effect-goods-workers = работников
effect-goods-money = гульдены
effect-cost-canal = застраивая клетку канала картой, вы платите
effect-cost-place = за заселение вы платите
effect-cost-any = застраивая клетку канала картой или заселяя персонажа, вы платите
effect-cost-reputation = деление репутации стоит вам
effect-cost-set = { $what } { $price }
effect-cost-less = { $what } на { $price } меньше
effect-cost-more = { $what } на { $price } больше
effect-cost-times = { $count ->
    [few] { $what } в { $count } раза больше
   *[many] { $what } в { $count } раз больше
}
effect-cost-floor = { $clause }, но не меньше чем { $price }
effect-cost-house = вы строите дома, не тратя работников
effect-colour-canal = можете застраивать клетки канала картами любого цвета
effect-colour-calm = можете сбрасывать угрозы картами любого цвета
effect-colour-any = можете сбрасывать маркеры угроз и застраивать клетки канала картами любого цвета
effect-without-low-dice = в фазе 2 всегда можете увеличить репутацию
effect-tie = для лидерства вам достаточно делить первое место
effect-refill-set = в фазе 1 вы пополняете руку до { $count } карт
effect-refill-set-may = в фазе 1 можете пополнять руку до { $count } карт
effect-refill-add = { $count ->
    [one] в фазе 1 вы берёте на { $count } карту больше
    [few] в фазе 1 вы берёте на { $count } карты больше
   *[many] в фазе 1 вы берёте на { $count } карт больше
}
effect-refill-add-may = { $count ->
    [one] в фазе 1 можете взять на { $count } карту больше
    [few] в фазе 1 можете взять на { $count } карты больше
   *[many] в фазе 1 можете взять на { $count } карт больше
}
effect-prevent-marker = откажитесь от 1 { $hue_gen }маркера угрозы
    .to = отказаться от 1 { $hue_gen }маркера угрозы
effect-prevent-markers = вы не получаете { $hue_many }маркеров угроз
effect-refuse = отказаться от него
effect-prevent = вы его не получаете
    .to = его избежать
effect-immune = вы не получаете штрафов
effect-immune-to = вы не страдаете от { $names }

## Игра и её настройки

game-summary = Брюгге позднего Средневековья. Каждую карту можно сыграть шестью способами: ради работников, ради денег, против угрозы, для канала, как дом или как одного из 165 персонажей, который в нём поселится.

option-players = Игроки
    .help = От двух до четырёх.
option-deck = Колода
    .help = Какие персонажи в игре: отпечаток файла колоды.
option-revision = Редакция правил
    .help = Партия доигрывается по той редакции, по которой началась.

## Фазы, действия картой, лидерство, источники очков

phase-draw = Карты
phase-dice = Кубики
phase-cards = Действия
phase-leaderships = Лидерство

use-workers = Работники
    .help = Возьмите 2 работников цвета карты.
use-money = Гульдены
    .help = Возьмите столько гульденов, сколько показывает кубик цвета карты.
use-calm = Сбросить угрозу
    .help = Сбросьте маркер угрозы цвета карты и получите 1 очко.
use-canal = Канал
    .help = Застройте следующую клетку канала цвета карты и заплатите её цену.
use-house = Дом
    .help = Отдайте работника цвета карты и постройте из неё дом.
use-place = Заселить
    .help = Заплатите цену персонажа и заселите его в пустой дом любого цвета.

leadership-reputation = репутация
    .by = по репутации
leadership-characters = персонажи
    .by = по персонажам
leadership-canal = канал
    .by = по каналу

category-play = по ходу игры
category-characters = персонажи
category-houses = дома
category-laurels = лавровые венки
category-leaderships = лидерство
category-canals = третьи клетки каналов
category-statues = статуи
category-reputation = репутация

## Что лежит на столе

counter-vp = Победные очки
    .help = У кого после финального подсчёта их больше, тот и победил. При равенстве решают гульдены.
counter-guilders = Гульдены
    .help = Нужны для клеток канала, персонажей и репутации. При равенстве очков решают они.
counter-workers = Работники
    .help = Дом стоит одного работника своего цвета; некоторые персонажи действуют только за работника.
counter-markers = Маркеры угроз
    .help = Третий маркер одного цвета — и вы получаете штраф. Карта этого цвета сбрасывает один маркер и даёт 1 очко.
counter-dice = Кубики
    .help = За 5 и 6 все получают маркер угрозы цвета кубика. Сумма всех единиц и двоек — цена деления репутации.
counter-reputation = Репутация
    .help = За раунд можно подняться на одно деление. Очки в конце — по достигнутому делению.
counter-statues = Статуи
    .help = Кто застроил всю секцию канала, берёт верхнюю.
counter-decks = Колоды
    .help = Когда первая колода закончится, станет известен последний раунд.
counter-reserve = Дополнительная колода
    .help = Займёт место той колоды, что закончится раньше.
counter-canal = Каналы
    .help = Застраивайте клетки от караульной наружу. Третья клетка даёт 3 очка, вся секция — статую.
counter-houses = Дома
    .help = Каждый приносит 1 очко и вмещает одного персонажа.
counter-leaderships = Лидерство
    .help = Единоличный лидер в конце раунда навсегда переворачивает маркер: это 4 очка.
counter-hand = Карты на руке
    .help = В начале раунда рука пополняется до 5 карт. Соперники видят только цвета.
counter-turns = Ходы
    .help = За раунд каждый играет 4 карты.
counter-laurels = Лавровые венки
    .help = Сколько очков эти персонажи принесут в конце, если ничего не изменится.

## Чего ждёт игра: тому, кто решает

prompt-draw = { $count ->
    [one] Выберите колоду: осталось взять { $count } карту
    [few] Выберите колоду: осталось взять { $count } карты
   *[many] Выберите колоду: осталось взять { $count } карт
}
    .more = { $count ->
        [one] Выберите колоду или остановитесь: можно взять ещё { $count } карту
        [few] Выберите колоду или остановитесь: можно взять ещё { $count } карты
       *[many] Выберите колоду или остановитесь: можно взять ещё { $count } карт
    }
prompt-prevent = Вам грозит штраф ({ $threat }): предотвратить его (карта «{ $card_title }»)?
prompt-prevent-marker = Вам грозит { $colour } маркер угрозы: отказаться от него (карта «{ $card_title }»)?
prompt-penalty = Несколько штрафов: выберите, какой первый
prompt-fire = Пожар: выберите дом или крайний жетон канала
prompt-plague = Чума: выберите, кого вы теряете
prompt-lose-house = Вы теряете дом: выберите какой
prompt-lose-cell = Вы теряете жетон канала: выберите секцию
prompt-lose-inhabitant = Вы теряете персонажа: выберите кого
prompt-reputation = { $price ->
    [0] Репутация: подняться на деление { $step } бесплатно (в конце — { part-vp })?
    [one] Репутация: подняться на деление { $step } за { $price } гульден (в конце — { part-vp })?
    [few] Репутация: подняться на деление { $step } за { $price } гульдена (в конце — { part-vp })?
   *[many] Репутация: подняться на деление { $step } за { $price } гульденов (в конце — { part-vp })?
}
prompt-turn = Ваш ход: сыграйте карту или активируйте персонажа
    .after = Карта сыграна: активируйте персонажей или завершите ход
    .empty = Карт не осталось: активируйте персонажей или завершите ход
prompt-order = Несколько эффектов: выберите, какой сработает первым
prompt-may = { $card_title }: применить эффект?
prompt-branch = { $card_title }: выберите, что делать
prompt-take-worker = { $count ->
    [one] Выберите цвет: взять { $count } работника
   *[other] Выберите цвет: взять { $count } работников
}
prompt-give-worker = { $count ->
    [one] Выберите цвет: отдать { $count } работника
   *[other] Выберите цвет: отдать { $count } работников
}
prompt-hand-worker = { $count ->
    [one] Выберите цвет: { $other } получит { $count } работника
   *[other] Выберите цвет: { $other } получит { $count } работников
}
prompt-discard-marker = { $card_title }: выберите, какой маркер угрозы сбросить
prompt-extra = { $card_title }: сыграйте ещё одну карту
prompt-dig = { $card_title }: выберите секцию канала
prompt-discard = { $count ->
    [one] Выберите { $count } карту и сбросьте её
    [few] Выберите { $count } карты и сбросьте их
   *[many] Выберите { $count } карт и сбросьте их
}
prompt-opponent = { $card_title }: выберите соперника
prompt-exchange = { $card_title }: продолжайте обмен или остановитесь
prompt-straighten = { $card_title }: выберите повёрнутого персонажа
prompt-copy = { $card_title }: выберите, чей эффект применить
prompt-flip = Выберите, какой маркер лидерства перевернуть
prompt-recall = Выберите, какой персонаж вернётся на руку

## То же остальным

prompt-other-draw = { $player } берёт карты
prompt-other-prevent = { $player } может предотвратить штраф «{ $threat }» (карта «{ $card_title }»)
prompt-other-prevent-marker = { $player } может отказаться от { $colour_gen } маркера угрозы (карта «{ $card_title }»)
prompt-other-penalty = { $player } выбирает порядок штрафов
prompt-other-fire = { $player } выбирает, что сгорит
prompt-other-plague = { $player } выбирает, кого унесёт чума
prompt-other-lose-house = { $player } выбирает, какой дом потерять
prompt-other-lose-cell = { $player } выбирает, какой жетон канала потерять
prompt-other-lose-inhabitant = { $player } выбирает, какого персонажа потерять
prompt-other-reputation = { $player } может увеличить репутацию
prompt-other-turn = Ходит { $player }
prompt-other-order = { $player } выбирает, какой эффект сработает первым
prompt-other-may = { $player } может применить эффект карты «{ $card_title }»
prompt-other-branch = { $player } выбирает, что сделает карта «{ $card_title }»
prompt-other-take-worker = { $player } берёт работников
prompt-other-give-worker = { $player } выбирает, каких работников отдать
prompt-other-hand-worker = { $player } выбирает, каких работников отдать ({ $other })
prompt-other-discard-marker = { $player } выбирает, какие маркеры угроз сбросить (карта «{ $card_title }»)
prompt-other-extra = { $player } может сыграть ещё одну карту (карта «{ $card_title }»)
prompt-other-dig = { $player } выбирает секцию канала (карта «{ $card_title }»)
prompt-other-discard = { $player } выбирает, какие карты сбросить
prompt-other-opponent = { $player } выбирает соперника (карта «{ $card_title }»)
prompt-other-exchange = { $player } может продолжить обмен (карта «{ $card_title }»)
prompt-other-straighten = { $player } выбирает повёрнутых персонажей (карта «{ $card_title }»)
prompt-other-copy = { $player } выбирает, чей эффект применить (карта «{ $card_title }»)
prompt-other-flip = { $player } выбирает, какой маркер лидерства перевернуть
prompt-other-recall = { $player } выбирает, кого вернуть на руку
prompt-over = Партия окончена

## Части строк ниже

part-guilders = { $price ->
    [0] бесплатно
    [one] за { $price } гульден
    [few] за { $price } гульдена
   *[many] за { $price } гульденов
}
part-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
part-side = { $section ->
    [1] левого
   *[2] правого
}
part-deck = { $deck ->
    [1] левой
   *[2] правой
}

## Что можно сделать: на кнопке

action-draw = Взять { $colour_fem } карту из { part-deck } колоды
action-workers = { $count ->
    [one] Взять { $count } { $colour_gen } работника за карту «{ $card_title }»
   *[other] Взять { $count } { $colour_many } работников за карту «{ $card_title }»
}
action-money = { $count ->
    [one] Взять { $count } гульден за карту «{ $card_title }»
    [few] Взять { $count } гульдена за карту «{ $card_title }»
   *[many] Взять { $count } гульденов за карту «{ $card_title }»
}
action-calm = Сбросить маркер угрозы ({ $threat }) картой «{ $card_title }»
action-canal = Застроить клетку { part-side } канала { part-guilders } (карта «{ $card_title }»)
action-house = Построить { $colour } дом из карты «{ $card_title }»
action-place = Заселить { $card_acc } в { $house } дом { part-guilders }
action-activate = Активировать { $card_acc }
action-end-turn = Завершить ход
action-accept = { $asked ->
    [reputation] Увеличить репутацию до { $step } { part-guilders }
    [prevent] Применить карту «{ $card_title }»
    [exchange] Провести обмен
   *[may] Применить эффект
}
action-suffer = Сначала штраф: { $threat }
action-burn = { $lived ->
    [1] Потерять { $house } дом, в котором живёт { $card }
   *[0] Потерять пустой { $house } дом ({ $number }-й слева)
}
action-drain = Потерять крайний жетон { part-side } канала
action-dismiss = Потерять { $card_acc }
action-recall = Вернуть на руку { $card_acc }
action-react = Сначала карта «{ $card_title }»
action-branch = { $card_title }: вариант { $branch }
action-colour = { $asked ->
    [discard_marker] Сбросить { $colour } маркер
    [take_worker] Взять { $colour_gen } работника
    [exchange] Обменять { $colour_gen } работника
   *[give_worker] Отдать { $colour_gen } работника
}
action-dig = Застроить клетку { part-side } канала { part-guilders }
action-discard = Сбросить карту «{ $card_title }»
action-opponent = { $other }
action-straighten = Развернуть карту «{ $card_title }»
action-copy = Применить эффект карты «{ $card_title }» ({ $other })
action-flip = Перевернуть маркер лидерства { $leadership_by }
action-decline = { $asked ->
    [draw] Больше не брать
    [reputation] Не увеличивать репутацию
    [take_worker] Больше не брать
    [discard_marker] Больше не сбрасывать
    [exchange] Закончить обмен
    [straighten] Достаточно
   *[may] Пропустить
}

## Что это приносит

gain-vp = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очка
   *[many] +{ $count } очков
}
gain-guilders = { $count ->
    [one] +{ $count } гульден
    [few] +{ $count } гульдена
   *[many] +{ $count } гульденов
}
gain-workers = { $count ->
    [one] +{ $count } { $colour } работник
    [few] +{ $count } { $colour_many } работника
   *[many] +{ $count } { $colour_many } работников
}
gain-cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карты
   *[many] +{ $count } карт
}
gain-steps = { $count ->
    [one] +{ $count } деление репутации
    [few] +{ $count } деления репутации
   *[many] +{ $count } делений репутации
}
gain-calmed = { $count ->
    [one] −{ $count } { $colour } маркер угрозы
    [few] −{ $count } { $colour_many } маркера угроз
   *[many] −{ $count } { $colour_many } маркеров угроз
}
gain-statue = { $count ->
    [one] статуя: { $count } очко
    [few] статуя: { $count } очка
   *[many] статуя: { $count } очков
}

## Что это стоит

cost-vp = { $count ->
    [one] −{ $count } очко
    [few] −{ $count } очка
   *[many] −{ $count } очков
}
cost-guilders = { $count ->
    [one] −{ $count } гульден
    [few] −{ $count } гульдена
   *[many] −{ $count } гульденов
}
cost-workers = { $count ->
    [one] −{ $count } { $colour } работник
    [few] −{ $count } { $colour_many } работника
   *[many] −{ $count } { $colour_many } работников
}
cost-cards = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карты
   *[many] −{ $count } карт
}
cost-house = −1 { $house } дом
cost-inhabitant = уходит { $inhabitant }
cost-cells = { $count ->
    [one] −{ $count } жетон канала
    [few] −{ $count } жетона канала
   *[many] −{ $count } жетонов канала
}
cost-threats = { $count ->
    [one] +{ $count } { $colour } маркер угрозы
    [few] +{ $count } { $colour_many } маркера угроз
   *[many] +{ $count } { $colour_many } маркеров угроз
}

## Что сделано: в журнале

log-draw = { $player } берёт { $colour_fem } карту из { part-deck } колоды
    .you = Вы берёте { $colour_fem } карту из { part-deck } колоды
log-workers = { $known ->
    [1] { $player } берёт работников за карту «{ $card_title }»
   *[0] { $player } берёт работников за { $colour_fem } карту
}
    .you = { $known ->
        [1] Вы берёте работников за карту «{ $card_title }»
       *[0] Вы берёте работников за { $colour_fem } карту
    }
log-money = { $known ->
    [1] { $player } берёт гульдены за карту «{ $card_title }»
   *[0] { $player } берёт гульдены за { $colour_fem } карту
}
    .you = { $known ->
        [1] Вы берёте гульдены за карту «{ $card_title }»
       *[0] Вы берёте гульдены за { $colour_fem } карту
    }
log-calm = { $known ->
    [1] { $player } сбрасывает маркер угрозы ({ $threat }) картой «{ $card_title }»
   *[0] { $player } сбрасывает маркер угрозы ({ $threat }) { $colour_ins } картой
}
    .you = { $known ->
        [1] Вы сбрасываете маркер угрозы ({ $threat }) картой «{ $card_title }»
       *[0] Вы сбрасываете маркер угрозы ({ $threat }) { $colour_ins } картой
    }
log-canal = { $known ->
    [1] { $player } застраивает клетку { part-side } канала (карта «{ $card_title }»)
   *[0] { $player } застраивает клетку { part-side } канала { $colour_ins } картой
}
    .you = { $known ->
        [1] Вы застраиваете клетку { part-side } канала (карта «{ $card_title }»)
       *[0] Вы застраиваете клетку { part-side } канала { $colour_ins } картой
    }
log-house = { $known ->
    [1] { $player } строит { $colour } дом из карты «{ $card_title }»
   *[0] { $player } строит { $colour } дом
}
    .you = { $known ->
        [1] Вы строите { $colour } дом из карты «{ $card_title }»
       *[0] Вы строите { $colour } дом
    }
log-place = { $known ->
    [1] { $player } заселяет { $card_acc } в { $house } дом
   *[0] { $player } заселяет персонажа в { $house } дом
}
    .you = { $known ->
        [1] Вы заселяете { $card_acc } в { $house } дом
       *[0] Вы заселяете персонажа в { $house } дом
    }
log-activate = { $player } активирует { $card_acc }
    .you = Вы активируете { $card_acc }
log-end-turn = { $player } завершает ход
    .you = Вы завершаете ход
log-accept = { $player } применяет эффект карты «{ $card_title }»
    .you = Вы применяете эффект карты «{ $card_title }»
log-climb = { $player } увеличивает репутацию до { $step }
    .you = Вы увеличиваете репутацию до { $step }
log-suffer = { $player } сначала получает штраф: { $threat }
    .you = Вы сначала получаете штраф: { $threat }
log-burn = { $lived ->
    [1] { $player } теряет { $house } дом: { $card } возвращается на руку
   *[0] { $player } теряет пустой { $house } дом
}
    .you = { $lived ->
        [1] Вы теряете { $house } дом: { $card } возвращается на руку
       *[0] Вы теряете пустой { $house } дом
    }
log-drain = { $player } теряет крайний жетон { part-side } канала
    .you = Вы теряете крайний жетон { part-side } канала
log-dismiss = { $player } теряет { $card_acc }
    .you = Вы теряете { $card_acc }
log-recall = { $player } возвращает на руку { $card_acc }
    .you = Вы возвращаете на руку { $card_acc }
log-react = { $player } сначала применяет эффект карты «{ $card_title }»
    .you = Вы сначала применяете эффект карты «{ $card_title }»
log-branch = { $player } выбирает эффект карты «{ $card_title }»
    .you = Вы выбираете эффект карты «{ $card_title }»
log-take-worker = { $player } берёт { $colour_gen } работника
    .you = Вы берёте { $colour_gen } работника
log-give-worker = { $player } отдаёт { $colour_gen } работника
    .you = Вы отдаёте { $colour_gen } работника
log-discard-marker = { $player } сбрасывает { $colour } маркер угрозы
    .you = Вы сбрасываете { $colour } маркер угрозы
log-exchange = { $player } проводит обмен (карта «{ $card_title }»)
    .you = Вы проводите обмен (карта «{ $card_title }»)
log-dig = { $player } застраивает клетку { part-side } канала без карты
    .you = Вы застраиваете клетку { part-side } канала без карты
log-discard = { $known ->
    [1] { $player } сбрасывает карту «{ $card_title }»
   *[0] { $player } сбрасывает { $colour_fem } карту
}
    .you = { $known ->
        [1] Вы сбрасываете карту «{ $card_title }»
       *[0] Вы сбрасываете { $colour_fem } карту
    }
log-opponent = { $player } выбирает соперника: { $other }
    .you = Вы выбираете соперника: { $other }
log-straighten = { $player } разворачивает карту «{ $card_title }»
    .you = Вы разворачиваете карту «{ $card_title }»
log-copy = { $player } применяет эффект карты «{ $card_title }» ({ $other })
    .you = Вы применяете эффект карты «{ $card_title }» ({ $other })
log-flip = { $player } переворачивает маркер лидерства { $leadership_by }
    .you = Вы переворачиваете маркер лидерства { $leadership_by }
log-decline = { $asked ->
    [take_worker] { $player } больше не берёт работников
    [discard] { $player } больше не сбрасывает карт
    [discard_marker] { $player } больше не сбрасывает маркеров угроз
    [exchange] { $player } заканчивает обмен (карта «{ $card_title }»)
    [straighten] { $player } больше не разворачивает карт (карта «{ $card_title }»)
   *[may] { $player } не применяет эффект карты «{ $card_title }»
}
    .you = { $asked ->
        [take_worker] Вы больше не берёте работников
        [discard] Вы больше не сбрасываете карт
        [discard_marker] Вы больше не сбрасываете маркеров угроз
        [exchange] Вы заканчиваете обмен (карта «{ $card_title }»)
        [straighten] Вы больше не разворачиваете карт (карта «{ $card_title }»)
       *[may] Вы не применяете эффект карты «{ $card_title }»
    }
log-stay = { $player } не увеличивает репутацию
    .you = Вы не увеличиваете репутацию
log-stop = { $player } больше не берёт карт
    .you = Вы больше не берёте карт

## Что происходит само

log-round = Раунд { $round }, начинает { $player }
    .you = Раунд { $round }, начинаете вы
log-dice = Кубики: синий { $blue }, коричневый { $brown }, красный { $red }, фиолетовый { $purple }, жёлтый { $yellow }
log-markers = { $player } получает маркеры угроз
    .you = Вы получаете маркеры угроз
log-penalty = { $player } получает штраф: { $threat }
    .you = Вы получаете штраф: { $threat }
log-effects = { $player }: действие карт
    .you = На вас действуют карты
log-leadership = { $player } переворачивает маркер лидерства { $leadership_by }
    .you = Вы переворачиваете маркер лидерства { $leadership_by }
log-last-round = Колода закончилась: раунд { $round } — последний
log-final = { $player }: { part-vp } ({ $category })
    .you = Вы получаете { part-vp } ({ $category })
log-game-over = Партия окончена
log-winner = Побеждает { $player }: { part-vp }!
    .you = Вы побеждаете: { part-vp }!
log-winner-shared = { $player } делит победу: { part-vp }!
    .you = Вы делите победу: { part-vp }!

## Почему карту нельзя так сыграть

why-granted = Карта «{ $card_title }» разрешает действие только одного вида.
why-no-marker = У вас нет маркера этой угрозы ({ $threat }).
why-no-worker = { $price ->
    [one] У вас нет { $colour_gen } работника.
   *[other] Нужно { $colour_many } работников: { $price }.
}
why-houses = Для нового дома нет места.
why-no-house = У вас нет пустого дома.
why-no-cell = Ни одна следующая клетка каналов не подходит: нужна { $colour_nom }.
why-canals-full = Обе секции канала достроены.
why-guilders = { $price ->
    [one] Цена — { $price } гульден, у вас { $guilders }.
    [few] Цена — { $price } гульдена, у вас { $guilders }.
   *[many] Цена — { $price } гульденов, у вас { $guilders }.
}
why-other-question = Сейчас вопрос другой: { $question }.
why-no-deck = Эта колода пуста.
why-no-card = На этом месте нет карты.
why-played = В этот ход вы уже сыграли карту.
why-card-colour = Цвет карты — { $colour }, а здесь нужен другой.
why-section-full = Эта секция канала достроена.
why-no-house-of = У вас нет пустого { $colour_gen } дома.
why-nobody = Там нет жильца.
why-no-icon = Карту «{ $card_title }» нельзя активировать: для этого нужен значок работника или «раз в раунд».
why-turned = Карта «{ $card_title }» уже использована в этом раунде.
why-condition = Условие карты «{ $card_title }» не выполнено.
why-useless = Это ничего не изменит.
why-must-play = У вас есть карты: сначала нужно сыграть одну.
why-not-due = У вас нет трёх маркеров этой угрозы ({ $threat }).
why-not-there = Там нечего терять.
why-not-waiting = Такого эффекта сейчас нет.
why-no-branch = Этот выбор ничего не изменит.
why-own-seat = Нужно выбрать соперника.
why-not-turned = Там нет другого повёрнутого персонажа.
why-flipped = Этот маркер лидерства уже перевёрнут.
why-compulsory = От этого нельзя отказаться.

## О чём вопрос, как его называет фраза выше

question-draw = из какой колоды взять карту
question-prevent = применить ли защиту
question-penalty = какой штраф будет первым
question-fire = что вы теряете
question-plague = какого персонажа вы теряете
question-reputation = увеличить ли репутацию
question-turn = что делать в свой ход
question-order = какой эффект будет первым
question-may = применить ли эффект
question-branch = что сделает персонаж
question-take-worker = какого работника взять
question-give-worker = какого работника отдать
question-discard-marker = какой маркер угрозы сбросить
question-extra = какую ещё карту сыграть
question-dig = в какой секции канала застроить клетку
question-discard = какую карту сбросить
question-opponent = какого соперника это коснётся
question-exchange = что обменять
question-straighten = какую карту развернуть
question-copy = чей эффект применить
question-flip = какой маркер лидерства перевернуть
question-recall = какой персонаж вернётся на руку

## Что должно встретиться в случайных партиях

coverage-decisions = решения
coverage-actions = действия
coverage-placed = заселённые персонажи
coverage-used = активированные персонажи
coverage-penalties = штрафы, выбранные первыми
coverage-statues = статуи игрока
coverage-players = игроки
coverage-ends = исходы

## Колода, как её показывает `duchy deck check`

deck-activation = Активация
deck-cost = Цена в гульденах

## Ошибки

error-deck = { $value } — не та колода, что сейчас в игре ({ $deck }); партию можно продолжить только с той колодой, с которой её начали.
error-position-place = на месте { $place } ничего нет.
error-position-place-twice = место { $place } названо дважды.
error-position-card-twice = карта { $card } лежит в двух местах.
error-position-face-known = лицевая сторона карты на месте { $place } известна.
error-position-face-unknown = карта на месте { $place } наблюдателю неизвестна.
error-position-backs = карт цвета { $colour } больше, чем есть в игре.
error-position-decks-many = карт в колодах — { $count }, а осталось только { $most }.
error-position-decks-uneven = пустая колода пополняется, пока в другой есть хотя бы две карты.
error-position-top = карты цвета { $colour } для верха колоды не осталось.
error-position-tops = цвет верхней карты указывают у каждой непустой колоды и только у неё.
error-position-last-round = последний раунд известен только тогда, когда взята дополнительная колода.
error-position-round = последний раунд — { $last }-й.
error-position-turns = все ходы этого раунда уже сделаны.
error-position-dice = до первого броска на кубиках ничего нет, а после него на каждом есть число.
error-position-statues = статуи не сходятся: за застроенные секции их берут с верха стопки.
error-position-offered = деления шкалы репутации предлагают только в фазе «{ $phase }».
error-position-over = партия окончена, и вопросов больше нет.
error-position-not-over = партия окончена только после четвёртой фазы последнего раунда.
error-position-unasked = в фазе «{ $phase }» нужно сказать, какой вопрос задан.
error-position-nothing-asked = партия не окончена, поэтому последним должен быть вопрос игроку.
error-position-question = по правилам нет такого вопроса или действия: { $value }.
error-position-misfit = «{ $question }» не сходится с остальной позицией.
error-position-no-answer = игроку { $player } не из чего выбирать.
error-position-derived = «{ $name }» не сходится с остальной позицией.
error-position-invariant = проверка правил «{ $name }» не пройдена.

## Памятка

aid-round = Раунд
