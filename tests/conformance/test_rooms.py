"""The kit on every room of the catalogue, and what every room must have."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from cookoff.engine import Room, fold, log, opening, verify
from cookoff.engine.conformance import CHECKS, playthrough, refusals, rules_without_code, rules_without_test
from cookoff.engine.conformance.checks import Check
from cookoff.engine.conformance.citations import rules_with_test
from cookoff.engine.conformance.state_machine import machine
from tests.conformance.rooms import ROOMS, TESTS, case, folder, golden_options

each_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
each_room_played = pytest.mark.parametrize(
    "room",
    [pytest.param(room, marks=pytest.mark.long) if room.physical else room for room in ROOMS],
    ids=lambda room: room.id,
)
"""Games with physics take longer."""


@each_room_played
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_kit(check: Check, room: Room) -> None:
    check(case(room, seeds=1, every=29))


@pytest.mark.long
@pytest.mark.parametrize("room", [room for room in ROOMS if not room.physical], ids=lambda room: room.id)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_kit_at_length(check: Check, room: Room) -> None:
    check(case(room, seeds=6, every=11))


@pytest.mark.long
@each_room
def test_any_course_of_moves(room: Room) -> None:
    run_state_machine_as_test(
        machine(case(room)),
        settings=settings(
            max_examples=10 if room.physical else 60,
            stateful_step_count=60,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],  # a busy machine is no fault of the game
        ),
    )


@each_room
def test_every_rule_of_the_ledger_is_cited_by_a_test(room: Room) -> None:
    assert rules_without_test([rule.id for rule in room.ledger.rule], TESTS / "games") == []


@each_room
def test_every_rule_of_the_ledger_is_cited_in_code(room: Room) -> None:
    packages = [Path(str(home)) for home in room.homes]
    assert rules_without_code([rule.id for rule in room.ledger.rule], *packages) == []


@each_room
def test_tests_cite_no_rule_that_does_not_exist(room: Room) -> None:
    known = {rule.id for rule in room.ledger.rule}
    prefixes = {rule.split("-")[0] for rule in known}
    assert {rule for rule in rules_with_test(TESTS) if rule.split("-")[0] in prefixes} <= known


@each_room
def test_the_facts_of_every_refusal_are_compared_by_a_test(room: Room) -> None:
    assert refusals.uncompared(Path(str(room.home)), folder(room)) == set()
    for shared in room.homes[1:]:
        sharing = [folder(other) for other in ROOMS if shared in other.homes]
        assert refusals.uncompared(Path(str(shared)), TESTS / "games" / shared.name, *sharing) == set()


@pytest.mark.parametrize("room", [room for room in ROOMS if not room.physical], ids=lambda room: room.id)
def test_the_golden_playthrough_is_unchanged(room: Room) -> None:
    """Where physics decides, last digits may differ between machines: there the log in cases/ is the golden file."""
    files = sorted((folder(room) / "playthroughs").glob("*.txt"))
    assert files, f"{room.id} has no playthrough; `make golden` writes them"
    for path in files:
        players, seed = path.stem.split("-")
        assert playthrough(case(room), int(players), seed, golden_options(room)) == path.read_text("utf-8")


@each_room
def test_old_logs_still_replay(room: Room) -> None:
    """Logs in cases/ were written by earlier versions: folding them never needs today's rules.

    One at least is of today's, and the rules tell all of it again.
    """
    game = room.load(None)
    files = sorted((folder(room) / "cases").glob("*.jsonl"))
    assert files, f"{room.id} has no log in cases/"
    verified = 0
    for path in files:
        old = log.read(path)
        state = opening(game, old)
        for _ in fold(game, old, state):
            pass
        assert game.outcome(state) is not None
        if old.header.rules_version == game.rules_version and old.header.components == game.components_hash:
            assert verify(game, old) is None
            verified += 1
    assert verified, f"{room.id} has no log of today's rules in cases/; `make golden` writes one"


@each_room
def test_the_room_has_its_files(room: Room) -> None:
    for name in ("README.md", "components.toml", "rules.toml", "locales/en.ftl", "locales/fr.ftl"):
        assert (room.home / name).is_file(), f"{room.id} has no {name}"


@each_room
def test_a_room_lists_what_each_rules_version_changed(room: Room) -> None:
    history = (room.home / "README.md").read_text("utf-8").partition("## Version history\n")[2]
    versions = [int(number) for number in re.findall(r"^(\d+): ", history, re.MULTILINE)]
    assert versions == list(range(1, room.load(None).rules_version + 1))


def test_a_rule_without_a_test_is_found(tmp_path_factory: pytest.TempPathFactory) -> None:
    here = tmp_path_factory.mktemp("tests")
    (here / "test_some.py").write_text(
        "import pytest\n@pytest.mark.rule('YAT-1', 'YAT-2')\ndef test_a(): pass\n# rule('YAT-3')\n", "utf-8"
    )
    assert rules_without_test(["YAT-1", "YAT-2", "YAT-3"], here) == ["YAT-3"]


def test_a_rule_that_no_code_cites_is_found(tmp_path: Path) -> None:
    room, shared = tmp_path / "room", tmp_path / "shared"
    for package in (room, shared):
        package.mkdir()
    (room / "rules.py").write_text(
        'def fault():\n    """A docstring (AB-1)."""\n    return Refusal("AB-3", "busy")\n', "utf-8"
    )
    (shared / "market.py").write_text("# A comment of both games (AB-2, CD-2).\nPLACE = 'AB-44'\n", "utf-8")
    rules = ["AB-1", "AB-2", "AB-3", "AB-4"]
    assert rules_without_code(rules, room, shared) == ["AB-4"]
    assert rules_without_code(rules, room) == ["AB-2", "AB-4"]


@each_room
def test_a_citation_that_is_taken_out_is_missed(room: Room, tmp_path: Path) -> None:
    rule = room.ledger.rule[-1].id
    for home in room.homes:
        for path in Path(str(home)).rglob("*.py"):
            copy = tmp_path / home.name / path.relative_to(str(home))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(re.sub(rf"\b{rule}\b", "", path.read_text("utf-8")), "utf-8")
    assert rules_without_code([rule.id for rule in room.ledger.rule], tmp_path) == [rule]


def test_a_refusal_that_no_test_compares_is_found(tmp_path: Path) -> None:
    rules, tests = tmp_path / "rules", tmp_path / "tests"
    for home in (rules, tests):
        home.mkdir()
    (rules / "legal.py").write_text(
        "def check(): return Refusal('A-1', 'busy', {'seat': 1}) or Refusal(rule, 'shut' if late else 'gone')\n"
        "def other(): return Refusal('A-2', 'too-far', {'most': 2}), Refusal('A-3', 'lost'), Refusal('A-4', 'busy')\n",
        "utf-8",
    )
    (tests / "test_some.py").write_text(
        "def test_a(): refused(state, move, 'A-1', 'busy', seat=1)\n"
        "def test_b(): assert told == Refusal('A-1', 'gone')\n"
        "@pytest.mark.parametrize('reason', ['too-far'])\ndef test_c(reason): refused(move, 'A-2', reason, most=2)\n"
        "@pytest.mark.parametrize('reason', ['lost'])\ndef test_d(reason): assert told.reason == reason\n",
        "utf-8",
    )
    assert refusals.uncompared(rules, tests) == {(refusals.ANY, "shut"), ("A-3", "lost"), ("A-4", "busy")}


def test_an_unlisted_refusal_reason_is_found(tmp_path: Path) -> None:
    (tmp_path / "legal.py").write_text("def check(): return Refusal('A-1', reason)\n", "utf-8")
    with pytest.raises(ValueError, match=r"legal.py:1: the reason is not written in the call"):
        refusals.uncompared(tmp_path)
