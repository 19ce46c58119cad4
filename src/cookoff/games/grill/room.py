"""What the rooms of the three throwing games have in common."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from cookoff.engine import AnalysisHooks, AnyGame, Bot, BotHooks, Guide, LabHooks, Room, Seat, SpaceSpec
from cookoff.engine.content.components import TomlSource
from cookoff.games.grill.bots.levels import LEVELS, BotLevel
from cookoff.games.grill.hooks.practice import PRACTICE, trial
from cookoff.games.grill.rules.throwing.throw_checks import check_human_move, idle_options

C_contra = TypeVar("C_contra", contravariant=True)


class _GameClass(Protocol[C_contra]):
    id: str

    def __call__(self, components: C_contra, /) -> AnyGame: ...


def throwing_room(
    package: str,
    game: _GameClass[C_contra],
    load: Callable[[TomlSource | Path | None], C_contra],
    *,
    guide: Guide,
    minutes: tuple[int, int],
    evaluate: Callable[[Any, Any, Seat], float],
    bot: Callable[[BotLevel], Bot],
    lab: LabHooks,
    analysis: AnalysisHooks,
    spaces: Callable[[Any, int], SpaceSpec],
) -> Room:
    """The room of a throwing game; `bot` makes its bot for a level."""
    return Room(
        id=game.id,
        package=package,
        load=lambda path: game(load(path)),
        guide=guide,
        shared=("cookoff.games.grill",),
        physical=True,
        check_human_move=check_human_move,
        idle_options=idle_options,
        practice=PRACTICE,
        trial=trial,
        minutes=minutes,
        own_screen=True,
        bots=BotHooks(evaluate=evaluate, levels={name: partial(bot, level) for name, level in LEVELS.items()}),
        lab=lab,
        analysis=analysis,
        spaces=spaces,
    )
