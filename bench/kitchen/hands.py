"""Mithral Chef: how often stacks of three to five dice stand, by way and pace, for people with equally steady hands.

What a page sends comes from the page's own code (`ways.ts`), fed with what simulated people do: a drag or a finger that
ends a little beside the middle and still moves, a key that stops the needle a little too early or too late. One
steadiness drives all of them. The server's tremor is added as in any game (MIT-29). Wanted: no way is the better one.
"""

import json
import math
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from cookoff.engine import room
from cookoff.games.hands import SeatHand
from cookoff.games.mithral_chef.content.component_types import Tremor
from cookoff.games.mithral_chef.content.enums import Pace, die_of
from cookoff.games.mithral_chef.rules.dice import DiceQueries
from cookoff.games.mithral_chef.rules.state import Dish, Meal, Standing
from cookoff.games.splitmix import SplitMix
from cookoff.physics.port import Vec3
from cookoff.physics.quick.dice.simulator import QuickDice

STACKS = 300
BAR = 5.0
"""Points that the ways may be apart."""
STEADY = 0.0006
"""Metres by which a simulated hand misses the middle (one standard deviation, each axis)."""
CREEP = 0.004
"""Metres for each second that it still moves when it lets go."""
WEB = Path(__file__).parents[2] / "web"

ASK = """
const ts = require("typescript");
const fs = require("fs");
const load = (file) => {
  const made = { exports: {} };
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const code = ts.transpileModule(fs.readFileSync(file, "utf8"), { compilerOptions: options }).outputText;
  new Function("exports", "require", code)(made.exports, (name) =>
    load("src/protocol/" + name.split("/").pop() + ".ts"));
  return made.exports;
};
const ways = load("src/games/mithral_chef/input/throw-gestures.ts");
const people = JSON.parse(fs.readFileSync(0, "utf8"));
const drag = ({ x, y, vx, vy, every }) => {
  // A pointer is heard every so many milliseconds; the die goes on as it went.
  const trail = [];
  for (let ago = 160; ago >= 0; ago -= every)
    trail.push({ x: x - (vx * ago) / 1000, y: y - (vy * ago) / 1000, at: 1000 - ago });
  return ways.dropped(trail);
};
const told = people.map((one) => (one.way === "keys" ? ways.stopped(ways.MIDDLE + one.late) : drag(one)));
console.log(JSON.stringify({ told }));
"""


def main() -> None:
    """Print the shares of stacks that stand."""
    if not (WEB / "node_modules" / "typescript").exists():
        sys.exit("The page's code is asked, and its tools are not installed: run `make web-test` first.")
    game: Any = room("mithral-chef").load(None)
    dice: DiceQueries = game.lookup.dice
    place = QuickDice().place
    animals = [card.id for card in game.components.forest]
    tops = [next(card for card in animals if die_of(card) == kind) for kind in (1, 2)]
    ways = ("drag", "touch", "keys")
    releases = {way: _releases(way, STACKS * 5) for way in ways}
    print(f"{STACKS} stacks each, an average hand{'':6}{'drag':>7}{'touch':>7}{'keys':>7}{'apart':>8}{'bar':>6}")
    for height in (3, 4, 5):
        for pace in Pace:
            tremor = game.lookup.tremors[SeatHand.AVERAGE, pace]
            shares = [
                100.0
                * sum(
                    _stands(dice, place, tops[n % 2], height, tremor, releases[way][5 * n : 5 * n + 5], n)
                    for n in range(STACKS)
                )
                / STACKS
                for way in ways
            ]
            apart = max(shares) - min(shares)
            row = "".join(f"{share:6.0f}%" for share in shares)
            print(f"{height} dice, {pace:8}{'':20}{row}{apart:7.1f}{BAR:6.0f}", flush=True)


def _releases(way: str, many: int) -> list[dict[str, float]]:
    """What the page makes of so many people's hands."""
    rng = random.Random(way)
    swing = 0.0075 * 2 * math.pi / 1.5
    people = []
    for _ in range(many):
        if way == "keys":
            # Beside the middle by as much as a drag would be, in both directions at once.
            people.append({"way": way, "late": 1000.0 * rng.gauss(0.0, math.sqrt(2.0) * STEADY) / swing})
        else:
            every = 8 if way == "drag" else 16
            aside = {axis: rng.gauss(0.0, STEADY) for axis in ("x", "y")}
            people.append({"way": way, "every": every, **aside, "vx": rng.gauss(0, CREEP), "vy": rng.gauss(0, CREEP)})
    asked = subprocess.run(
        ["node", "-e", ASK], cwd=WEB, input=json.dumps(people), capture_output=True, text=True, check=True
    )
    found: list[dict[str, float]] = json.loads(asked.stdout)["told"]
    return found


def _stands(
    dice: DiceQueries,
    place: Any,
    animal: str,
    height: int,
    tremor: Tremor,
    releases: list[dict[str, float]],
    seed: int,
) -> bool:
    """Whether a stack is built to its top, vegetables below and game on top."""
    dish = Dish(Meal("any", (animal,), (height - 1, 0, 0)), 1)
    shake = SplitMix(seed)
    tower: tuple[Standing, ...] = ()
    for die, let_go in zip((*range(1, height), 0), releases, strict=False):
        aim = (let_go["x"], let_go["y"], 0.0)
        asked = dice.place(dish, tower, die, tremor, aim, Vec3(let_go["vx"], let_go["vy"], 0.0), shake)
        stood = dice.stood(asked, place(asked.tower, asked.release))
        if stood is None:
            return False
        tower = stood
    return True
