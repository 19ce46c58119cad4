"""A view as panels of named fields, for rooms without a drawing of their own."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table

from cookoff.cli.terminal.boards import Numbered
from cookoff.engine import AnyGame
from cookoff.i18n import Words
from cookoff.i18n.panels import Shown, shown


class PlainDrawing:
    """See `Drawing`."""

    def table(self, _game: AnyGame, view: Any, words: Words) -> RenderableType:
        """See `Drawing`."""
        name = words.say("board-spectator") if words.me is None else words.name(words.me)
        return Frame(_inside(shown(view, words)), title=words.say("board-of", name=name))

    def near(self, game: AnyGame, view: Any, words: Words) -> RenderableType:
        """See `Drawing`."""
        return self.table(game, view, words)

    def choices(
        self, _game: AnyGame, _view: Any, _words: Words, numbered: Numbered
    ) -> tuple[RenderableType | None, Numbered]:
        """See `Drawing`."""
        return None, numbered


def _inside(panel: Shown) -> RenderableType:
    rows = Table.grid(padding=(0, 2))
    for label, value in panel.rows:
        rows.add_row(label, value)
    inner = [Frame(_inside(one), title=one.title, title_align="left") for one in panel.panels]
    return Group(*([rows] if panel.rows else []), *([Columns(inner)] if inner else []))


DRAWING = PlainDrawing()
