"""Where a field stands in a component file."""

import pytest

from cookoff.engine.components import line_of

TEXT = """\
size = 3
names = ["one", "two"]

[[card]]
size = 1
[[card]]
size = 2

[box.small]
size = 4
[box.large]
size = 5 # a comment

[board]
rows = [ # written one a line
    ["a", "b"],

    # a comment among them
    ["c", "d"],
]
packed = [
    1, 2, 3]
"""


@pytest.mark.parametrize(
    ("field", "line"),
    [
        ("size", 1),
        ("names[1]", 2),
        ("card", 4),
        ("card[0].size", 5),
        ("card[1].size", 7),
        ("card[1].missing", 6),
        ("box", 9),
        ("box.small.size", 10),
        ("box.large.size", 12),
        ("board", 14),
        ("board.rows", 15),
        ("board.rows[0][1]", 16),
        ("board.rows[1]", 19),
        ("board.packed[7]", 21),
        ("nowhere", None),
        ("", None),
    ],
)
def test_a_field_is_found_where_it_stands(field: str, line: int | None) -> None:
    assert line_of(TEXT, field) == line
