"""The rules a second time, on purpose: what may be done and what must hold, written without the rules under test.

``legality`` lists the legal actions from the catalogue, ``invariants`` says what must hold after every action and
counts points again. The fuzzer compares both with the rules after every action, so nothing here calls a chapter.
"""
