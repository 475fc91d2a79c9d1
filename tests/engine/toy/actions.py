"""The actions of Sealed Bids: named kinds with named arguments, which the catalogue numbers."""

from duchy.engine.play.catalogue import Amount, Catalogue, Kind

from .prizes import BIDS

RAISES = 3

CATALOGUE = Catalogue(
    Kind("raise", does="rules.raise_pot", by=Amount(RAISES - 1)),
    Kind("bid", does="rules.bid", coins=Amount(BIDS, least=1)),
)

raise_action = CATALOGUE.encoder("raise")
bid_action = CATALOGUE.encoder("bid")

#: What an action says, by its number: for checks, which only read actions.
ACTION_KIND, ACTION_ARGUMENTS = CATALOGUE.tables()
RAISE, BID = CATALOGUE.number_of("raise"), CATALOGUE.number_of("bid")
