"""Settings of the server, from environment variables (``DUCHY_DATABASE_URL`` …) or from its caller."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, Self

import platformdirs
from pydantic import (
    Field,
    NonNegativeFloat,
    NonNegativeInt,
    PositiveFloat,
    PositiveInt,
    ValidationError,
    field_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "DUCHY_"
Port = Annotated[int, Field(ge=1, le=65535)]


def default_database() -> str:
    """A file in the user's data folder, so that it does not depend on the current folder."""
    folder = Path(platformdirs.user_data_dir("duchy", appauthor=False))
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Settings(BaseSettings):
    """How a server runs. The defaults suit one person at home and a small public server."""

    # Other parts of Duchy read variables of their own (DUCHY_DATA, DUCHY_CACHE), so unknown ones are not refused.
    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, use_attribute_docstrings=True)

    database_url: str = ""
    """SQLite file or PostgreSQL server; empty: a file in the user's own data folder."""
    tables_in_memory: PositiveInt = 2000
    """How many tables are kept in memory; others are read again from the database on demand."""
    table_idle_seconds: NonNegativeFloat = 300.0
    """After how many seconds a table that nobody looks at leaves memory; 0: not before there are too many."""
    bot_threads: NonNegativeInt = 0
    """How many bots think at once; 0: one for each core. Quick ones have one thread more to themselves."""
    bot_tables_per_address: NonNegativeInt = 0
    """At how many tables of one address strong bots may think at once; 0: all but one of the threads, at least one.

    With workers, 0 is no limit, since addresses are served in turn.
    """
    bots: Literal["here", "workers"] = "here"
    """Where bots think: in the server, or in workers (``duchy worker``) on the same PostgreSQL; then never here."""
    bot_pause: NonNegativeFloat = 0.4
    """Seconds between two actions of bots while a client is connected, so that people can follow."""
    holds: bool = True
    """Whether bots wait for a moment after a person's turn, as long as that person wishes, so that it can be undone."""
    hint_seconds: Annotated[float, Field(gt=0, le=3)] = 3.0
    """How long a bot thinks about a hint, at most 3 seconds."""
    bot_patience: NonNegativeFloat = 3.0
    """Seconds after which a process moves for a bot if no other process has done so."""
    hello_seconds: NonNegativeFloat = 10.0
    """How long a socket may take to send its first message."""
    send_seconds: NonNegativeFloat = 20.0
    """How long a message may wait for a slow reader; then the connection is dropped, and its client resumes."""
    connections_per_table: PositiveInt = 200
    """Sockets of spectators at one table; those of its players do not count."""
    sockets_per_seat: PositiveInt = 10
    """Sockets of one seat; when there is one more, the oldest is closed."""
    sockets_per_address: NonNegativeInt = 50
    """Sockets of one address that watch, at all tables; four times as many may hold seats; 0: without limit."""
    connections_per_address: NonNegativeInt = 100
    """Connections of one address, not of trusted proxies; one more displaces the oldest idle one; 0: without limit."""
    connections: NonNegativeInt = 4000
    """Connections in all; 0: without limit."""
    request_seconds: PositiveFloat = 30.0
    """How long a request may take to arrive whole."""
    keep_alive_seconds: PositiveInt = 65
    """How long a connection without a request stays open; longer than a reverse proxy keeps its own."""
    trusted_proxies: str = "127.0.0.1, ::1"
    """Reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses, networks, or * for all."""
    metrics: Literal["local", "public", "off"] = "local"
    """Who may read /api/metrics: requests from this computer that came through no proxy, everybody, or nobody."""
    metrics_token: str = ""
    """A secret with which metrics can be read from elsewhere, as a bearer token; empty: none."""
    metrics_hosts: str = ""
    """Names of this computer, by which metrics are read without a token; besides localhost and that of the public URL.

    A page of another site can make a browser here ask under a name of its own, which must not be answered.
    """
    away_seconds: NonNegativeFloat = 60.0
    """How long a person must be away before the others can agree that a bot plays on."""
    reserved_seconds: NonNegativeFloat = 120.0
    """How long a seat at a rematch is kept for its player before the others can invite somebody else."""
    share_seconds: NonNegativeFloat = 10.0
    """How long a table whose seats are all taken waits for what people add to the dice, before it begins without it."""
    chat_length: PositiveInt = 300
    """Characters of a line of the chat; at most 1000."""
    chat_burst: PositiveInt = 8
    """Lines of the chat that one person may write at once."""
    chat_per_minute: NonNegativeFloat = 20.0
    """Lines of the chat that one person may write in a minute after that."""
    chat_kept: PositiveInt = 200
    """How many lines of the chat a table keeps; older ones are deleted."""
    pace: NonNegativeFloat = 1.0
    """How often one address may look, act, open tables and so on, as a multiple of the default; 0: without limit."""

    prune_days: NonNegativeInt = 0
    """After how many days without a move the server removes tables whose game is not finished; 0: never.

    What notices, sign-ins and unconfirmed addresses leave behind goes with them.
    """
    prune_finished_days: NonNegativeInt = 0
    """The same for finished games; 0: they are kept for ever."""
    prune_archive: str = ""
    """The folder in which the records of these games are kept as files before that; empty: they are lost."""
    session_days: PositiveFloat = 90.0
    """How long a sign-in lasts."""
    session_idle_days: PositiveFloat = 30.0
    """How long a sign-in lasts that is not used."""

    push_hosts: str = "fcm.googleapis.com, updates.push.services.mozilla.com, *.notify.windows.com, *.push.apple.com"
    """The push services that turn notices are sent to; empty: none, and no notices are offered."""
    notice_seconds: NonNegativeFloat = 30.0
    """How long a turn waits for its player before a notice is sent."""
    public_url: str = ""
    """The address of the site, for links in e-mails: https://duchy.example"""
    smtp_host: str = ""
    """The server that e-mails are sent through; empty: no e-mails."""
    smtp_port: Port = 587
    """Its port."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How it is spoken to: starttls, tls or none."""
    smtp_user: str = ""
    """The name to sign in there with; empty: without."""
    smtp_password: str = ""
    """The password to it."""
    mail_from: str = ""
    """The sender of e-mails: Duchy <table@duchy.example>"""
    mails_per_hour: NonNegativeInt = 200
    """E-mails of each kind in an hour, in all; ten times as many turn notices; 0: without limit."""

    @field_validator("trusted_proxies")
    @classmethod
    def _check_proxies(cls, text: str) -> str:
        for name in filter(None, map(str.strip, text.split(","))):
            if name != "*":
                ip_network(name, strict=False)
        return text

    def model_post_init(self, context: Any, /) -> None:
        """Choose the file of the tables if no database is given."""
        if not self.database_url:
            object.__setattr__(self, "database_url", default_database())

    @property
    def sends_mail(self) -> bool:
        """Whether everything is set that e-mails need."""
        return bool(self.smtp_host and self.mail_from and self.public_url)

    def changed(self, **settings: Any) -> Self:
        """The same with some other settings, which are checked."""
        return type(self)(**{**self.model_dump(), **settings})


class WrongSetting(Exception):
    """An environment variable that is wrong, and why."""

    def __init__(self, setting: str, problem: str) -> None:
        super().__init__(f"{setting}: {problem}")
        self.setting = setting
        self.problem = problem


def read(**chosen: Any) -> Settings:
    """The settings of the environment, replaced by what was chosen."""
    try:
        return Settings(**chosen)
    except ValidationError as error:
        fault = error.errors()[0]
        raise WrongSetting(PREFIX + str(fault["loc"][0]).upper(), fault["msg"]) from None
