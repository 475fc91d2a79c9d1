"""A position in a terminal: the main board as lines, the estates as maps, and a legend of what is seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from duchy.engine.drawings.palette import GOODS, SEATS
from duchy.engine.drawings.terminal import Cell, Lines, beside, columns, flowing, hex_map, joined, page, tiled
from duchy.engine.game.game import State
from duchy.engine.words.captions import Captions
from duchy.engine.words.wording import key
from duchy.games.burgundy.components.board import ROUNDS
from duchy.games.burgundy.display.describe import PACKAGE
from duchy.games.burgundy.display.drawing.facts import facts, linked_posts
from duchy.games.burgundy.display.drawing.signs import (
    COLOURLESS,
    LETTERS,
    PAINTS,
    shield_sign,
    space_sign,
    species_of,
    tile_sign,
)
from duchy.games.burgundy.display.shapes import Board, PlayerView, RouteView, View
from duchy.games.burgundy.display.view import board as board_of
from duchy.games.burgundy.display.view import view as view_of

NONE = "–"
QUIET = "dim"
STRONG = "bold"
BELONGINGS = 16  # columns beside an estate, so that two estates fit into 100


def text(state: State, viewer: int, language: str, width: int) -> Text:
    """The position as a viewer may see it."""
    drawing = _Drawing(board_of(state.game), view_of(state, viewer, actions=False), language)
    return page(drawing.lines(width))


def _row(things: list[Text], between: str = " ") -> Text:
    return joined(things or [Text(NONE, QUIET)], between)


class _Drawing:
    def __init__(self, board: Board, view: View, language: str) -> None:
        self.board = board
        self.view = view
        self.words = Captions(PACKAGE, language)

    def lines(self, width: int) -> Lines:
        players = [self._player(seat, player) for seat, player in enumerate(self.view["players"])]
        return [
            *flowing(self._heading(), width),
            Text(self.words.sentence(self.view["prompt"]), STRONG),
            Text(),
            *self._table(width),
            Text(),
            *tiled(players, width),
            Text(),
            *flowing(map(self._colour, self.board["colours"]), width),
            *flowing(map(self._named_ware, self.board["goods"]), width),
            *flowing(self._named_tiles(), width),
            *flowing(self._named_shields(), width),
        ]

    # --- the main board

    def _heading(self) -> Iterator[Text | str]:
        view = self.view
        yield Text(self.words.say("game-name"), STRONG)
        if view["phase"] is not None:
            phase = view["phase"]
            yield f"{self.words.say(key('phase', phase.lower()))} (+{self.board['phases'][phase]})"
            yield f"{self.words.say('counter-round')} {view['round']}/{ROUNDS}"
            yield f"{self.words.say('counter-white-die')} {view['white']}"

    def _table(self, width: int) -> Lines:
        """The depots as columns; under them a line each for what else lies on the main board."""
        below: list[list[Text | str]] = [
            [self.words.title("counter-black-depot"), self._tiles(self.view["black"])],
            [self.words.title("category-bonus"), self._bonus()],
            [self.words.title("counter-order"), joined(self._track(), "  ")],
        ]
        if "inns" in self.view:
            below.insert(1, [self.words.title("counter-inns"), str(self.view["inns"])])
        if any(self.view["round_goods"]):
            below.append([self.words.title("counter-round"), joined(self._coming(), "  ")])
        wide = max(len(str(row[0])) for row in below)
        return [*self._depots(wide, width), *columns(below)]

    def _depots(self, wide: int, width: int) -> Lines:
        """All depots beside each other where they fit, otherwise in two rows, or in three."""
        numbered = [
            [Text(f"{number}", STRONG), self._tiles(depot["tiles"]), _row(self._wares(depot["goods"]))]
            for number, depot in enumerate(self.view["depots"], 1)
        ]
        names = [Text(self.words.title("counter-depot").ljust(wide)), Text(), Text(self.words.title("counter-goods"))]
        if "shields" in self.board:
            names.append(Text(self.words.title("counter-shields")))
            for column, depot in zip(numbered, self.view["depots"], strict=True):
                column.append(_row([self._shield(name) for name in depot["shields"]]))
        for beside_ in (6, 3, 2):
            rows = [[names, *numbered[start : start + beside_]] for start in range(0, len(numbered), beside_)]
            lines = [line for row in rows for line in columns(list(zip(*row, strict=True)))]
            if max(line.cell_len for line in lines) <= width:
                break
        return lines

    def _track(self) -> Iterator[Text]:
        """The spaces of the order track; in a stack, the pawn on top stands last."""
        for space, stack in enumerate(self.view["order"]):
            pawns = Text().join(map(self._seat, stack)) if stack else Text(NONE, QUIET)
            yield Text.assemble((f"{space}:", QUIET), pawns)

    def _coming(self) -> Iterator[Text]:
        """The goods of the rounds that are still to come in this phase."""
        for number, goods in enumerate(self.view["round_goods"], 1):
            yield Text.assemble((f"{number}:", QUIET), self._ware(goods) if goods else Text(NONE, QUIET))

    def _bonus(self) -> Text:
        """The bonus tiles that are left, by colour."""
        left = [
            Text.assemble(self._letter(colour), " " + "/".join(map(str, tiles.values())))
            for colour, tiles in self.view["bonus"].items()
            if tiles
        ]
        return _row(left, "  ")

    # --- things

    def _seat(self, seat: int) -> Text:
        colour, ink = SEATS[seat]
        return Text(f" {seat + 1} ", f"{ink} on {colour}")

    def _tile(self, name: str) -> Text:
        tile, ink, *_ = PAINTS[self.board["tiles"][name]["colour"]]
        return Text(tile_sign(self.board, name), f"bold {ink} on {tile}")

    def _shield(self, name: str) -> Text:
        return Text(shield_sign(self.board, name), STRONG)

    def _letter(self, colour: str) -> Text:
        tile, ink, *_ = PAINTS[colour]
        return Text(LETTERS[colour], f"bold {ink} on {tile}")

    def _tiles(self, names: Iterable[str | None]) -> Text:
        return _row([self._tile(name) for name in names if name is not None])

    def _ware(self, goods: str, count: int = 1) -> Text:
        number = self.board["goods"].index(goods) + 1
        colour, ink = GOODS[number - 1]
        return Text.assemble((f"g{number}", f"{ink} on {colour}"), f"×{count}" if count > 1 else "")

    def _wares(self, goods: dict[str, int]) -> list[Text]:
        return [self._ware(name, count) for name, count in goods.items()]

    # --- players

    def _player(self, seat: int, player: PlayerView) -> Lines:
        name = joined([self._seat(seat), Text(self.words.seat(seat), STRONG)])
        heading = joined([name, self.words.say("part-vp", vp=player["vp"]), *facts(self.words, player)], " · ")
        if player.get("team", seat) != seat:  # what partners share stands beside the other one's name
            return [heading, *self._named(self._own(player))]
        return [heading, *beside(self._estate(player), self._belongings(player), gap=1)]

    def _estate(self, player: PlayerView) -> Lines:
        if player["estate"] is None:
            return [Text(self.words.say("table-choosing"), QUIET)]
        hexes = self.board["estates"][player["estate"]]["hexes"]
        cells = []
        shields = {shield["hex"]: shield["shield"] for shield in player.get("shields", [])}
        for number, (space, name) in enumerate(zip(hexes, player["tiles"], strict=True), 1):
            tile, ink, _, ground, mark = PAINTS[space["colour"] if name not in COLOURLESS else name]
            signs = tile_sign(self.board, name) if name else space_sign(space["colour"], space["number"])
            if number in shields:
                signs = shield_sign(self.board, shields[number])
            style = f"bold {ink} on {tile}" if name else f"{mark} on {ground}"
            cells.append(Cell(space["x"], space["y"], space["region"], signs, style, f"on {tile if name else ground}"))
        return [*hex_map(cells, QUIET), *self._posts(player)]

    def _posts(self, player: PlayerView) -> Iterator[Text]:
        """Border posts with the spaces that they touch; a full disc is linked with another post."""
        linked = linked_posts(player)
        for number, post in enumerate(self.board["estates"][str(player["estate"])].get("posts", []), 1):
            sign, spaces = "●" if number in linked else "○", ", ".join(map(str, post["hexes"]))
            yield Text(f"{sign} {self.words.say('border-post', number=number)}: {spaces}")

    def _own(self, player: PlayerView) -> list[tuple[str, list[Text]]]:
        """What a player shares with no partner."""
        dice = [Text(f"({die['value']})" if die["spent"] else f"[{die['value']}]") for die in player["dice"]]
        return [("counter-dice", dice), ("counter-storage", [self._tile(name) for name in player["storage"]])]

    def _belongings(self, player: PlayerView) -> Lines:
        dice, storage = self._own(player)
        parts: list[tuple[str, list[Text]]] = [
            dice,
            ("counter-workers", [Text(str(player["workers"]))]),
            ("counter-silver", [Text(str(player["silver"]))]),
            storage,
            *self._shared(player),
            ("counter-goods", self._wares(player["goods"])),
            ("table-sold-short", self._wares(player["sold"])),
            ("category-bonus", [self._letter(colour) for colour in player["bonus"]]),
        ]
        if "route" in player:
            parts.append(("counter-route", list(self._route(player["route"]))))
        return self._named(parts)

    def _named(self, parts: list[tuple[str, list[Text]]]) -> Lines:
        """Things in lines, under what they are."""
        lines = []
        for name, things in parts:
            lines.append(Text(self.words.title(name), QUIET))
            lines += flowing(things or [Text(NONE, QUIET)], BELONGINGS, " ")
        return lines

    def _shared(self, player: PlayerView) -> Iterator[tuple[str, list[Text]]]:
        """The storage of a player's team."""
        if "team" in player:
            yield "counter-shared-storage", [self._tile(name) for name in self.view["teams"][player["team"]]["storage"]]

    def _route(self, route: RouteView) -> Iterator[Text]:
        """The spaces of a trade route: goods that lie there, or the goods and the bonus that a space is for."""
        spaces = [space for tile in route["tiles"] for space in self.board["routes"][tile - 1]["spaces"]]
        for space, goods in zip(spaces, route["goods"], strict=True):
            bonus = tile_sign(self.board, space["bonus"])
            number = self.board["goods"].index(space["goods"]) + 1
            yield self._ware(goods) if goods else Text(f"{number}{bonus}", QUIET)

    # --- the legend

    def _colour(self, colour: str) -> Text:
        return joined([self._letter(colour), self.words.say(key("colour", colour))])

    def _named_ware(self, goods: str) -> Text:
        return joined([self._ware(goods), self.words.say(key("goods", goods))])

    def _named_tiles(self) -> Iterator[Text]:
        """The signs of tiles that do not follow from their colour, animals without their number."""
        told = set()
        for name, tile in self.board["tiles"].items():
            sign, words = self._tile(name), key("tile", name)
            if species := species_of(self.board, name):
                sign.right_crop(1)
                words = key("species", species)
            if tile["colour"] != "monastery" and words not in told:
                told.add(words)
                yield joined([sign, self.words.say(words)])

    def _named_shields(self) -> Iterator[Text]:
        """The shields that lie in depots and estates."""
        lying = [name for depot in self.view["depots"] for name in depot.get("shields", [])]
        lying += [shield["shield"] for player in self.view["players"] for shield in player.get("shields", [])]
        for name in sorted(lying, key=lambda name: self.board["shields"][name]["number"]):
            yield joined([self._shield(name), self.words.say(key("shield", name))])
