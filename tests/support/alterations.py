"""Ways to rewrite what a record of scheme 3 says about its dice, each by somebody who knows how everything is made.

Every alteration renews the checksum of the record. Those that change what was announced come twice: with the commitment
as it was, and with a commitment that fits what is announced now.
"""

from __future__ import annotations

import copy
import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

from duchy.engine.match import fair, gamerecord
from duchy.engine.match.fair import Announced

Document = dict[str, Any]
Change = Callable[[Document], None]
SHARE = bytes(range(100, 132))
HASH = fair.commitment(SHARE)
PERSON = {"kind": "person", "hash": None}


def sealed(document: Document) -> str:
    """The document as text, with its checksum renewed."""
    content = {name: value for name, value in document.items() if name != "checksum"}
    return json.dumps({**content, "checksum": gamerecord._checksum(content)})


def recommitted(document: Document) -> Document:
    """The document with a commitment to what it announces now, if that has the form of an announcement."""
    renewed = copy.deepcopy(document)
    promise = renewed["fairness"]
    announced = Announced.read(promise["announced"])
    promise["commitment"] = fair.commitment(bytes.fromhex(promise["secret"]), announced)
    return renewed


def alterations(document: Document) -> Iterator[tuple[str, str]]:
    """Every alteration of a record: what was done, and the text."""
    for kind, change in (*_of_announcements(document), *_of_the_rest(document)):
        altered = copy.deepcopy(document)
        change(altered)
        if altered == document:
            continue
        yield kind, sealed(altered)
        try:
            renewed = recommitted(altered)
        except (ValueError, KeyError):
            continue
        if renewed not in (altered, document):
            yield f"{kind}, recommitted", sealed(renewed)


def _of_announcements(document: Document) -> Iterator[tuple[str, Change]]:
    chairs = document["fairness"]["announced"]["chairs"]
    for number, chair in enumerate(chairs):
        for kind in ("person", "bot"):
            yield ("deletion" if chair["hash"] else "kind"), _chair(number, {"kind": kind, "hash": None}, None)
            yield "kind", _chair(number, {**chair, "kind": kind})
        yield "removal", _removed(number)
        if chair["hash"] is None:
            for kind in ("person", "bot"):
                for share in (None, SHARE.hex()):
                    yield "invention", _chair(number, {"kind": kind, "hash": HASH}, share)
            yield "unannounced", _chair(number, chair, SHARE.hex())
        elif document["fairness"]["shares"][number] is None:
            for other in (HASH, chair["hash"][::-1], _digit(chair["hash"])):
                yield "hash of an absent share", _chair(number, {**chair, "hash": other})
            yield "missing to given", _chair(number, {**chair, "hash": HASH}, SHARE.hex())
            yield "missing to given", _chair(number, chair, SHARE.hex())
        else:
            yield "given to missing", _chair(number, chair, None)
            yield "exchanged", _chair(number, {**chair, "hash": HASH}, SHARE.hex())
    for place in range(len(chairs) + 1):
        for added, share in ((PERSON, None), ({"kind": "bot", "hash": None}, None)):
            yield "insertion", _inserted(place, added, share)
        for share in (None, SHARE.hex()):
            yield "invention", _inserted(place, {"kind": "person", "hash": HASH}, share)
    for one, other in itertools.combinations(range(len(chairs)), 2):
        yield "swap", _swapped(one, other, "chairs")
        yield "swap", _swapped(one, other, "shares")
        yield "swap", _swapped(one, other, "chairs", "shares")


def _of_the_rest(document: Document) -> Iterator[tuple[str, Change]]:
    promise = document["fairness"]
    seats = range(len(promise["announced"]["chairs"]))
    for lot in (True, False):
        for seating in (None, *map(list, itertools.permutations(seats))):
            yield "seating", _set((("announced", "lot"), lot), (("seating",), seating))
    plain = fair.commitment(bytes.fromhex(promise["secret"]))
    for other in (HASH, _digit(promise["commitment"]), plain):
        yield "commitment", _set((("commitment",), other))
    yield "secret", _set((("secret",), _digit(promise["secret"])))
    yield "game", _set((("announced", "game"), "bruges"))
    for name, value in promise["announced"]["options"].items():
        for another in (not value, 3, "2", ["2"] * len(seats)):
            yield "options", _set((("announced", "options", name), another))
        yield "options", _without(name)
    for scheme in (1, 2, 4, "3", True):
        yield "scheme", _set((("scheme",), scheme))
    chairs = promise["announced"]["chairs"]
    given = zip(chairs, promise["shares"], strict=True)
    listed = [[number, chair["hash"], share] for number, (chair, share) in enumerate(given) if chair["hash"]]
    for commitment in (promise["commitment"], plain):
        first = {"commitment": commitment, "secret": promise["secret"]}
        yield "scheme", _replaced(first)
        yield "scheme", _replaced({"scheme": 2, **first, "shares": listed, "seating": promise["seating"]})
    yield "played", lambda altered: altered["options"].update(edition="2011")


def _chair(number: int, chair: Document, *share: str | None) -> Change:
    def change(document: Document) -> None:
        document["fairness"]["announced"]["chairs"][number] = dict(chair)
        if share:
            document["fairness"]["shares"][number] = share[0]

    return change


def _removed(number: int) -> Change:
    def change(document: Document) -> None:
        del document["fairness"]["announced"]["chairs"][number], document["fairness"]["shares"][number]

    return change


def _inserted(place: int, chair: Document, share: str | None) -> Change:
    def change(document: Document) -> None:
        document["fairness"]["announced"]["chairs"].insert(place, dict(chair))
        document["fairness"]["shares"].insert(place, share)

    return change


def _swapped(one: int, other: int, *parts: str) -> Change:
    def change(document: Document) -> None:
        promise = document["fairness"]
        for part in parts:
            row = promise["shares"] if part == "shares" else promise["announced"]["chairs"]
            row[one], row[other] = row[other], row[one]

    return change


def _set(*values: tuple[tuple[str, ...], Any]) -> Change:
    def change(document: Document) -> None:
        for place, value in values:
            part = document["fairness"]
            for name in place[:-1]:
                part = part[name]
            part[place[-1]] = value

    return change


def _without(option: str) -> Change:
    def change(document: Document) -> None:
        del document["fairness"]["announced"]["options"][option]

    return change


def _replaced(promise: Document) -> Change:
    return lambda document: document.update(fairness=promise)


def _digit(text: str) -> str:
    """The text with its last digit changed."""
    return text[:-1] + f"{(int(text[-1], 16) + 1) % 16:x}"
