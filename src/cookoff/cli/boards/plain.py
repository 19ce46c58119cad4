"""A view as it is, for rooms without a drawing of their own."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.panel import Panel
from rich.pretty import Pretty

from cookoff.engine import AnyGame
from cookoff.words import Words

from . import Numbered


class PlainDrawing:
    """See `Drawing`."""

    def table(self, _game: AnyGame, view: Any, words: Words) -> RenderableType:
        """See `Drawing`."""
        name = words.say("board-spectator") if words.me is None else words.name(words.me)
        return Panel(Pretty(msgspec.to_builtins(view), expand_all=True), title=words.say("board-of", name=name))

    def near(self, game: AnyGame, view: Any, words: Words) -> RenderableType:
        """See `Drawing`."""
        return self.table(game, view, words)

    def choices(
        self, _game: AnyGame, _view: Any, _words: Words, numbered: Numbered
    ) -> tuple[RenderableType | None, Numbered]:
        """See `Drawing`."""
        return None, numbered


DRAWING = PlainDrawing()
