"""Chapter 15: the words of the cards, carried out."""
