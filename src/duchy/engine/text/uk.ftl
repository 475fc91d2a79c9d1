### Слова, спільні для всіх ігор. З малої літери — те, що входить у речення; заголовки пише з великої клієнт.

## Місця за столом. $number рахується від 1.

seat-name = Гравець { $number }
seats-and = { $first } та { $last }
team-name = Команда гравців { $seats }

## Рівні ботів: ім’я і кому підходить

bot-page = Паж
    .help = Початківець. Бере те, що вигідно просто зараз. Для першої партії.
bot-squire = Зброєносець
    .help = Легкий. Думає на крок уперед. Для тих, хто знає правила.
bot-steward = Управитель
    .help = Середній. Планує весь хід. Для тих, хто зіграв кілька партій.
bot-chancellor = Канцлер
    .help = Сильний. Планує хід і прораховує кидки. Гідний суперник для досвідчених.
bot-duke = Герцог
    .help = Експерт. Думає секунду над кожним рішенням.

## Підсумки

result-place = { $place ->
    [1] перше місце
    [2] друге місце
    [3] третє місце
    [4] четверте місце
   *[other] п’яте місце
}

## Журнал будь-якої гри

log-undo = { $player } скасовує останню дію
    .you = Ви скасовуєте останню дію
log-concede = { $player } визнає поразку
    .you = Ви визнаєте поразку
log-forfeit = { $player } програє: час вийшов
    .you = Ви програєте: час вийшов
log-leave = { $player } виходить з-за столу; далі грає бот
    .you = Ви виходите з-за столу; далі грає бот
log-agree = { $player } пропонує замінити ботом гравця { $absent }
    .you = Ви пропонуєте замінити ботом гравця { $absent }
log-agreed = { $absent }: за рішенням решти далі грає бот
log-away = { $player } не в мережі; далі грає бот
    .you = Ви не в мережі; далі грає бот
log-time = { $player }: час вийшов, далі грає бот
    .you = Ваш час вийшов, далі грає бот
log-return = { $player } знову за столом
    .you = Ви знову за столом
log-cancel = { $player } скасовує стіл
    .you = Ви скасовуєте стіл

## Чому дія неможлива

why-over = Партію завершено.
why-waiting = Зараз вирішуєте не ви; чекаємо на гравців: { $players }.
why-asked = «{ $decision }» — спершу потрібно вирішити це.

## Помилки: що не так і що є натомість. Те, що було задано, стоїть у лапках мови Python.

error-internal = У нас щось пішло не так. Партію збережено, спробуйте ще раз.
error-unknown-game = Гри { $name } немає; є { $choices }.
error-game-without = Гра { $game } не має частини { $part }, яка для цього потрібна.
error-data = { $file }, { $entry }: { $reason }

# Що приймають функції: $name — аргумент, $kind — клас.
error-type-whole = { $name } — це ціле число, а не { $value }.
error-type-text = { $name } — це текст, а не { $value }.
error-type-list = { $name } — це список текстів, а не { $value }.
error-type-path = { $name } — це назва файлу, а не { $value }.
error-type-instance = { $name } — це об’єкт { $kind }, а не { $value }.
error-type-array = { $name } — це масив із { $count } чисел типу { $kind }, у який можна писати, а не { $value }.
error-type-function = { $name } — це функція, а не { $value }.
error-type-generator = { $name } — це генератор numpy або ціле число, а не { $value }.

# Параметри: причина йде за назвою.
error-option = Параметр { $option }: { $reason }
error-option-unknown = такого в цієї гри немає; є { $choices }.
error-not-one-of = { $value } не підходить; можливі: { $choices }.
error-not-between = { $value } не підходить; потрібне число від { $first } до { $last }.
error-not-from-one = { $value } не підходить; потрібне число від 1 і більше.

