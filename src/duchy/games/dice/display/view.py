"""The JSON that a client draws: ``board`` once a game, ``view`` after every action.

Both are in no language and made of plain numbers, texts, lists and dictionaries; shapes.py says what each key means.
A client needs no rules: every legal action comes with its dice, its cost, what it brings at once and where to click.
"""

from __future__ import annotations

from typing import Any

from duchy.engine.game.game import SPECTATOR, Game, State
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.records import argument, plain
from duchy.games.dice.chapters.colours import award_now
from duchy.games.dice.chapters.setup import ROLLER
from duchy.games.dice.components.parts import (
    AREA_BONUS,
    AREA_VP,
    BOXES,
    CIRCLES,
    COLOUR_FACES,
    HOURGLASS_FACES,
    LARGEST_AREA,
    PHASES,
    PIPS,
    SALE_VP,
    SOLO_ROUNDS,
    VERDICTS,
    Colour,
    numbers_for,
)
from duchy.games.dice.components.sheets import HEX_COLOUR, HEXES, LETTERS, SHEETS
from duchy.games.dice.display.describe import asked_together, facts_of, prompt_for
from duchy.games.dice.display.names import (
    AWARD_NAMES,
    BONUS_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    PHASE_NAMES,
    ROW_NAMES,
    sheet_name,
)
from duchy.games.dice.display.outcome import Outcome, kernel, preview
from duchy.games.dice.display.shapes import (
    ActionView,
    Board,
    ColourInfo,
    Content,
    DecisionView,
    Dice,
    Draft,
    Hex,
    Moment,
    PlayerView,
    Round,
    Setup,
    Sheet,
    Targets,
    View,
)
from duchy.games.dice.options import PLAYERS, VARIANTS, Options
from duchy.games.dice.questions import QUESTIONS

BOTH = [1, 2]  # dice


def kernels(game: Game) -> list[Kernel]:
    """What must be compiled before a view can be drawn without a pause, beside the steps of the game."""
    return [
        Kernel("preview", kernel(game), lambda: _first_view(game)),
        Kernel("award", award_now, lambda: award_now(argument(game.new_state(0).array)[0], 0)),
    ]


def _first_view(game: Game) -> View:
    first = game.new_state(0)
    return view(first, first.deciders[0])


# --- the box ---------------------------------------------------------------------------------------------------------


def setup() -> Setup:
    """What a new game is chosen from: variants, and every sheet."""
    return {
        "game": "dice",
        "players": list(PLAYERS),
        "variants": list(VARIANTS),
        "most_different": len(LETTERS),
        "sheets": {letter: _sheet(letter) for letter in LETTERS},
        "colours": _colours(),
    }


# --- the board -------------------------------------------------------------------------------------------------------


def board(game: Game) -> Board:
    """What a client draws and no action changes: components, and the sheets that may be played in this game."""
    options = game.options
    assert isinstance(options, Options)
    shown: Board = {
        "game": game.name,
        "players": game.players,
        "variant": options.variant,
        "roller": ROLLER,
        "sheets": {letter: _sheet(letter) for letter in options.common_sheet or LETTERS},
        "colours": _colours(),
        "bonuses": list(BONUS_NAMES),
        "categories": list(CATEGORY_NAMES),
        "phases": list(PHASE_NAMES),
        "track": _track(game.players),
        "sizes": [[int(AREA_VP[size, phase]) for phase in range(PHASES)] for size in range(1, LARGEST_AREA + 1)],
        "sale": SALE_VP,
        "circles": {name: int(CIRCLES[bonus]) or None for bonus, name in enumerate(BONUS_NAMES)},
        "faces": {
            "pips": list(range(1, PIPS + 1)),
            "colours": [COLOUR_NAMES[colour] for colour in COLOUR_FACES],
            "hourglasses": [int(face) for face in HOURGLASS_FACES],
        },
    }
    if options.solo:
        shown["verdicts"] = dict(VERDICTS)
    return shown


def _track(players: int) -> int:
    return SOLO_ROUNDS if players == 1 else BOXES


def _colours() -> dict[str, ColourInfo]:
    return {
        COLOUR_NAMES[colour]: {
            "numbers": list(numbers_for(colour)),
            "bonus": BONUS_NAMES[AREA_BONUS[int(colour)]] if AREA_BONUS[int(colour)] >= 0 else None,
        }
        for colour in Colour
    }


