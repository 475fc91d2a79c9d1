### Sealed Bids по-русски. $round считается с 1, $coins — ставка или банк, $by — насколько поднят банк.

game-name = Тайные ставки
game-summary = Делайте тайные ставки на банк. Выигрывает самая высокая ставка, если её не сделал никто другой, а за низкие платят больше.

option-players = Игроки
option-revision = Редакция правил
option-rounds = Раунды

category-pots = банки
coverage-bids = Ставки
coverage-ends = Исходы

action-raise = { $by ->
    [0] Оставить банк как есть
   *[other] Поднять банк на { $by }
}
action-bid = Поставить { $coins }

prompt-raise = Поднять банк?
prompt-bid = Сделайте тайную ставку
prompt-waiting = Ожидаем: { $players }
prompt-over = Партия окончена

log-pot = Раунд { $round }: в банке { $coins }
log-raise = { $player } поднимает банк на { $by }
    .you = Вы поднимаете банк на { $by }
log-bid = { $player } делает тайную ставку
    .you = Вы делаете тайную ставку
log-own-bid = { $player } тайно ставит { $coins }
    .you = Вы тайно ставите { $coins }
log-opened = Ставка игрока { $player }: { $coins }
    .you = Ваша ставка: { $coins }
log-paid = { $points ->
    [one] { $player } получает { $points } очко
    [few] { $player } получает { $points } очка
   *[many] { $player } получает { $points } очков
}
    .you = { $points ->
    [one] Вы получаете { $points } очко
    [few] Вы получаете { $points } очка
   *[many] Вы получаете { $points } очков
}
