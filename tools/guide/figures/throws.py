"""Recorded throws that play on the page: the motions of model games as animated SVG."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Any, NamedTuple

from cookoff.games.grill.rules.chips import OUT
from cookoff.physics.port import Motion, Quat, Vec3

from .grill_board import BoardView, chip_face
from .model_games import Step, model_games, steps_of
from .sheet import Sheet, n

GAMES = ("hibachi", "safranito", "fired-up")
SLOWER = 3.0
"""A throw takes half a second; on the page it takes so many times as long."""
HOLD = 1.5
"""Seconds for which the end stays."""
EVERY = 2
"""Which keyframes are drawn: each of so many."""
STILL = "@media (prefers-reduced-motion: reduce) { g { animation: none !important } }"


class Throw(NamedTuple):
    """A recorded throw."""

    name: str
    caption: str
    game: str
    step: Step

    @property
    def motion(self) -> Motion:
        """How everything moved."""
        motion: Motion = self.step.event("ChipFlew").motion
        return motion


def all_throws() -> Iterator[tuple[str, Step]]:
    """Every throw of the model games."""
    for game in GAMES:
        for number in range(1, len(model_games(game)) + 1):
            yield from ((game, step) for step in steps_of(game, number) if step.event("ChipFlew"))


def chosen() -> list[Throw]:
    """One throw of each kind: a clean one, the one that moves most chips, one by another style, one that ends out."""
    throws = list(all_throws())

    def bumps(one: tuple[str, Step]) -> int:
        return sum(contact.other is not None for contact in one[1].event("ChipFlew").motion.contacts)

    def place(one: tuple[str, Step]) -> int:
        event = one[1].event("ChipFlew")
        return next((lies.place for lies in event.lies if lies.chip == event.chip), OUT)

    def style(one: tuple[str, Step]) -> str:
        return str(one[1].entry.move.aim.style.value)  # type: ignore[attr-defined]

    clean = next(one for one in throws if place(one) >= 0 and not bumps(one) and len(one[1].before.grill.lying) > 2)
    knock = max(throws, key=lambda one: (bumps(one), len(one[1].event("ChipFlew").motion.rest)))
    found = [
        Throw("clean", "A lob: high and spinning, so that the chip stays where it lands.", *clean),
        Throw("knock", "A chip that lands among others pushes them away, its own ones too.", *knock),
    ]
    slid = [one for one in throws if style(one) != "lob"]
    if slid:
        longest = max(slid, key=lambda one: one[1].event("ChipFlew").motion.duration)
        found.append(Throw("slide", "A flat throw slides on: farther from the rim, closer to trouble.", *longest))
    lost = [one for one in throws if place(one) == OUT]
    if lost:
        found.append(Throw("out", "Over the rim: this chip is out until the round ends (THR-24).", *lost[0]))
    return found


def poses(motion: Motion, body: int, before: Any) -> list[tuple[Vec3, Quat]]:
    """Where a body is at each keyframe, from the release on."""
    track = next(one for one in motion.tracks if one.id == body)
    columns = [
        list(accumulate(column)) for column in (track.x, track.y, track.z, track.qw, track.qx, track.qy, track.qz)
    ]
    found = [
        (Vec3(x / 10_000, y / 10_000, z / 10_000), Quat(qw / 1000, qx / 1000, qy / 1000, qz / 1000))
        for x, y, z, qw, qx, qy, qz in zip(*columns, strict=True)
    ]
    waiting = [before if before is not None else found[0]] * track.start
    return waiting + found


def animated(throw: Throw) -> str:
    """The throw as a figure."""
    flew, before = throw.step.event("ChipFlew"), throw.step.before
    motion = throw.motion
    game = model_games(throw.game)[throw.step.number - 1]
    seconds = motion.duration * SLOWER + HOLD
    rules, groups, moving = [], [], {track.id for track in motion.tracks}
    sheet = Sheet(470, 420, throw.caption)
    view = BoardView(sheet, game.game, 235, 215)
    view.draw()
    view.chips(before.grill.lying, shown=False, without=tuple(moving))
    lying = {chip.id: chip for chip in before.grill.lying}
    for body in sorted(moving, key=lambda one: one == flew.chip):
        chip = lying.get(body)
        path = poses(motion, body, chip and (chip.pose.position, chip.pose.orientation))
        seat = flew.seat if chip is None else chip.seat
        frames = path[::EVERY] if (len(path) - 1) % EVERY == 0 else [*path[::EVERY], path[-1]]
        share = motion.duration * SLOWER / seconds / max(1, len(frames) - 1)
        turns = "".join(
            f"{n(number * share * 100, 1)}%{{transform:{view.matrix(*pose)}}}" for number, pose in enumerate(frames)
        )
        last = view.matrix(*frames[-1])
        rules.append(f"@keyframes c{body}{{{turns}100%{{transform:{last}}}}}")
        groups.append(
            f'<g style="transform:{last};animation:c{body} {n(seconds, 2)}s linear infinite">'
            f"{chip_face(seat, game.game.components.chip.diameter)}</g>"
        )
    sheet.style = "".join(rules) + STILL
    for group in groups:
        sheet.add(group)
    return sheet.text()


def figures() -> Iterator[tuple[str, str]]:
    """The name and the text of each figure."""
    for throw in chosen():
        yield f"throw-{throw.name}", animated(throw)
