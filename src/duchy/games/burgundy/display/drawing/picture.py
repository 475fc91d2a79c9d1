"""A position as a picture: phases, rounds and turn order on top, then the depots, then the estates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from duchy.engine.drawings import svg as kit
from duchy.engine.drawings.palette import GOODS, GROUND, SEATS
from duchy.engine.drawings.svg import (
    ROOT3,
    HexMap,
    card,
    die,
    document,
    frame,
    group,
    hexagon,
    label,
    seat,
    square,
    tag,
    tile_outline,
    words,
)
from duchy.engine.game.game import State
from duchy.engine.words.captions import Captions
from duchy.engine.words.wording import key
from duchy.games.burgundy.display.describe import PACKAGE
from duchy.games.burgundy.display.drawing.facts import facts, linked_posts
from duchy.games.burgundy.display.drawing.signs import PAINTS, species_of
from duchy.games.burgundy.display.shapes import Board, Depot, Hex, PlayerView, RouteView, Team, View
from duchy.games.burgundy.display.view import board as board_of
from duchy.games.burgundy.display.view import view as view_of

WIDTH = 1200
MARGIN = 16
GAP = 12
TOP = 112  # height of the strip with phases, rounds and turn order
DEPOT = 148  # width of a depot
DEPOT_HEIGHTS = (134, 200)  # with one row of tiles and with two
PLAYER = (578, 456)
ACROSS, BROAD = 7, 13  # spaces from left to right that a card has room for: that of a player, and of a team
ARMS = "#27324C"  # the field of a shield
METALS = {12: "#F4CE5E", 8: "#E4E8F0", 4: "#F0AE86"}  # gold, silver and copper, by points
ROUTE = 48  # height that a trade route adds
SPACE = 33  # radius of a space
TILE = 30  # and of a tile in a depot
INK, FAINT = GROUND["ink"], GROUND["ink-3"]

#: The symbols of tiles and colours; what is not named here has the symbol of its name.
symbol = partial(kit.symbol, package=__package__)
SYMBOLS = {
    "building": "house",
    "animal": "grass",
    "monastery": "book",
    "carpenter": "hammer",
    "boarding_house": "bed",
    "town_hall": "town-hall",
    "geese": "goose",
    "white_castle": "castle",
}


def svg(state: State, viewer: int, language: str) -> str:
    """The position as a viewer may see it."""
    return _Picture(board_of(state.game), view_of(state, viewer, actions=False), language).drawn()


class _Picture:
    def __init__(self, board: Board, view: View, language: str) -> None:
        self.board = board
        self.view = view
        self.words = Captions(PACKAGE, language)
        self.rows = 1 if len(self._slots(1)) < 3 else 2  # of tiles in a depot
        self.depot_height = DEPOT_HEIGHTS[self.rows - 1]
        self.player_height = PLAYER[1] + (ROUTE if "routes" in board else 0)

    def drawn(self) -> str:
        depots = MARGIN + TOP + GAP
        players = depots + self.depot_height + GAP
        rows, cards = self._cards(players)
        height = players + rows * (self.player_height + GAP) - GAP + MARGIN
        title = f"{self.words.say('game-name')}: {self.words.sentence(self.view['prompt'])}"
        return document(WIDTH, height, title, self._strip(), *self._depots(depots), *cards)

    def _cards(self, top: float) -> tuple[int, list[str]]:
        """The cards of the players in rows of two, or those of the teams one below the other."""
        down = self.player_height + GAP
        if "teams" in self.view:
            teams = self.view["teams"]
            return len(teams), [self._team(team, MARGIN, top + row * down) for row, team in enumerate(teams)]
        players = self.view["players"]
        return -(-len(players) // 2), [
            self._player(number, player, MARGIN + number % 2 * (PLAYER[0] + GAP), top + number // 2 * down)
            for number, player in enumerate(players)
        ]

    # --- the strip on top

    def _strip(self) -> str:
        x, y = MARGIN, MARGIN
        parts = [
            card(x, y, WIDTH - 2 * MARGIN, TOP),
            words(self.words.say("game-name"), x + 20, y + 34, 22, bold=True, serif=True),
            words(self.words.sentence(self.view["prompt"]), WIDTH - MARGIN - 20, y + 33, 18, anchor="end", serif=True),
            tag("path", d=f"M{x + 20} {y + 50}H{WIDTH - MARGIN - 20}", stroke=GROUND["line"]),
            *self._phases(x + 20, y + 68),
            *self._rounds(x + 400, y + 68),
            *self._track(x + 800, y + 68),
        ]
        return group(*parts)

    def _phases(self, x: float, y: float) -> Iterator[str]:
        yield label(self.words.say("counter-phase"), x, y)
        for index, (phase, points) in enumerate(self.board["phases"].items()):
            now = phase == self.view["phase"]
            left = x + 66 * index
            ink = GROUND["panel"] if now else FAINT
            yield tag(
                "rect", x=left, y=y + 8, width=58, height=28, rx=8, fill=GROUND["black"] if now else GROUND["plate"]
            )
            yield words(f"{phase} +{points}", left + 29, y + 27, 15, fill=ink, anchor="middle", bold=now)

    def _rounds(self, x: float, y: float) -> Iterator[str]:
        """The goods of the rounds to come, and the white die of this one."""
        yield label(self.words.say("counter-round"), x, y)
        for index, goods in enumerate(self.view["round_goods"]):
            middle = x + 16 + 40 * index
            if goods is not None:
                yield self._ware(goods, middle, y + 22, 28)
            else:
                now = self.view["round"] == index + 1
                yield square(
                    middle,
                    y + 22,
                    28,
                    fill="none",
                    stroke=INK if now else GROUND["line-2"],
                    stroke_width=2 if now else 1,
                    stroke_dasharray=None if now else "3 3",
                )
                yield words(index + 1, middle, y + 27, 14, fill=INK if now else FAINT, anchor="middle", bold=now)
        if self.view["white"] is not None:
            yield label(self.words.say("counter-white-die"), x + 236, y)
            yield die(self.view["white"], x + 252, y + 22, 30)

    def _track(self, x: float, y: float) -> Iterator[str]:
        """The order track; of a stack, the pawn on top stands in front."""
        yield label(self.words.say("counter-order"), x, y)
        for space, stack in enumerate(self.view["order"]):
            middle = x + 24 + 51 * space
            yield tag("rect", x=middle - 23, y=y + 8, width=46, height=28, rx=7, fill=GROUND["sunk"])
            if not stack:
                yield words(space, middle, y + 27, 13, fill=FAINT, anchor="middle", opacity=0.7)
            apart = min(20, 26 / max(1, len(stack) - 1))
            for place, player in enumerate(stack):
                yield seat(player, middle + (place - (len(stack) - 1) / 2) * apart, y + 22, 22)

    # --- depots

    def _depots(self, y: float) -> Iterator[str]:
        for index, depot in enumerate(self.view["depots"]):
            yield self._depot(index + 1, depot, MARGIN + index * (DEPOT + 8), y)
        left = MARGIN + len(self.view["depots"]) * (DEPOT + 8)
        yield self._black(left, y, WIDTH - MARGIN - left, self.depot_height)

    def _depot(self, number: int, depot: Depot, x: float, y: float) -> str:
        parts = [card(x, y, DEPOT, self.depot_height), die(number, x + 26, y + 27, 30)]
        parts += self._wares(depot["goods"], x + 60, y + 27, 27, 3)
        for place, (slot, colour) in enumerate(self._slots(number)):
            right, down = place % 2, place // 2
            lean = (down - 0.5) * 12 if self.rows > 1 else 0
            middle = x + DEPOT / 2 + (right - 0.5) * 60 + lean, y + 88 + down * 64
            name = depot["tiles"][slot]
            parts.append(self._tile(name, *middle, TILE) if name else self._slot(colour, *middle, TILE))
        for place, shield in enumerate(depot.get("shields", [])):
            parts.append(self._arms(shield, x + DEPOT - 20 - place * 28, y + self.depot_height - 22, 24))
        return group(*parts, title=self.words.say("depot-name", depot=number))

    def _slots(self, number: int) -> list[tuple[int, str]]:
        """The places of a depot that are used with so many players, each with its colour in this phase."""
        phase = self.view["phase"]
        row = list(self.board["phases"]).index(phase) if phase is not None else 0
        colours = self.board["depots"][row][number - 1]
        return [(slot, colour) for slot, colour in enumerate(colours) if colour is not None]

    def _black(self, x: float, y: float, wide: float, high: float) -> str:
        parts = [
            card(x, y, wide, high, GROUND["black"]),
            words(self.words.say("counter-black-depot"), x + 16, y + 24, 14, fill=GROUND["panel"], serif=True),
        ]
        if self.view.get("inns"):
            parts.append(self._tile("inn", x + wide - 44, y + 22, 15))
            parts.append(words(f"×{self.view['inns']}", x + wide - 26, y + 27, 13, fill=GROUND["panel"]))
        tiles = self.view["black"]
        per_row = -(-len(tiles) // self.rows)
        for place, name in enumerate(tiles):
            down, right = divmod(place, per_row)
            lean = (down - 0.5) / 2 if self.rows > 1 else 0
            middle = x + wide / 2 + (right - (per_row - 1) / 2 + lean) * 50, y + 60 + down * 50
            parts.append(self._tile(name, *middle, 25) if name else self._slot(None, *middle, 25))
        parts += self._bonuses_left(x, y + high - 40, wide)
        return group(*parts, title=self.words.say("counter-black-depot"))

    def _bonuses_left(self, x: float, y: float, wide: float) -> Iterator[str]:
        """The bonus tiles that are left: the points of the large and the small one of each colour."""
        for index, (colour, tiles) in enumerate(self.view["bonus"].items()):
            middle = x + wide / 2 + (index - 2.5) * 35
            if tiles:
                name = self.words.say(key("colour", colour))
                yield self._shield(colour, "·".join(map(str, tiles.values())), middle, y + 14, 32, name)

    # --- things

    def _tile(self, name: str, x: float, y: float, radius: float) -> str:
        tile = self.board["tiles"][name]
        fill, ink, edge, *_ = PAINTS[tile["colour"]]
        if name == "white_castle":
            fill, ink = GROUND["W"], GROUND["W-on"]
        number = tile.get("number")
        size = radius * (0.92 if number else 1.06)
        parts = [
            tag("path", d=tile_outline(x, y, radius), fill=fill, stroke=edge, stroke_width=1.4),
            tag("path", d=tile_outline(x, y, radius * 0.89), fill="none", stroke=ink, stroke_opacity=0.3),
            symbol(self._symbol(name), x, y - radius * (0.2 if number else 0), size, ink),
        ]
        if number:
            parts.append(words(number, x, y + radius * 0.7, radius * 0.48, fill=ink, anchor="middle", bold=True))
        return group(*parts, title=self.words.say(key("tile", name)), data_tile=name)

    def _symbol(self, name: str) -> str:
        if self.board["tiles"][name]["colour"] == "monastery":
            return SYMBOLS["monastery"]
        return SYMBOLS.get(name) or species_of(self.board, name) or name

    def _slot(self, colour: str | None, x: float, y: float, radius: float) -> str:
        mark = PAINTS[colour][4] if colour else GROUND["line-2"]
        outline = tag(
            "path",
            d=tile_outline(x, y, radius),
            fill="none",
            stroke=mark,
            stroke_opacity=0.5,
            stroke_dasharray="4 3",
        )
        return outline + (symbol(SYMBOLS.get(colour, colour), x, y, radius * 0.7, mark, 0.5) if colour else "")

    def _ware(self, goods: str, x: float, y: float, size: float, count: int = 1) -> str:
        """Goods are squares with the number of the die that sells them."""
        number = self.board["goods"].index(goods) + 1
        fill, ink = GOODS[number - 1]
        parts = [
            square(x, y, size, fill=fill, stroke="#000000", stroke_opacity=0.2),
            words(number, x, y + size * 0.23, size * 0.62, fill=ink, anchor="middle", bold=True),
        ]
        if count > 1:
            badge = x + size * 0.46, y - size * 0.42
            parts += [
                tag("circle", cx=badge[0], cy=badge[1], r=8, fill=INK, stroke=GROUND["panel"], stroke_width=1.5),
                words(count, badge[0], badge[1] + 4, 11, fill=GROUND["panel"], anchor="middle", bold=True),
            ]
        return group(*parts, title=self.words.say(key("goods", goods)), data_goods=goods)

    def _wares(self, goods: dict[str, int], x: float, y: float, size: float, per_row: int) -> list[str]:
        """Goods in a row, or smaller ones in two rows."""
        if len(goods) <= per_row:
            return [
                self._ware(name, x + place * (size + 5), y, size, count)
                for place, (name, count) in enumerate(goods.items())
            ]
        small = size * 0.72
        return [
            self._ware(name, x + place % 3 * (small + 12), y + (place // 3 - 0.5) * (small + 5), small, count)
            for place, (name, count) in enumerate(goods.items())
        ]

    def _arms(self, name: str, x: float, y: float, width: float) -> str:
        """A shield of the module: scalloped, in the metal of its points, with its number."""
        shield = self.board["shields"][name]
        half, high = width / 2, width * 1.18
        outline = f"M{x - half} {y - high / 2}q{half / 2} {high * 0.16} {half} 0q{half / 2} {high * 0.16} {half} 0"
        outline += f"v{high * 0.5}q0 {high * 0.3} {-half} {high * 0.5}q{-half} {-high * 0.2} {-half} {-high * 0.5}z"
        metal = METALS[shield["vp"]]
        return group(
            tag("path", d=outline, fill=ARMS, stroke=metal, stroke_width=1.7),
            words(shield["number"], x, y + width * 0.22, width * 0.5, fill=metal, anchor="middle", bold=True),
            title=self.words.say(key("shield", name)),
            data_shield=name,
        )

    def _shield(self, colour: str, number: str, x: float, y: float, width: float, title: str) -> str:
        fill, ink, edge, *_ = PAINTS[colour]
        half, high = width / 2, 36
        outline = f"M{x - half} {y - 18}h{width}v{high * 0.5}q0 {high * 0.3} {-half} {high * 0.5}"
        outline += f"q{-half} {-high * 0.2} {-half} {-high * 0.5}z"
        return group(
            tag("path", d=outline, fill=fill, stroke=edge, stroke_width=1.4),
            words(number, x, y + 3, 14, fill=ink, anchor="middle", bold=True),
            title=title,
        )

    # --- players

    def _player(self, number: int, player: PlayerView, x: float, y: float) -> str:
        wide, high = PLAYER[0], self.player_height
        points = self.words.say("part-vp", vp=player["vp"])
        parts = [
            card(x, y, wide, high),
            seat(number, x + 30, y + 30, 30),
            words(self.words.seat(number), x + 54, y + 36, 19, bold=True, serif=True),
            words(" · ".join(facts(self.words, player)), x + 160, y + 36, 13, fill=FAINT),
            words(points, x + wide - 20, y + 38, 22, anchor="end", bold=True, serif=True),
        ]
        if number in self.view["deciders"]:
            parts.append(frame(x, y, wide, high))
        parts += self._estate(player, x + 16, y + 64)
        parts += self._belongings(number, player, x + 424, y + 80)
        if "route" in player:
            parts += self._route(player["route"], x + 20, y + PLAYER[1] - 6)
        return group(*parts)

    def _team(self, team: Team, x: float, y: float) -> str:
        """Partners: their one estate, what they share, and what each of them has alone."""
        wide, high = WIDTH - 2 * MARGIN, self.player_height
        shared = self.view["players"][team["players"][0]]
        points = self.words.say("part-vp", vp=team["vp"])
        parts = [
            card(x, y, wide, high),
            words(" · ".join(facts(self.words, shared)), x + 20, y + 36, 13, fill=FAINT),
            words(points, x + wide - 20, y + 38, 22, anchor="end", bold=True, serif=True),
        ]
        if set(team["players"]) & set(self.view["deciders"]):
            parts.append(frame(x, y, wide, high))
        parts += self._estate(shared, x + 16, y + 64, BROAD)
        for place, number in enumerate(team["players"]):
            parts += self._partner(number, x + 790 + place * 190, y + 76)
        parts += self._counters(shared, x + 790, y + 266)
        parts.append(label(self.words.say("counter-shared-storage"), x + 980, y + 266))
        parts += self._storage(team["storage"], x + 980, y + 298)
        parts += self._traded(shared, x + 790, y + 340)
        if "route" in shared:
            parts += self._route(shared["route"], x + 20, y + PLAYER[1] - 6)
        return group(*parts)

    def _partner(self, number: int, x: float, y: float) -> Iterator[str]:
        player = self.view["players"][number]
        yield seat(number, x + 12, y + 10, 24)
        yield words(self.words.seat(number), x + 32, y + 16, 16, bold=True, serif=True)
        yield words(self.words.say("part-vp", vp=player["vp"]), x + 32, y + 34, 14, fill=FAINT)
        yield from self._dice(number, player, x, y + 58)
        yield label(self.words.say("counter-storage"), x, y + 118)
        yield from self._storage(player["storage"], x, y + 150)

    def _route(self, route: RouteView, x: float, y: float) -> Iterator[str]:
        """The spaces of a trade route in a row: the goods on them, or the goods and the bonus that they are for."""
        yield label(self.words.say("counter-route"), x, y)
        spaces = [space for tile in route["tiles"] for space in self.board["routes"][tile - 1]["spaces"]]
        for place, (space, goods) in enumerate(zip(spaces, route["goods"], strict=True)):
            middle = x + 13 + place * 29 + place // 3 * 5, y + 24
            if goods:
                yield self._ware(goods, *middle, 24)
                continue
            fill, ink = GOODS[self.board["goods"].index(space["goods"])]
            name = self.words.say(key("reward", space["bonus"]))
            sign = symbol(SYMBOLS.get(space["bonus"], space["bonus"]), *middle, 18, ink)
            yield group(
                square(*middle, 24, fill=fill), sign, title=f"{self.words.say(key('goods', space['goods']))}: {name}"
            )

    def _estate(self, player: PlayerView, x: float, y: float, across: int = ACROSS) -> Iterator[str]:
        """An estate where there is room for so many spaces from left to right."""
        if player["estate"] is None:
            yield words(self.words.say("table-choosing"), x + 190, y + 190, 16, fill=FAINT, anchor="middle")
            return
        hexes = self.board["estates"][player["estate"]]["hexes"]
        radius = SPACE * min(1, across / (1 + max(hex_["x"] for hex_ in hexes)))
        map_ = HexMap([(hex_["x"], hex_["y"]) for hex_ in hexes], [hex_["region"] for hex_ in hexes], radius, (x, y))
        for hex_, middle in zip(hexes, map_.middles, strict=True):
            yield tag("path", d=hexagon(*middle, radius), fill=PAINTS[hex_["colour"]][3])
        yield map_.edges(player["regions"])
        for number, (hex_, middle) in enumerate(zip(hexes, map_.middles, strict=True), 1):
            name = player["tiles"][number - 1]
            yield self._tile(name, *middle, radius - 3) if name else self._space(number, hex_, *middle, radius)
        for shield in player.get("shields", []):
            left, top = map_.middles[shield["hex"] - 1]
            yield self._arms(shield["shield"], left, top + radius * 0.2, radius * 0.86)
        yield from self._posts(player, map_)

    def _posts(self, player: PlayerView, map_: HexMap) -> Iterator[str]:
        """Border posts as discs outside the edge: filled when they are linked with another one."""
        estate = self.board["estates"][str(player["estate"])]
        linked = linked_posts(player)
        for number, post in enumerate(estate.get("posts", []), 1):
            near = post["hexes"][0] - 1
            hex_, middle = estate["hexes"][near], map_.middles[near]
            across = ROOT3 * map_.radius
            x, y = middle[0] + (post["x"] - hex_["x"]) * across, middle[1] + (post["y"] - hex_["y"]) * across
            ink = GROUND["panel"] if number in linked else INK
            yield group(
                tag("circle", cx=x, cy=y, r=11, fill=INK if number in linked else GROUND["panel"], stroke=INK),
                words(number, x, y + 4.5, 13, fill=ink, anchor="middle", bold=True),
                title=self.words.say("border-post", number=number),
            )

    def _space(self, number: int, hex_: Hex, x: float, y: float, radius: float) -> str:
        """An empty space: its colour's symbol, the die it takes, and small its number."""
        mark = PAINTS[hex_["colour"]][4]
        return group(
            symbol(SYMBOLS.get(hex_["colour"], hex_["colour"]), x, y - radius * 0.5, radius * 0.5, mark),
            die(hex_["number"], x, y + radius * 0.12, radius * 0.62, edge=mark),
            words(number, x, y + radius * 0.78, radius * 0.3, fill=mark, anchor="middle"),
            title=self.words.say("table-space", hex=number, number=hex_["number"], colour=self._colour(hex_["colour"])),
        )

    def _colour(self, colour: str) -> str:
        return self.words.say(key("colour", colour))

    def _belongings(self, number: int, player: PlayerView, x: float, y: float) -> Iterator[str]:
        yield from self._dice(number, player, x, y)
        yield from self._counters(player, x, y + 70)
        yield label(self.words.say("counter-storage"), x, y + 136)
        yield from self._storage(player["storage"], x, y + 168)
        yield from self._traded(player, x, y + 218)

    def _dice(self, number: int, player: PlayerView, x: float, y: float) -> Iterator[str]:
        fill, ink = SEATS[number]
        yield label(self.words.say("counter-dice"), x, y)
        for place, rolled in enumerate(player["dice"]):
            yield die(rolled["value"], x + 17 + place * 44, y + 28, 34, fill=fill, ink=ink, spent=rolled["spent"])

    def _counters(self, player: PlayerView, x: float, y: float) -> Iterator[str]:
        yield label(self.words.say("counter-workers"), x, y)
        yield self._worker(x + 14, y + 22)
        yield words(player["workers"], x + 36, y + 29, 20, bold=True)
        yield label(self.words.say("counter-silver"), x + 76, y)
        yield self._coin(x + 90, y + 22)
        yield words(player["silver"], x + 112, y + 29, 20, bold=True)

    def _traded(self, player: PlayerView, x: float, y: float) -> Iterator[str]:
        """Goods, those that were sold, and bonus tiles; partners have room for these beside each other."""
        beside = "teams" in self.view
        yield label(self.words.say("counter-goods"), x, y)
        yield from self._wares(player["goods"], x + 14, y + 23, 28, self.board["stores"])
        sold = (x + 190, y) if beside else (x, y + 58)
        yield label(self.words.say("counter-sold"), *sold)
        for place, (name, count) in enumerate(player["sold"].items()):
            yield self._ware(name, sold[0] + 10 + place * 25, sold[1] + 22, 20, count)
        yield from self._bonuses_won(player, x, y + (50 if beside else 100))

    def _storage(self, tiles: list[str], x: float, y: float) -> Iterator[str]:
        """The stored tiles; more than usual are drawn small, in rows."""
        if len(tiles) > self.board["storage"]:
            for place, tile in enumerate(tiles):
                yield self._tile(tile, x + 10 + place % 7 * 20, y - 18 + place // 7 * 18, 9)
            return
        for place in range(self.board["storage"]):
            middle = x + 22 + place * 48, y
            yield self._tile(tiles[place], *middle, 25) if place < len(tiles) else self._slot(None, *middle, 25)

    def _bonuses_won(self, player: PlayerView, x: float, y: float) -> Iterator[str]:
        for place, (colour, size) in enumerate(player["bonus"].items()):
            title = f"{self.words.say('counter-bonus-' + size)}: {self._colour(colour)}"
            middle = x + 13 + place * 25, y + 26
            yield self._shield(colour, str(self.board["bonus"][size]), *middle, 22, title)

    def _worker(self, x: float, y: float) -> str:
        outline = tag("path", d=tile_outline(x, y, 15, 0.2), fill=GROUND["wk"], stroke=GROUND["wk-on"])
        return outline + symbol("worker", x, y, 18, GROUND["wk-on"])

    def _coin(self, x: float, y: float) -> str:
        rim = tag("circle", cx=x, cy=y, r=14, fill=GROUND["coin-2"], stroke=GROUND["coin-on"])
        return rim + tag("circle", cx=x, cy=y, r=11, fill=GROUND["coin"]) + symbol("ingot", x, y, 15, GROUND["coin-on"])
