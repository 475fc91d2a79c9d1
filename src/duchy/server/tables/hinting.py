"""Where hints are allowed.

People who play online with each other must have agreed: it is a setting of the table, fixed when it is opened, and who
sits down has seen it. Nobody else is concerned where one person plays with bots, or where all sit at one screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from duchy.server.storage.models import Seat


def are_allowed(settings: Mapping[str, Any], seats: Sequence[Seat]) -> bool:
    """Whether the players of a table may ask for hints."""
    people = [seat for seat in seats if seat.kind != "bot"]
    return len(people) == 1 or all(seat.kind == "here" for seat in people) or bool(settings.get("hints"))
