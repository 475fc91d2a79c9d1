### Правила: панель и страница.

rules-title = Правила: { $game }
rules-games = Правила игр
rules-panel = Правила
rules-search = Поиск по правилам
rules-contents = Содержание
rules-printing = Издание
rules-all = Все
rules-ids = Показывать номера правил
rules-ids-hint = Номера из каталога правил: по ним легко найти нужное место.
rules-found = { $count ->
    [0] Ничего не найдено. Попробуйте другое слово.
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-example = Пример
rules-only = Только в издании: { $printings }
rules-link = Ссылка на «{ $title }»
rules-page = Открыть отдельной страницей
rules-none = У этой игры правил здесь пока нет.
