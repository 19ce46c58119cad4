"""A program that aims perfectly: whatever it sends over the socket, the table's hand carries it out.

How far the hands err is tested with the rules: THR-30 for chips, MIT-29 for dice and towers.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.engine import BadInput, Codec, room
from cookoff.games.grill.rules.moves import Launch
from cookoff.games.mithral_chef.rules.state import State
from cookoff.physics.handlers import handlers_of
from cookoff.physics.port import Scene, Vec2
from cookoff.physics.queries import Aim, Aiming, Style
from cookoff.server.app.node import Node
from cookoff.server.protocol.messages import Play
from tests.games.mithral_chef import positions
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import BEN, MIA, a_node, a_table, connect, messages, owner_of

WISHES = {"skill": {"direction": 0, "speed": 0}, "luck": 0, "seed": 0, "tremor": 0}
"""What a program would like to say beside its move."""
TABLES = 4
HIBACHI: Any = room("hibachi").load(None)
ENDS = (b'"accepted"', b'"error"', b'"refused"')


def exact() -> dict[str, Any]:
    """The launch that ends in the middle of a bowl of Hibachi, as the physics works it out."""
    game = HIBACHI
    shape = game.lookup.ground.shapes[game.lookup.kinds - 1]
    aim = Aim(Vec2(round(shape.x, 4), round(shape.y, 4)), Style.LOB)
    solved = handlers_of("quick")[Aiming](Aiming(Scene(game.lookup.ground.bare), 0, aim))
    launch: dict[str, Any] = json.loads(msgspec.json.encode(Launch.of(solved)))
    return launch


async def answers(node: Node, ear: FakeConnection, move: dict[str, Any]) -> list[Any]:
    """What comes of a move that is sent."""
    heard = len(ear.heard)
    node.router.forward(ear, Play(f"m{heard}", msgspec.Raw(json.dumps(move).encode())))
    await ear.until(lambda: any(end in one for one in ear.heard[heard:] for end in ENDS))
    return [msgspec.json.decode(one) for one in ear.heard[heard:]]


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.rule("THR-30")
async def test_an_exact_launch_over_the_socket_flies_as_the_hand_throws(tmp_path: Path) -> None:
    launch = exact()
    flown = []
    async with a_node(tmp_path) as (node, _):
        for number in range(TABLES):
            table = await a_table(node, "hibachi")
            limiter = [await connect(node, table, guest, f"{guest.id}{number}") for guest in (MIA, BEN)]
            (ear,) = [one for one in limiter if messages(one, "welcome")[0]["position"]["moves"] is not None]
            move = {"move": "ThrowChip", "value": HIBACHI.lookup.values[0], "launch": launch}
            for wish in WISHES.items():
                [problem] = await answers(node, ear, {**move, **dict([wish])})
                assert problem["code"] == "malformed"
            told = await answers(node, ear, move)
            events = [event for message in told if message["type"] == "entry" for event in message["events"]]
            flown += [json.dumps(event["launch"]["velocity"]) for event in events if event["event"] == "ChipFlew"]
    assert len(flown) == TABLES
    assert len({*flown, json.dumps(launch["velocity"])}) == TABLES + 1, "each has an error of its own"


def on_the_oven(state: State) -> dict[str, Any]:
    """A meal to be rolled; a throw straight ahead and as usual."""
    positions.on_the_oven(state, 0, positions.L, positions.SKEWERS, ["hart-d8"])
    return {"move": "Roll", "hand": 0, "dice": [0, 1, 2], "strength": 1.0, "heading": 0.0, "height": 1.0}


def at_the_plating(state: State) -> dict[str, Any]:
    """A tower to be built; the first die exactly in the middle, and as calmly as can be."""
    positions.at_the_plating(state, 0, positions.L, positions.SKEWERS, ["hart-d8"], 6)
    return {"move": "Place", "hand": 0, "die": 1, "pace": "calm", "x": 0.0, "y": 0.0, "turn": 0.0}


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.rule("MIT-29")
@pytest.mark.parametrize(("station", "lie"), [(on_the_oven, "dice"), (at_the_plating, "tower")])
async def test_exact_dice_over_the_socket_lie_as_the_hand_rolls_them_and_sets_them_down(
    tmp_path: Path, station: Callable[[State], dict[str, Any]], lie: str
) -> None:
    found = []
    async with a_node(tmp_path) as (node, environment):
        for number in range(TABLES):
            table = await a_table(node, "mithral-chef")
            ear = await connect(node, table, MIA, f"{number}")
            await environment.pass_time(positions.NOW)
            await ear.until(lambda: bool(messages(ear, "entry")))  # noqa: B023 # the kitchen is open
            live_game = (await owner_of(node, table)).live_game
            assert live_game is not None
            live_game.match.state = positions.kitchen(2)
            move = station(live_game.match.state)
            for wish in WISHES.items():
                [problem] = await answers(node, ear, {**move, **dict([wish])})
                assert problem["code"] == "malformed"
            told = await answers(node, ear, move)
            [event] = [one for message in told if message["type"] == "entry" for one in message["events"] if lie in one]
            found += [(die["position"]["x"], die["position"]["y"]) for die in event[lie]]
    assert len(set(found)) == len(found), "each has an error of its own"
    assert (0.0, 0.0) not in found


@pytest.mark.rule("MIT-29")
@pytest.mark.parametrize(
    "move", [{"move": "Roll", "hand": 0, "dice": [0]}, {"move": "Place", "hand": 0, "die": 1, "pace": "steady"}]
)
def test_clients_cannot_choose_the_precision_of_rolls_and_releases(move: dict[str, Any]) -> None:
    codec = Codec(room("mithral-chef").load(None))
    assert codec.move(msgspec.Raw(json.dumps(move).encode()))
    for wish in WISHES.items():
        with pytest.raises(BadInput):
            codec.move(msgspec.Raw(json.dumps({**move, **dict([wish])}).encode()))
