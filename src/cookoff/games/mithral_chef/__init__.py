"""Mithral Chef: two hands, five stations and a dragon's flame, all at once."""

from functools import partial
from pathlib import Path

from cookoff.engine import AnalysisHooks, BotHooks, Room, SearchSettings
from cookoff.engine.content.components import TomlSource
from cookoff.games.mithral_chef.content.components import load
from cookoff.games.mithral_chef.hooks.guide import MithralGuide
from cookoff.games.mithral_chef.hooks.lab_hooks import LAB_HOOKS
from cookoff.games.mithral_chef.hooks.progress import decision_key, evaluation_terms, progress
from cookoff.games.mithral_chef.hooks.space_spec import space_spec
from cookoff.games.mithral_chef.hooks.trial import trial

from .bots import STYLES, Cook, evaluate
from .game import MithralChef


def _load(components: TomlSource | Path | None) -> MithralChef:
    return MithralChef(load(components))


ROOM = Room(
    id=MithralChef.id,
    package=__name__,
    load=_load,
    guide=MithralGuide(),
    physical=True,
    trial=trial,
    minutes=(2, 6),
    own_screen=True,
    bots=BotHooks(
        evaluate=evaluate,
        levels={name: partial(Cook, style) for name, style in STYLES.items()},
        search_settings={"master": SearchSettings(10)},
    ),
    lab=LAB_HOOKS,
    analysis=AnalysisHooks(progress, evaluation_terms, decision_key),
    spaces=space_spec,
)
