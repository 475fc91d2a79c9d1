"""The pieces of the game as pictures: houses, cards, canal cells, signs of characters."""

from __future__ import annotations

from duchy.engine.drawings.palette import GROUND, mixed
from duchy.engine.drawings.svg import card, group, number, symbol, tag, words
from duchy.games.bruges.display.drawing.facts import CANAL, COLOURS, GOLD, GOLD_RIM, MARKS, PAPER, Words
from duchy.games.bruges.display.shapes import Board, Card, Cell, Colour, HandCard, House

HOUSE = (128, 112)
CARD = (104, 66)
CELL = (42, 38)
INK, FAINT, LINE = GROUND["ink"], GROUND["ink-3"], GROUND["line-2"]
LETTER = 0.56  # the width of a letter, by its height
WAVES = 3

LIGHTNING = "M1-7-5 2H-1L-2 7 5-2H1Z"
INFINITY = "M0 0C2-4 8-5 8 0S2 4 0 0-8-5-8 0-2 4 0 0Z"
WREATH = "M-4-7C-9-3-8 4 0 7 8 4 9-3 4-7M-7-2-4-1M-6 3-3 2M7-2 4-1M6 3 3 2"


def gable(x: float, y: float, width: float, height: float) -> str:
    """The front of a house with a stepped gable."""
    steps, top = 4, height * 0.36
    across, up = width * 0.4 / steps, top / (steps + 0.35)
    path = f"M{number(x)} {number(y + height)}v{number(top - height)}"
    path += f"v{number(-up)}h{number(across)}" * steps
    path += f"v{number(-up * 0.35)}h{number(width - 2 * steps * across)}v{number(up * 0.35)}"
    path += f"h{number(across)}v{number(up)}" * steps
    return f"{path}V{number(y + height)}Z"


def fitted(text: str, x: float, y: float, width: float, size: float, fill: str) -> str:
    """A name on one line or two around a middle, written smaller where it is long."""
    halves = [text] if len(text) * size * LETTER <= width else _halves(text)
    small = min(size, *(width / LETTER / max(len(half), 1) for half in halves))
    first = y + small * 0.36 - (len(halves) - 1) * small * 0.55
    return "".join(
        words(half, x, first + row * small * 1.1, small, fill=fill, anchor="middle", bold=True)
        for row, half in enumerate(halves)
    )


def _halves(text: str) -> list[str]:
    """A text broken at the blank or hyphen nearest to its middle."""
    breaks = [place for place, sign in enumerate(text) if sign in " -"]
    if not breaks:
        return [text]
    place = min(breaks, key=lambda at: abs(at - len(text) / 2))
    return [text[: place + 1].strip(), text[place + 1 :]]


def back(colour: Colour, x: float, y: float, width: float, height: float) -> str:
    """The back of a card."""
    full, ink = COLOURS[colour]
    inner = mixed(ink, full, 0.35)
    return group(
        tag("rect", x=x, y=y, width=width, height=height, rx=6, fill=full, stroke=INK, stroke_opacity=0.5),
        tag("rect", x=x + 5, y=y + 5, width=width - 10, height=height - 10, rx=3, fill="none", stroke=inner),
        symbol("house", x + width / 2, y + height / 2, min(width, height) * 0.42, inner),
    )


def hand_card(words_: Words, board: Board, held: HandCard, x: float, y: float) -> str:
    """A card in hand: its face where the viewer may know it, otherwise its back."""
    wide, high = CARD
    if "card" not in held:
        title = words_.of_colour("table-card-back", held["colour"])
        return group(back(held["colour"], x, y, wide, high), title=title)
    info = board["cards"][held["card"]]
    full, ink = COLOURS[held["colour"]]
    return group(
        tag("rect", x=x, y=y, width=wide, height=high, rx=6, fill=PAPER, stroke=full, stroke_width=2),
        tag("path", d=f"M{x} {y + 20}v-14q0-6 6-6h{wide - 12}q6 0 6 6v14z", fill=full),
        words(info["cost"], x + 8, y + 15, 14, fill=ink, bold=True),
        words(words_.say("part-vp", vp=info["vp"]), x + wide - 8, y + 14, 11, fill=ink, anchor="end"),
        activation(info, x + wide * 0.36, y + 10, ink),
        fitted(words_.character(held["card"]), x + wide / 2, y + 43, wide - 12, 12, INK),
        title=words_.about(held["card"]),
        data_card=held["card"],
    )


def activation(info: Card, x: float, y: float, ink: str) -> str:
    """When a character acts: lightning, a worker, infinity or a laurel wreath."""
    kind = info["activation"]
    where = f"translate({number(x)} {number(y)}) scale(.8)"
    if kind == "worker":
        full = MARKS[info["worker"]] if "worker" in info else LINE
        return tag("circle", cx=x, cy=y, r=8, fill=PAPER) + symbol("worker", x, y, 13, full)
    if kind == "instant":
        return tag("path", d=LIGHTNING, transform=where, fill=ink)
    outline = WREATH if kind == "endgame" else INFINITY
    return tag("path", d=outline, transform=where, fill="none", stroke=ink, stroke_width=2, stroke_linecap="round")


