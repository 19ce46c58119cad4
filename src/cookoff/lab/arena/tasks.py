"""The tasks of an arena: five fixed ones for each game, and variants that nobody has seen."""

import msgspec

from cookoff.engine import room
from cookoff.lab.spec.random_variants import draw
from cookoff.lab.spec.variants import BASE, patched, text_of


class Task(msgspec.Struct, frozen=True):
    """What is played at each table of a task."""

    id: str
    game: str
    players: int
    variant: str = BASE
    changes: dict[str, int] = {}
    """The component fields that differ, with their values."""

    def components(self) -> str | None:
        """The text of its component file; `None` for the game's own."""
        return patched(text_of(self.game, None), self.changes, add=True) if self.changes else None


def fixed_tasks(game: str) -> tuple[Task, ...]:
    """Two, three and four players with the game's own components, and two variants for two. They never change
    while the rules and components do not."""
    tables = tuple(Task(f"{game}-{players}", game, players) for players in room(game).load(None).seats)
    return (*tables, *(_variant(game, f"variant-{number}", f"fixed {number}") for number in (1, 2)))


def unseen_tasks(game: str, seed: int, count: int) -> tuple[Task, ...]:
    """Variants for two players, drawn by a seed."""
    return tuple(_variant(game, f"unseen-{number}", f"{seed}/{number}") for number in range(1, count + 1))


def _variant(game: str, name: str, seed: str) -> Task:
    return Task(f"{game}-{name}", game, 2, name, draw(game, seed))
