"""The modules, a file each. ``duchy.games.burgundy.hooks`` says where they take part.

A module imports components, the record, and of the chapters only ``gains`` and ``monasteries``. What it needs of the
others it lets follow as a step on the agenda.
"""
