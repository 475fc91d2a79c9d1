"""How the character cards of Bruges fare in games of bots: ``python -m bench.balance``, or ``make balance``.

    python -m bench.balance --games 40000 --json build/balance.json
    python -m bench.balance --write    # the table goes into docs/games/bruges-deck.md

All seats are played by the evaluation one action ahead. In half of the games one choice in eight is left to chance, so
that every card is played. Exit code 1: a card of our own is too strong or dead by the limits below. Ctrl-C ends early
and shows what was played.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import duchy
from bench import balance_kernels
from duchy.engine.game.game import ENTROPY
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.games.bruges.components.deck import COSTS, DECK
from duchy.games.bruges.components.names import card_name
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.sim.workers import Progress as Told
from duchy.sim.workers import cores, share

PAGE = Path(__file__).resolve().parents[1] / "docs" / "games" / "bruges-deck.md"
HEADING = "## Balance\n"
COLUMNS = ("No.", "card", "price", "hands", "played", "by winners", "times its price", "wins", "margin")
PLAYERS = (2, 3, 4)
GAMES = 60_000
CHUNK = 32
TOO_STRONG = 2.0  # times the average of the cards of its price, in the hands of winners
DEAD = 0.2
ERRORS = 2  # standard errors by which a card must be beyond a limit

ABOUT = """\
`python -m bench.balance --games {games} --seed {seed} --write` (`make balance`), {date}, the deck `{digest}`: {games:,}
games of bots, a third each with two, three and four players. All seats are played by the evaluation one action ahead
(own points less half of the others'); in half of the games one choice in eight is left to chance, so that every card is
played.

- **hands**: so often a player held the card. **played**: the share of those in which it moved in; otherwise it became
  guilders, workers, a house and so on.
- **by winners**: the same share in the hands of winners. **times its price**: that share by the average over all cards
  of the same price. A card above {strong} would be taken by whoever draws it, and one below {dead} would be dead. A
  fifth, since a hand card always has five other uses and narrow cards (protection, attacks, a laurel for one group)
  are part of the game: a card at a fifth of the average still moves in {often} of 100 times that a winner holds it.
  Cards whose effect is on record stay as they are. Beyond the limits by more than two standard errors of this
  measurement are: {exceptions}.
- **wins**: the share of wins of those who played it, by the share that falls to each player; 1 is what a card without
  influence has, and those who place many characters win more often anyway. **margin**: their points more than the best
  other player's.

| price | cards | played | by winners | wins | margin |
|--:|--:|--:|--:|--:|--:|
{prices}

"""


@dataclass(frozen=True)
class Row:
    """What was counted of a card."""

    number: int
    id: str
    price: int
    hands: int
    played: float
    by_winners: float
    times: float
    error: float  # the standard error of ``times``
    wins: float
    margin: float
    on_record: bool  # its effect is, so that it stays as it is

    @property
    def beyond(self) -> str:
        """Whether it is too strong or dead, by more than the games can have brought about by chance."""
        sure = ERRORS * self.error
        return "too strong" if self.times - sure > TOO_STRONG else "dead" if self.times + sure < DEAD else ""


@dataclass(frozen=True)
class Report:
    """The rows of all cards, in the order of the deck, and the averages by price."""

    games: int
    complete: bool
    rows: tuple[Row, ...]
    prices: dict[int, dict[str, float]]

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"deck": DECK.digest, **asdict(self)}


def measure(games: int, seed: int, threads: int | None, progress: Told | None = None) -> Report:
    """Play the games, a third each with two, three and four players, half of them with slips."""
    counts = np.zeros((len(CARDS_IN_ORDER), balance_kernels.SIZE))
    plan = [(players, slips) for players in PLAYERS for slips in (False, True)]
    each, done = games // len(plan), 0
    for players, slips in plan:
        before = done
        done += play(players, slips, each, seed, cores(threads), counts, _shifted(progress, before, each * len(plan)))
        if done < before + each:
            break
    return report_of(counts, done, done == each * len(plan))


def _shifted(progress: Told | None, before: int, wanted: int) -> Told | None:
    """Progress of one kind of games as progress of all."""
    if progress is None:
        return None
    return lambda done, _: progress(before + done, wanted)


def play(
    players: int, slips: bool, games: int, seed: int, threads: int, counts: NDArray[Any], progress: Told | None
) -> int:
    """Play games of one kind on all cores and add up what is counted; how many were played."""
    game = duchy.load("bruges", players=players)
    kernels, batch = bind("bench.balance_kernels", game.contract), bind("duchy.sim.batch", game.contract)
    blank, parts = game.blank(), []

    def worker() -> Callable[[int, int], object]:
        parts.append(np.zeros_like(counts))
        scratch = [
            blank,
            np.zeros(2, game.record_type),
            np.zeros(1, batch.CHOOSER),
            np.zeros(game.max_legal, np.int16),
        ]
        before = [*map(argument, scratch), np.uint64(seed & ENTROPY)]
        met = argument(np.zeros((players, len(CARDS_IN_ORDER)), np.int8))
        points = argument(np.zeros(players))
        total = argument(parts[-1])
        return lambda first, last: kernels.play(*before, first, last, slips, met, points, total)

    worker()(0, 0)  # compiled before threads begin
    done = share(games, CHUNK, threads, worker, progress)
    counts += sum(parts)
    return done


def report_of(counts: NDArray[Any], games: int, complete: bool) -> Report:
    """The shares and means of what was counted."""
    k = balance_kernels
    by_number = {card.number: counts[place] for place, card in enumerate(CARDS_IN_ORDER)}
    prices = {cost: averages([by_number[card.number] for card in DECK.cards if card.cost == cost]) for cost in COSTS}
    rows = []
    for card in DECK.cards:
        n = by_number[card.number]
        found = averages([n])
        usual = prices[card.cost]["by_winners"]
        rows.append(
            Row(
                number=card.number,
                id=card.id,
                price=card.cost,
                hands=int(n[k.HANDS]),
                played=found["played"],
                by_winners=found["by_winners"],
                times=found["by_winners"] / usual if usual else 0.0,
                error=_error(found["by_winners"], n[k.WINNERS]) / usual if usual else 0.0,
                wins=found["wins"],
                margin=found["margin"],
                on_record="effects" in card.documented,
            )
        )
    return Report(games, complete, tuple(rows), prices)


def averages(counts: Sequence[NDArray[Any]]) -> dict[str, float]:
    """The shares and means over some cards."""
    k, n = balance_kernels, np.sum(counts, axis=0)
    return {
        "cards": len(counts),
        "played": _part(n[k.PLAYED], n[k.HANDS]),
        "by_winners": _part(n[k.WON], n[k.WINNERS]),
        "wins": _part(n[k.LUCK], n[k.PLAYED]),
        "margin": _part(n[k.MARGIN], n[k.PLAYED]),
    }


def _part(some: float, of: float) -> float:
    return float(some / of) if of else 0.0


def _error(part: float, count: float) -> float:
    """The standard error of a share of so many."""
    return float(np.sqrt(part * (1 - part) / count)) if count else 0.0


# --- showing -------------------------------------------------------------------------------------------------------


def cells(row: Row, name: str) -> tuple[str, ...]:
    """A card as text."""
    shares = f"{row.played:.1%}", f"{row.by_winners:.1%}"
    return (str(row.number), name, str(row.price), f"{row.hands:,}", *shares, f"{row.times:.2f}", *_ends(asdict(row)))


def _ends(numbers: dict[str, Any]) -> tuple[str, str]:
    return f"{numbers['wins']:.2f}", f"{numbers['margin']:+.1f}"


def section(report: Report, seed: int) -> str:
    """The part of the page about the deck."""
    prices = [
        (str(cost), str(int(n["cards"])), f"{n['played']:.1%}", f"{n['by_winners']:.1%}", *_ends(n))
        for cost, n in report.prices.items()
    ]
    names = {card.number: card_name(card, "en") for card in DECK.cards}
    least = min(n["by_winners"] for n in report.prices.values()) * DEAD * 100
    about = ABOUT.format(
        games=report.games,
        seed=seed,
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        digest=DECK.digest,
        strong=f"{TOO_STRONG:g}",
        dead=f"{DEAD:g}",
        often=f"{least:.0f} or more",
        exceptions=", ".join(f"{names[row.number]} ({row.times:.2f})" for row in report.rows if row.beyond) or "none",
        prices="\n".join(map(_line, prices)),
    )
    lines = [_line(COLUMNS), "|--:|---|" + "--:|" * (len(COLUMNS) - 2)]
    lines += [_line(cells(row, names[row.number])) for row in report.rows]
    return HEADING + "\n" + about + "\n".join(lines) + "\n"


def _line(values: Sequence[str]) -> str:
    return "| " + " | ".join(values) + " |"


def show(report: Report, console: Console) -> None:
    """Print the cards, the strongest of each price first, and what is wrong."""
    table = Table(*COLUMNS, "", title=f"{report.games:,} games")
    names = {card.number: card_name(card, "en") for card in DECK.cards}
    for row in sorted(report.rows, key=lambda row: (row.price, -row.times)):
        note = f"{row.beyond}, but on record" if row.beyond and row.on_record else row.beyond
        table.add_row(*cells(row, names[row.number]), note)
    console.print(table)


def write(report: Report, seed: int) -> None:
    """Put the table into the page about the deck, in the place of the old one."""
    head = PAGE.read_text(encoding="utf-8").partition(HEADING)[0].rstrip("\n")
    PAGE.write_text(f"{head}\n\n{section(report, seed)}", encoding="utf-8")


def main() -> int:
    """Measure, show, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, help="all cores, if left out")
    parser.add_argument("--json", type=Path, help="where to write the figures; - is the standard output")
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE.name}")
    given = parser.parse_args()
    bar = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*bar, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task("games", total=None)
        report = measure(
            given.games, given.seed, given.threads, lambda done, of: shown.update(task, completed=done, total=of)
        )
    if not report.games:
        return 1
    if given.json:
        text = json.dumps(report.as_dict())
        if str(given.json) == "-":
            sys.stdout.write(text + "\n")
        else:
            given.json.parent.mkdir(parents=True, exist_ok=True)
            given.json.write_text(text, encoding="utf-8")
    if str(given.json) != "-":
        show(report, Console())
    if given.write:
        write(report, given.seed)
    return int(any(row.beyond and not row.on_record for row in report.rows))


if __name__ == "__main__":
    sys.exit(main())
