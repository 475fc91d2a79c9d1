"""How means, shares and their intervals are written."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the commands load numpy only when they run
    from duchy.sim.statistics import Estimate

UNKNOWN = "–"


def share(estimate: Estimate | None) -> str:
    """A share in per cent with the ends of its interval."""
    if estimate is None:
        return UNKNOWN
    ends = [UNKNOWN if end is None else f"{100 * end:.1f}" for end in (estimate.low, estimate.high)]
    return f"{100 * estimate.mean:.1f} % ({' – '.join(ends)})"


def plus_minus(estimate: Estimate | None, digits: int = 1) -> str:
    """A mean with half the width of its interval."""
    if estimate is None:
        return UNKNOWN
    half = UNKNOWN if estimate.half is None else f"{estimate.half:.{digits}f}"
    return f"{estimate.mean:.{digits}f} ± {half}"


def whole_interval(estimate: Estimate | None) -> str:
    """A number with the ends of its interval, all rounded to whole ones."""
    if estimate is None:
        return UNKNOWN
    mean, low, high = (UNKNOWN if end is None else _whole(end) for end in (estimate.mean, estimate.low, estimate.high))
    return f"{mean} ({low} … {high})"


def _whole(number: float) -> str:
    return f"{round(number):+d}" if math.isfinite(number) else f"{'+' if number > 0 else '-'}∞"
