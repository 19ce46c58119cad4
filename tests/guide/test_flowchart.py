"""The way of a move is drawn from the flow chart in ARCHITECTURE.md."""

from xml.etree import ElementTree

import pytest
from tools.guide import diagrams, flowchart

SVG = "{http://www.w3.org/2000/svg}"
SOURCE = '  client["browser client"] -- "Play" --> socket["api: websocket"]\n  socket --> client\n'


def test_a_chart_is_read_from_its_source() -> None:
    chart = flowchart.parsed(SOURCE)
    assert chart.boxes == {"client": "browser client", "socket": "api: websocket"}
    assert chart.arrows == (("client", "socket", "Play"), ("socket", "client", ""))


def test_a_box_without_a_place_is_named() -> None:
    with pytest.raises(AssertionError, match="chef"):
        flowchart.svg(flowchart.parsed('chef["a chef"] --> client["browser client"]'), "Way")


def test_the_drawing_has_every_box_and_every_arrow_of_the_page() -> None:
    (source,) = flowchart.BLOCK.findall((diagrams.ROOT / "ARCHITECTURE.md").read_text("utf-8"))
    chart = flowchart.parsed(source)
    assert len(chart.arrows) == source.count("-->")
    root = ElementTree.fromstring(flowchart.svg(chart, "The way of a move"))
    texts = {text.text for text in root.iter(f"{SVG}text")}
    assert {text.partition(": ")[0] for text in chart.boxes.values()} <= texts
    assert len([path for path in root.iter(f"{SVG}path") if "marker-end" in path.attrib]) == len(chart.arrows)
