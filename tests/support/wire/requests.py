"""Requests over HTTP/1.1 as bytes: right ones, half ones, and those that two servers would read differently."""

from __future__ import annotations

import random
from collections.abc import Sequence
from urllib.parse import quote

from tests.support.wire.case import Case, Kinds, Place, cut, mutated
from tests.support.wire.messages import encoded, posted, with_junk

kinds = Kinds()
REFUSED = frozenset({400})
Header = tuple[str, str]

METHODS = (
    *("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "PURGE", "M-SEARCH"),
    *("BREW", "get", "GE T", "", "G\0T", "GET\t", "\xe9", "X" * 3000, "PRI", "SOURCE", "QUERY"),
)
VERSIONS = (
    *("HTTP/1.0", "HTTP/1.1", "HTTP/0.9", "HTTP/1.2", "HTTP/2.0", "HTTP/3", "HTTP/9.9", "HTTP/1.1 ", "http/1.1"),
    *("HTTP/", "HTTP/1", "HTTP/01.1", "HTTP/1.10", "HTTP /1.1", "ICE/1.0", "RTSP/1.0", "", " ", "\0"),
)
PIECES = (
    *("%00", "%", "%zz", "%2", "%ff", "%ED%A0%80", "%2e%2e", "..", "//", "\\", ";a=b", "?", "??", "#x", "&&", "%0d%0a"),
    *("%u0041", "+", "~", "|", "{id}", "\x7f", "\xe9", "%F0%9F%8E%B2", "[", "]", "^", "`", "'", '"', "<", ">", "*"),
)
OTHER_PROTOCOLS = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(64)),  # TLS
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00",
    b"SSH-2.0-OpenSSH_9.6\r\n",
    b"EHLO mail.example\r\n",
    b"\x05\x01\x00",  # SOCKS
    b"*1\r\n$4\r\nPING\r\n",  # Redis
    b"GET /api/health/live\r\n",  # HTTP/0.9
    b"\r\n" * 20,
    b"\0" * 64,
    b"PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n",
)


def request(
    method: str, target: str, headers: Sequence[Header] = (), body: bytes = b"", version: str = "HTTP/1.1"
) -> bytes:
    """A request as it goes over the wire; its length is told unless the headers do."""
    lines = [f"{method} {target} {version}", *(f"{name}: {value}" for name, value in headers)]
    if body and not any(name.lower() in ("content-length", "transfer-encoding") for name, _ in headers):
        lines.append(f"content-length: {len(body)}")
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def readable(chance: random.Random, place: Place) -> str:
    """An address that answers GET, or says that there is nothing."""
    table = chance.choice((place.table, place.finished, "nowhere"))
    api = f"/api/tables/{table}"
    seat, ply = chance.randint(0, 8), chance.randint(0, 80)
    return chance.choice(
        (
            *("/", "/tables", f"/table/{table}", "/rules/dice", "/sw.js", "/favicon.svg", "/nothing", "/index.html"),
            *(api, f"{api}/state", f"{api}/state?seat={seat}", f"{api}/view?at={ply}", f"{api}/log?after={ply}"),
            *(f"{api}/chat", f"{api}/record", f"{api}/seats/mine", f"{api}/log?before={ply}", f"{api}/story"),
            *("/api/games", "/api/games/dice/setup", "/api/games/bruges/texts/uk", "/api/games/chess/setup"),
            *("/api/health/live", "/api/tables", "/api/tables?ids=a,b", "/api/account", "/api/notices", "/api/nothing"),
        )
    )


def headers_of(chance: random.Random, place: Place) -> list[Header]:
    """Headers that make a difference, each with some chance."""
    found = [("host", place.host)]
    for name, values in {
        "authorization": [f"Bearer {chance.choice(place.tokens)}", "Bearer x", "Basic eDp5", "Bearer \xff"],
        "accept-encoding": ["gzip", "br, gzip", "identity;q=0", "*"],
        "accept-language": ["uk", "ru;q=0.1,en", ";;q=x,,", "en" * 500],
        "accept": ["text/html", "application/json"],
        "if-none-match": ['"x"', "*", 'W/"'],
        "cookie": ["duchy=x", "a=b; ;=;duchy", "\xe9=\xff", "=" * 100],
        "prefer": ["return=minimal", "x"],
        "x-forwarded-for": ["1.2.3.4", "unknown, ,", "::1, 1.2.3.4"],
    }.items():
        if chance.random() < 0.15:
            found.append((name, chance.choice(values)))
    return found


