"""Signed messages between nodes."""

from pathlib import Path

import pytest

from cookoff.server.bus.envelopes import AGE, Envelopes, answer_to
from cookoff.server.config.secrets import BadSignature, Signer
from cookoff.server.config.settings import Settings

SIGNER = Signer(Settings(Path(), secret="x" * 32))


class Clock:
    """A clock that the test sets, in seconds."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_a_message_is_opened_once_by_its_receiver() -> None:
    here, there = Envelopes(SIGNER), Envelopes(SIGNER)
    sealed = here.seal(b"soup", "one", "inbox")
    assert sealed != here.seal(b"soup", "one", "inbox"), "equal messages can be told apart"
    with pytest.raises(BadSignature, match="not signed"):
        there.open(sealed, "two", "inbox")
    assert there.open(sealed, "one", "inbox") == b"soup"
    with pytest.raises(BadSignature, match="came twice"):
        there.open(sealed, "one", "inbox")


def test_a_copy_cannot_ask_for_the_answer_elsewhere() -> None:
    sealed = Envelopes(SIGNER).seal(b"make a key", "one", "mine")
    for reply in ("another", ""):
        with pytest.raises(BadSignature, match="not signed"):
            Envelopes(SIGNER).open(sealed, "one", reply)


def test_an_answer_belongs_to_its_question() -> None:
    questions = [Envelopes(SIGNER).seal(b"make a key", "one", "mine") for _ in range(2)]
    answer = Envelopes(SIGNER).seal(b"key", answer_to(questions[0]))
    with pytest.raises(BadSignature, match="not signed"):
        Envelopes(SIGNER).open(answer, answer_to(questions[1]))
    assert Envelopes(SIGNER).open(answer, answer_to(questions[0])) == b"key"


@pytest.mark.parametrize("late", [AGE / 1000 + 1, -AGE / 1000 - 1])
def test_a_message_that_was_held_back_is_refused(late: float) -> None:
    clock = Clock()
    sealed = Envelopes(SIGNER, clock).seal(b"soup", "one")
    clock.now += late
    with pytest.raises(BadSignature, match="clocks agree"):
        Envelopes(SIGNER, clock).open(sealed, "one")


def test_only_what_could_come_again_is_remembered() -> None:
    clock = Clock()
    there = Envelopes(SIGNER, clock)
    early = Envelopes(SIGNER, clock).seal(b"early", "one")
    clock.now -= AGE / 1000  # the sender's clock is ahead
    there.open(early, "one")
    for _ in range(1000):
        clock.now += 0.2
        there.open(Envelopes(SIGNER, clock).seal(b"", "one"), "one")
        if clock.now <= 1_000 + AGE / 1000:
            with pytest.raises(BadSignature, match="came twice"):
                there.open(early, "one")
    assert len(there._seen) <= 2 * AGE / 200 + 1
