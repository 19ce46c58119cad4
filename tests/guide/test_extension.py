"""What our guidebook adds to Sphinx."""

from types import SimpleNamespace
from typing import Any, cast

from docutils import nodes
from tools.guide import extension


def test_a_picture_opens_in_its_own_size_unless_it_is_a_link() -> None:
    picture = '<img alt="A grill" src="../_images/grill.svg" />'
    assert extension.PICTURE.sub(extension.opened, f"<p>{picture}</p>") == (
        f'<p><a class="picture" href="../_images/grill.svg">{picture}</a></p>'
    )
    linked = f'<a href="play.html">{picture}</a>'
    assert extension.PICTURE.sub(extension.opened, linked) == linked


def test_only_a_cell_with_the_id_of_a_rule_stays_in_one_piece() -> None:
    cells = [nodes.entry("", nodes.paragraph(text=text)) for text in ("HIB-42", "see HIB-42", "a rule")]
    document = nodes.document(None, None, "", *cells)
    extension.marked(None, document)
    assert [cell["classes"] for cell in cells] == [["id"], [], []]


def test_the_small_form_goes_without_the_moving_picture() -> None:
    page = "# cookoff\n\n![Chips fly](cookoff.webp)\n\n![A grill](grill.svg)\n"
    assert extension.FRONT.sub("", page) == "# cookoff\n\n\n![A grill](grill.svg)\n"


def test_the_small_form_names_no_page_that_it_lacks() -> None:
    content = ["| a | b |\n|---|---|\n| play | [For players](play/index.md) |\n| cite | [How](research/cite.md) |\n\n"]
    content[0] += "See [how to cite](research/cite.md).\n"
    tags = SimpleNamespace(has=lambda tag: tag == "small")
    app = SimpleNamespace(tags=tags, env=SimpleNamespace(found_docs={"index", "play/index"}))
    extension.shortened(cast("Any", app), "index", content)
    assert content == ["| a | b |\n|---|---|\n| play | [For players](play/index.md) |\n\nSee how to cite.\n"]
