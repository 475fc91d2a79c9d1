"""Where others can reach the server: told to a page on its own computer, for links to friends."""

import pytest

from tests.support.server import serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]
HERE = "http://192.168.1.5:8421"


@pytest.mark.parametrize(
    ("address", "host", "told"),
    [
        ("127.0.0.1", "127.0.0.1:8421", [HERE]),
        ("::1", "localhost:8421", [HERE]),
        ("203.0.113.7", "localhost:8421", []),
        ("127.0.0.1", "attacker.example", []),
    ],
)
async def test_addresses_of_the_network_are_told_on_this_computer_only(settings, address, host, told):
    async with serving(settings) as client:
        client.asgi.app.state.origins = [HERE]
        client.asgi.address = address
        reply = await client.asgi.ask("GET", "/api/origins", headers={"host": host})
        assert reply.json() == {"origins": told}


async def test_a_public_address_is_told_to_all(settings):
    async with serving(settings.changed(public_url="https://duchy.example/")) as client:
        client.asgi.address = "203.0.113.7"
        assert await client.get("/origins") == {"origins": ["https://duchy.example"]}
