"""The tables of the database, and their rows as the server holds them in memory.

A game table is a header, its seats, and an append-only log. Tokens and invitations are stored as hashes, so that
reading the database is not enough to act for a seat. The secret of the dice is stored as it is, since the dice of
running games are computed from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # empty before it is drawn
    Column("commitment", String(64)),  # none for an imported game without a commitment
    Column("seed", String(16)),  # of an imported game, in hexadecimal
    Column("imported", Integer),  # how many plies of the log were imported
    Column("previous", String(16), ForeignKey("tables.id"), unique=True),  # the table that this one is a rematch of
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
    Column("updated", BigInteger, nullable=False),
    Column("opener", String(4)),  # the address as a short hash (openers.py); none for older tables
    Column("summary", JSON, nullable=False),  # what lists show of the position, so that they need not replay it
    Column("root", LargeBinary(32)),  # what all chance follows from; none before the game begins
    Column("dealt", BigInteger),  # when the last seat was taken and the secret drawn
    Column("announced", JSON(none_as_null=True)),  # what the commitment binds; none before, and in older games
    Column("visited", BigInteger),  # when somebody was connected last, to the hour (visits.py)
    Index(None, "listed", "status", "created", "id"),
    Index(None, "status"),
)

SEATS = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(4), nullable=False),  # here, link or bot
    Column("name", String(24)),
    Column("level", String(24)),
    Column("token", String(64)),  # these two as hashes
    Column("invite", String(64)),
    Column("account", String(24), index=True),
    Column("previous", Integer),  # the seat at the table before, at a rematch
    Column("banner", String(8)),  # the one that is wished for
    Column("chair", Integer),  # the number of the seat before seats were drawn
    Column("share_hash", String(64)),  # what the person adds to the dice: announced, and given (beginning.py)
    Column("share", String(64)),
    Column("hints", Integer, nullable=False, server_default="0"),  # how many the player has been given
    Column("hinted", Integer),  # the ply of the last one
    Column("hint", JSON(none_as_null=True)),  # and what it said
)

LOG = Table(
    "log",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("player", Integer, nullable=False),
    Column("kind", String(6), nullable=False),  # action, undo, or seat (see people.py)
    Column("action", String(120)),
    Column("entropy", String(16)),  # of an imported ply, in hexadecimal
    Column("request", String(64)),
    Column("created", BigInteger, nullable=False),
    Column("hold", Integer),  # milliseconds that bots wait after it (hold.py)
    UniqueConstraint("table", "request"),
)

#: What people say at a table; the oldest lines are deleted (``Settings.chat_kept``).
CHAT = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # none for a spectator
    Column("name", String(24)),  # of a spectator
    Column("phrase", String(24)),
    Column("text", String(1000)),
    Column("request", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("account", String(16), index=True),  # of who said it, if signed in
    UniqueConstraint("table", "request"),
)

ACCOUNTS = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("key", String(100), nullable=False, unique=True),  # the normal form of the name (accounts.key_of)
    Column("skeleton", String(100)),  # what the name looks like (names.skeleton); none for an older look-alike
    Column("password", String(200), nullable=False),  # as a hash
    Column("created", BigInteger, nullable=False),
    Index(None, "skeleton", unique=True),
)

SESSIONS = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # as a hash
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("id", String(16)),  # its name, which is no secret
    Column("created", BigInteger, nullable=False, server_default="0"),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when it was used last, to the hour
    Column("agent", String(200)),  # which browser it was, as it called itself
)

KEYS = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(2000), nullable=False),  # a private key, or a secret that hashes are made with
)

#: The browsers that want turn notices.
SUBSCRIPTIONS = Table(
    "subscriptions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("target", String(1000), nullable=False),  # where a push service takes messages
    Column("p256dh", String(100)),  # these two: the keys of the browser
    Column("auth", String(40)),
    Column("account", String(16), ForeignKey("accounts.id"), index=True),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("one_browser", "target", unique=True),
)

#: The e-mail addresses of accounts: one that is confirmed, and one that waits for it, which then takes its place.
ADDRESSES = Table(
    "addresses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("address", String(254), nullable=False),
    Column("mailbox", String(254), nullable=False, index=True),  # the normal form (mailboxes.mailbox_of)
    Column("language", String(8), nullable=False),
    Column("notices", Integer, nullable=False),  # 1: also for turn notices
    Column("confirm", String(64), unique=True),  # the secret of one that waits, as a hash
    Column("created", BigInteger, nullable=False),
)
for _name, _which in (("one_address", ADDRESSES.c.confirm.is_(None)), ("one_asked", ADDRESSES.c.confirm.is_not(None))):
    Index(_name, ADDRESSES.c.account, unique=True, sqlite_where=_which, postgresql_where=_which)

#: Links that set a new password: the last one of an account, while it is good.
RECOVERIES = Table(
    "recoveries",
    metadata,
    Column("account", String(16), ForeignKey("accounts.id"), primary_key=True),
    Column("address", String(16), ForeignKey("addresses.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),  # as a hash
    Column("expires", BigInteger, nullable=False),
)

#: How many e-mails may still be sent (mail/limits.py).
MAIL_LIMITS = Table(
    "mail_limits",
    metadata,
    Column("key", String(40), primary_key=True),  # whom the limit is about, as a keyed hash
    Column("until", BigInteger, nullable=False, index=True),  # when as much as was sent may have been sent
)

#: Mailboxes that get no e-mails, for good.
STOPPED_MAIL = Table(
    "stopped_mail",
    metadata,
    Column("mailbox", String(24), primary_key=True),  # as a keyed hash
    Column("created", BigInteger, nullable=False),
)

SUBSCRIBED_SEATS = Table(
    "subscribed_seats",
    metadata,
    Column("subscription", String(16), ForeignKey("subscriptions.id"), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index(None, "table", "seat"),
)


TOLD = Table(
    "told",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),  # when the last turn began of which somebody was told
)


HIDDEN = Table(
    "hidden",
    metadata,
    Column("account", String(16), ForeignKey("accounts.id"), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
)


BEAT = Table(
    "beat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),  # when a server was alive last
)


@dataclass(frozen=True, slots=True)
class Header:
    """The part of a table that changes only when its game begins."""

    id: str
    game: str
    options: dict[str, Any]
    settings: dict[str, Any]
    secret: bytes
    commitment: str | None
    seed: str | None
    imported: int | None
    previous: str | None
    created: int
    opener: str | None = None
    root: bytes | None = None
    dealt: int | None = None
    announced: dict[str, Any] | None = None


@dataclass(slots=True)
class Seat:
    """A seat. A seat of kind ``link`` without a token is open."""

    seat: int
    kind: str
    name: str | None = None
    level: str | None = None
    token: str | None = None
    invite: str | None = None
    account: str | None = None
    previous: int | None = None
    banner: str | None = None
    chair: int | None = None
    share_hash: str | None = None
    share: str | None = None
    hints: int = 0

    @property
    def open(self) -> bool:
        """Whether the seat is free."""
        return self.kind == "link" and self.token is None


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a table's log."""

    ply: int
    player: int
    kind: str
    action: str | None
    entropy: str | None
    request: str | None
    created: int
    hold: int | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A line of a table's chat: a phrase that each reader sees in their own language, or a text."""

    number: int
    seat: int | None
    name: str | None
    phrase: str | None
    text: str | None
    request: str
    created: int
    account: str | None = None
