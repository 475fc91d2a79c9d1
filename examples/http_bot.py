"""A bot that plays by HTTP requests: ``python examples/http_bot.py http://127.0.0.1:8421 dice``."""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


def ask(address, body=None, token=None):
    """What the server answers, as JSON. A refusal is an HTTPError whose body is a problem document."""
    request = urllib.request.Request(address, headers={"Content-Type": "application/json"})
    if body is not None:
        request.data = json.dumps(body).encode()
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def choose(view):
    """The action to take, of those that the view offers."""
    return random.choice(view["actions"])["id"]


def play(server, game):
    """Play a game against a bot of the server; returns its results."""
    seats = [{"kind": "here", "name": "Robot"}, {"kind": "bot", "level": "page"}]
    opened = ask(f"{server}/api/tables", {"game": game, "seats": seats})
    table, token = f"{server}/api/tables/{opened['table']['id']}", opened["seats"][0]["token"]
    while True:
        state = ask(f"{table}/state", token=token)
        if state["table"]["status"] == "finished":
            return state["table"]["results"]
        if not state["view"]["actions"]:
            time.sleep(0.1)  # somebody else is asked
            continue
        wish = {"ply": state["ply"], "action": choose(state["view"]), "request": secrets.token_urlsafe(12)}
        try:
            ask(f"{table}/actions", wish, token)
        except urllib.error.HTTPError as refusal:
            if refusal.code == 429:  # faster than a seat may act
                time.sleep(float(refusal.headers["Retry-After"]))
            elif refusal.code != 409:  # 409: the game has moved on, so look again
                raise


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else "dice"))
