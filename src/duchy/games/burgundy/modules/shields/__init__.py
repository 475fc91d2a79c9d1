"""Shields: taken with doubles, laid on castles, paid for at the end of every phase (chapter 24).

A shield lies in one place at a time: in a depot, on a castle of an estate, or out of the game. It belongs to the
estate, so that partners share it, and the record knows who took it (CB-TEAM-36, CB-TEAM-37).

| file | holds |
|---|---|
| ``held`` | where shields lie, and the quantities of the base game that they change |
| ``taking`` | the deal, taking a shield, losing one |
| ``copying`` | shield 6: the monasteries of another player |
| ``turn`` | what shields offer in a turn: a die set to any value, goods of one colour from all depots |
| ``phase_end`` | the tribute, and the last chance to name a player |
| ``settling`` | shields 14 and 15: tiles straight from a depot to the estate |
| ``fleet`` | shield 5: the goods that a ship takes |

``settling`` and ``fleet`` use chapters that call hooks, so ``rules`` calls them and no hook does.
"""
