"""Yatai: push action tiles, run a street-food stall, serve queues of customers."""

from pathlib import Path

from cookoff.engine import Room, SearchSettings
from cookoff.games.yatai.bots.evaluation import lead, worth
from cookoff.games.yatai.bots.rollout_policy import likely
from cookoff.games.yatai.content.components import load
from cookoff.games.yatai.hooks.guide import YataiGuide
from cookoff.games.yatai.hooks.lab_hooks import STUDY
from cookoff.games.yatai.hooks.progress import course, parts
from cookoff.games.yatai.hooks.space_spec import extents

from .bots import learned_evaluation
from .game import Yatai


def _load(components: Path | None) -> Yatai:
    return Yatai(load(components))


ROOM = Room(
    id=Yatai.id,
    package=__name__,
    load=_load,
    worth=worth,
    lead=lead,
    leads={"master": learned_evaluation.lead},
    likely=likely,
    course=course,
    parts=parts,
    plans={"master": SearchSettings(0, each=100, best=0.5, curiosity=0.3)},
    guide=YataiGuide(),
    minutes=(15, 20),
    own_screen=True,
    extents=extents,
    study=STUDY,
)
