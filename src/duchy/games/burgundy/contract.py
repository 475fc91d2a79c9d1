"""What The Castles of Burgundy brings (see ``duchy.engine.game.contract``)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from duchy.engine.game.contract import Contract
from duchy.engine.game.notation import FormerNotation
from duchy.engine.play.catalogue import Catalogue
from duchy.engine.play.encodings import Groups

if TYPE_CHECKING:
    from duchy.engine.game.protocols import Parts
    from duchy.games.burgundy import position, rules
    from duchy.games.burgundy.analysis import course, coverage, evaluation, observation, reasons
    from duchy.games.burgundy.display import describe, drawing, log, shapes, view
    from duchy.games.burgundy.referee import invariants, legality

    PARTS: Parts = (
        rules,
        position,
        evaluation,
        course,
        observation,
        coverage,
        reasons,
        legality,
        invariants,
        describe,
        log,
        view,
        drawing,
        shapes,
    )


WITH_MODULES = "with modules"
OWN_ESTATES = "own estates"


class Burgundy(Contract):
    """The Castles of Burgundy."""

    name = "burgundy"
    package = "duchy.games.burgundy"
    sizes = MappingProxyType({"": {}, WITH_MODULES: {"modules": ["extra_tiles"]}})
    former_notation = FormerNotation(
        moved={
            "take": (1, 0, 1),  # die and slot counted from 0, the depot from 1
            "place": (1, 1, 1),
            "sell": (1, 0),
            "workers": (1,),
            "buy": (1, 0),
            "buy_depot": (0, 1, 0),
            "discard": (1,),
            "gain": (0, 1),
            "place_free": (1, 1),
            "found": (1, 1),
        },
        renamed={"sell_all": "sell_free"},
    )

    def __init__(self, full: bool = False, own: bool = False) -> None:
        self._full = full
        self._own = own
        self.size = " ".join(name for name, has in ((WITH_MODULES, full), (OWN_ESTATES, own)) if has)

    def for_options(self, options: Any) -> Burgundy:
        """Games with modules have a larger record and more actions, those with own estates a record with plans."""
        if options.brought:
            return FULL_OWN_CONTRACT if options.module_names() else OWN_CONTRACT
        return FULL_CONTRACT if options.module_names() else CONTRACT

    @property
    def record_type(self) -> np.dtype[Any]:
        from duchy.games.burgundy import rules

        if self._own:
            return rules.FULL_OWN_STATE if self._full else rules.OWN_STATE
        return rules.FULL_STATE if self._full else rules.STATE

    @property
    def catalogue(self) -> Catalogue:
        from duchy.games.burgundy import rules

        return rules.FULL_CATALOGUE if self._full else rules.CATALOGUE

    @property
    def max_legal(self) -> int:
        from duchy.games.burgundy import rules

        return rules.FULL_MAX_LEGAL if self._full else rules.MAX_LEGAL

    @property
    def categories(self) -> tuple[str, ...]:
        from duchy.games.burgundy import rules, state

        return rules.CATEGORIES if self._full else rules.CATEGORIES[: state.BASE_CATEGORIES]

    @property
    def observed(self) -> Groups:
        from duchy.games.burgundy.analysis import observation

        return observation.FULL_GROUPS if self._full else observation.GROUPS

    def __reduce__(self) -> str:
        return f"{'FULL_' if self._full else ''}{'OWN_' if self._own else ''}CONTRACT"


CONTRACT = Burgundy()
FULL_CONTRACT = Burgundy(full=True)
OWN_CONTRACT = Burgundy(own=True)
FULL_OWN_CONTRACT = Burgundy(full=True, own=True)
