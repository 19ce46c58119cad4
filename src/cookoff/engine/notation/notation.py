"""The text form of a game's moves, positions and views.

    push drinks-2 c3
    yatai/4/5f0c1d3e yes 0 3 1 act 1 [] [customers-2 drinks-2 …

A move is its name and its fields. A position begins with the game, the version of its rules and its components.
"""

from functools import cached_property
from typing import Any

from msgspec import inspect

from cookoff.engine.core.codec import Codec, encode
from cookoff.engine.core.errors import BadInput
from cookoff.engine.core.game import AnyGame
from cookoff.engine.core.moves import Move

from .forms import Forms, StructForm, found, token
from .tokens import parse


class Notation:
    """Writes and reads the text form. Reading raises `BadInput` for anything that is not valid."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._codec = Codec(game)
        self._forms = Forms()
        self._known: dict[Any, StructForm] = {}

    def move(self, move: Move) -> str:
        """A move as text, also one as other seats see it."""
        return self._form_of(type(move)).write(move)

    def parse_move(self, text: str) -> Any:
        """The move of a text, legal or not."""
        nodes = parse(text)
        return self._codec.move(encode(found({form.name: form for form in self._moves}, nodes).read(nodes)))

    def usages(self) -> list[str]:
        """How each kind of move is written."""
        return [form.usage for form in self._moves]

    def position(self, state: Any) -> str:
        """A whole position as text, with everything that is hidden."""
        return f"{self._head} {self._form_of(self._game.types.state).write(state)}"

    def parse_position(self, text: str) -> Any:
        """The position of a text. Raises `BadInput` for another game, other rules or other components."""
        nodes = parse(text)
        head = token(nodes[0]) if nodes else ""
        if head != self._head:
            raise BadInput(f"{head or 'nothing'}: not a position of {self._head} (game/rules version/components)")
        return self._codec.state(encode(self._form_of(self._game.types.state).read(nodes[1:])))

    def view(self, view: Any) -> str:
        """What a seat sees as text."""
        return self._form_of(self._game.types.view).write(view)

    @property
    def _head(self) -> str:
        game = self._game
        return f"{game.id}/{game.rules_version}/{game.components_hash[:8]}"

    @cached_property
    def _moves(self) -> list[StructForm]:
        kind = inspect.type_info(self._game.types.move)
        kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
        return [self._forms.struct(one) for one in kinds if isinstance(one, inspect.StructType)]

    def _form_of(self, kind: Any) -> StructForm:
        if kind not in self._known:
            known = inspect.type_info(kind)
            assert isinstance(known, inspect.StructType), "moves, positions and views are structs"
            self._known[kind] = self._forms.struct(known)
        return self._known[kind]
