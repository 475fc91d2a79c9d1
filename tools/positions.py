"""Play the positions that the browser tests start from: ``python tools/positions.py``, or ``… bruges`` for some.

A test of a nested decision should not have to wait until one turns up. Each position is a game record that a table is
opened from; bots with fixed seeds play it, and its chance follows from a fixed secret. Do this again when a change of
the rules makes the records fail.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import duchy
from duchy.bots import make as make_bot
from duchy.engine.game.game import State
from duchy.engine.match import fair
from duchy.engine.match.fairness import Fairness
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.display.describe import asked_by_route
from duchy.games.burgundy.display.names import PHASE_NAMES, home_of

STRIDE = 100  # between the numbers of games that are tried one after the other
FOLDER = Path(__file__).parents[1] / "web" / "e2e" / "positions"
EXTRA_TILES = {"players": 2, "modules": ["extra_tiles"]}
WHITE_CASTLES = {"players": 2, "modules": ["white_castles"]}
INNS_AND_ROUTES = {"players": 3, "modules": ["inns", "trade_routes"]}
SHIELDS = {"players": 3, "modules": ["shields"]}
BORDER_POSTS = {"players": 3, "modules": ["border_posts"]}
CLOSE_TO_CASTLE = {"players": 2, "modules": ["close_to_castle"]}
EVERYTHING = {
    "players": 3,
    "modules": ["extra_tiles", "white_castles", "inns", "trade_routes", "shields", "border_posts"],
}
SOLO: dict[str, Any] = {"players": 1, "modules": ["solo"]}
SOLO_MODULES = ["extra_tiles", "white_castles", "inns", "trade_routes", "solo"]
TEAMS = {"players": 4, "modules": ["team"]}
TEAMS_WITH_MORE = {"players": 4, "modules": ["inns", "trade_routes", "shields", "team"]}
MIXED = {"players": 4, "setup": "expert", "estates": ["5", "3", "9", "7"]}
Wish = Callable[[State], bool]


@dataclass(frozen=True)
class Position:
    """The first position of a game that fulfils a wish."""

    wish: Wish
    options: dict[str, Any] = field(default_factory=lambda: {"players": 2})
    game: str = "burgundy"
    number: int = 1  # of the game: another one, other chance
    tile: Kind | None = None  # that the first player takes as soon as possible: one that bots seldom want
    bot: str = "search"
    shield: Shield | None = None  # that the first player takes as soon as possible


def at_turn(phase: str, round: int) -> Wish:
    """The first player is to use the first die."""

    def wish(state: State) -> bool:
        here = PHASE_NAMES[int(state.array["phase"][0])], int(state.array["round_no"][0]) + 1
        fresh = not state.array["players"][0]["spent"][0].any()
        return here == (phase, round) and state.deciders == (0,) and state.decision == "turn" and bool(fresh)

    return wish


def at_round(number: int) -> Wish:
    """A round of the Dice Game has begun, and nobody has done anything in it."""
    return lambda state: state.question == "round" and int(state.array["round_no"][0]) == number


def over(state: State) -> bool:
    """There is a result."""
    return state.is_over


def asked(decision: str) -> Wish:
    """The first player is asked something within a turn and has a choice."""
    return lambda state: (state.decision, state.deciders) == (decision, (0,)) and len(state.legal_actions(0)) > 1


def asked_at_once(question: str) -> Wish:
    """The first player of the Dice Game, who decides while others do, is asked something and has a choice."""
    return lambda state: state.decision_for(0) == question and len(state.legal_actions(0)) > 1


def can_buy_workers(state: State) -> bool:
    """The first player, with a die left, may buy workers for silver, and more than once."""
    if state.deciders != (0,) or state.decision != "turn" or not _can_place(state):
        return False
    return state.game.parse("buy_workers") in state.legal_actions(0) and int(home_of(state, 0).silver) > 1


def can_lay_bridge(state: State) -> bool:
    """The first player's pawn lies under another one, and the bridge can be placed."""
    order = state.array["order"][0].tolist()
    spaces = state.array["players"][0]["space"].tolist()
    below = order.index(1) < order.index(0) and spaces[0] == spaces[1]
    return below and state.deciders == (0,) and state.decision == "turn" and _can_place(state, Kind.MONASTERY_27)