# Дії. «none» означає порожній список.
error-action-number = Дії { $action } немає: у цій грі дії від 0 до { $last }.
error-action-kind = Дії { $kind } немає; є { $choices }.
error-action-arguments = Аргументи дії { $kind }: { $wanted ->
    [none] жодних
   *[other] { $wanted }
}; задано: { $given ->
    [none] жодного
   *[other] { $given }
}.
error-action-argument = { $name } у дії { $kind } — ціле число, а не { $value }.
error-action-range = { $name } у дії { $kind } — від { $first } до { $last }, а не { $value }.
error-action-type = Дія — це число, текст або об’єкт, а не { $value }.
error-action-object = Об’єкт дії називає свій вид текстом, наприклад { $example }.
error-action-notation = { $text } не відповідає формі { $form }.
error-not-legal = Дія «{ $action }» зараз недоступна для player={ $player }: вирішується «{ $decision }».
error-illegal = { $refused } { $reason } ({ $rule })
    .rule = { $refused } ({ $rule })
error-agenda-overflow = Дію «{ $action }» виконати неможливо: забагато ефектів чекають одночасно. Це помилка в правилах, повідомте про неї.
error-observed = У позиції очима гравця майбутні кидки невідомі: грайте далі з повною позицією або викличте determinize().
error-chance-not-dice = Наслідок цієї дії вирішують не лише кубики; приклади дає { $name }.
error-chance-many = Наслідок цієї дії вирішує випадок стільки разів: { $count }; точно рахують не більше ніж { $most } кубиків; приклади дає { $name }.
error-wrong-observer = Це позиція очима player={ $observer }; показувати її player={ $viewer } не можна.
error-frozen = Ця позиція належить партії, яка веде запис: грайте через партію або на копії, яку дає clone().

# Гравець названий аргументом player=0, лік від 0 (docs/counting.md).
error-which-player = Вкажіть, хто діє: player=…; зараз вирішують: { $players }.
error-no-player = Немає player={ $player }: у цій партії номери гравців від 0 до { $last }.
error-not-deciding = Зараз player={ $player } нічого не вирішує.
error-game-over = Вирішувати більше немає чого: партію завершено.

# Скасування
error-undo-nothing = Немає чого скасовувати: ще ніхто не ходив.
error-undo-not-acted = Немає чого скасовувати: ходів player={ $player } ще не було.
error-undo-revealed = Скасувати вже не можна: відтоді кинуто кубики або відкрито приховане.
error-undo-others = Скасувати вже не можна: після player={ $player } ходили інші.
error-undo-ended = Скасувати вже не можна: партія закінчилася, бо гравець визнав поразку.

# Місця: хто здається, виходить або повертається.
error-seat-kind = { $kind } немає серед { $choices }.
error-seat-conceded = Гравець player={ $player } уже визнав поразку.
error-seat-bot = За player={ $player } уже грає бот.
error-seat-no-bot = За player={ $player } бот не грає.

# Записи партій: причина йде за файлом.
error-record = { $where }: { $reason }
    .action = { $where }, дія { $ply }: { $reason }
    .unnamed = Запис партії
error-record-fault = { $problem }
error-record-not-text = у файлі не текст.
error-record-unreadable = не вдалося прочитати файл ({ $problem }).
error-record-unwritable = не вдалося записати файл ({ $problem }).
error-record-truncated = запис обривається або це взагалі не запис партії.
error-record-checksum = контрольна сума не збігається: запис змінено.
error-record-no-format = не вказано формат запису.
error-record-format = формат запису { $found }, а версія { $version } читає формати від 1 до { $format }.
error-record-missing = немає поля { $field }.
error-record-foreign = поля { $field } немає у форматі { $format }.
error-record-no-text = значення поля { $field } — не текст.
error-record-no-object = значення поля { $field } — не об’єкт.
error-record-no-list = значення поля { $field } — не список.
error-record-no-results = у полі { $field } немає балів і місць.
error-record-no-fairness = поле { $field } не містить усього, що має бути за його схемою: відбитка й секрету (по 64 шістнадцяткові цифри), оголошеного, часток і місць.
error-record-action = дія — це список із гравця, позначення та, можливо, ентропії.
error-record-entropy = ентропія — не текст із 16 шістнадцяткових цифр.
error-record-options = такі параметри неможливі ({ $problem }).
error-record-revision = запис відповідає редакції правил { $revision }, якої версія { $version } не знає.
error-record-position = запис веде не до тієї позиції, яку в ньому вказано (записано версією { $written }, перевірено версією { $version }).
error-record-results = підсумки не збігаються з підсумками партії.
error-record-seat-change = у полі { $field } мають стояти кількість дій, гравець і вид зміни.
error-record-seats-late = місце змінюється або дію виконано після кінця партії чи не за порядком.
error-record-hints = у полі { $field } має стояти кількість підказок кожного гравця.

