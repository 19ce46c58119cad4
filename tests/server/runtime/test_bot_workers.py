"""Bots that think for the server."""

import random

import msgspec

from cookoff.engine import Live, Match, encode
from cookoff.server.runtime import bot_workers
from cookoff.server.runtime.games.catalogue import Catalogue


def test_a_real_time_bot_states_how_long_its_hand_takes() -> None:
    """Before the signal a cook only waits; afterwards it goes somewhere, and no patient cook is quick about it."""
    catalogue = bot_workers._Process.catalogue = Catalogue()
    loaded = catalogue.own("mithral-chef")
    match = Match.start(loaded.game, 2, Live(random.Random(1)), sink=lambda _line: None)

    def asked(now: int) -> bot_workers.BotDecision:
        view = encode(loaded.game.view(match.state, 1))
        request = bot_workers.DecisionRequest(loaded.reference, "beginner", 1, view, 0.5, now)
        return msgspec.json.decode(bot_workers.decide(request), type=bot_workers.BotDecision)

    assert bytes(asked(0).move) == b"null"
    match.pass_time(3000)
    thought = asked(3000)
    assert b"Enter" in bytes(thought.move)
    assert thought.delay >= 5000
