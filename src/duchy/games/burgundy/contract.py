"""What The Castles of Burgundy brings (see ``duchy.engine.contract``). Parts are imported when they are used."""

from __future__ import annotations

from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np

from duchy.engine.catalogue import Catalogue
from duchy.engine.contract import (
    Contract,
    Coverage,
    Describe,
    Drawing,
    Evaluation,
    Features,
    Invariants,
    Legality,
    Log,
    Position,
    Reasons,
    Rules,
    Shapes,
    View,
)
from duchy.engine.notation import FormerNotation
from duchy.games.burgundy.options import Options

WITH_MODULES = "with modules"


class Burgundy(Contract):
    """The Castles of Burgundy."""

    name = "burgundy"
    package = "duchy.games.burgundy"
    options = Options
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

    def __init__(self, full: bool = False) -> None:
        self._full = full
        self.size = WITH_MODULES if full else ""

    def for_options(self, options: Any) -> Burgundy:
        """Games with modules have a larger record and more actions."""
        return FULL_CONTRACT if options.module_names() else CONTRACT

    @property
    def record_type(self) -> np.dtype[Any]:
        from duchy.games.burgundy import rules

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
    def feature_names(self) -> tuple[str, ...]:
        from duchy.games.burgundy.analysis import features

        return features.FULL_NAMES if self._full else features.NAMES

    def __reduce__(self) -> str:
        return "FULL_CONTRACT" if self._full else "CONTRACT"

    @cached_property
    def rules(self) -> Rules:
        from duchy.games.burgundy import rules

        return rules

    @cached_property
    def evaluation(self) -> Evaluation:
        from duchy.games.burgundy.analysis import evaluation

        return evaluation

    @cached_property
    def features(self) -> Features:
        from duchy.games.burgundy.analysis import features

        return features

    @cached_property
    def invariants(self) -> Invariants:
        from duchy.games.burgundy.analysis import invariants

        return invariants

    @cached_property
    def coverage(self) -> Coverage:
        from duchy.games.burgundy.analysis import coverage

        return coverage

    @cached_property
    def legality(self) -> Legality:
        from duchy.games.burgundy.analysis import legality

        return legality

    @cached_property
    def describe(self) -> Describe:
        from duchy.games.burgundy.display import describe

        return describe

    @cached_property
    def position(self) -> Position:
        from duchy.games.burgundy import position

        return position

    @cached_property
    def reasons(self) -> Reasons:
        from duchy.games.burgundy.analysis import reasons

        return reasons

    @cached_property
    def log(self) -> Log:
        from duchy.games.burgundy.display import log

        return log

    @cached_property
    def view(self) -> View:
        from duchy.games.burgundy.display import view

        return view

    @cached_property
    def drawing(self) -> Drawing:
        from duchy.games.burgundy.display import drawing

        return drawing

    @cached_property
    def shapes(self) -> Shapes:
        from duchy.games.burgundy.display import shapes

        return shapes


CONTRACT = Burgundy()
FULL_CONTRACT = Burgundy(full=True)
