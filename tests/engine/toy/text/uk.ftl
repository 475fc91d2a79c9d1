### Sealed Bids українською. $round рахується з 1, $coins — ставка або банк, $by — наскільки піднято банк.

game-name = Таємні ставки
game-summary = Робіть таємні ставки на банк. Виграє найвища ставка, якщо її не зробив ніхто інший, а за низькі платять більше.

option-players = Гравці
option-revision = Редакція правил
option-rounds = Раунди

category-pots = банки
coverage-bids = Ставки
coverage-ends = Завершення

action-raise = { $by ->
    [0] Залишити банк як є
   *[other] Підняти банк на { $by }
}
action-bid = Поставити { $coins }

prompt-raise = Підняти банк?
prompt-bid = Зробіть таємну ставку
prompt-waiting = Очікуємо: { $players }
prompt-over = Партію завершено

log-pot = Раунд { $round }: у банку { $coins }
log-raise = { $player } піднімає банк на { $by }
    .you = Ви піднімаєте банк на { $by }
log-bid = { $player } робить таємну ставку
    .you = Ви робите таємну ставку
log-own-bid = { $player } таємно ставить { $coins }
    .you = Ви таємно ставите { $coins }
log-opened = Ставка гравця { $player }: { $coins }
    .you = Ваша ставка: { $coins }
log-paid = { $points ->
    [one] { $player } отримує { $points } бал
    [few] { $player } отримує { $points } бали
   *[many] { $player } отримує { $points } балів
}
    .you = { $points ->
    [one] Ви отримуєте { $points } бал
    [few] Ви отримуєте { $points } бали
   *[many] Ви отримуєте { $points } балів
}