# Позиції: причина стоїть після частини. $part — назва частини, як у тексті позиції.
error-position = Позиція: { $reason }
    .part = Позиція, { $part }: { $reason }
error-position-phrase = за { $value } неможливо зрозуміти, про що запитують або що роблять.
error-position-list = { $value } — не список.
error-position-length = указано { $count }, а можливо від { $least } до { $most }.
error-position-table = { $value } — не таблиця назв і значень.
error-position-pair = { $value } — не пара зі знаком «{ $sign }» посередині.
error-position-twice = { $name } указано двічі.
error-position-given-twice = це вказано двічі.
error-position-object = позиція — це об’єкт, у якому названо гру, наприклад { $example }.
error-position-option = це параметр гри, і його вже вибрано.
error-position-no-state = { $value } — не стан партії.
error-position-beyond = у цих полях стоїть те, чого частини позиції не можуть виразити: { $fields }.
error-position-not-text = { $value } — не текст.
error-position-long = текст задовгий: знаків { $count }, а можна не більше { $most }.
error-position-file = { $file } — не текст позиції і не файл, який можна прочитати ({ $problem }).
error-position-json = не вдалося прочитати JSON ({ $problem }).
error-position-head = текст не починається з рядка на зразок «{ $form }».
error-position-check = контрольне слово { $word } не збігається: текст пошкоджено або змінено. Якщо ви змінили його самі, приберіть контрольне слово.
error-position-line = { $line } не має вигляду «{ $form }».
error-position-no-draw = цього не кидають і не тягнуть; кидають або тягнуть: { $choices }.
error-position-not-drawn = за цієї дії потрібного не кидають і не тягнуть.
error-position-not-found = потрібних кидків не знайдено, зроблено спроб: { $count }.

# Чесні кубики: причина йде за файлом.
error-fair-none = кидки цієї партії не зафіксовано заздалегідь, тож перевіряти немає чого.
error-fair-commitment = секрет не збігається з відбитком.
error-fair-commitment-announced = секрет і оголошене до початку не збігаються з відбитком.
error-fair-share = частка гравця на місці { $number } не збігається з її гешем.
error-fair-unannounced = з місця { $number } надійшла частка, хоча її не оголошували.
error-fair-announced = місця й частки не ті, що були оголошені до початку.
error-fair-game = гра або її параметри не ті, що були оголошені до початку.
error-fair-seating = розсадка не відповідає секрету й часткам гравців.
error-fair-seed = підготовка не випливає із секрету, часток і того, що було оголошено до початку.
error-fair-ply = кубики на цьому кроці не випливають із секрету, часток і того, що було оголошено до початку.

# Тексти
error-text-language = Мови { $language } немає; є { $choices }.
error-text-missing = Немає тексту { $key } мовою { $language }.
error-text-fault = Текст { $key } мовою { $language }: { $problem }
error-text-twice = Текст { $key } мовою { $language } записано двічі.
error-text-unreadable = { $file }: не вдається прочитати { $beginning }.
error-text-folder = Для текстів потрібна хоча б одна тека.

