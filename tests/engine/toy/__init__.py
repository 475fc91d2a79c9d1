"""Sealed Bids: the smallest game that brings every part of the contract. docs/new-game.md walks through it.

Its rules are in rules.md. Imports are relative, so that the package can be copied elsewhere.
"""
