"""Who opened a table, as far as bots must be shared out fairly: a short hash of the address, which tells nobody's.

The hash is keyed, and has 16 bits only. Even with the key, each value stands for some 65,000 addresses of IPv4, so
that it is no trace of a person; two addresses that happen to share one take turns as if they were one.
"""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.types import Scope

from duchy.server.edge.addresses import address_of
from duchy.server.storage.journal import Journal
from duchy.server.storage.keys import key_of

KEY = "openers"  # the name of the key in the database: tables of the same address stay together after a restart
BYTES = 2


class Openers:
    """Hashes addresses with the key of this database."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._key = b""

    async def start(self) -> None:
        """Read the key, or make it if this is the first server on the database."""
        self._key = bytes.fromhex(await key_of(self._engine, self._journal, KEY, lambda: secrets.token_hex(16)))

    def of(self, scope: Scope) -> str:
        """The hash for the address that a request came from."""
        return hashlib.blake2b(address_of(scope).encode(), digest_size=BYTES, key=self._key).hexdigest()