# Боти; «none» означає порожній список.
error-bot-unknown = бота { $name } немає; є { $choices }.
error-bot-parameter = у бота { $bot } немає параметра { $name }; { $choices ->
    [none] параметрів у нього немає
   *[other] є { $choices }
}.
error-bot-number = { $name }={ $value } у бота { $bot } — не число.
error-bot-form = { $part } у { $text } не відповідає формі «ім’я=значення».
error-bot-seconds = { $seconds }: потрібна кількість секунд.
error-sprt = { $value }: потрібні дві різниці рейтингів Ело, спочатку менша, наприклад 0,20.
error-sprt-bots = у матчі до рішення беруть участь два боти, а не { $bots }.
error-ladder-bots = для рейтингу потрібно щонайменше два різні боти, кожного названо один раз.
error-ladder-specs = це не ті боти, що в рейтингу.
error-ladder-file = у файлі { $file } немає рейтингу.
error-ladder-other = у файлі { $file } рейтинг з іншими ботами чи налаштуваннями; вкажіть інший файл.
error-bot-seats = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
} на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}: порівну не вийде.
error-bot-teams = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
} на { $teams ->
    [one] { $teams } команду
    [few] { $teams } команди
   *[many] { $teams } команд
}: порівну не вийде. За всіх гравців команди грає один бот.
error-bot-state = Ботові потрібна позиція гри { $game }, якою її бачить його гравець: state.observe(player).
error-bot-import = бота { $name } не вдалося завантажити: { $problem }.
error-bot-class = { $name } — не бот: бот має бути підкласом duchy.bots.Bot.
error-bot-game = бота { $bot } створено для іншої гри або інших параметрів.
error-bot-travel = бота { $bot } не можна передати в інший процес: { $problem }
error-bot-choice = Бот { $bot } вибрав { $action }, а такого ходу зараз немає.
error-bot-analysis = Бот { $bot } не каже, як оцінює дії: він не має методу { $name }.
error-bot-chance = Бот { $bot } вибирає випадково й дій не оцінює; оцінюють { $choices }.
error-bot-judged = Бот { $bot } оцінив не кожну можливу дію рівно один раз.
error-jobs-stopped = процес, який грав партії, завершився. Програма з кількома процесами має починатися під умовою: if __name__ == '__main__'.

# Нейромережі
error-network-file = { $file } — не нейромережа Duchy або файл пошкоджено.
error-network-missing = Файлу { $file } немає.
error-network-none = Нейромережі для гри { $game } у складі Duchy немає; є для { $games }.
error-network-game = Нейромережу навчено для гри { $other }, а не { $game }.
error-network-data = Нейромережу навчено для гри { $game } з іншими даними про компоненти.
error-network-version = Нейромережу не навчено для цих параметрів гри: вигляд позицій { $version } їй не знайомий.
error-learn-games = У файлі { $file } немає позицій для навчання або його пошкоджено.
error-learn-options = У файлі { $file } позиції партій з іншими налаштуваннями.
error-learn-one-game = Нейромережа навчається однієї гри: усі набори налаштувань мають бути для неї.
error-course-file = { $file } — не таблиця кіл навчання.

