"""The documentation below ``/docs``, where ``make docs`` has built it: the files of a site, read when first asked for.

Where it was not built, ``/docs`` is left to the client, whose page says how to get it.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from duchy.server.edge.static import File, read_file

FOLDER = Path(__file__).parent.parent / "docs"
AT = "/docs"
INDEX = "index.html"
#: The readable page of the interface, and the address next to the interface that leads there.
API_PAGE = f"{AT}/http-api.html"
API_ADDRESS = "/api/docs"


class Documentation:
    """The pages and pictures of the site."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._read: dict[str, File] = {}

    @cached_property
    def paths(self) -> Mapping[str, Path]:
        """Every file by its address; the page of a folder also by the folder's."""
        found = {}
        for path in sorted(self.folder.rglob("*")):
            if path.is_file():
                address = f"{AT}/{path.relative_to(self.folder).as_posix()}"
                found[address] = path
                if path.name == INDEX:
                    found[address.removesuffix(INDEX)] = path
        return found

    def response(self, path: str, headers: Headers) -> Response | None:
        """The response to a request for an address; ``None`` if nothing of the documentation is there."""
        if path != AT and not path.startswith(AT + "/"):
            return None
        if not self.paths:
            return None if path in (AT, AT + "/") else _lead_to(AT)
        if path == AT:
            return _lead_to(AT + "/")  # links of a page are relative to its folder
        file = self._file(path)
        return None if file is None else file.response(headers)

    def _file(self, address: str) -> File | None:
        if address not in self._read and address in self.paths:
            with suppress(FileNotFoundError):  # built anew since the server started
                self._read[address] = read_file(self.paths[address], for_ever=False)
        return self._read.get(address)


async def lead_to_api_page(request: Request) -> Response:
    """Lead from the address next to the interface to its page."""
    return _lead_to(API_PAGE)


def _lead_to(address: str) -> Response:
    """A redirect that nobody keeps: whether the documentation is there can change."""
    return RedirectResponse(address, 307, {"Cache-Control": "no-store"})
