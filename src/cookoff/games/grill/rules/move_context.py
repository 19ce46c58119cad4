"""One move being carried out in a throwing game."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from cookoff.engine import MoveContext
from cookoff.games.hands import Hands

from .chips import Grill
from .throwing.landing import Doubt, Ground
from .throwing.thrower import Thrower


class _Lookup(Protocol):
    @property
    def ground(self) -> Ground: ...


class _State(Protocol):
    @property
    def grill(self) -> Grill: ...
    @property
    def doubt(self) -> Doubt: ...
    @property
    def hands(self) -> Hands: ...
    @property
    def chefs(self) -> Sequence[Any]: ...


L_co = TypeVar("L_co", bound=_Lookup, covariant=True)
S_co = TypeVar("S_co", bound=_State, covariant=True)


class GrillContext(MoveContext[L_co, S_co]):
    """One move being carried out: the state, and the events emitted so far."""

    __slots__ = ()

    @property
    def thrower(self) -> Thrower:
        """Throws chips, shows them and takes them off the board."""
        return Thrower(self.lookup.ground, self.state.grill, self.state.doubt, self.state.hands, self.chance, self.emit)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.state.chefs)
