"""Yatai: push action tiles, run a street food stall and serve queues of customers."""

from pathlib import Path

from cookoff.engine import AnalysisHooks, BotHooks, Room, SearchSettings
from cookoff.engine.content.components import TomlSource
from cookoff.games.yatai.bots import learned_evaluation
from cookoff.games.yatai.bots.evaluation import advantage, evaluate
from cookoff.games.yatai.bots.rollout_policy import rollout_policy
from cookoff.games.yatai.content.components import load
from cookoff.games.yatai.hooks.guide import YataiGuide
from cookoff.games.yatai.hooks.lab_hooks import LAB_HOOKS
from cookoff.games.yatai.hooks.progress import evaluation_terms, progress
from cookoff.games.yatai.hooks.space_spec import space_spec

from .game import Yatai


def _load(components: TomlSource | Path | None) -> Yatai:
    return Yatai(load(components))


ROOM = Room(
    id=Yatai.id,
    package=__name__,
    load=_load,
    guide=YataiGuide(),
    minutes=(15, 20),
    own_screen=True,
    bots=BotHooks(
        evaluate=evaluate,
        advantage=advantage,
        advantages={"master": learned_evaluation.advantage},
        rollout_policy=rollout_policy,
        search_settings={"master": SearchSettings(0, each=100, best=0.5, curiosity=0.3)},
    ),
    lab=LAB_HOOKS,
    analysis=AnalysisHooks(progress, evaluation_terms),
    spaces=space_spec,
)
