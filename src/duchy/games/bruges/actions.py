"""The action catalogue of Bruges.

Hand cards and houses are named by their place, which all players see, never by the face of a card. A character goes to
an empty house of a colour: houses of one colour are alike.
"""

from duchy.engine.play.catalogue import Catalogue, Kind, Number, Player
from duchy.games.bruges.components.board import COLOURS, LEADERSHIPS, MAX_PLAYERS, MOST_CARDS, MOST_HOUSES, SECTIONS
from duchy.games.bruges.components.programs import MOST_BRANCHES

_CARD, _HOUSE, _COLOUR, _SECTION = Number(MOST_CARDS), Number(MOST_HOUSES), Number(COLOURS), Number(SECTIONS)
_OTHER = Player(MAX_PLAYERS)

CATALOGUE = Catalogue(
    Kind("draw", does="chapters.draw.draw_from", deck=Number(2)),
    Kind("workers", does="chapters.turns.play_workers", card=_CARD),
    Kind("money", does="chapters.turns.play_money", card=_CARD),
    Kind("calm", does="chapters.turns.play_calm", card=_CARD, colour=_COLOUR),
    Kind("canal", does="chapters.turns.play_canal", card=_CARD, section=_SECTION),
    Kind("house", does="chapters.turns.play_house", card=_CARD),
    Kind("place", does="chapters.turns.play_place", card=_CARD, colour=_COLOUR),
    Kind("activate", does="chapters.turns.answer_activate", house=_HOUSE),
    Kind("end_turn", does="chapters.turns.answer_end_turn"),
    Kind("accept"),  # what this, a colour and a refusal do is said by the question
    Kind("suffer", does="chapters.threats.answer_penalty", colour=_COLOUR),
    Kind("burn", does="effects.removing.answer_burn", house=_HOUSE),
    Kind("drain", does="effects.removing.answer_drain", section=_SECTION),
    Kind("dismiss", does="effects.removing.answer_dismiss", house=_HOUSE),
    Kind("recall", does="effects.removing.answer_recall", house=_HOUSE),
    Kind("react", does="effects.reactions.choose_order", effect=_HOUSE),
    Kind("branch", does="effects.operations.answer_branch", branch=Number(MOST_BRANCHES)),
    Kind("colour", colour=_COLOUR),
    Kind("dig", does="chapters.canals.answer_dig", section=_SECTION),
    Kind("discard", does="chapters.gains.answer_discard", card=_CARD),
    Kind("opponent", does="effects.operations.answer_opponent", other=_OTHER),
    Kind("straighten", does="effects.choices.answer_straighten", house=_HOUSE),
    Kind("copy", does="effects.operations.answer_copy", other=_OTHER, house=_HOUSE),
    Kind("flip", does="effects.choices.answer_flip", leadership=Number(LEADERSHIPS)),
    Kind("decline"),
)

draw_action = CATALOGUE.encoder("draw")
workers_action = CATALOGUE.encoder("workers")
money_action = CATALOGUE.encoder("money")
calm_action = CATALOGUE.encoder("calm")
canal_action = CATALOGUE.encoder("canal")
house_action = CATALOGUE.encoder("house")
place_action = CATALOGUE.encoder("place")
activate_action = CATALOGUE.encoder("activate")
suffer_action = CATALOGUE.encoder("suffer")
burn_action = CATALOGUE.encoder("burn")
drain_action = CATALOGUE.encoder("drain")
dismiss_action = CATALOGUE.encoder("dismiss")
recall_action = CATALOGUE.encoder("recall")
react_action = CATALOGUE.encoder("react")
branch_action = CATALOGUE.encoder("branch")
colour_action = CATALOGUE.encoder("colour")
dig_action = CATALOGUE.encoder("dig")
discard_action = CATALOGUE.encoder("discard")
opponent_action = CATALOGUE.encoder("opponent")
straighten_action = CATALOGUE.encoder("straighten")
copy_action = CATALOGUE.encoder("copy")
flip_action = CATALOGUE.encoder("flip")
END_TURN = CATALOGUE["end_turn"].first
ACCEPT = CATALOGUE["accept"].first

ACTION_KIND, ACTION_ARGUMENTS = CATALOGUE.tables()
"""What an action says, by its number: for checks, which only read actions."""

#: The most actions that a decision offers: every card for every action, every activation, the end of the turn.
MAX_LEGAL = MOST_CARDS * (1 + 1 + COLOURS + SECTIONS + 1 + COLOURS) + MOST_HOUSES + 1
