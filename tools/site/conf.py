"""How Sphinx makes the site; `make docs` puts the pages beside this file first (stage.py)."""

project = "Duchy"
author = "Duchy contributors"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Duchy"
html_show_sphinx = False
html_copy_source = False
# Titles can be linked to as they can be in the repository.
myst_heading_anchors = 4
# Examples leave things out ("…"), which no lexer of JSON takes.
suppress_warnings = ["misc.highlighting_failure"]
