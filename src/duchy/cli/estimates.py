"""How means, shares and their intervals are written."""

from __future__ import annotations

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
