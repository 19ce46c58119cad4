"""`make golden` rewrites the golden files. Review the diff: it is a change of behaviour."""

from cookoff.engine import Room
from cookoff.engine.conformance import playthrough
from cookoff.research.spaces import spaces
from tests.conformance.rooms import ROOMS, TESTS, case, folder, golden_options

SPACES = TESTS / "research" / "spaces.txt"


def write(room: Room) -> None:
    """Write the playthroughs of a room, and a log of this version of its rules into cases/, if there is none."""
    home = folder(room)
    (home / "cases").mkdir(parents=True, exist_ok=True)
    game = room.load(None)
    # With physics the last digits differ between machines: there the log is the golden file.
    for players in () if room.physical else game.seats:
        path = home / "playthroughs" / f"{players}-golden.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(case(room), players, "golden", golden_options(room)), "utf-8")
    path = home / "cases" / f"rules-{game.rules_version}.jsonl"
    if not path.exists():
        walk = case(room).walk(max(game.seats), golden_options(room), "case")
        walk.finish()
        path.write_bytes(b"".join(walk.lines))


def describe_spaces() -> str:
    """The number of observations and actions for each game and number of players, with a hash of them."""
    tables = [spaces(room.id, players) for room in ROOMS for players in room.load(None).seats]
    lines = [
        f"{each.room.id} for {each.players}, version {each.version}: "
        f"{len(each.observe.names)} numbers, {len(each.actions)} actions, {each.digest}"
        for each in tables
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    SPACES.write_text(describe_spaces(), "utf-8")
    for each in ROOMS:
        write(each)
