### The rules panel and the rules page.

rules-title = Rules: { $game }
rules-games = Rules of the games
rules-panel = Rules
rules-search = Search the rules
rules-contents = Contents
rules-printing = Printing
rules-all = All
rules-ids = Show rule numbers
rules-ids-hint = The numbers of the rule catalogue, to look things up and to argue.
rules-found = { $count ->
    [0] No rule speaks of that. Try another word.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-example = Example
rules-only = Printing { $printings }
rules-link = Link to “{ $title }”
rules-page = Open as a page
rules-none = This game has not brought its rules yet.
