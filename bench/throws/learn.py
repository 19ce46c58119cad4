"""Can throws be learnt? Strokes through the page's own code (`_strokes.mjs`) onto the table that decides games.

Four tables: whether strokes of any length and angle go where they point; how a beginner fares who corrects by the words
that the page shows; whether any way to throw is better than another; whether the spread and the odds shown are true.
How people err with a pointer is a guess: `STROKES` names it.
"""

import math
import statistics
from random import Random
from typing import Any, NamedTuple

import msgspec

from bench.throws._client_code import UNIT, UP, Page, page
from cookoff.games.grill.rules.moves import Launch
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.physics.hand import Style, execute, skill
from cookoff.physics.handlers import chip_handlers
from cookoff.physics.port import Rest, Scene, Throw, Vec2
from cookoff.physics.queries import Aim, Aiming
from cookoff.physics.real.simulator import RealSimulator

SIZES = {"hair": 0.006, "thumb": 0.02, "palm": 0.045, "hand": 0.09, "far": 0.18}
"""Metres that somebody understands by the page's words."""
BEGINNERS, THROWS = 12, 16
GOAL = 0.6
HALF, MOST = 1.3, 2.35
"""Standard deviations of the rings that the page draws."""


class Noise(NamedTuple):
    """How far somebody is from the stroke they mean, as standard deviations."""

    angle: float
    """Radians on the picture."""
    power: float
    """As a share of the speed or of the pull's length."""
    guess: float
    """As a share: how wrong the first throw's power is."""


STROKES = {"flick": Noise(0.06, 0.10, 0.4), "pull": Noise(0.04, 0.06, 0.4)}
MIDDLE, FULL = 0.295, 0.648
"""Metres from the hand to the middle of the board, and those of a full pull."""
TIMING = 35.0
"""Milliseconds by which somebody stops a needle too soon or too late."""


class Table:
    """The table that decides games, empty, and hands that err."""

    def __init__(self, game: Any, seed: int) -> None:
        self.ground = game.lookup.ground
        self.board = self.ground.bare
        self._simulator = RealSimulator()
        self._answers = chip_handlers(self._simulator)
        self._normal = Random(seed).gauss

    def throw(self, launch: Any, hand: str) -> Rest:
        """Where the chip comes to rest when this hand means this launch."""
        meant = launch if isinstance(launch, Throw) else msgspec.convert(launch, Launch).throw(0)
        made = execute(meant, skill(hand), self._normal, self.board.limits)
        (rest,) = self._simulator.throw(Scene(self.board), made).rest
        return rest

    def aimed(self, target: Vec2, style: Style) -> Throw:
        """The throw that a form's aim means."""
        throw: Throw = self._answers[Aiming](Aiming(Scene(self.board), 0, Aim(target, style)))
        return throw

    def hits(self, rest: Rest, place: int) -> bool:
        """Whether the chip counts there."""
        return bool(self.ground.place(rest, Doubt.LARGER) == place)


def main() -> None:
    """Print the tables."""
    with page() as screen:
        table = Table(screen.game, seed=1)
        straightness(screen, table)
        learning(screen, table)
        ways(screen, table)
        honesty(screen, table)


def bearing(x: float, y: float) -> float:
    """Degrees to the left of straight ahead."""
    return math.degrees(math.atan2(-x, y))


def straightness(screen: Page, table: Table) -> None:
    """Errors of strokes without noise, by length and angle: only the player's own hand is learnt."""
    angles = (-40, -20, 0, 20, 40)
    print(
        "aiming error of flicks of 900 pixels a second: degrees to the left of where the stroke points, and how far it"
    )
    print("carries beyond what the page predicts; a perfect hand, on the table that decides games")
    print(f"{'pixels long':>12}" + "".join(f"{f'{angle}°':>16}" for angle in angles))
    errors = []
    for long in (60.0, 120.0, 200.0, 400.0):
        cells = ""
        for angle in angles:
            told = screen.stroke("flick", math.radians(angle), 900.0, long=long)
            rest, release = table.throw(told["launch"], "perfect").position, told["launch"]["release"]
            turn = math.radians(angle)
            pointed = bearing(-UNIT * math.sin(turn), UP * math.cos(turn))
            went = bearing(rest.x - release["x"], rest.y - release["y"])
            far = math.hypot(rest.x - release["x"], rest.y - release["y"])
            errors.append(went - pointed)
            meant = math.hypot(told["rest"]["x"] - release["x"], told["rest"]["y"] - release["y"])
            cells += f"{went - pointed:9.2f}° {100.0 * (far - meant):4.1f}cm"
        print(f"{long:12.0f}{cells}")
    print(f"mean {statistics.mean(errors):.3f}°, worst {max(map(abs, errors)):.3f}°\n")


class Beginner:
    """Somebody who corrects by what the page says."""

    def __init__(self, way: str, target: Any, rng: Random) -> None:
        self.way, self.noise, self.target, self._rng = way, STROKES[way], target, rng
        dx, dy = target["centre"]["x"], target["centre"]["y"] + MIDDLE
        self.far = math.hypot(dx, dy)
        # On the picture they see where the target lies; how strong a stroke is they do not know.
        self.angle = math.atan2(-dx / UNIT, dy / UP) + rng.gauss(0.0, 0.08)
        usual = 850.0 if way == "flick" else 80.0
        self.power = usual * math.exp(rng.gauss(0.0, self.noise.guess))

    def throw(self, screen: Page) -> Any:
        """A stroke as they mean it, and as their hand makes it."""
        angle = self.angle + self._rng.gauss(0.0, self.noise.angle)
        power = self.power * (1.0 + self._rng.gauss(0.0, self.noise.power))
        return screen.stroke(self.way, angle, max(20.0, power))

    def correct(self, misses: Any) -> None:
        """By the word: harder or softer, more to the left or to the right."""
        for miss in misses:
            off = SIZES[miss["size"]] / self.far
            match miss["way"]:
                case "short":
                    self.power *= 1.0 + 0.7 * min(off, 0.5)
                case "long":
                    self.power /= 1.0 + 0.7 * min(off, 0.5)
                case "left":
                    self.angle -= 0.7 * off
                case _:
                    self.angle += 0.7 * off


