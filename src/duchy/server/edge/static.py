"""The built client: its files are held in memory, compressed at most once.

Vite puts a hash into the names of files below ``assets/``, so that browsers may cache them for ever; all other files
are revalidated with their ETag. The addresses of the client's own pages all get ``index.html``; at a table it names the
game, so that a browser fetches the game's files at once and not when it has heard from the table.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from duchy.server.problems import language_of, texts

FOLDER = Path(__file__).parent.parent / "client"
INDEX = "/index.html"
ASSETS = "/assets/"
BROTLI = ".br"
PAGES = re.compile(
    r"/|/(new|tables|settings|about|account|profile|notices|recover|offline)|/table/[\w-]+(/replay)?|/rules(/[\w-]+)?"
)
TABLE = re.compile(r"/table/([\w-]+)")
GAME = b'data-game=""'  # in index.html
WORTH_COMPRESSING = re.compile(r"text/|.*(json|xml)")

#: Types that the list of the operating system may lack or define differently.
_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}


@dataclass(frozen=True)
class File:
    """A file in all its encodings."""

    kind: str
    tag: str
    for_ever: bool
    content: bytes
    brotli: bytes | None

    def response(self, headers: Headers, status: int = 200) -> Response:
        """The response to a request with these headers."""
        accepted = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
        encoding, body = self._encoded(accepted)
        tag = f'"{self.tag}{encoding}"'
        answer = {
            "ETag": tag,
            "Vary": "Accept-Encoding",
            "Cache-Control": "public, max-age=31536000, immutable" if self.for_ever else "no-cache",
        }
        if status == 200 and headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=answer)
        if encoding:
            answer["Content-Encoding"] = encoding
        return Response(body, status, answer, self.kind)

    def _encoded(self, accepted: set[str]) -> tuple[str, bytes]:
        """The best encoding that is accepted, and the content in it."""
        if self.brotli is not None and "br" in accepted:
            return "br", self.brotli
        if "gzip" in accepted and WORTH_COMPRESSING.match(self.kind):
            return "gzip", self._gzip
        return "", self.content

    @cached_property
    def _gzip(self) -> bytes:
        """Made for the first who asks: most take Brotli, and to compress all files would delay the start."""
        return gzip.compress(self.content, mtime=0)


def pack(content: bytes, kind: str, for_ever: bool = False, brotli: bytes | None = None) -> File:
    """Content that does not change while the server runs, with its compressed forms."""
    return File(kind, hashlib.blake2b(content, digest_size=9).hexdigest(), for_ever, content, brotli)


def read_file(path: Path, for_ever: bool) -> File:
    """A file of the client; ``path.br`` beside it is the same compressed better."""
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    better = path.with_name(path.name + BROTLI)
    return pack(path.read_bytes(), kind, for_ever, better.read_bytes() if better.exists() else None)


@cache
def files_of(folder: Path) -> Mapping[str, File]:
    """The files of a folder by their addresses, as they were when it was first asked for."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != BROTLI)
    addresses = {"/" + path.relative_to(folder).as_posix(): path for path in paths}
    return {address: read_file(path, address.startswith(ASSETS)) for address, path in addresses.items()}


class Client:
    """Serves the client for requests that no route of the API answers; the rest is passed to ``otherwise``."""

    def __init__(
        self,
        otherwise: ASGIApp,
        folder: Path = FOLDER,
        game_of: Callable[[str], str | None] = lambda table: None,
        documentation: Callable[[str, Headers], Response | None] = lambda path, headers: None,
    ) -> None:
        self.otherwise = otherwise
        self.documentation = documentation
        self.game_of = game_of  # of a table, where that is known without a search
        self.files = files_of(folder)
        self.tables: dict[str, File] = {}  # the page of a table, by its game

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that no route answers."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or scope["path"].startswith("/api"):
            await self.otherwise(scope, receive, send)
            return
        response = self._response(scope["path"], Headers(scope=scope))
        if response is None:
            await self.otherwise(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            response.body = b""
        await response(scope, receive, send)

    def _response(self, path: str, headers: Headers) -> Response | None:
        if (answer := self.documentation(path, headers)) is not None:
            return answer
        page = PAGES.fullmatch(path) is not None
        if found := self._index(path) if page else self.files.get(path):
            return found.response(headers)
        if page:
            words = texts().format(language_of(headers), "client-missing", command="make web")
            return PlainTextResponse(words + "\n", 503, {"Cache-Control": "no-store"})
        if "text/html" in headers.get("accept", "") and INDEX in self.files:  # the client shows a page for it
            return self.files[INDEX].response(headers, 404)
        return None

    def _index(self, path: str) -> File | None:
        """The page at one of the client's addresses."""
        index = self.files.get(INDEX)
        table = TABLE.fullmatch(path)
        game = self.game_of(table[1]) if table else None
        if index is None or game is None:
            return index
        if game not in self.tables:
            named = index.content.replace(GAME, f'data-game="{game}"'.encode(), 1)
            self.tables[game] = pack(named, index.kind)
        return self.tables[game]
