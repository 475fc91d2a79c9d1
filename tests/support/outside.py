"""What lies outside the server, for tests: a push service with the browser behind it, and an SMTP server."""

from __future__ import annotations

import email
import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from duchy.server.notices import webpush
from duchy.server.notices.webpush import Browser


class FakeBrowser:
    """A browser that can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen bytes ok"
        raw = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.known = Browser(endpoint, webpush.encode(raw), webpush.encode(self._secret))

    def request(self, **more: Any) -> dict[str, Any]:
        """The body with which it asks for notices."""
        return {"endpoint": self.known.endpoint, "p256dh": self.known.p256dh, "auth": self.known.auth, **more}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message, as RFC 8291 says."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + webpush.decode(self.known.p256dh) + sender
        material = webpush._derive(shared, self._secret, info, 32)
        key = webpush._derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = webpush._derive(material, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02")


class PushService:
    """A push service on this computer."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 201
        self.received: list[tuple[str, dict[str, str], bytes]] = []

    def browser(self, name: str = "browser") -> FakeBrowser:
        return FakeBrowser(f"{self.address}/{name}")

    def messages(self, browser: FakeBrowser) -> list[dict[str, Any]]:
        """What a browser was sent."""
        path = browser.known.endpoint.removeprefix(self.address)
        return [json.loads(browser.read(body)) for to, _, body in self.received if to == path]


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service that answers until the end of the block."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.received.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with _serving(ThreadingHTTPServer(("127.0.0.1", 0), Handler)) as port:
        service = PushService(f"http://127.0.0.1:{port}")
        yield service


@contextmanager
def smtp_server() -> Iterator[tuple[int, list[Message]]]:
    """The port of an SMTP server, and the messages that it was given."""
    received: list[Message] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                command = line[:4].upper()
                if command == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    text = b"".join(iter(self.rfile.readline, b".\r\n"))
                    received.append(email.message_from_bytes(text))
                self.wfile.write(b"221 bye\r\n" if command == b"QUIT" else b"250 ok\r\n")
                if command == b"QUIT":
                    return

    with _serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)) as port:
        yield port, received


@contextmanager
def _serving(server: socketserver.TCPServer) -> Iterator[int]:
    server.daemon_threads = True  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
