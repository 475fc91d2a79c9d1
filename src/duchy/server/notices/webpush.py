"""Messages to browsers through their push services: encryption (RFC 8291, RFC 8188) and the server's key (RFC 8292).

A push service learns who sends (the VAPID key) and to which browser, and not what is said.

No library does it: the usual one, pywebpush, brings four packages more, two of them HTTP clients, for what is a few
calls of the package of cryptography that is here anyway.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import http.client
import json
import os
import ssl
import time
from dataclasses import dataclass
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

LONGEST = 3000  # bytes of a message; push services take 4096 encrypted
RECORD = 4096
KEPT_SECONDS = 24 * 3600  # how long a push service keeps a message for a browser that is not running
TOKEN_SECONDS = 12 * 3600
TIMEOUT = 10.0  # seconds
GONE = frozenset({404, 410})
LOOPBACK = frozenset({"127.0.0.1", "localhost"})


class BadSubscription(ValueError):
    """The keys or the address of a browser are not what they must be."""


@dataclass(frozen=True)
class Browser:
    """Where the messages for a browser go, and its keys, in base64url."""

    endpoint: str
    p256dh: str
    auth: str


def encode(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The same backwards."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as problem:
        raise BadSubscription("not base64url") from problem


def check(browser: Browser, hosts: str) -> None:
    """Raise ``BadSubscription`` unless the keys are sound and the push service is one of ``hosts``.

    The server sends requests to this address, so it must not lead anywhere else.
    """
    try:
        address = urlsplit(browser.endpoint)
        port = address.port
    except ValueError as problem:
        raise BadSubscription("no address") from problem
    host = address.hostname or ""
    known = any(fnmatchcase(host, pattern.strip()) for pattern in hosts.split(",") if pattern.strip())
    local = host in LOOPBACK
    if not known or address.username is not None or (address.scheme != "https" and not local):
        raise BadSubscription("not a push service that is known here")
    if not local and port not in (None, 443):
        raise BadSubscription("another port")
    if len(decode(browser.auth)) != 16:
        raise BadSubscription("auth must have 16 bytes")
    _public_key(browser.p256dh)


def _public_key(text: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(text))
    except (ValueError, UnsupportedAlgorithm) as problem:
        raise BadSubscription("not a point of P-256") from problem


def _raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    message: bytes, browser: Browser, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser can read. The key pair and the salt are new for each message."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = _public_key(browser.p256dh)
    ours = _raw(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    material = _derive(shared, decode(browser.auth), b"WebPush: info\0" + _raw(theirs) + ours, 32)
    key = _derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class ServerKey:
    """The key pair by which push services know this server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = encode(_raw(key.public_key()))

    @classmethod
    def new(cls) -> ServerKey:
        """A new pair."""
        return cls(ec.generate_private_key(ec.SECP256R1()))

    @classmethod
    def read(cls, text: str) -> ServerKey:
        """From its text."""
        key = serialization.load_pem_private_key(text.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return cls(key)

    def text(self) -> str:
        """The private key as PEM."""
        return self._key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        ).decode()

    def signature_of(self, text: str) -> str:
        """What only this server can make of a text."""
        return encode(hmac.digest(self.text().encode(), text.encode(), "sha256")[:18])

    def authorization(self, endpoint: str, contact: str, now: float | None = None) -> str:
        """The header that says to a push service who sends (RFC 8292)."""
        address = urlsplit(endpoint)
        expires = int((time.time() if now is None else now) + TOKEN_SECONDS)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": expires, "sub": contact}
        head = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(head.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={head}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def send(message: bytes, browser: Browser, key: ServerKey, contact: str, topic: str) -> int:
    """Hand a message to the push service of a browser, and return the status of its answer. Blocks.

    A later message with the same topic replaces one that was not delivered yet.
    """
    address = urlsplit(browser.endpoint)
    connection = http.client.HTTPConnection(address.netloc, timeout=TIMEOUT)
    if address.scheme == "https":
        secure = ssl.create_default_context()
        connection = http.client.HTTPSConnection(address.netloc, timeout=TIMEOUT, context=secure)
    headers = {
        "Authorization": key.authorization(browser.endpoint, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Topic": topic,
        "Urgency": "normal",
    }
    try:
        path = address.path + (f"?{address.query}" if address.query else "")
        connection.request("POST", path or "/", encrypt(message[:LONGEST], browser), headers)
        return connection.getresponse().status
    finally:
        connection.close()
