"""What a drawing says beside a player's name, in the terminal and in the picture alike."""

from collections.abc import Iterator

from duchy.engine.words.captions import Captions
from duchy.games.burgundy.display.shapes import PlayerView


def facts(words: Captions, player: PlayerView) -> Iterator[str]:
    """What is said beside a player's name: the estate or its choice, and at the end the place."""
    if choice := player.get("choice"):
        yield words.say("action-found", estate=choice["estate"], hex=choice["hex"])
    elif player["estate"] is not None:
        yield words.say("estate-name", number=player["estate"])
    elif "sides" in player:
        yield " / ".join(words.say("estate-name", number=side) for side in player["sides"])
    if player.get("sealed"):
        yield words.say("table-sealed-other")
    if "place" in player:
        yield words.say("result-place", place=player["place"])


def linked_posts(player: PlayerView) -> set[int]:
    """The border posts that are linked with another one."""
    pairs = player["posts"]["pairs"] if "posts" in player else []
    return {post for pair in pairs if not pair["missing"] for post in pair["posts"]}