def right(chance: random.Random, place: Place) -> tuple[bytes, bool]:
    """A request that must be answered, and whether it is a HEAD."""
    headers = headers_of(chance, place)
    how = chance.random()
    if how < 0.6:
        method = chance.choice(("GET", "GET", "GET", "HEAD"))
        return request(method, readable(chance, place), headers), method == "HEAD"
    method, path, body = posted(chance, place)
    content = encoded(chance, body if how < 0.8 else with_junk(chance, body))
    kind = chance.choice(
        ("application/json",) * 8 + ("text/plain", "application/json; charset=x", "x", "", "multipart/x")
    )
    token = chance.choice((*place.tokens, "x" * 32))
    headers += [("content-type", kind), ("authorization", f"Bearer {token}")]
    return request(method, path, headers, content), False


# --- requests that must be answered ----------------------------------------------------------------------------------


@kinds(weight=14)
def plain(chance: random.Random, place: Place) -> Case:
    """One request, sometimes in a few pieces."""
    sent, head = right(chance, place)
    sends = cut(chance, sent) if chance.random() < 0.3 else [sent]
    return Case("plain", sends, answers=1, heads=frozenset({0} if head else ()))


@kinds(weight=6)
def pipelined(chance: random.Random, place: Place) -> Case:
    """Several requests before the first answer, cut anywhere."""
    made = [right(chance, place) for _ in range(chance.randint(2, 12))]
    heads = frozenset(number for number, (_, head) in enumerate(made) if head)
    sent = b"".join(each for each, _ in made)
    return Case("pipelined", cut(chance, sent), units=len(made), answers=len(made), heads=heads)


@kinds(weight=3)
def byte_by_byte(chance: random.Random, place: Place) -> Case:
    """A request whose bytes come one after the other."""
    sent = request("GET", readable(chance, place), [("host", place.host)])
    return Case("byte_by_byte", [sent[at : at + 1] for at in range(len(sent))], answers=1)


@kinds(weight=3)
def chunked(chance: random.Random, place: Place) -> Case:
    """A body in chunks, with extensions and trailers."""
    method, path, body = posted(chance, place)
    content = encoded(chance, body)
    extension = chance.choice((b"", b"", b";a=b", b';q="x"', b";" + b"x" * 200))
    parts = [b"%x%s\r\n%s\r\n" % (len(part), extension, part) for part in cut(chance, content) if part]
    trailer = chance.choice((b"", b"", b"x-trailer: y\r\n", b"content-length: 3\r\n"))
    headers = [("host", place.host), ("content-type", "application/json"), ("transfer-encoding", "chunked")]
    return Case("chunked", [request(method, path, headers), *parts, b"0\r\n" + trailer + b"\r\n"], answers=1)


@kinds(weight=2)
def expecting(chance: random.Random, place: Place) -> Case:
    """A client that waits to be told to go on, or says so and does not wait."""
    method, path, body = posted(chance, place)
    content = encoded(chance, body) or b"x"
    value = chance.choice(("100-continue", "100-Continue", "200-ok", ""))
    headers = [("host", place.host), ("content-type", "application/json"), ("expect", value)]
    sent = request(method, path, headers, content)
    return Case("expecting", [sent[: -len(content)], content], answers=1)


# --- what is not whole -----------------------------------------------------------------------------------------------


@kinds(weight=5)
def half(chance: random.Random, place: Place) -> Case:
    """A request that ends somewhere."""
    sent, head = right(chance, place)
    ending = chance.choice(("eof", "abort"))
    part = sent[: chance.randrange(1, len(sent))]
    return Case("half", cut(chance, part, 3), heads=frozenset({0} if head else ()), ending=ending)  # type: ignore[arg-type]