def _sheet(letter: str) -> Sheet:
    sheet = SHEETS[LETTERS.index(letter)]
    area_of = {hex_: number for number, area in enumerate(sheet.areas, start=1) for hex_ in area}
    hexes: list[Hex] = []
    for hex_, (colour, (x, y)) in enumerate(zip(sheet.colours, sheet.positions, strict=True)):
        shown: Hex = {"colour": COLOUR_NAMES[colour], "area": area_of[hex_], "x": round(x, 3), "y": round(y, 3)}
        if hex_ in sheet.bonuses:
            shown["bonus"] = BONUS_NAMES[sheet.bonuses[hex_]]
        hexes.append(shown)
    awards = {name: list(pair) for name, pair in zip(COLOUR_NAMES, sheet.awards, strict=True)}
    return {"provenance": sheet.provenance, "hexes": hexes, "awards": awards}


# --- the view --------------------------------------------------------------------------------------------------------


def view(state: State, viewer: int = SPECTATOR, *, actions: bool = True) -> View:
    """A position as a player, or a spectator, may see it. A full state is observed first.

    Without ``actions``, which take time to look ahead, the list of them is empty.
    """
    state = state.seen_by(viewer)
    table = plain(state.array)[0]
    where = moment(state)
    return {
        "game": state.game.name,
        "options": state.game.options.as_dict(),
        "viewer": viewer,
        "ply": state.ply,
        "revelations": state.revelations,
        "over": state.is_over,
        "phase": where["phase"],
        "round": where["round"],
        "marked": _marked(state.game.players, table),
        "dice": _dice(table),
        "awards": {
            name: list(AWARD_NAMES[len(AWARD_NAMES) - left :])
            for name, left in zip(COLOUR_NAMES, table["awards_left"], strict=True)
        },
        "players": _players(state, viewer, table),
        "deciders": list(state.deciders),
        "decision": _decision(state, viewer),
        "prompt": prompt_for(state, viewer),
        "actions": _actions(state, viewer) if actions else [],
    }


def moment(state: State) -> Moment:
    """Where a game stands, for lists of tables and curves of points; full and observed states tell the same."""
    begun = state.record.round_no > 0
    return {
        "phase": PHASE_NAMES[state.record.phase] if begun else None,
        "round": int(state.record.round_no) if begun else None,
    }


def scores_now(state: State) -> list[int]:
    """The scores if the game ended in this position: nothing is counted at the end."""
    return state.scores


def _marked(players: int, table: dict[str, Any]) -> list[int]:
    """Tracks of phases that are over are full."""
    phase, full = table["phase"], _track(players)
    return [full if number < phase else table["marked"] if number == phase else 0 for number in range(PHASES)]


def _dice(table: dict[str, Any]) -> Dice | None:
    if not table["round_no"]:
        return None
    return {
        "pips": table["pips"],
        "colours": [COLOUR_NAMES[colour] for colour in table["colours"]],
        "hourglasses": table["hourglasses"],
    }


def _players(state: State, viewer: int, table: dict[str, Any]) -> list[PlayerView]:
    seats = state.game.players
    opened, drafts = (plain(state.array[name][0, :seats]) for name in ("players", "drafts"))
    shown = [_player(me, player in _sealed(state)) for player, me in enumerate(opened)]
    if viewer != SPECTATOR and state.question and QUESTIONS.named(state.question).together:
        shown[viewer]["draft"] = _draft(drafts[viewer], table["steps"][viewer], table)
    if state.is_over:
        for player, place in zip(shown, state.places, strict=True):
            player["place"] = place
        if state.verdict is not None:
            shown[0]["verdict"] = state.verdict
    return shown


def _sealed(state: State) -> set[int]:
    """Who has made the choice that all make at once."""
    return set(range(state.game.players)) - set(state.deciders) if asked_together(state) else set()


def _player(me: dict[str, Any], sealed: bool) -> PlayerView:
    return {
        "sheet": sheet_name(me["sheet"]),
        "castle": _number(me["castle"]),
        "sealed": sealed,
        "content": _content(me),
        "last": _round(me, None),
        "unused": sum(map(sum, me["ringed"])),
    }


def _draft(me: dict[str, Any], step: int, table: dict[str, Any]) -> Draft:
    return {
        "step": QUESTIONS.names[step] if step else None,
        "castle": _number(me["castle"]),
        "round": _round(me, table),
        "content": _content(me),
    }


