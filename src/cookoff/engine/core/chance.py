"""The one door through which luck, physics and time reach a game.

The rules ask a `Chance`; its answers are *outcomes*, and a log keeps them. There are four kinds: `Live` draws and
records, `Recorded` replays a log's outcomes, `Scripted` serves tests, and `Search` only draws, for bots that search.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from .errors import BadInput

T = TypeVar("T")


Sources = Mapping[type, Callable[[Any], Any]]
"""For each type of question to the world (a throw, the time) the function that answers it."""


class Rng(Protocol):
    """A source of uniform numbers; `random.Random` is one. Everything random in a game comes from it."""

    def random(self) -> float:
        """A number in [0, 1)."""
        ...


class Chance(Protocol):
    """What the rules may ask for."""

    def index(self, n: int) -> int:
        """One of 0 … n-1 with equal probability."""
        ...

    def weighted(self, counts: Sequence[int]) -> int:
        """The kind drawn from a bag that holds `counts[kind]` of each kind. The bag is not empty."""
        ...

    def order(self, n: int) -> tuple[int, ...]:
        """0 … n-1 in a shuffled order."""
        ...

    def ask(self, question: object, answer: type[T]) -> T:
        """The world's answer to a question, such as where chips came to rest or what time it is."""
        ...


class Search:
    """Draws from a random number generator without recording."""

    __slots__ = ("_random", "_sources")

    def __init__(self, rng: Rng, sources: Sources | None = None) -> None:
        self._random = rng.random
        self._sources = dict(sources or {})

    def index(self, n: int) -> int:
        """See `Chance`."""
        return int(self._random() * n)

    def weighted(self, counts: Sequence[int]) -> int:
        """See `Chance`."""
        random = self._random  # Python calls a name faster than a field
        rest = int(random() * sum(counts))
        for kind, count in enumerate(counts):
            rest -= count
            if rest < 0:
                return kind
        raise ValueError("drawn from an empty bag")

    def order(self, n: int) -> tuple[int, ...]:
        """See `Chance`."""
        # Our own shuffle: the library's may change between Python versions, and seeds must not.
        items, random = list(range(n)), self._random
        for last in range(n - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]
        return tuple(items)

    def ask(self, question: object, answer: type[T]) -> T:
        """See `Chance`. Raises `LookupError` if no source answers this type of question."""
        source = self._sources.get(type(question))
        if source is None:
            raise LookupError(f"this game needs a source for {type(question).__name__}")
        given = source(question)
        if not isinstance(given, answer):
            raise TypeError(f"{type(question).__name__} was answered by a {type(given).__name__}")
        return given

    def answer(self, question: type, source: Callable[[Any], Any]) -> None:
        """Let `source` answer questions of this type from now on."""
        self._sources[question] = source


class Live(Search):
    """Draws and records. `take()` returns the outcomes since the last call."""

    __slots__ = ("_taken",)

    def __init__(self, rng: Rng, sources: Sources | None = None) -> None:
        super().__init__(rng, sources)
        self._taken: list[Any] = []

    def index(self, n: int) -> int:
        """See `Chance`."""
        outcome = super().index(n)
        self._taken.append(outcome)
        return outcome

    def weighted(self, counts: Sequence[int]) -> int:
        """See `Chance`."""
        outcome = super().weighted(counts)
        self._taken.append(outcome)
        return outcome

    def order(self, n: int) -> tuple[int, ...]:
        """See `Chance`."""
        outcome = super().order(n)
        self._taken.append(outcome)
        return outcome

    def ask(self, question: object, answer: type[T]) -> T:
        """See `Chance`."""
        outcome = super().ask(question, answer)
        self._taken.append(msgspec.to_builtins(outcome))
        return outcome

    def take(self) -> list[Any]:
        """The outcomes since the last call, in order."""
        taken, self._taken = self._taken, []
        return taken


class Recorded:
    """Replays recorded outcomes in order. An outcome that is impossible here raises `BadInput`."""

    __slots__ = ("_next", "_outcomes")

    def __init__(self, outcomes: Sequence[Any]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def left(self) -> int:
        """How many outcomes are left."""
        return len(self._outcomes) - self._next

    def index(self, n: int) -> int:
        """See `Chance`."""
        outcome = self._take()
        if type(outcome) is not int or not 0 <= outcome < n:
            raise BadInput(f"recorded chance: {outcome!r} is not one of 0 … {n - 1}")
        return outcome

    def weighted(self, counts: Sequence[int]) -> int:
        """See `Chance`."""
        outcome = self.index(len(counts))
        if counts[outcome] <= 0:
            raise BadInput(f"recorded chance: none of kind {outcome} is left to draw")
        return outcome

    def order(self, n: int) -> tuple[int, ...]:
        """See `Chance`."""
        outcome = self._take()
        if not isinstance(outcome, list | tuple) or sorted(map(repr, outcome)) != sorted(map(repr, range(n))):
            raise BadInput(f"recorded chance: {outcome!r} is not an order of 0 … {n - 1}")
        return tuple(outcome)

    def ask(self, question: object, answer: type[T]) -> T:
        """See `Chance`."""
        outcome = self._take()
        try:
            return msgspec.convert(outcome, answer)
        except msgspec.ValidationError as error:
            raise BadInput(f"recorded chance: no answer to {type(question).__name__}: {error}") from error

    def _take(self) -> Any:
        if self._next == len(self._outcomes):
            raise BadInput("recorded chance: the rules ask for more than was recorded")
        self._next += 1
        return self._outcomes[self._next - 1]


class Scripted(Recorded):
    """Gives the outcomes of a test, then those of another chance if there is one.

    An answer from the world may be written as a struct.
    """

    __slots__ = ("_then",)

    def __init__(self, *outcomes: Any, then: Chance | None = None) -> None:
        super().__init__([msgspec.to_builtins(outcome) for outcome in outcomes])
        self._then = then

    def index(self, n: int) -> int:
        """See `Chance`."""
        return self._then.index(n) if self._then and not self.left() else super().index(n)

    def weighted(self, counts: Sequence[int]) -> int:
        """See `Chance`."""
        return self._then.weighted(counts) if self._then and not self.left() else super().weighted(counts)

    def order(self, n: int) -> tuple[int, ...]:
        """See `Chance`."""
        return self._then.order(n) if self._then and not self.left() else super().order(n)

    def ask(self, question: object, answer: type[T]) -> T:
        """See `Chance`."""
        return self._then.ask(question, answer) if self._then and not self.left() else super().ask(question, answer)
