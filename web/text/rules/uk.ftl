### Правила: панель і сторінка.

rules-title = Правила: { $game }
rules-games = Правила ігор
rules-panel = Правила
rules-search = Пошук у правилах
rules-contents = Зміст
rules-printing = Видання
rules-all = Усі
rules-ids = Показувати номери правил
rules-ids-hint = Номери з каталогу правил: за ними легко знайти потрібне місце.
rules-found = { $count ->
    [0] Нічого не знайдено. Спробуйте інше слово.
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-example = Приклад
rules-only = Лише { $printings }
rules-link = Посилання на «{ $title }»
rules-page = Відкрити окремою сторінкою
rules-none = Правил цієї гри тут поки немає.
