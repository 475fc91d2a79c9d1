"""A game of counting to ten that can be told to go wrong, so that the fuzzer has something to find."""
