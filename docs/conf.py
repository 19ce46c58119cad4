"""How Sphinx builds the guidebook: `make docs`, or `make guide` for the short form inside the server."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "src")]

import cookoff  # noqa: E402 # needs no path, but stands with what does

project = "cookoff"
author = "the authors of cookoff"
copyright = f"2026, {author}"  # noqa: A001 # Sphinx's name
version = release = cookoff.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "tools.guide.extension"]
exclude_patterns = ["_build", "_generated"]
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3
default_role = "code"  # docstrings mark code with single backticks, as Markdown does

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_use_type_comments = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"cookoff {release}"
html_static_path = ["_static"]
html_css_files = ["guide.css"]
html_favicon = "../web/public/lantern.svg"
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}

if tags.has("small"):  # type: ignore[name-defined] # noqa: F821 # Sphinx puts it here
    exclude_patterns += ["engineer/**", "reference/**", "research/**", "notes/**", "decisions/**", "changelog.md"]
    extensions.remove("sphinx.ext.viewcode")
    suppress_warnings = ["toc.excluded", "toc.not_readable"]
