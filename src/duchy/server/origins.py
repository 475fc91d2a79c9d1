"""Where others can reach this server: the addresses that a person gives to friends.

A server that listens everywhere is shown on its own computer as ``127.0.0.1``, and a link with that address would lead
friends to their own computers.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

_Address = IPv4Address | IPv6Address

EVERYWHERE = ("0.0.0.0", "::")
#: Addresses of documentation: nothing is sent to them, but the system says from which of ours it would be.
_FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def origins_of(listening: socket.socket) -> list[str]:
    """The addresses by which others on the network reach a listening socket, the likeliest first."""
    host, port = listening.getsockname()[:2]
    six = listening.family == socket.AF_INET6
    found = own_addresses() if host in EVERYWHERE else [ip_address(host)]
    return [origin(str(address), port) for address in found if _reaches(address) and (six or address.version == 4)]


def origin(host: str, port: int) -> str:
    """An address as a browser takes it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_addresses() -> list[_Address]:
    """The addresses of this computer: that of the route to the world first, then those of its name."""
    return list(dict.fromkeys((*_on_the_way_out(), *_by_name())))


def _on_the_way_out() -> Iterator[_Address]:
    for family, far in _FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            yield ip_address(probe.getsockname()[0])


def _by_name() -> Iterator[_Address]:
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            with suppress(ValueError):
                yield ip_address(address[0])


def _reaches(address: _Address) -> bool:
    return not (address.is_loopback or address.is_unspecified or address.is_link_local or address.is_multicast)