def _round(me: dict[str, Any], table: dict[str, Any] | None) -> Round:
    """What was done in a round; which dice it took is told of the present roll only."""
    built = [me[name] for name in ("first", "second") if me[name] >= 0]
    used = BONUS_NAMES[me["used"] - 1] if me["used"] else None
    pips, colours = _dice_used(me, built, table) if table else ([], [])
    return {
        "sold": me["sold"] if me["sold"] >= 0 else None,
        "passed": bool(me["passed"]),
        "used": used,
        "built": [hex_ + 1 for hex_ in built],
        "pips": pips,
        "colours": colours,
    }


def _dice_used(me: dict[str, Any], built: list[int], table: dict[str, Any]) -> tuple[list[int], list[int]]:
    """The dice that a building took; the one that a monk or a worker changed is the second where either would do."""
    if len(built) == 2:
        return BOTH, BOTH
    if not built:
        return [], []
    number, colour = me["numbers"][built[0]], int(HEX_COLOUR[me["sheet"], built[0]])
    return [_first(table["pips"], number)], [_first(table["colours"], colour)]


def _first(dice: list[int], value: int) -> int:
    """The number of the first die that shows a value; else the second die."""
    return dice.index(value) + 1 if value in dice else 2


def _number(index: int) -> int | None:
    """What counts from 0 in the record and is -1 where there is none, as a number."""
    return index + 1 if index >= 0 else None


def _content(me: dict[str, Any]) -> Content:
    sheet, built = me["sheet"], me["built"]
    areas = SHEETS[sheet].areas if sheet >= 0 else ()
    counts = [0] * len(COLOUR_NAMES)
    for hex_ in range(HEXES):
        counts[HEX_COLOUR[sheet, hex_]] += built >> hex_ & 1
    columns = [sum(column) for column in me["points"]]
    return {
        "numbers": [number if built >> hex_ & 1 else None for hex_, number in enumerate(me["numbers"])],
        "areas": [n for n, area in enumerate(areas, start=1) if all(built >> hex_ & 1 for hex_ in area)],
        "built": dict(zip(COLOUR_NAMES, counts, strict=True)),
        "owned": dict(zip(BONUS_NAMES, map(sum, zip(*me["ringed"], strict=True)), strict=True)),
        "circles": {
            row: {
                bonus: {"ringed": ringed, "crossed": crossed}
                for bonus, ringed, crossed in zip(BONUS_NAMES, me["ringed"][number], me["crossed"][number], strict=True)
            }
            for number, row in enumerate(ROW_NAMES)
        },
        "awards": {name: AWARD_NAMES[rank - 1] for name, rank in zip(COLOUR_NAMES, me["awards"], strict=True) if rank},
        "vp": sum(columns),
        "columns": columns,
        "points": {name: list(row) for name, row in zip(CATEGORY_NAMES, zip(*me["points"], strict=True), strict=True)},
    }


def _decision(state: State, viewer: int) -> DecisionView | None:
    if state.question is None:
        return None
    own = state.decision_for(viewer) if viewer in state.deciders else None
    return {"kind": own or state.question}


# --- the actions -----------------------------------------------------------------------------------------------------


def _actions(state: State, viewer: int) -> list[ActionView]:
    if viewer not in state.deciders:
        return []
    pips, colours = state.array["pips"][0].tolist(), state.array["colours"][0].tolist()
    return [_action(outcome, pips, colours) for outcome in preview(state, viewer, state.legal_actions(viewer))]


def _action(outcome: Outcome, pips: list[int], colours: list[int]) -> ActionView:
    shown: ActionView = {
        "id": outcome.action,
        "kind": outcome.kind,
        "args": dict(outcome.arguments),
        "targets": _targets(outcome, pips, [COLOUR_NAMES[colour] for colour in colours]),
    }
    if facts := facts_of(outcome):
        shown["facts"] = facts
    if outcome.gain:
        shown["gain"] = outcome.gain
    if outcome.then is not None:
        shown["then"] = outcome.then
    if outcome.reveals:
        shown["reveals"] = True
    return shown


def _targets(outcome: Outcome, pips: list[int], colours: list[str]) -> Targets:
    """Dice that are alike, and dice that a monk or a worker may change, are one action and many places."""
    found: Targets = {}
    if "hex" in outcome.arguments:
        found["hex"] = outcome.arguments["hex"]
    if outcome.number is not None:
        found["pips"] = [die for die, number in enumerate(pips, start=1) if number == outcome.number] or BOTH
        found["colours"] = [die for die, colour in enumerate(colours, start=1) if colour == outcome.colour] or BOTH
    if outcome.kind == "sell":
        found["goods"] = outcome.arguments["count"]
    if outcome.kind == "sheet":
        found["sheet"] = LETTERS[outcome.arguments["sheet"] - 1]
    return found