def learning(screen: Page, table: Table) -> None:
    """Hit shares from throw to throw."""
    bowls = [place for place in screen.places if place["bowl"]]
    print(
        f"{BEGINNERS} beginners for each of {len(bowls)} bowls, one bowl each: share of hits by the number of the throw"
    )
    print(f"{'':8}" + "".join(f"{n:>5}" for n in range(1, THROWS + 1)) + f"{'10 to 12':>12}{'bar':>6}")
    for way in STROKES:
        hits = [0] * THROWS
        for target in bowls:
            for number in range(BEGINNERS):
                one = Beginner(way, target, Random(f"{way} {target['number']} {number}"))
                for n in range(THROWS):
                    told = one.throw(screen)
                    while "idle" in told:  # it costs nothing, and the page says why
                        one.power *= 1.3
                        told = one.throw(screen)
                    rest = table.throw(told["launch"], "steady")
                    if table.hits(rest, target["number"]):
                        hits[n] += 1
                        continue
                    spot = {"x": rest.position.x, "y": rest.position.y}
                    release = told["launch"]["release"]
                    one.correct(screen.ask("verdict", **{"from": release}, mark=target["centre"], rest=spot))
        shares = [count / (len(bowls) * BEGINNERS) for count in hits]
        late = statistics.mean(shares[9:12])
        print(f"{way:8}" + "".join(f"{share:5.2f}" for share in shares) + f"{late:12.2f}{GOAL:6.2f}")
    print()


def ways(screen: Page, table: Table) -> None:
    """Somebody who knows their strokes, by each way in; the form goes by an average hand."""
    rng = Random(5)
    middle = [place for place in screen.places if place["bowl"] and abs(place["centre"]["x"]) < 0.01]
    rows = sorted(middle, key=lambda place: float(place["centre"]["y"]))
    print("hits of somebody who has learnt, at the middle bowl of each row; for the form also the odds that it shows")
    print(f"{'':14}{'near':>8}{'middle':>8}{'far':>8}")
    tries = 60
    for way, noise in STROKES.items():
        cells = ""
        for target in rows:
            far = target["centre"]["y"] + MIDDLE
            power = 1000.0 * (far / MIDDLE) ** 1.25 if way == "flick" else 12.0 + 170.0 * far / FULL
            told = [
                screen.stroke(way, rng.gauss(0.0, noise.angle), power * (1.0 + rng.gauss(0.0, noise.power)))
                for _ in range(tries)
            ]
            hit = sum(
                table.hits(table.throw(one["launch"], "steady"), target["number"]) for one in told if "launch" in one
            )
            cells += f"{hit / tries:8.2f}"
        print(f"{way:14}{cells}")
    cells = ""
    for target in rows:
        share = (target["centre"]["y"] + MIDDLE - 0.0895) / (FULL - 0.0895)
        hit = 0
        for _ in range(tries):
            times = {"aim": rng.gauss(0.0, TIMING), "loft": rng.gauss(0.0, TIMING)}
            times["power"] = 420.0 * math.asin(2.0 * share - 1.0) + rng.gauss(0.0, TIMING)
            hit += table.hits(
                table.throw(screen.ask("needles", times=times, hand="steady")["launch"], "steady"), target["number"]
            )
        cells += f"{hit / tries:8.2f}"
    print(f"{'three taps':14}{cells}")
    for style in (Style.LOB, Style.SNAP, Style.SLIDE):
        cells, shown = "", ""
        for target in rows:
            throw = table.aimed(Vec2(target["centre"]["x"], target["centre"]["y"]), style)
            hit = sum(table.hits(table.throw(throw, "average"), target["number"]) for _ in range(tries))
            odds = screen.ask("odds", place=target["number"], style=style.value, hand="average")
            cells += f"{hit / tries:8.2f}"
            shown += f"{'–' if odds is None else f'{odds:.2f}':>8}"
        print(f"{f'form, {style.value}':14}{cells}   shown:{shown}")
    print()


def honesty(screen: Page, table: Table) -> None:
    """Shares of real throws inside the two rings that the page draws."""
    print("share of throws that end inside the rings that are drawn for half of them and for nine in ten")
    for hand in ("steady", "average"):
        half = most = count = 0
        for pull in (50.0, 70.0, 90.0):
            told = screen.stroke("pull", 0.1, pull, hand)
            spread = told["spread"]
            cos, sin = math.cos(spread["turn"]), math.sin(spread["turn"])
            for _ in range(60):
                rest = table.throw(told["launch"], hand).position
                dx, dy = rest.x - spread["middle"]["x"], rest.y - spread["middle"]["y"]
                off = math.hypot((dx * cos + dy * sin) / spread["long"], (dy * cos - dx * sin) / spread["wide"])
                half, most, count = half + (off < HALF), most + (off < MOST), count + 1
        print(f"{hand:10}{half / count:8.2f}{most / count:8.2f}   of {count}")


if __name__ == "__main__":
    main()
