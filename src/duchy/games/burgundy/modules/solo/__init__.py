"""The solo game: a target of points that lets the player act again, and an estate to be filled in time (chapter 23).

``supply`` is the table of one player: set-up, depots, ships. ``target`` counts points up to the target. ``order`` keeps
the effects of a placement until the player has chosen their order. These three are called by hooks. ``effects`` carries
out what was chosen and is called by the rules only, since it needs the chapters.

Rivers join islands as neighbours of the estates (CB-SOLO-16): a tile of any kind on a blue space leads across
(CB-SOLO-17, CB-SOLO-18). A black tile has no colour and no type, so that no city and no monastery knows it
(CB-SOLO-34).
"""
