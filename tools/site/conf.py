"""How Sphinx makes the site; `make docs` puts the pages beside this file first (stage.py)."""

project = "Duchy"
author = "Duchy contributors"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Duchy"
html_favicon = "favicon.svg"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#97213f", "color-brand-content": "#1d5a9e"},
    "dark_css_variables": {"color-brand-primary": "#f0a0b4", "color-brand-content": "#8ab8ee"},
}
html_show_sphinx = False
html_show_copyright = False
html_show_sourcelink = False
html_copy_source = False
# Titles can be linked to as they can be in the repository.
myst_heading_anchors = 4
# Examples leave things out ("…"), which no lexer of JSON takes.
suppress_warnings = ["misc.highlighting_failure"]
