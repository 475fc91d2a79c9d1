"""The limits on the page for operators are those of the code, and every setting that is a limit stands among them."""

import re
from pathlib import Path

import pytest

from duchy.engine.match.fair import MOST_CHAIRS
from duchy.server.accounts.guessing import FROM_ALL_ADDRESSES, FROM_ONE_ADDRESS
from duchy.server.edge import middleware
from duchy.server.edge.rate_limits import Rule
from duchy.server.edge.tally import KINDS
from duchy.server.edge.wire import frames, http, sockets
from duchy.server.live import connection
from duchy.server.routes import records
from duchy.server.settings import Settings
from duchy.server.tables.new_tables import MOST_ACTIONS
from duchy.server.tables.playing import MOST_ENTRIES

PAGE = (Path(__file__).parents[2] / "docs" / "operators.md").read_text(encoding="utf-8")
KIB = 1024
#: The settings that bound what others may do, by the rows in which they stand.
SETTINGS = {
    "time for a request to arrive whole": {"request_seconds", "keep_alive_seconds"},
    "connections": {"connections_per_address", "connections"},
    "requests and messages of all kinds": {"pace"},
    "e-mails": {"mails_per_hour"},
    "guesses at the password of a name": {"pace"},
    "sign-ins": {"session_days", "session_idle_days"},
    "a message over a socket": {"hello_seconds"},
    "messages to a socket": {"send_seconds"},
    "sockets": {"connections_per_table", "sockets_per_seat", "sockets_per_address"},
    "a table": {"chat_kept"},
    "lines of the chat": {"chat_length", "chat_burst", "chat_per_minute"},
    "bots that think": {"bot_threads", "bot_tables_per_address"},
    "tables in memory": {"tables_in_memory"},
}
LIMITING = re.compile(r"_per_|_kept$|_length$|_burst$|^connections$|^pace$|^(request|hello|send|keep_alive)_seconds$")


def section() -> str:
    found = re.search(r"^## Limits\n(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def rows() -> dict[str, str]:
    found = re.findall(r"^\| (.+?) \| (.+) \|$", section(), re.MULTILINE)
    return {what: limit for what, limit in found if what not in ("what", "---")}


def told(rule: Rule) -> tuple[str, str]:
    return str(rule.burst), f"{rule.per_minute:.0f}"


NUMBERS = {
    "head of a request": (f"{http.LARGEST_HEAD // KIB} KiB", f"{http.MOST_HEADERS} headers"),
    "requests sent ahead on a connection": (
        f"{1 / http.PIPELINE_PAUSE:.0f} in a second",
        f"{http.MOST_AHEAD // KIB} KiB",
    ),
    "an answer that the client does not take": (f"{http.STUCK_SECONDS:.0f} seconds",),
    "body of a request": (
        f"{middleware.LARGEST // KIB**2} MiB",
        f"{records.LARGEST // KIB} KiB",
        f"{MOST_ACTIONS:,} actions",
    ),
    "guesses at the password of a name": (
        "{} from one address, then {} in a minute".format(*told(FROM_ONE_ADDRESS)),
        "{} from all addresses".format(*told(FROM_ALL_ADDRESSES)),
        f"then {FROM_ALL_ADDRESSES.per_minute:.0f};",
    ),
    "a message over a socket": (f"{connection.LARGEST:,} characters", f"{connection.FAULTS} that are invalid"),
    "messages to a socket": (f"{connection.UNREAD} that wait",),
    "what a socket sends": (
        f"{frames.MESSAGES.per_second} frames of messages a second ({frames.MESSAGES.burst} at once)",
        f"{frames.CONTROLS.per_second} control frames ({frames.CONTROLS.burst})",
        f"{frames.BYTES.per_second // KIB} KiB ({frames.BYTES.burst // KIB})",
        f"{sockets.POLICY_VIOLATION}",
    ),
    "what a socket does not take": (
        f"{sockets.STUCK_SECONDS:.0f} seconds without progress",
        f"{sockets.MOST_UNSENT // KIB**2} MiB",
        f"{sockets.CLOSING_SECONDS:.0f} seconds after a close",
    ),
    "a table": (f"{MOST_CHAIRS} seats", f"{MOST_ENTRIES:,} entries"),
}


@pytest.mark.parametrize("what", NUMBERS)
def test_a_limit_is_the_one_of_the_code(what: str):
    limit = rows()[what]
    for number in NUMBERS[what]:
        assert number in limit, (number, limit)


def test_every_row_is_looked_at():
    assert rows().keys() == NUMBERS.keys() | SETTINGS.keys()


def test_every_setting_that_is_a_limit_stands_in_its_row():
    for what, names in SETTINGS.items():
        assert set(re.findall(r"`DUCHY_(\w+)`", rows()[what])) == {name.upper() for name in names}, what
    limiting = {name for name in Settings.model_fields if LIMITING.search(name)}
    assert len(limiting) > 12 and limiting <= set().union(*SETTINGS.values())


def test_every_kind_of_refusal_is_named():
    (named,) = re.findall(r"`duchy_refused_total` \((.*?)\)", section(), re.DOTALL)
    assert set(re.findall(r"`([\w-]+)`", named)) == set(KINDS)
