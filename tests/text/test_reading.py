"""A file of the catalogues is read when one of its messages is first asked for, with those that it refers to."""

from __future__ import annotations

from peron.text.catalogue import _Files


def test_a_message_brings_the_files_that_its_sentences_refer_to() -> None:
    read = _Files("en")
    assert not read.bundle.has_message("card-blue")
    assert read.message("card-blue") is not None
    assert read.bundle.has_message("count-cards")  # of another file
    assert not read.bundle.has_message("cli-version-compiled")
    assert read.message("no-such-message") is None
