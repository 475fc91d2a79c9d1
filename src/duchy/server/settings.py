"""Settings of the server, from environment variables (``DUCHY_DATABASE_URL`` …) or from its caller."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Self

import platformdirs

PREFIX = "DUCHY_"
SECURITY = ("starttls", "tls", "none")


def default_database() -> str:
    """A file in the user's data folder, so that it does not depend on the current folder."""
    folder = Path(platformdirs.user_data_dir("duchy", appauthor=False))
    return f"sqlite:///{folder / 'tables.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """How a server runs. The defaults suit one person at home and a small public server."""

    database_url: str = ""
    """SQLite file or PostgreSQL server; empty: a file in the user's own data folder."""
    tables_in_memory: int = 2000
    """How many tables are kept in memory; others are read again from the database on demand."""
    bot_threads: int = 0
    """How many bots think at once; 0: one for each core."""
    bot_pause: float = 0.4
    """Seconds between two actions of bots while a client is connected, so that people can follow."""
    bot_patience: float = 3.0
    """Seconds after which a process moves for a bot if no other process has done so."""
    hello_seconds: float = 10.0
    """How long a socket may take to send its first message."""
    send_seconds: float = 20.0
    """How long a message may wait for a slow reader; then the connection is dropped, and its client resumes."""
    connections_per_table: int = 200
    """Sockets at one table."""
    away_seconds: float = 60.0
    """How long a person must be away before the others can agree that a bot plays on."""
    chat_length: int = 300
    """Characters of a line of the chat; at most 1000."""
    chat_burst: int = 8
    """Lines of the chat that one person may write at once."""
    chat_per_minute: float = 20.0
    """Lines of the chat that one person may write in a minute after that."""
    chat_kept: int = 200
    """How many lines of the chat a table keeps; older ones are deleted."""
    pace: float = 1.0
    """How often one address may open tables, take seats and so on, as a multiple of the default; 0: without limit."""

    push_hosts: str = "fcm.googleapis.com, updates.push.services.mozilla.com, *.notify.windows.com, *.push.apple.com"
    """The push services that turn notices are sent to; empty: none, and no notices are offered."""
    notice_seconds: float = 30.0
    """How long a turn waits for its player before a notice is sent."""
    public_url: str = ""
    """The address of the site, for links in e-mails: https://duchy.example"""
    smtp_host: str = ""
    """The server that e-mails are sent through; empty: no e-mails."""
    smtp_port: int = 587
    """Its port."""
    smtp_security: str = "starttls"
    """How it is spoken to: starttls, tls or none."""
    smtp_user: str = ""
    """The name to sign in there with; empty: without."""
    smtp_password: str = ""
    """The password to it."""
    mail_from: str = ""
    """The sender of e-mails: Duchy <table@duchy.example>"""

    @property
    def sends_mail(self) -> bool:
        """Whether everything is set that e-mails need."""
        return bool(self.smtp_host and self.mail_from and self.public_url)

    def __post_init__(self) -> None:
        if not self.database_url:
            object.__setattr__(self, "database_url", default_database())
        if self.smtp_security not in SECURITY:
            raise ValueError(
                f"{PREFIX}SMTP_SECURITY is {self.smtp_security!r}; it must be one of {', '.join(SECURITY)}"
            )

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings from environment variables; the defaults for the rest."""
        given = {field: environment.get(PREFIX + field.name.upper()) for field in fields(cls)}
        kinds = {"int": int, "float": float, "str": str}
        return cls(**{field.name: kinds[str(field.type)](value) for field, value in given.items() if value is not None})
