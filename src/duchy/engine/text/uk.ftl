### Слова, спільні для всіх ігор. З малої літери — те, що входить у речення; заголовки пише з великої клієнт.

## Мови, кожна під власною назвою

language-en = English
language-ru = Русский
language-uk = Українська

## Місця за столом. $number рахується від 1.

seat-1 = перший гравець
seat-2 = другий гравець
seat-3 = третій гравець
seat-4 = четвертий гравець
seat-name = Гравець { $number }
seat-bot = Бот { $number }
seat-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}

## Підсумки

result-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
result-place = { $place ->
    [1] перше місце
    [2] друге місце
    [3] третє місце
   *[other] четверте місце
}
result-line = { result-place }: { $player }, { result-points }
result-winner = Перемога: { $player }
result-tie-break = Балів порівну; переможця визначає додаткове правило.
result-total = Разом
result-final = Підсумковий рахунок

## Помилки: що не так і що робити

error-unknown-action = Такої дії немає: «{ $action }».
error-illegal-action = Зараз так не можна. Виберіть одну з доступних дій.
error-not-deciding = Зараз вирішуєте не ви. Зачекайте на інших.
error-game-over = Партію завершено. Можна переглянути підсумки або почати нову.
error-unknown-game = Гри «{ $name }» немає. Доступні: { $choices }.
error-unknown-option = Налаштування «{ $option }» немає. Доступні: { $choices }.
error-option = Налаштування «{ $option }» не підходить. Можливі: { $choices }.
error-unknown-language = Мови «{ $language }» немає. Доступні: { $choices }.
error-record = Не вдалося прочитати запис партії. Перевірте, чи файл не пошкоджено.
error-foreign-record = Цей запис зроблено у версії { $version }, де діяли інші правила. Відкрийте його в тій версії.
error-nothing-to-undo = Скасовувати нічого.
error-undo-revealed = Скасувати вже не можна: відтоді кинуто кубики або відкрито приховане.
error-data = У файлі даних { $file } помилка, запис «{ $entry }». Виправте її або поверніть початковий файл.
error-text = Тут бракує тексту. На саму гру це не впливає.
error-internal = Щось пішло не так із нашого боку. Вашу партію збережено; спробуйте ще раз.

## Командний рядок

cli-compiling = Готуємо правила для цього комп’ютера; це потрібно лише один раз.
cli-game = Гра
cli-player = Гравець
cli-score = Бали
cli-place = Місце
cli-phase = Етап
cli-round = Раунд
cli-seed = Початкове число
cli-choose = Виберіть дію (номер або «{ $help }» для довідки):
cli-bad-choice = Введіть число від 1 до { $count }.
cli-thinking = { $player } думає…
cli-your-turn = { $player }, ваш хід.
cli-undone = Дію скасовано.
cli-saved = Запис партії збережено: { $path }.
cli-goodbye = До зустрічі!
cli-help = Номер вибирає дію; «{ $undo }» скасовує останню; «{ $quit }» завершує гру.
cli-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
cli-games-per-second = { $count ->
    [one] { $count } партія за секунду
    [few] { $count } партії за секунду
   *[many] { $count } партій за секунду
}
cli-average = Середнє
cli-win-rate = Частка перемог
cli-interval = Інтервал 95 %
