"""Bots that think for the server."""

import random

import msgspec

from cookoff.engine import Live, Match, encode
from cookoff.server.catalogue import Catalogue
from cookoff.server.tables import thinking


def test_a_bot_in_real_time_says_how_long_its_hand_takes() -> None:
    """Before the signal a cook only waits; afterwards it goes somewhere, and no patient cook is quick about it."""
    catalogue = thinking._Process.catalogue = Catalogue()
    served = catalogue.own("mithral-chef")
    match = Match.start(served.game, 2, Live(random.Random(1)), sink=lambda _line: None)

    def asked(now: int) -> thinking.Thought:
        view = encode(served.game.view(match.state, 1))
        matter = thinking.Matter("mithral-chef", served.hash, None, "beginner", 1, view, 0.5, now)
        return msgspec.json.decode(thinking.think(matter), type=thinking.Thought)

    assert bytes(asked(0).move) == b"null"
    match.pass_time(3000)
    thought = asked(3000)
    assert b"Enter" in bytes(thought.move)
    assert thought.delay >= 5000
