"""The solo game: a target of points that lets the player act again, and an estate to be filled in time (chapter 23).

``supply`` is the table of one player: set-up, depots, ships. ``target`` counts points up to the target. ``order`` keeps
the effects of a placement until the player has chosen their order. These three are called by hooks. ``effects`` carries
out what was chosen and is called by the rules only, since it needs the chapters.
"""
