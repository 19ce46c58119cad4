"""All checks of a room in one: the conformance kit, its rules and its texts.

A room's test file needs four lines::

    CHECKS = room_checks(ROOM, Path(__file__).parent)

    @pytest.mark.parametrize("check", CHECKS)
    def test_conformance(check): CHECKS[check]()

A failing check raises `AssertionError`.
"""

import random
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from cookoff.engine import Room, Sources
from cookoff.engine.conformance import CHECKS, Case, rules_without_code, rules_without_test
from cookoff.i18n.completeness import faulty_messages, missing_messages

__all__ = ["room_checks"]


def room_checks(
    room: Room, tests: Path, sources: Sources | None = None, **changes: Any
) -> Mapping[str, Callable[[], None]]:
    """The checks of a room by name. `tests` is the folder of its tests; `changes` are fields of the kit's `Case`."""
    rules = [rule.id for rule in room.ledger.rule]
    fields: dict[str, Any] = {
        "rng": random.Random,
        "rules": frozenset(rules),
        "elsewhere": f"{room.load.__module__}:{room.load.__qualname__}",
        "sources": sources or {},
    }
    case = Case(room.load(None), **(fields | changes))
    options = case.options[0]
    return {
        **{check.__name__: partial(check, case) for check in CHECKS},
        "every_rule_has_a_test": lambda: _none("rules without a test", rules_without_test(rules, tests)),
        "every_rule_is_cited_in_code": lambda: _none(
            "rules that no code cites", rules_without_code(rules, *(Path(str(home)) for home in room.homes))
        ),
        "every_message_is_there": lambda: _none("missing messages", missing_messages(room)),
        "every_message_is_sound": lambda: _none(
            "faulty messages", faulty_messages(room, random.Random(1), sources or {}, options=options)
        ),
    }


def _none(what: str, found: list[str]) -> None:
    assert not found, f"{what}: {', '.join(found)}"
