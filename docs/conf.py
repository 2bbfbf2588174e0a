"""How Sphinx builds these pages."""

project = "Oudler"
author = "The Oudler authors"
copyright = "2026, The Oudler authors"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
nitpicky = False

myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"

html_theme = "furo"
html_title = "Oudler"
html_show_sourcelink = False
