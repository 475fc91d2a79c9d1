### Правила: панель і сторінка.

rules-title = Правила: { $game }
rules-games = Правила ігор
rules-panel = Правила
rules-search = Пошук у правилах
rules-contents = Зміст
rules-printing = Видання
rules-all = Усі
rules-ids = Показувати номери правил
rules-ids-hint = Номери з каталогу правил: щоб звіритися й щоб посперечатися.
rules-found = { $count ->
    [0] Про це в правилах нічого немає. Спробуйте інше слово.
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-example = Приклад
rules-only = Видання { $printings }
rules-link = Посилання на «{ $title }»
rules-page = Відкрити окремою сторінкою
rules-none = Ця гра ще не принесла своїх правил.
