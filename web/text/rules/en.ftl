### The rules panel and the rules page.

rules-title = Rules: { $game }
rules-games = Rules of the games
rules-panel = Rules
rules-search = Search the rules
rules-contents = Contents
rules-printing = Edition
rules-all = All
rules-ids = Show rule numbers
rules-ids-hint = Numbers from the rule catalogue, handy for looking things up.
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-example = Example
rules-only = { $printings } only
rules-link = Link to “{ $title }”
rules-page = Open as a page
rules-none = The rules of this game are not here yet.
