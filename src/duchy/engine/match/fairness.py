"""What a game record says about its dice (``fair``): its form, and whether it fits the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from duchy.engine.errors import DuchyError, RecordError
from duchy.engine.game import registry
from duchy.engine.game.game import Game
from duchy.engine.match import fair
from duchy.engine.match.fair import BOUND, FIRST_SCHEME, MOST_CHAIRS, SHARED, Announced, Share, is_hash

_LIMITS = {FIRST_SCHEME: ("server-alone",), SHARED: ("announcements",), BOUND: ()}


class UnfairRecord(RecordError):
    """The chance of a recorded game does not follow from the commitment, or the record has no commitment."""


@dataclass(frozen=True)
class Fairness:
    """The commitment shown before a game, the secret shown after it, and what people added, in the order of chairs.

    ``seating`` is the chair of each seat if the seats were drawn by lot, else None. ``announced`` is what the
    commitment of scheme 3 binds.
    """

    commitment: str
    secret: bytes
    shares: tuple[Share, ...] = ()
    seating: tuple[int, ...] | None = None
    scheme: int = FIRST_SCHEME
    announced: Announced | None = None

    @property
    def root(self) -> bytes:
        """What all chance of the game follows from."""
        return self.secret if self.scheme == FIRST_SCHEME else fair.root(self.secret, self.shares, self.announced)

    @property
    def check_number(self) -> str:
        """The number that people compared."""
        return fair.check_number(self.commitment, self.shares, self.announced)

    @property
    def limits(self) -> tuple[str, ...]:
        """What the scheme of the game does not promise.

        ``server-alone``: nobody but the server added to the dice. ``announcements``: who sat on which chair, and which
        shares were announced and never came, could be changed in the record afterwards.
        """
        return _LIMITS[self.scheme]

    def as_dict(self) -> dict[str, Any]:
        """The form for JSON."""
        promise: dict[str, Any] = {"commitment": self.commitment, "secret": self.secret.hex()}
        if self.scheme == FIRST_SCHEME:
            return promise
        seating = None if self.seating is None else list(self.seating)
        if self.announced is None:
            shares: list[Any] = [[share.chair, share.hash, _hex(share.value)] for share in self.shares]
            return {"scheme": self.scheme, **promise, "shares": shares, "seating": seating}
        given = {share.chair: _hex(share.value) for share in self.shares}
        shares = [given.get(chair) for chair in range(len(self.announced.chairs))]
        announced = self.announced.as_dict()
        return {"scheme": self.scheme, **promise, "announced": announced, "shares": shares, "seating": seating}

    @classmethod
    def read(cls, document: Any, file: str | None = None) -> Self:
        """From the form for JSON; ``ValueError`` if it has another form, ``UnfairRecord`` if its parts do not agree."""
        match document:
            case {"commitment": promised, "secret": secret, **rest} if is_hash(promised) and is_hash(secret):
                known = promised, bytes.fromhex(secret)
                if not rest:
                    return cls(*known)
                seating, scheme = _seating(rest.get("seating")), rest.get("scheme")
                if type(scheme) is int and scheme == SHARED and rest.keys() == {"scheme", "shares", "seating"}:
                    return cls(*known, _shares(rest["shares"]), seating, SHARED)
                parts = {"scheme", "announced", "shares", "seating"}
                if type(scheme) is int and scheme == BOUND and rest.keys() == parts:
                    announced = Announced.read(rest["announced"])
                    return cls(*known, _given(announced, rest["shares"], file), seating, BOUND, announced)
        raise ValueError("no promise")

    def check(self, game: Game, file: str | None = None) -> None:
        """Raise ``UnfairRecord`` unless commitment, shares and seats fit each other and the game that was played."""
        for share in self.shares:
            if share.value is not None and fair.commitment(share.value) != share.hash:
                raise UnfairRecord("error-fair-share", file, number=str(share.chair + 1))
        if fair.commitment(self.secret, self.announced) != self.commitment:
            if self.announced is None:
                raise UnfairRecord("error-fair-commitment", file)
            raise UnfairRecord("error-fair-commitment-announced", file)
        if (self.scheme == BOUND) != (self.announced is not None):
            raise UnfairRecord("error-fair-announced", file)
        if self.announced is not None:
            self._check_announced(self.announced, game, file)
        if self.seating is not None and self.seating != fair.seating(self.root, game.teams):
            raise UnfairRecord("error-fair-seating", file)

    def _check_announced(self, announced: Announced, game: Game, file: str | None) -> None:
        """The game must be the one that was announced, and everybody who announced a share must be listed."""
        hashes = [(number, chair.hash) for number, chair in enumerate(announced.chairs) if chair.hash is not None]
        if [(share.chair, share.hash) for share in self.shares] != hashes or len(announced.chairs) != game.players:
            raise UnfairRecord("error-fair-announced", file)
        if announced.lot != (self.seating is not None) or len(self.seating or announced.chairs) != game.players:
            raise UnfairRecord("error-fair-seating", file)
        if announced.game != game.name or not self._is_as_asked(announced, game):
            raise UnfairRecord("error-fair-game", file)

    def _is_as_asked(self, announced: Announced, game: Game) -> bool:
        """Whether every option that was announced has its value in the game, after seats were drawn.

        A later version may have added an option to the record.
        """
        try:
            asked = registry.load(announced.game, announced.options).options
        except DuchyError:
            return False
        then = (asked if self.seating is None else asked.reseated(self.seating)).as_dict()
        now = game.options.as_dict()
        return all(then[name] == now[name] for name in announced.options)


def _shares(shares: Any) -> tuple[Share, ...]:
    """What people added in scheme 2, in the order of their chairs."""
    found = []
    for share in shares if isinstance(shares, list) else [None]:
        match share:
            case [int() as chair, hashed, value] if type(chair) is int and 0 <= chair < MOST_CHAIRS:
                if is_hash(hashed) and (value is None or is_hash(value)):
                    found.append(Share(chair, hashed, None if value is None else bytes.fromhex(value)))
                    continue
        raise ValueError("no share")
    chairs = [share.chair for share in found]
    if chairs != sorted(set(chairs)):
        raise ValueError("not in the order of chairs")
    return tuple(found)


def _given(announced: Announced, shares: Any, file: str | None) -> tuple[Share, ...]:
    """What people added in scheme 3: for each chair the share that came from it."""
    if not isinstance(shares, list) or not all(share is None or is_hash(share) for share in shares):
        raise ValueError("no shares")
    if len(shares) != len(announced.chairs):
        raise UnfairRecord("error-fair-announced", file)
    for number, (chair, share) in enumerate(zip(announced.chairs, shares, strict=True), start=1):
        if share is not None and chair.hash is None:
            raise UnfairRecord("error-fair-unannounced", file, number=str(number))
    return announced.shares([None if share is None else bytes.fromhex(share) for share in shares])


def _seating(seating: Any) -> tuple[int, ...] | None:
    """The chair of each seat, if seats were drawn."""
    if seating is None:
        return None
    if not isinstance(seating, list) or any(type(chair) is not int for chair in seating):
        raise ValueError("no seating")
    if sorted(seating) != list(range(len(seating))):
        raise ValueError("no seating")
    return tuple(seating)


def _hex(value: bytes | None) -> str | None:
    return None if value is None else value.hex()