def _can_place(state: State, tile: Kind | None = None) -> bool:
    """Whether the first player can place a stored tile: any, or one kind."""
    stored = state.array["storages"][0][0]["tiles"].tolist()
    actions = [state.game.catalogue.decode(action) for action in state.legal_actions(0)]
    slots = [action.arguments["slot"] for action in actions if action.kind == "place"]
    return any(tile in (None, stored[slot - 1]) for slot in slots)


def can_place_second_inn(state: State) -> bool:
    """The first player has an inn in the estate, a stored one to place, and a choice of what to do first."""
    if state.deciders != (0,) or state.decision != "turn" or not _can_place(state, Kind.INN):
        return False
    return Kind.INN in home_of(state, 0).tiles.tolist()


def can(kind: str, decision: str = "turn") -> Wish:
    """The first player may do something in the own turn, or when something is asked in it."""

    def wish(state: State) -> bool:
        if state.deciders != (0,) or state.decision != decision:
            return False
        return any(state.game.catalogue.decode(action).kind == kind for action in state.legal_actions(0))

    return wish


def asked_by_a_route(state: State) -> bool:
    """The trade route of the first player asks for a tile."""
    return asked_by_route(state) and state.deciders == (0,) and len(state.legal_actions(0)) > 2


def before_the_end(state: State) -> bool:
    """One click ends the game."""
    if state.is_over or state.decision != "turn":
        return False
    after = state.clone()
    after.apply("end_turn")
    return after.is_over


def at_last_round(state: State) -> bool:
    """The last round of the game begins."""
    here = PHASE_NAMES[int(state.array["phase"][0])], int(state.array["round_no"][0]) + 1
    return here == ("E", 5) and int(state.array["turn"][0]) == 0 and state.decision == "turn"


def before_the_win(state: State) -> bool:
    """One tile fills the estate of a solo player."""
    if state.is_over or state.decision != "turn":
        return False
    for action in state.legal_actions(0):
        after = state.clone()
        after.apply(action)
        if after.verdict == "won":
            return True
    return False


def in_street(houses: int, round: int) -> Wish:
    """The first player of Bruges, with a street of houses and a full hand, is to play a card."""

    def wish(state: State) -> bool:
        record = state.array[0]
        me = record["players"][0]
        fresh = state.deciders == (0,) and state.decision == "turn" and not record["played"]
        return bool(fresh and record["round_no"] >= round and me["homes"] >= houses and me["held"] >= 4)

    return wish


def deck_running_out(phase: int) -> Wish:
    """The first player of Bruges can take the last card of a deck, in phase 1 or by a character in phase 3."""

    def wish(state: State) -> bool:
        record = state.array[0]
        drawing = state.deciders == (0,) and state.decision == "draw"
        return bool(drawing and record["phase"] == phase and not record["last_round"] and 1 in record["decks"].tolist())

    return wish


def last_card(state: State) -> bool:
    """The last card of a game of Bruges is to be played by the first player."""
    record = state.array[0]
    last = record["round_no"] == record["last_round"] and record["turn"] == 4 * record["seats"] - 1
    return bool(last and state.deciders == (0,) and state.decision == "turn" and not record["played"])


def random_bruges(wish: Wish, number: int = 1, players: int = 2) -> Position:
    """A game of Bruges by players who do anything."""
    return Position(wish, {"players": players}, "bruges", number, bot="random")


