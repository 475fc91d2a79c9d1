"""Checks of ``--out`` and ``--shard``, before anything is played."""

from pathlib import Path

from duchy.cli.game_options import UsageError


def checked_part(games: int, out: Path | None, shard: str | None) -> int:
    """How many games are to be played here; a mistake in the options is told before."""
    from duchy.sim.files import check_target
    from duchy.sim.parts import part_of

    if out:
        check_target(out, merged_later=shard is not None)
    elif shard:
        raise UsageError("usage-shard-out")
    return len(part_of(games, shard))
