"""A room with a throwing game: what all of them say of themselves."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from cookoff.engine import AnyGame, Bot, EvaluationTerm, Guide, LabHooks, Progress, Room, Seat
from cookoff.engine.hooks.spaces import SpaceSpec
from cookoff.games.grill.bots.levels import LEVELS, BotLevel
from cookoff.games.grill.hooks.practice import PRACTICE
from cookoff.games.grill.hooks.statistics import ThrowStatistics
from cookoff.games.grill.rules.throw_checks import check_human_move, idle_options

C_contra = TypeVar("C_contra", contravariant=True)


class _GameClass(Protocol[C_contra]):
    """A room's class of games."""

    id: str

    def __call__(self, components: C_contra, /) -> AnyGame: ...


def throwing_room(
    package: str,
    game: _GameClass[C_contra],
    load: Callable[[Path | None], C_contra],
    *,
    worth: Callable[[Any, Any, Seat], float],
    course: Callable[[Any, Any], Progress],
    parts: Callable[[Any, Any, Seat], Sequence[EvaluationTerm]],
    bot: Callable[[BotLevel], Bot],
    guide: Guide,
    minutes: tuple[int, int],
    extents: Callable[[Any, int], SpaceSpec],
    study: LabHooks,
) -> Room:
    """The room of that package; `bot` makes its bot with a level."""
    return Room(
        id=game.id,
        package=package,
        load=lambda path: game(load(path)),
        by_hand=check_human_move,
        idle_options=idle_options,
        worth=worth,
        course=course,
        parts=parts,
        bots={name: partial(bot, level) for name, level in LEVELS.items()},
        guide=guide,
        shared=("cookoff.games.grill",),
        physical=True,
        statistics=ThrowStatistics,
        practice=PRACTICE,
        minutes=minutes,
        extents=extents,
        study=study,
        own_screen=True,
    )