@kinds(weight=2)
def hanging_up(chance: random.Random, place: Place) -> Case:
    """A whole request, or several, whose sender does not wait for the answer."""
    made = [right(chance, place) for _ in range(chance.randint(1, 6))]
    return Case("hanging_up", [b"".join(sent for sent, _ in made)], units=len(made), answers=0, ending="abort")


@kinds(weight=6)
def mutations(chance: random.Random, place: Place) -> Case:
    """A request with a few other bytes in it."""
    head = True
    while head:  # an answer cannot be told apart from the next one if it may be to HEAD or not
        sent, head = right(chance, place)
    return Case("mutations", cut(chance, mutated(chance, sent), 3))


@kinds(weight=2)
def noise(chance: random.Random, place: Place) -> Case:
    """Bytes that are no HTTP."""
    sent = chance.choice(OTHER_PROTOCOLS) if chance.random() < 0.6 else chance.randbytes(chance.randint(1, 2000))
    return Case("noise", cut(chance, sent, 3))


# --- lines and heads -------------------------------------------------------------------------------------------------


@kinds(weight=3)
def first_lines(chance: random.Random, place: Place) -> Case:
    """Methods and versions of every kind."""
    method, version = chance.choice(METHODS), chance.choice(VERSIONS)
    if chance.random() < 0.5:
        method, version = (method, "HTTP/1.1") if chance.random() < 0.5 else ("GET", version)
    sent = request(method, readable(chance, place), headers_of(chance, place), version=version)
    return Case("first_lines", [sent], heads=frozenset({0} if method == "HEAD" else ()), most=1)


@kinds(weight=5)
def targets(chance: random.Random, place: Place) -> Case:
    """Addresses of every form, with bad escapes and odd characters."""
    base = readable(chance, place)
    pieces = "".join(chance.choices(PIECES, k=chance.randint(1, 5)))
    at = chance.randrange(len(base) + 1)
    target = chance.choice(
        (
            *(base[:at] + pieces + base[at:],) * 6,
            *(f"http://{place.host}{base}", f"http://evil.example{base}", "http://[::1", "http://", "https://x:y@z/"),
            *(place.host, "example.org:443", "*", "**", "", "/" + "a" * 5000, "/" + "../" * 300 + "etc/passwd"),
            *("?" + "a=b&" * 500, "/?" + "&" * 3000, quote(base * 40, safe=""), "mailto:x", "javascript:1", ":80"),
        )
    )
    method = chance.choice(("GET", "GET", "POST", "OPTIONS", "CONNECT", "DELETE"))
    return Case("targets", [request(method, target, headers_of(chance, place))])


@kinds(weight=3)
def huge_heads(chance: random.Random, place: Place) -> Case:
    """Heads with too many or too long lines, or that do not end."""
    many = [(f"x-{number}", "a" * chance.choice((0, 10, 100))) for number in range(chance.choice((90, 101, 300, 3000)))]
    long = [("x-long", "a" * chance.choice((8000, 16_000, 16_384, 20_000, 100_000)))]
    sent = request("GET", "/api/health/live", [("host", place.host), *chance.choice((many, long, long + many))])
    sent = sent[: chance.choice((len(sent), len(sent) - 2))]
    return Case("huge_heads", cut(chance, sent, 4), statuses=frozenset({200, 431}), most=1)


@kinds(weight=5)
def odd_headers(chance: random.Random, place: Place) -> Case:
    """Lines of a head that servers read differently: folded, without a colon, with other ends."""
    lines = chance.choice(
        (
            *(b"x-folded: a\r\n b", b"x-folded: a\r\n\tb", b" x: y", b"x : y", b"x\t: y", b"no colon", b": empty"),
            *(
                b"x: y\0z",
                b"x: y\rz",
                b"x: y\nhost: z",
                b"x\xe9: y",
                b"x: \xe9\xff",
                b"x: \x01",
                b"(x): y",
                b"x: " * 50,
            ),
            *(b"host: a\r\nhost: b", b"host:", b"connection: close", b"connection: keep-alive, close, upgrade"),
            *(b"connection: " + b"close," * 300, b"content-type: \xff", b"transfer-encoding:", b"te: trailers"),
        )
    )
    begin = b"GET %s HTTP/1.1" % readable(chance, place).encode()
    eol = chance.choice((b"\r\n", b"\r\n", b"\n", b"\r", b"\r\r\n", b"\n\r"))
    return Case("odd_headers", [eol.join((begin, b"host: x", lines, b"", b""))], most=1)