# Симуляції
error-cuda-missing = для CUDA потрібне доповнення duchy[cuda] ({ $problem }); використовуйте cpu.
error-cuda-broken = CUDA тут не працює ({ $problem }); використовуйте cpu.
error-cuda-none = тут немає відеокарти NVIDIA з драйвером; використовуйте cpu.
error-cuda-policy = { $policy } грає лише на cpu; на cuda є random.
error-cuda-idle = Відеокарта не зіграла жодної партії.
error-no-results = У { $path } немає результатів симуляції: { $problem }
error-too-many-games = для { $value } партій забракне пам’яті.
error-results-not-saved = Не вдалося зберегти результати в { $path }: { $problem }
error-cuda-told = { $options }: це можливо лише на cpu.
error-seats-count = { $count ->
    [one] названо { $count } гравця
    [few] названо { $count } гравців
   *[many] названо { $count } гравців
}, а { $seats ->
    [one] місце { $seats }
    [few] місця { $seats }
   *[many] місць { $seats }
}.
error-seats-form = { $value } не відповідає формі МІСЦЕ=БОТ, наприклад 0=greedy; місця рахують від 0.
error-seats-twice = місце { $seat } вказано двічі.
error-shard-form = { $value } не відповідає формі i/n: наприклад, 2/5 — друга з п’яти частин.
error-on-form = { $value } — не кластер; напишіть ray або ray:АДРЕСА.
error-on-with = на кластері не можна вибрати { $option }.
error-cluster-none = Кластер { $address } недоступний ({ $problem }).
error-cluster-lost = Частина роботи губилася { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
 } ({ $problem }).
error-cluster-version = На одній із машин кластера Duchy { $own }, а на цій { $other }.
error-frame-missing = Для таблиці потрібна бібліотека { $libraries }, а її не встановлено; її ставить доповнення { $extra }.
error-parquet-missing = Для файлів Parquet потрібна бібліотека { $library }, а її не встановлено; її ставить доповнення { $extra }.
error-out-form = Назва файлу { $path } має закінчуватися на { $choices }.
error-out-shard = { $path } — не файл { $form }, а об’єднувати можна лише їх.
error-out-folder = Немає теки, у якій має лежати файл { $path }.
error-merge-none = немає файлів, які можна об’єднати.
error-merge-foreign = Файл { $file } записала не команда «duchy simulate --out» і не команда «duchy arena --out».
error-merge-differs = { $file } і { $other } — частини різного: { $name } в одному { $value }, в іншому { $wanted }.
error-merge-columns = { $file } і { $other } — частини різного: у них різні стовпці.
error-merge-interrupted = Запис { $file } перервано, частина неповна: зіграйте цю частину знову.
error-merge-twice = У { $file } і { $other } ті самі партії, починаючи з партії { $first }.
error-merge-missing = Бракує партій від { $first } до { $last } з { $games } (лік від 0): пропущено частину.

# Середовища інших бібліотек
error-extra-missing = для { $name } потрібне доповнення { $extra } ({ $problem }).
error-env-place = у партії для одного гравця немає місць; є { $choices }.
error-env-options = гру { $game } вже створено; параметри вказують разом із назвою.
error-env-form = { $part } не відповідає формі «ім’я:значення».
error-env-opponents = указано ботів: { $count }, а решти місць: { $seats }; один бот займе всі.
error-env-reset = Ходити ніде: спочатку викличте reset().
error-env-recall = Спостереження тут — те, що один гравець бачить у цю мить, без пам’яті; запитайте загальні та власні приховані відомості.

# Набори партій
error-batch-illegal = Партія { $number }, місце { $place } у наборі: { $refused } Жодної дії цього кроку не виконано.
error-batch-actions = { $name } — це масив із { $count } цілих чисел, по одному на партію, а не { $value }.
error-batch-games = { $name } — це масив із { $count } логічних значень, по одному на партію, а не { $value }.
error-batch-room = { $name } — це масив { $kind }, у який можна писати, а не { $value }.
error-batch-bots = { $name } — це відповідність місць і ботів, а не { $value }.
error-batch-no-seat = хоча б одне місце має лишитися без бота.
error-batch-seed = початкове число задають для всіх партій; не вказуйте його, якщо заново починаються лише деякі.
error-batch-not-over = на місці { $value } ще не закінчилася жодна партія.
error-batch-blind = цей набір створено без нього; задайте одне з: { $choices }.
error-batch-bot-on-card = { $bot } на місці { $place } грає лише на cpu; на cuda є random.

## Командний рядок

cli-compiling = Готуємо правила для цього комп’ютера; це потрібно лише один раз.
cli-player = Гравець
cli-score = Бали
cli-place = Місце