POSITIONS = {
    "start": Position(lambda state: True, {"players": 4}),
    "choice": Position(lambda state: state.deciders[0] == 0, {"players": 2, "setup": "expert", "choice": "sealed"}),
    "middle": Position(at_turn("C", 2), MIXED),
    "two-middle": Position(at_turn("C", 3)),
    "end": Position(over, MIXED),
    "last": Position(before_the_end),
    "church": Position(asked("church")),
    "discard": Position(asked("discard")),
    "ship": Position(asked("ship")),
    "castle": Position(asked("castle")),
    "town-hall": Position(asked("town_hall")),
    "warehouse": Position(asked("warehouse"), number=2),
    "carpenter": Position(asked("carpenter")),
    "market": Position(asked("market")),
    "keep": Position(asked("keep"), bot="random"),
    "crane": Position(asked("crane"), EXTRA_TILES, number=13),
    "geese": Position(asked("geese"), EXTRA_TILES, number=3),
    "workers": Position(can_buy_workers, EXTRA_TILES, number=8),
    "bridge": Position(can_lay_bridge, EXTRA_TILES, number=11, tile=Kind.MONASTERY_27),
    "white-castle": Position(asked("white_castle"), WHITE_CASTLES, number=2, tile=Kind.WHITE_CASTLE),
    "buy-inn": Position(can("buy_inn"), INNS_AND_ROUTES),
    "inn": Position(can_place_second_inn, INNS_AND_ROUTES, number=2),
    "route": Position(asked_by_a_route, INNS_AND_ROUTES),
    "arrange": Position(
        lambda state: state.decision == "arrange", {"players": 2, "edition": "2020-ua", "modules": ["trade_routes"]}
    ),
    "shields": Position(can("take_shield"), SHIELDS),
    "tribute": Position(asked("tribute"), SHIELDS),
    "set-die": Position(can("set_die"), SHIELDS, shield=Shield.SURE_HAND),
    "load-colour": Position(can("load_colour", "ship"), SHIELDS, shield=Shield.GRAND_FLEET),
    "name-player": Position(can("name_player"), SHIELDS, number=7, shield=Shield.COPYISTS),
    "name-at-end": Position(asked("name"), SHIELDS, shield=Shield.COPYISTS, bot="random"),
    "settle": Position(asked("settle"), SHIELDS, shield=Shield.HARVEST_CART),
    "border-posts": Position(at_turn("C", 2), BORDER_POSTS),
    "return-castle": Position(can("return_castle"), CLOSE_TO_CASTLE),
    "modules": Position(at_turn("C", 2), EVERYTHING),
    "solo-found": Position(lambda state: True, SOLO),
    "solo": Position(at_turn("C", 3), SOLO, number=3),
    "solo-13b": Position(at_turn("C", 3), {**SOLO, "estates": "13b"}),
    "solo-order": Position(asked("order"), SOLO),
    "solo-points": Position(asked("buy_points"), SOLO),
    "solo-exchange": Position(asked("exchange"), SOLO),
    "solo-give": Position(asked("give"), SOLO),
    "solo-award": Position(asked("award"), SOLO),
    "solo-modules": Position(at_turn("C", 3), {"players": 1, "modules": SOLO_MODULES}),
    "solo-win": Position(before_the_win, SOLO, number=3),
    "solo-loss": Position(before_the_end, SOLO),
    "team": Position(at_turn("C", 2), TEAMS),
    "team-store": Position(asked("store"), TEAMS, number=2),
    "team-found": Position(asked("found"), {**TEAMS, "estates": "12b"}),
    "team-last-round": Position(at_last_round, TEAMS),
    "team-end": Position(over, TEAMS),
    "team-modules": Position(at_turn("C", 2), TEAMS_WITH_MORE),
    "modules-end": Position(over, EVERYTHING),
    "dice-middle": Position(at_round(11), {"players": 3}, "dice"),
    "dice-one": Position(at_round(11), {"players": 1}, "dice"),
    "dice-two": Position(at_round(11), {"players": 2}, "dice"),
    "dice-four": Position(at_round(11), {"players": 4}, "dice"),
    "dice-five": Position(at_round(11), {"players": 5}, "dice"),
    "dice-solo": Position(over, {"players": 1, "sheet": "B"}, "dice", number=25),
    "dice-sheet": Position(lambda state: state.question == "sheet", {"players": 3, "variant": "different"}, "dice"),
    "dice-castle": Position(lambda state: state.question == "castle", {"players": 2, "variant": "same"}, "dice"),
    "dice-sell": Position(asked_at_once("sell"), {"players": 2}, "dice", bot="random"),
    "dice-second": Position(asked_at_once("second"), {"players": 2}, "dice", bot="random"),
    "bruges-turn": random_bruges(in_street(5, 4)),
    "bruges-three": random_bruges(in_street(4, 3), players=3),
    "bruges-four": random_bruges(in_street(4, 3), players=4),
    "bruges-fire": random_bruges(asked("fire"), 2),
    "bruges-plague": random_bruges(asked("plague"), 3),
    "bruges-penalties": random_bruges(asked("penalty"), 4),
    "bruges-branch": random_bruges(asked("branch"), 5),
    "bruges-workers": random_bruges(asked("take_worker"), 6),
    **{
        f"bruges-{question.replace('_', '-')}": random_bruges(asked(question), number, players=3)
        for number, question in enumerate(
            [
                *("prevent", "reputation", "order", "may", "give_worker", "discard_marker", "extra", "dig", "discard"),
                *("opponent", "exchange", "straighten", "copy", "flip", "recall"),
            ],
            start=11,
        )
    },
    "bruges-deck-draw": random_bruges(deck_running_out(1), 7),
    "bruges-deck-cards": random_bruges(deck_running_out(3), 8),
    "bruges-last": random_bruges(last_card, 9),
    "bruges-end": random_bruges(over, 10, players=3),
}


