"""``python -m duchy.server.openapi``: print the OpenAPI document, as it is kept in ``web/openapi.json``."""

from __future__ import annotations

import json

from duchy.server.api_document import document
from duchy.server.app import create_app
from duchy.server.settings import Settings


def text() -> str:
    """The document as it is kept in a file."""
    return json.dumps(document(create_app(Settings())), ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    print(text(), end="")
