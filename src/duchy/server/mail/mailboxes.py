"""Mailboxes: the normal form of e-mail addresses, and keyed hashes of it.

Limits and the list of those who want no e-mails hold hashes only: whoever reads these tables learns no address. The key
is in the database as well, so this protects a part of a backup that gets about, not the whole of it.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode

from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.storage.journal import Journal
from duchy.server.storage.keys import key_of

KEY = "mail"  # the name of the key in the database
HASH_BYTES = 18
HASH_LENGTH = 24  # in base64
_GMAIL = ("gmail.com", "googlemail.com")


def mailbox_of(address: str) -> str:
    """The normal form of an address: those that lead to one mailbox have the same.

    Without it, ``anna+1@``, ``anna+2@`` and so on would each have a limit of its own.
    """
    name, _, domain = address.strip().lower().rpartition("@")
    name = name.partition("+")[0] or name
    if domain in _GMAIL:  # it ignores dots
        name, domain = name.replace(".", "") or name, _GMAIL[0]
    return f"{name}@{domain}"


class Hashes:
    """Hashes texts with a key of this database."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._key = b""

    async def start(self) -> None:
        """Read the key, or make it if this is the first server on the database."""
        self._key = bytes.fromhex(await key_of(self._engine, self._journal, KEY, new_key))

    def of(self, purpose: str, text: str) -> str:
        """The hash of a text, which differs by what it is for."""
        return keyed(self._key, purpose, text)


def new_key() -> str:
    """A key, as it is stored."""
    return secrets.token_hex(32)


def keyed(key: bytes, purpose: str, text: str) -> str:
    """What only the owner of a key can make of a text."""
    digest = hashlib.blake2b(f"{purpose} {text}".encode(), digest_size=HASH_BYTES, key=key).digest()
    return urlsafe_b64encode(digest).decode()