# --- lengths that two servers would read differently -----------------------------------------------------------------

INNER = b"GET /api/games HTTP/1.1\r\nhost: smuggled\r\n\r\n"

#: Headers about the length of a body that must be refused: a proxy in front may have read them otherwise.
AMBIGUOUS = (
    *("content-length: 5\r\ncontent-length: 6", "content-length: 5, 6", "content-length: -1", "content-length: +5"),
    *("content-length: 0x5", "content-length: 5 5", "content-length: 99999999999999999999", "content-length: five"),
    *("content-length: 5\r\ntransfer-encoding: chunked", "transfer-encoding: chunked\r\ncontent-length: 5"),
    *("transfer-encoding: xchunked\r\ncontent-length: 5", "transfer-encoding: chunked, identity\r\ncontent-length: 5"),
    *("content-length: ", "content-length: 1e3", "content-length: 5;x", "content-length: \x0b5"),
    *("content-length : 5", "transfer-encoding: chunked, gzip", "transfer-encoding: chunked\r\n x"),
)


@kinds(weight=5)
def ambiguous(chance: random.Random, place: Place) -> Case:
    """A body whose length is not clear, with another request inside."""
    lengths = chance.choice(AMBIGUOUS).encode()
    body = chance.choice((b"0\r\n\r\n" + INNER, INNER, b"5\r\nhello\r\n0\r\n\r\n" + INNER, b"hello" + INNER))
    begin = b"POST /api/games/dice/check HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    return Case("ambiguous", cut(chance, begin + lengths + b"\r\n\r\n" + body, 2), statuses=REFUSED, most=1, units=2)


@kinds(weight=4)
def bad_chunks(chance: random.Random, place: Place) -> Case:
    """Chunks whose sizes are none, or lie."""
    size = chance.choice(
        (
            *(b"-1", b"0x5", b"g", b"", b" 5", b"5 ", b"+5", b"5;", b"fffffffffffffffff", b"ffffffffffffffff", b"5\r"),
            *(b"1", b"6", b"ffff", b"05", b"5" * 50, b"5;x\ny", b"5;" + b"e" * 20_000, b"\0", b"5,5"),
        )
    )
    end = chance.choice((b"\r\n", b"\r\n", b"\n", b"", b"\r"))
    body = size + end + b"hello" + end + chance.choice((b"0\r\n\r\n", b"0\r\n", b"0\n\n", b"00\r\n\r\n")) + INNER
    headers = [("host", "x"), ("content-type", "application/json"), ("transfer-encoding", "chunked")]
    sent = request("POST", "/api/games/dice/check", headers) + body
    return Case("bad_chunks", cut(chance, sent, 3), units=2)


@kinds(weight=3)
def lying_lengths(chance: random.Random, place: Place) -> Case:
    """Bodies that are shorter or longer than announced."""
    method, path, body = posted(chance, place)
    content = encoded(chance, body)
    told = chance.choice((0, 1, len(content) + 1, len(content) * 2, 10**6, 2**20 + 1, 2**31, 2**63 - 1))
    headers = [("host", place.host), ("content-type", "application/json"), ("content-length", str(told))]
    return Case("lying_lengths", [request(method, path, headers), content])


@kinds(weight=1)
def large_bodies(chance: random.Random, place: Place) -> Case:
    """Bodies beyond the limits, with and without a length."""
    size = chance.choice((600_000, 1_100_000, 2_200_000))
    method, path, _ = posted(chance, place)
    headers = [("host", place.host), ("content-type", "application/json")]
    if chance.random() < 0.5:
        sent = request(method, path, headers, b"1" * size)
    else:
        parts = b"".join(b"2000\r\n" + b"1" * 8192 + b"\r\n" for _ in range(size // 8192))
        sent = request(method, path, [*headers, ("transfer-encoding", "chunked")], parts + b"0\r\n\r\n")
    return Case("large_bodies", [sent[at : at + 65_536] for at in range(0, len(sent), 65_536)], most=1)
