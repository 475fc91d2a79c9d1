"""The rules of Sealed Bids with nothing around them: the least that a game can bring."""
