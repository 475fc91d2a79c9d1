"""A bot that listens on the socket of a table: ``python examples/socket_bot.py http://127.0.0.1:8421 bruges``."""

import asyncio
import json
import random
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect


def open_table(server, game):
    """A table for this bot and one of the server; its name and the token of our seat."""
    seats = [{"kind": "here", "name": "Robot"}, {"kind": "bot", "level": "page"}]
    body, kind = json.dumps({"game": game, "seats": seats}).encode(), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/tables", body, kind)) as answer:
        opened = json.load(answer)
    return opened["table"]["id"], opened["seats"][0]["token"]


def choose(view):
    """The action to take, of those that the view offers."""
    return random.choice(view["actions"])["id"]


async def play(server, game):
    """Play a game; returns its results."""
    table, token = open_table(server, game)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    seen = None  # the last ply
    async for socket in connect(address):  # connects again after a break
        await socket.send(json.dumps({"type": "hello", "tokens": [token], "ply": seen}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "table") and message["table"]["status"] == "finished":
                return message["table"]["results"]
            if message["type"] in ("welcome", "update"):
                seen = message["ply"]
                if message["view"]["actions"]:
                    action = {"action": choose(message["view"]), "request": secrets.token_urlsafe(12)}
                    await socket.send(json.dumps({"type": "action", "ply": seen, **action}))
            if message["type"] == "problem" and message["problem"]["status"] == 429:  # faster than a seat may act
                await asyncio.sleep(1)
                await socket.send(json.dumps({"type": "hello", "tokens": [token], "ply": seen}))
            elif message["type"] == "problem" and message["problem"]["status"] != 409:
                raise RuntimeError(message["problem"]["detail"])
    return None


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else "bruges")))
