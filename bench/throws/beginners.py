"""Do beginners hit what they mean? Their strokes on four screens, through the page's own code, onto the real table.

A beginner knows neither how far a flick carries nor how steady the own hand is. They name a place, flick, read what the
page says, and correct. Strokes last 80 to 400 ms, miss their direction by 6° and their speed by 10 %; half of the
fingers slip when they are lifted.
"""

import math
from random import Random
from typing import Any, NamedTuple

from bench.throws._client_code import Page, page
from bench.throws.learn import MIDDLE, SIZES, Table
from cookoff.games.grill.rules.chips import OUT
from cookoff.games.grill.rules.throwing.landing import Doubt

BEGINNERS, THROWS = 4, 14
"""For each bowl and screen, and how often each throws."""
LATE = range(11, THROWS)
"""From throw 12 on."""
ANGLE, SPEED = math.radians(6.0), 0.10
USUAL = 1000.0
"""Pixels a second of a first flick to the middle."""
FIRST = 0.35
"""How differently people begin: the standard deviation of the logarithm of the speed."""
STEP = 8.0
"""Milliseconds from one sample to the next."""


class Screen(NamedTuple):
    """A window: the canvas of the board, and the pixels from the chip to the window's lower edge."""

    name: str
    width: float
    height: float
    below: float
    touch: bool


SCREENS = (
    Screen("desktop, mouse", 738.0, 720.0, 131.0, touch=False),
    Screen("large, mouse", 860.0, 938.0, 157.0, touch=False),
    Screen("phone, touch", 377.0, 363.0, 371.0, touch=True),
    Screen("tablet, touch", 806.0, 640.0, 480.0, touch=True),
)


class Beginner:
    """Somebody who corrects by what the page says."""

    def __init__(self, screen: Screen, scale: Any, target: Any, rng: Random) -> None:
        self._screen, self._scale, self.target, self._rng = screen, scale, target, rng
        self._millis = math.exp(rng.uniform(math.log(80.0), math.log(400.0)))
        dx, dy = target["centre"]["x"], target["centre"]["y"] + MIDDLE
        self.far = math.hypot(dx, dy)
        # On the picture they see where the target lies.
        right, up = scale["right"]["x"], scale["up"]["y"]
        self._angle = math.atan2(-dx / right, dy / up)
        self._power = USUAL * self.far / MIDDLE * math.exp(rng.gauss(0.0, FIRST))

    def stroke(self) -> list[dict[str, float]]:
        """The samples of one flick, as the browser would report them."""
        rng = self._rng
        angle = self._angle + rng.gauss(0.0, ANGLE)
        power = self._power * max(0.3, 1.0 + rng.gauss(0.0, SPEED))
        millis = min(400.0, max(80.0, self._millis * math.exp(rng.gauss(0.0, 0.15))))
        samples, far = [], 0.0
        for n in range(round(millis / STEP) + 1):
            # The hand speeds up over the first half.
            far += power * min(1.0, 2.0 * n * STEP / millis) * STEP / 1000.0
            samples.append({"t": n * STEP, "x": 400.0 - far * math.sin(angle), "y": 600.0 - far * math.cos(angle)})
        if self._screen.touch and rng.random() < 0.5:
            slip = rng.uniform(0.0, math.tau)
            for sample in samples[-2:]:
                sample["x"] += 5.0 * math.cos(slip)
                sample["y"] += 5.0 * math.sin(slip)
        return [*samples, {**samples[-1], "t": samples[-1]["t"] + 2.0}]

    def correct(self, misses: Any, *, out: bool) -> None:
        """By the words; a chip that is out flew too far."""
        if out:
            self._power *= 0.75
            return
        for miss in misses:
            off = SIZES[miss["size"]] / self.far
            match miss["way"]:
                case "short":
                    self._power *= 1.0 + 0.7 * min(off, 0.5)
                case "long":
                    self._power /= 1.0 + 0.7 * min(off, 0.5)
                case "left":
                    self._angle -= 0.3 * off
                case _:
                    self._angle += 0.3 * off


class Result(NamedTuple):
    """The throws on one screen."""

    late: float
    """The share on the meant place from throw 12 on."""
    first: float
    """The share in the first three throws."""
    out: float
    """The share of all throws that ended out."""


def main() -> None:
    """Print a line for each screen."""
    print(f"{BEGINNERS} beginners for each of nine bowls: throws on the meant place, and out, as shares")
    print(f"{'':18}{'throws 1-3':>12}{'from 12 on':>12}{'out':>8}")
    results: dict[bool, list[Result]] = {False: [], True: []}
    with page() as client:
        table = Table(client.game, seed=1)
        for named in (True, False):
            print("the meant place is named" if named else "no place is named")
            for screen in SCREENS:
                result = tried(client, table, screen, named=named)
                if named:
                    results[screen.touch].append(result)
                print(f"{screen.name:18}{result.first:12.2f}{result.late:12.2f}{result.out:8.2f}", flush=True)
    mouse, touch = (sum(one.late for one in results[kind]) / 2 for kind in (False, True))
    print(f"named, from throw 12 on: mouse {mouse:.2f}, touch {touch:.2f}; the aim is 0.60, and 0.05 apart at most")


def tried(client: Page, table: Table, screen: Screen, *, named: bool) -> Result:
    """All beginners on a screen."""
    measures = {"width": screen.width, "height": screen.height, "below": screen.below, "touch": screen.touch}
    scale = client.ask("scale", **measures)
    late = first = out = 0
    bowls = [place for place in client.places if place["bowl"]]
    for target in bowls:
        for number in range(BEGINNERS):
            one = Beginner(screen, scale, target, Random(f"{screen.name} {target['number']} {number}"))
            for n in range(THROWS):
                goal = target["centre"] if named else None
                asked = {"lens": scale, "height": "arc", "hand": "steady", "target": goal}
                launched = client.ask("stroke", samples=one.stroke(), **asked)
                if "idle" in launched:
                    # Nothing was thrown, and the page says why.
                    one.correct([{"way": "short", "size": "palm"}], out=False)
                    continue
                rest = table.throw(launched["launch"], "steady")
                place = table.ground.place(rest, Doubt.LARGER)
                out += place == OUT
                if place == target["number"]:
                    late += n in LATE
                    first += n < 3
                    continue
                spot = {"x": rest.position.x, "y": rest.position.y}
                release = launched["launch"]["release"]
                misses = client.ask("verdict", **{"from": release}, mark=target["centre"], rest=spot)
                one.correct(misses, out=place == OUT)
    count = len(bowls) * BEGINNERS
    return Result(late / (count * len(LATE)), first / (count * 3), out / (count * THROWS))


if __name__ == "__main__":
    main()
