"""Yatai: push action tiles, run a street-food stall, serve queues of customers."""

from pathlib import Path

from cookoff.engine import Room

from .bot import worth
from .components import load
from .game import Yatai
from .guide import YataiGuide


def _load(components: Path | None) -> Yatai:
    return Yatai(load(components))


ROOM = Room(id=Yatai.id, package=__name__, load=_load, worth=worth, guide=YataiGuide())
