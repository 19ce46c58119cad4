"""The sentences of Mithral Chef that the page's twin is held to."""

from tests.web.told_kitchen import PATH, told


def test_the_samples_of_the_kitchens_sentences_are_fresh() -> None:
    assert PATH.read_bytes() == told(), "the wording changed: run `make wire`"
