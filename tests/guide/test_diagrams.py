"""The diagrams show the layers of the contracts and the imports of the code."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools.guide import diagrams

SVG = "{http://www.w3.org/2000/svg}"


def test_layers_are_those_of_the_contracts() -> None:
    assert diagrams.layers("cookoff")[:3] == [["cli"], ["client"], ["server", "research"]]
    assert diagrams.layers("cookoff.server")[0] == ["api"]
    assert diagrams.layers("cookoff.games.yatai") == [["hooks"], ["bots"], ["rules"], ["content"]]


def test_arrows_that_follow_from_others_are_left_out() -> None:
    graph = {"a": frozenset("bcd"), "b": frozenset("c"), "c": frozenset(), "d": frozenset()}
    assert diagrams.reduced(graph) == {**graph, "a": frozenset("bd")}


@pytest.mark.parametrize("rows", [diagrams.CLIENT])
def test_the_client_imports_downwards_only(rows: diagrams.Rows) -> None:
    graph = diagrams.client_graph(rows)
    assert "features" in graph["shell"]
    row_of = {name: number for number, row in enumerate(rows) for name in row}
    assert [(one, other) for one in graph for other in graph[one] if row_of[other] < row_of[one]] == []


@pytest.mark.slow
def test_a_diagram_has_a_box_for_each_part_and_an_arrow_for_each_import(tmp_path: Path) -> None:
    diagrams.write(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == {"package", "server", "engine", "room", "client"}
    rows = diagrams.layers("cookoff")
    graph = diagrams.python_graph("cookoff", rows)
    assert {"server", "lab"} <= graph["cli"]
    assert graph["engine"] == frozenset()
    root = ElementTree.fromstring((tmp_path / "package.svg").read_text("utf-8"))
    assert {text.text for text in root.iter(f"{SVG}text")} == {name for row in rows for name in row}
    arrows = [path for path in root.iter(f"{SVG}path") if "marker-end" in path.attrib]
    assert len(arrows) == sum(map(len, diagrams.reduced(graph).values()))