def _taking(state: State, tile: Kind) -> int | None:
    """An action of the first player that takes a tile with a die, if there is one."""
    depots = state.array["depots"][0].tolist()
    for action in state.legal_actions(0):
        decoded = state.game.catalogue.decode(action)
        if decoded.kind == "take" and depots[decoded.arguments["depot"] - 1][decoded.arguments["slot"] - 1] == tile:
            return action
    return None


def _bearing(state: State, shield: Shield) -> int | None:
    """An action of the first player that takes a shield, if there is one."""
    for action in state.legal_actions(0):
        decoded = state.game.catalogue.decode(action)
        if decoded.kind == "take_shield" and decoded.arguments["shield"] == shield:
            return action
    return None


def _wanted(state: State, position: Position) -> int | None:
    """What the first player does before all else."""
    if position.tile:
        return _taking(state, position.tile)
    return _bearing(state, position.shield) if position.shield else None


def played(position: Position) -> duchy.GameRecord:
    """The game up to the position; the next game if this one ends without it."""
    secret = position.number.to_bytes(fair.SECRET_BYTES)
    game = duchy.load(position.game, **position.options)
    how = {"iterations": 32, "threads": 1} if position.bot == "search" else {}
    bot = make_bot(position.bot, game, position.number, **how)
    match = duchy.Match(game, fair.entropy(secret, 0))
    while not position.wish(match.state):
        if match.state.is_over:
            return played(replace(position, number=position.number + STRIDE))
        player = match.state.deciders[0]
        chance = fair.entropy(secret, len(match.history) + 1)
        action = _wanted(match.state, position) if player == 0 else None
        match.apply(bot.choose(match.state.observe(player)) if action is None else action, player, chance)
    record = match.record()
    return replace(record, fairness=Fairness(fair.commitment(secret), secret)) if record.results else record


def main() -> None:
    """Write them all, or those whose names begin as told."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, position in POSITIONS.items():
        if not name.startswith(tuple(sys.argv[1:]) or ""):
            continue
        record = played(position)
        record.save(FOLDER / f"{name}.json")
        print(f"{name}: {len(record.actions)} actions")


if __name__ == "__main__":
    main()
