"""JSON that is almost right: the bodies of requests and the messages of the socket, with something wrong in them."""

from __future__ import annotations

import json
import random
import string
from typing import Any

from tests.support.wire.case import Place

LETTERS = string.printable + "\u202e\0☃\U0001f3b2"
HASH = "0" * 64


def junk(chance: random.Random) -> Any:
    """Any JSON value; some are deep, some long."""
    letters = "".join(chance.choices(LETTERS, k=chance.randint(0, 40)))
    deep: Any = 0
    for _ in range(chance.choice((1, 3, 30, 300))):
        deep = [deep]
    numbers = [0, -1, 1.5, 2**31, 2**63, 2**70, 1e308, -1e308, 10**400]
    texts = [letters, "x" * 5000, "\ud800", "", "a\0b"]
    return chance.choice([None, True, False, [], {}, deep, {letters: deep}, [letters] * 9, *numbers, *texts])


def with_junk(chance: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """A message with some fields of another kind, more of them, or fewer."""
    for _ in range(chance.randint(1, 3)):
        name = chance.choice([*message, "extra", "seat", ""])
        if chance.random() < 0.2:
            message = {known: value for known, value in message.items() if known != name}
        else:
            message = {**message, name: junk(chance)}
    return message


def encoded(chance: random.Random, message: Any) -> bytes:
    """JSON, or what is left of it."""
    text = json.dumps(message, ensure_ascii=chance.random() < 0.7).encode("utf-8", "surrogatepass")
    how = chance.randrange(12)
    if how == 0:
        return text[: chance.randrange(len(text) + 1)]
    if how == 1:
        return json.dumps([message] * chance.randint(0, 3)).encode()
    if how == 2:
        return text.replace(b":", b"=", 1)
    if how == 3:
        return json.dumps(message).encode(chance.choice(("utf-16", "utf-32", "utf-8-sig")))
    if how == 4:
        return chance.choice((b"NaN", b"Infinity", b"-", b"{", b"[" * 2000, b'{"a":' * 500, b"\xff\xfe", b"null"))
    return text


def conversation(chance: random.Random, place: Place) -> list[dict[str, Any]]:
    """A message of each kind, as a client would send it."""
    acting = {"ply": chance.randint(0, 60), "request": f"fuzz-{chance.getrandbits(40):010x}"}
    return [
        {"type": "hello", "tokens": list(place.tokens)},
        {"type": "hello", "language": chance.choice(("en", "uk", "xx"))},
        {"type": "action", **acting, "seat": chance.randint(0, 1), "action": chance.randint(0, 400)},
        {"type": "action", **acting, "action": {"kind": "take", "die": 1, "depot": 1, "slot": 1}},
        {"type": "undo", **acting, "seat": chance.randint(0, 1)},
        {"type": "look", "seat": chance.randint(0, 7)},
        {"type": "say", "text": "".join(chance.choices(LETTERS, k=9)), "request": acting["request"]},
        {"type": "say", "phrase": "hello", "request": acting["request"], "seat": 0},
        {"type": "ping"},
    ]


def posted(chance: random.Random, place: Place) -> tuple[str, str, dict[str, Any]]:
    """Method, address and body of a request that changes something; none of them ends the table's game."""
    request = f"fuzz-{chance.getrandbits(40):010x}"
    at = f"/api/tables/{chance.choice((place.table, place.table, place.finished, 'nowhere'))}"
    seat = {"request": request, "seat": chance.randint(0, 7)}
    choices: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", f"{at}/actions", {**seat, "ply": chance.randint(0, 60), "action": chance.randint(0, 400)}),
        ("POST", f"{at}/undo", {**seat, "ply": chance.randint(0, 60)}),
        ("POST", f"{at}/chat", {"request": request, "text": "".join(chance.choices(LETTERS, k=20)), "seat": 0}),
        ("POST", f"{at}/agree", {**seat, "absent": 1}),
        ("POST", f"{at}/return", seat),
        ("POST", f"{at}/share", {"share": HASH}),
        ("POST", f"{at}/fill", {"level": "squire", "names": ["Ann"]}),
        ("POST", f"{at}/seats/{chance.randint(0, 9)}/claim", {"invite": "x" * 32, "name": "Ann", "banner": "gules"}),
        ("POST", "/api/games/dice/check", {"options": {"players": chance.randint(0, 9)}}),
        ("POST", "/api/games/burgundy/check", {"options": {"modules": ["inns", "shields"]}}),
        ("POST", "/api/tables", {"game": "dice", "seats": [{"kind": "bot"}]}),
        ("POST", "/api/records", {"format": 2, "game": "dice", "options": {}, "seed": "0" * 16, "actions": []}),
        ("POST", "/api/notices/confirm", {"secret": "x" * 32}),
        ("POST", "/api/notices/push", {"endpoint": "https://example.org/x", "p256dh": "x", "auth": "x", "seats": []}),
        ("POST", "/api/account", {"name": "Ann", "password": "short"}),
        ("DELETE", "/api/account", {"password": "short"}),
        ("DELETE", "/api/session", {}),
        ("PUT", at, {}),
    ]
    return chance.choice(choices)
