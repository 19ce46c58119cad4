"""A view as panels of named fields, for rooms without a drawing of their own."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table

from cookoff.cli.terminal.boards import Numbered
from cookoff.engine import AnyGame
from cookoff.i18n import Translator
from cookoff.i18n.panels import Shown, shown


class PlainDrawing:
    """See `Drawing`."""

    def table(self, _game: AnyGame, view: Any, translator: Translator) -> RenderableType:
        """See `Drawing`."""
        name = translator.say("board-spectator") if translator.me is None else translator.name(translator.me)
        return Frame(_inside(shown(view, translator)), title=translator.say("board-of", name=name))

    def near(self, game: AnyGame, view: Any, translator: Translator) -> RenderableType:
        """See `Drawing`."""
        return self.table(game, view, translator)

    def choices(
        self, _game: AnyGame, _view: Any, _words: Translator, numbered: Numbered
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
