### Слова, общие для всех игр. Со строчной буквы — то, что входит в предложение; заголовки делает прописными клиент.

## Языки, каждый под собственным именем

language-en = English
language-ru = Русский
language-uk = Українська

## Места за столом. $number считается с 1.

seat-1 = первый игрок
seat-2 = второй игрок
seat-3 = третий игрок
seat-4 = четвёртый игрок
seat-name = Игрок { $number }
seat-bot = Бот { $number }
seat-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}

## Итоги

result-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
result-place = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
   *[other] четвёртое место
}
result-line = { result-place }: { $player }, { result-points }
result-winner = Победа: { $player }
result-tie-break = Очков поровну; победителя определяет дополнительное правило.
result-total = Всего
result-final = Итоговый счёт

## Ошибки: что не так и что делать

error-unknown-action = Такого действия нет: «{ $action }».
error-illegal-action = Сейчас так нельзя. Выберите одно из доступных действий.
error-not-deciding = Сейчас решаете не вы. Подождите остальных.
error-game-over = Партия окончена. Можно посмотреть итоги или начать новую.
error-unknown-game = Игры «{ $name }» нет. Доступны: { $choices }.
error-unknown-option = Настройки «{ $option }» нет. Доступны: { $choices }.
error-option = Настройка «{ $option }» не подходит. Возможны: { $choices }.
error-unknown-language = Языка «{ $language }» нет. Доступны: { $choices }.
error-record = Не удалось прочитать запись партии. Проверьте, что файл цел.
error-foreign-record = Эта запись сделана версией { $version }, в которой действовали другие правила. Откройте её в той версии.
error-nothing-to-undo = Отменять нечего.
error-undo-revealed = Отменить уже нельзя: с тех пор брошены кубики или открылось скрытое.
error-data = В файле данных { $file } ошибка, запись «{ $entry }». Исправьте её или верните исходный файл.
error-text = Здесь не хватает текста. На саму игру это не влияет.
error-internal = Что-то пошло не так на нашей стороне. Ваша партия сохранена; попробуйте ещё раз.

## Командная строка

cli-compiling = Готовим правила для этого компьютера; это нужно только один раз.
cli-game = Игра
cli-player = Игрок
cli-score = Очки
cli-place = Место
cli-phase = Этап
cli-round = Раунд
cli-seed = Начальное число
cli-choose = Выберите действие (номер или «{ $help }» для справки):
cli-bad-choice = Введите число от 1 до { $count }.
cli-thinking = { $player } думает…
cli-your-turn = { $player }, ваш ход.
cli-undone = Действие отменено.
cli-saved = Запись партии сохранена: { $path }.
cli-goodbye = До встречи!
cli-help = Номер выбирает действие; «{ $undo }» отменяет последнее; «{ $quit }» завершает игру.
cli-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
cli-games-per-second = { $count ->
    [one] { $count } партия в секунду
    [few] { $count } партии в секунду
   *[many] { $count } партий в секунду
}
cli-average = Среднее
cli-win-rate = Доля побед
cli-interval = Интервал 95 %