def house(words_: Words, board: Board, shown: House, x: float, y: float) -> str:
    """A house, and who lives there; a character that was used in this round is faint."""
    wide, high = HOUSE
    full, ink = COLOURS[shown["colour"]]
    front = tag("path", d=gable(x, y, wide, high), fill=full, stroke=INK, stroke_opacity=0.6)
    lives = shown["inhabitant"]
    title = words_.of_colour("table-house", shown["colour"])
    if "card" in shown:
        title += f" ({words_.character(shown['card'])})"
    if lives is None:
        title += f", {words_.say('table-house-empty')}"
        return group(front, *_windows(x, y, mixed(ink, full, 0.5)), title=title, data_house=shown["colour"])
    info = board["cards"][lives["card"]]
    stripe = COLOURS[info["colour"]][0]
    used = f" ({words_.say('table-used')})" if lives["turned"] else ""
    left, top, inner = x + 6, y + high - 62, wide - 12
    tenant = group(
        tag("rect", x=left, y=top, width=inner, height=56, rx=4, fill=PAPER),
        tag("rect", x=left, y=top, width=6, height=56, rx=2, fill=stripe),
        fitted(words_.character(lives["card"]), left + inner / 2 + 3, top + 18, inner - 18, 12.5, INK),
        words(words_.say("part-vp", vp=info["vp"]), left + 14, top + 49, 11, fill=FAINT),
        activation(info, left + inner - 14, top + 45, INK),
        opacity=0.55 if lives["turned"] else None,
    )
    mark = tag("path", d=f"M{left} {top}L{left + inner} {top + 56}", stroke=INK, stroke_opacity=0.35)
    return group(
        front,
        tenant,
        *([mark] if lives["turned"] else []),
        title=f"{title}. {words_.about(lives['card'])}{used}",
        data_house=shown["colour"],
        data_inhabitant=lives["card"],
    )


def _windows(x: float, y: float, fill: str) -> list[str]:
    """Two storeys of windows, a door, and a round window under the gable."""
    wide, high = HOUSE
    panes = [(x + wide * right - 7, y + high * down) for down in (0.42, 0.66) for right in (0.16, 0.38, 0.6, 0.82)]
    rows = [tag("rect", x=left, y=top, width=14, height=16, rx=2, fill=fill) for left, top in panes]
    door = tag("rect", x=x + wide / 2 - 9, y=y + high - 20, width=18, height=20, rx=2, fill=fill)
    return [*rows, door, tag("circle", cx=x + wide / 2, cy=y + high * 0.24, r=7, fill=fill)]


def canal_cell(words_: Words, cell: Cell, built: bool, third: bool, x: float, y: float) -> str:
    """A canal cell: water once it is built, before that its colour and its price."""
    wide, high = CELL
    full, ink = COLOURS[cell["colour"]]
    title = words_.of_colour("table-cell", cell["colour"], price=cell["price"])
    fill = CANAL if built else full
    ground = tag("rect", x=x, y=y, width=wide - 2, height=high, rx=4, fill=fill, stroke=INK, stroke_opacity=0.4)
    if built:
        waves = [
            tag("path", d=f"M{x + 6} {y + 10 + row * 9}q7-5 14 0t14 0", fill="none", stroke=PAPER, stroke_width=1.6)
            for row in range(WAVES)
        ]
        sign = "".join(waves)
    else:
        sign = words(cell["price"], x + wide / 2 - 1, y + high / 2 + 6, 17, fill=ink, anchor="middle", bold=True)
    ring = tag("circle", cx=x + wide - 9, cy=y + 7, r=4, fill=GOLD, stroke=GOLD_RIM) if third else ""
    return group(ground, sign, ring, title=title, data_cell="built" if built else None)


def statue(words_: Words, vp: int | None, x: float, y: float) -> str:
    """A statue on its pedestal, or the place for one."""
    sign = "" if vp is None else words(vp, x, y + 5, 14, fill=GOLD_RIM, anchor="middle", bold=True)
    look = {"fill": "none", "stroke_dasharray": "3 2.5"} if vp is None else {"fill": GOLD}
    disc = tag("circle", cx=x, cy=y, r=14, stroke=LINE if vp is None else GOLD_RIM, **look)
    return group(disc, sign, title=None if vp is None else words_.say("table-statue", vp=vp))


def plate(x: float, y: float, width: float, height: float) -> str:
    """A sunk ground for things that belong together."""
    return card(x, y, width, height, GROUND["plate"], 8)
