"""The address that a request came from. Everything that looks at addresses gets them from here.

A server that listens on ``::`` sees IPv4 clients as ``::ffff:192.0.2.1``. `plain` turns that back into the IPv4
address, before anything compares, counts or shows it.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

FORWARDED = b"x-forwarded-"  # what begins so is from a proxy
FORWARDED_FOR = b"x-forwarded-for"
LONGEST = 64  # characters of an address; longer ones are none, and must not fill the caches


def plain(host: str) -> str:
    """An address without its IPv6 wrapping; whatever is no such address stays as it is."""
    return _plain(host) if ":" in host and len(host) <= LONGEST else host


@lru_cache(4096)
def _plain(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return host if mapped is None else str(mapped)


def address_of(scope: Scope) -> str:
    """The address of a request, as it is limited."""
    return limited_address(scope["client"][0] if scope.get("client") else "")


def limited_address(host: str) -> str:
    """The address that is limited. A customer has a whole /64 network of IPv6 addresses, so these count together."""
    return _limited(host) if ":" in host and len(host) <= LONGEST else host


@lru_cache(4096)
def _limited(host: str) -> str:
    try:
        address = ip_address(plain(host))
    except ValueError:
        return host
    return str(ip_network((address, 64), strict=False)) if address.version == 6 else str(address)


@lru_cache(4096)
def is_trusted(host: str, proxies: str) -> bool:
    """Whether an address is one of the reverse proxies, which stand for many."""
    try:
        address = ip_address(plain(host))
    except ValueError:
        return False
    named = [name.strip() for name in proxies.split(",") if name.strip()]
    return any(name == "*" or address in ip_network(name, strict=False) for name in named)


class PlainAddresses:
    """The outermost middleware: requests have the plain address of their client, which a trusted proxy may tell.

    uvicorn's setting ``proxy_headers`` puts its middleware where it sees the addresses of the sockets, so that a proxy
    at ``::ffff:127.0.0.1`` would not be trusted. Here it stands between two steps that unwrap addresses.
    """

    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self._app = app
        self._proxied = ProxyHeadersMiddleware(self._told, trusted)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, let a socket in, or start and stop."""
        forwarded = False
        if scope["type"] != "lifespan":
            _unwrap(scope)
            for name, value in scope["headers"]:
                if name.startswith(FORWARDED):
                    forwarded = True
                    if name == FORWARDED_FOR and b":" in value:
                        scope["headers"] = [(name, _unwrapped(name, value)) for name, value in scope["headers"]]
                        break
        await (self._proxied if forwarded else self._app)(scope, receive, send)  # type: ignore[arg-type]

    async def _told(self, scope: Scope, receive: Receive, send: Send) -> None:
        _unwrap(scope)  # a proxy may write [::ffff:192.0.2.1]:80
        await self._app(scope, receive, send)


def _unwrap(scope: Scope) -> None:
    client = scope.get("client")
    if client and ":" in client[0]:
        scope["client"] = (plain(client[0]), client[1])


def _unwrapped(name: bytes, value: bytes) -> bytes:
    if name != FORWARDED_FOR:
        return value
    return ", ".join(plain(host.strip()) for host in value.decode("latin-1").split(",")).encode("latin-1")
