"""Is swinging a phone as good as a flick, a pull and the keys? The same hand by each way, onto the table that decides.

Somebody who has learnt aims at each bowl and errs alike whichever way they throw: by 6°, and by 8 % of the distance.
Swings are synthetic sensor events (`_motion.py`), read by the page's own code, after three swings to the middle. No
place is named, so that nothing steadies the throw. The errors, and those of the seat's hand, are the same for each way.
"""

import math
import os
import statistics
from random import Random
from typing import Any

from bench.throws._client_code import UNIT, UP, Page, page
from bench.throws._motion import PHONES, Grip, Phone, some_grip, swing
from bench.throws.learn import FULL, MIDDLE, Table

ANGLE, DISTANCE = math.radians(6.0), 0.08
GROWTH = 0.8
"""A flick or swing carries its speed to the power of this: an error of 10 % in speed is one of 8 % in distance."""
TRIES = int(os.environ.get("TRIES", "24"))
"""Throws at each bowl, by each way."""
LEAST = 0.0895
"""Metres of a needle's least power."""
BEAT = 420.0
AIM = 0.05


class Swinger:
    """Somebody with a phone in their hand, who has taught the page their swing."""

    def __init__(self, client: Page, phone: Phone, rng: Random, *, left: bool) -> None:
        self._phone, self._rng = phone, rng
        self._grip: Grip = some_grip(rng, left=left)
        self._speed = rng.uniform(1.6, 3.4)
        # Nobody points a phone exactly ahead.
        self._points = rng.gauss(0.0, 0.15)
        self.calibration: Any = None
        while self.calibration is None:
            tries = [self.swing(*erring(rng)) for _ in range(3)]
            self.calibration = client.ask("calibrate", swings=tries)["calibration"]
        # The three swings erred. Whoever has learnt knows by how much from where their chips lay.
        (meant,) = client.ask("calibrate", swings=[self.swing(0.0, 1.0)])["measured"]
        self._speed *= self.calibration["speed"] / meant["speed"]
        self._points += self.calibration["heading"] - meant["heading"]

    def swing(self, angle: float, distance: float) -> list[dict[str, object]]:
        """The events of a swing to the left by this angle, over a multiple of the distance to the middle."""
        speed = self._speed * distance ** (1.0 / GROWTH)
        return swing(self._phone, self._grip, speed, self._points + angle, self._rng)


def erring(rng: Random) -> tuple[float, float]:
    """The angle by which a hand errs, and the factor of its distance."""
    return rng.gauss(0.0, ANGLE), max(0.4, 1.0 + rng.gauss(0.0, DISTANCE))


def main() -> None:
    """Print the shares of hits by each way, and those of swings by phone and hand."""
    with page() as client:
        bowls = [place for place in client.places if place["bowl"]]
        print(f"hits at the meant bowl, {TRIES} throws at each of {len(bowls)} bowls, by the same hand")
        shares = {way: by_pointer(client, bowls, way) for way in ("flick", "pull", "keys")}
        swings = []
        for left in (False, True):
            for phone in PHONES:
                share = by_swing(client, bowls, phone, left=left)
                swings.append(share)
                print(f"{phone.name}, {'left' if left else 'right'} hand".ljust(26) + f"{share:8.2f}", flush=True)
        shares["swing"] = statistics.mean(swings)
        for way, share in shares.items():
            print(f"{way:26}{share:8.2f}")
        apart = max(shares.values()) - min(shares.values())
        print(f"the best and the worst way are {apart:.3f} apart; the aim is {AIM} at most")


def by_pointer(client: Page, bowls: list[Any], way: str) -> float:
    """The share of hits by flick, pull or keys."""
    table, rng, hits = Table(client.game, seed=1), Random(1), 0
    for target in bowls:
        heading, distance = meant(target)
        for _ in range(TRIES):
            turn, factor = erring(rng)
            turn, far = heading + turn, distance * factor
            if way == "keys":
                told = client.ask("needles", times=needles(turn, far), hand="steady")
            else:
                strength = 1000.0 * (far / MIDDLE) ** (1.0 / GROWTH) if way == "flick" else 12.0 + 170.0 * far / FULL
                # The hand errs on the table's scale: the picture is seen at a slant.
                told = client.stroke(way, math.atan2(math.sin(turn) / UNIT, math.cos(turn) / UP), strength)
            hits += "launch" in told and table.hits(table.throw(told["launch"], "steady"), target["number"])
    return hits / (len(bowls) * TRIES)


def by_swing(client: Page, bowls: list[Any], phone: Phone, *, left: bool) -> float:
    """The share of hits by swings of one phone in one hand."""
    table, rng, hits = Table(client.game, seed=1), Random(1), 0
    for number, target in enumerate(bowls):
        heading, distance = meant(target)
        one = Swinger(client, phone, Random(f"{phone.name} {left} {number}"), left=left)
        for _ in range(TRIES):
            turn, factor = erring(rng)
            samples = one.swing(heading + turn, distance / MIDDLE * factor)
            told = client.ask("swing", calibration=one.calibration, samples=samples, hand="steady")
            hits += "launch" in told and table.hits(table.throw(told["launch"], "steady"), target["number"])
    return hits / (len(bowls) * TRIES)


def meant(target: Any) -> tuple[float, float]:
    """The heading and the distance of a bowl from the hand."""
    dx, dy = target["centre"]["x"], target["centre"]["y"] + MIDDLE
    return math.atan2(-dx, dy), math.hypot(dx, dy)


def needles(heading: float, far: float) -> dict[str, float]:
    """When the three needles are stopped for that throw."""

    def stopped(value: float) -> float:
        return BEAT * math.asin(min(0.999, max(-0.999, value)))

    return {
        "aim": stopped(-math.degrees(heading) / 45.0),
        "power": stopped(2.0 * (far - LEAST) / (FULL - LEAST) - 1.0),
        "loft": stopped(2.0 * (0.45 - 0.06) / (1.0 - 0.06) - 1.0),
    }


if __name__ == "__main__":
    main()
