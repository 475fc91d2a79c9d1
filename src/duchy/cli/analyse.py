"""``duchy analyse``: what a bot thinks of a position, or of an action in a recorded game."""

from __future__ import annotations

import json as format_json
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import duchy
from duchy.cli import output, texts
from duchy.cli.estimates import UNKNOWN
from duchy.cli.game_options import UsageError
from duchy.cli.output import INTERRUPTED_QUIETLY, OK
from duchy.cli.show import given
from duchy.cli.texts import say
from duchy.engine.game.game import Game, State
from duchy.engine.values.given import between

if TYPE_CHECKING:  # the commands load numpy only when they run
    from duchy.bots import Analysis, Bot
    from duchy.engine.match.gamerecord import GameRecord

BOT = "search:seconds=2"


@dataclass(frozen=True)
class Asked:
    """A decision that is thought about."""

    observed: State
    player: int
    ply: int
    played: int | None  # what was done in the game


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("analyse", help=say("analyse-help"))
    def analyse(
        position: Annotated[str, typer.Argument(help=say("analyse-position"))],
        ply: Annotated[int | None, typer.Option(help=say("analyse-ply"), show_default=False)] = None,
        player: Annotated[int | None, typer.Option(help=say("analyse-player"), show_default=False)] = None,
        bot: Annotated[str, typer.Option(help=say("analyse-bot"))] = BOT,
        top: Annotated[int, typer.Option(help=say("analyse-top"))] = 10,
        seed: Annotated[int, typer.Option(help=say("analyse-seed"))] = 0,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy import bots

        between("--top", top, 1, 10_000)
        sys.path.insert(0, str(Path.cwd()))  # where a bot of one's own is looked for, as Python itself does
        bots.find(bots.parse(bot)[0])  # a wrong name is told before anything is compiled
        asked = asked_about(given(position), ply, player)
        found, complete = thought(bots.make(bot, asked.observed.game, seed), asked)
        if json:
            output.show_json(document(asked, bot, found))
        else:
            show(asked, found, top)
        return OK if complete else INTERRUPTED_QUIETLY


def asked_about(text: str, ply: int | None, player: int | None) -> Asked:
    """The decision of a record, or the one at which a position stands."""
    from duchy.engine.positions.position import parse

    if is_record(text):
        return of_record(duchy.GameRecord.from_json(text), ply, player)
    if ply is not None:
        raise UsageError("usage-analyse-ply")
    position = parse(text)
    ready(position.game)
    return of_position(position.state(), player)


def is_record(text: str) -> bool:
    """Whether a text is a game record and no position."""
    with suppress(ValueError, RecursionError):
        found = format_json.loads(text)
        return isinstance(found, dict) and "format" in found
    return False


def of_record(record: GameRecord, ply: int | None, player: int | None) -> Asked:
    """The decision before the action at a ply; without one, the decision that is open, or the last one of the game."""
    ready(record.load_game())
    states = list(record.positions())
    last = len(states) - states[-1].is_over
    if last < 1:
        raise UsageError("usage-analyse-nothing")
    number = last if ply is None else between("--ply", ply, 1, last)
    state = states[number - 1]
    if number > len(record.actions):
        return of_position(state, player)
    who, notation = record.actions[number - 1]
    if player not in (None, who + 1):
        return of_position(state, player)
    return Asked(state.observe(who), who, number, state.resolve(notation, who)[1])


def of_position(state: State, player: int | None) -> Asked:
    """What a player of a position has to decide: the one who is named, else who sees it, else the first."""
    if not state.deciders:
        raise UsageError("usage-analyse-nothing")
    if player is not None:
        who = between("--player", player, 1, state.game.players) - 1
    elif state.observer is not None:
        who = state.observer
    else:
        who = state.deciders[0]
    if who not in state.deciders:
        raise UsageError("usage-analyse-waits", deciders=", ".join(str(decider + 1) for decider in state.deciders))
    return Asked(state.seen_by(who), who, state.ply + 1, None)


def ready(game: Game) -> None:
    """Compile what positions of a game need."""
    from duchy.cli.prepare import prepare
    from duchy.engine.game.warmup import steps

    prepare(steps(game))


def thought(bot: Bot, asked: Asked) -> tuple[Analysis, bool]:
    """What a bot thinks in the end, or when it is interrupted, and whether it came to its end."""
    from duchy.cli.prepare import prepare

    found: Analysis | None = None
    stream = bot.analyses(asked.observed)
    prepare(bot.kernels_to_judge())
    try:
        with output.progress(say("analyse-progress")) as report:
            for found in stream:
                report(found.visits, getattr(bot, "iterations", None))
    except KeyboardInterrupt:
        if found is None:
            raise
        return found, False
    assert found is not None  # every stream says something, or fails
    return found, True


def document(asked: Asked, bot: str, found: Analysis) -> dict[str, Any]:
    """The analysis for a program."""
    game = asked.observed.game
    played = None if asked.played is None else str(game.catalogue.decode(asked.played))
    return {
        "game": game.name,
        "options": game.options.as_dict(),
        "ply": asked.ply,
        "player": asked.player,
        "bot": bot,
        **found.as_dict(game),
        "played": played,
    }


def show(asked: Asked, found: Analysis, top: int) -> None:
    """Print the best actions as a table."""
    game, language = asked.observed.game, texts.language()
    table = output.grid(*(say(f"column-{name}") for name in ("action", "value", "error", "visits", "prior")))
    for judged in found.actions[:top]:
        error = UNKNOWN if judged.error is None else f"± {judged.error:.2f}"
        prior = UNKNOWN if judged.prior is None else f"{100 * judged.prior:.1f} %"
        table.add_row(words(asked, judged.action), f"{judged.value:.2f}", error, str(judged.visits), prior)
    name, player = game.texts.format(language, "game-name"), say("seat-name", number=asked.player + 1)
    output.show(say("analyse-head", game=name, ply=str(asked.ply), player=player), table)
    if (hidden := len(found.actions) - top) > 0:
        output.show(say("analyse-more", count=hidden))
    if asked.played is not None:
        output.show(*verdict(asked, found))
    output.show(say("analyse-note"))


def verdict(asked: Asked, found: Analysis) -> list[str]:
    """What was done in the game, beside what the bot would have done."""
    assert asked.played is not None
    action = words(asked, asked.played)
    judged = [judged for judged in found.actions if judged.action == asked.played]
    if not judged:  # records may name the second of two equal things
        return []
    if judged[0] is found.best:
        return [say("analyse-played-best", action=action)]
    if not judged[0].visits:
        return [say("analyse-played-untried", action=action)]
    return [say("analyse-played", action=action, points=f"{found.value - judged[0].value:.2f}")]


def words(asked: Asked, action: int) -> str:
    """An action as a person reads it."""
    return asked.observed.describe(action, texts.language(), asked.player).text
