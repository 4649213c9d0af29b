"""What a Pole would stumble over and a machine can see: one way to address people, one word for one thing."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import peron
from peron.rules.contract import Message
from peron.text import Scene, Texts

CATALOGUES = {
    file.name: file.read_text("utf-8")
    for file in files("peron.text").joinpath("pl").iterdir()
    if file.name != "cli_play.ftl"
}
"""Every file but the one with the words that people type."""
TO_YOU = r"ty|ciebie|cię|ci|tobie|tobą|tw(ój|oja|oje|oją|ojej|ojego|ojemu|oim|oich|oimi)"
OTHER_WORDS = {
    "nitka, not tor": r"tor\w* podwójnej trasy",
    "zrealizowany, not połączony": r"bilet\w* połącz\w*|łączy bilet|-ticket-\w+ = .*połącz",
    "tura, not ruch": r"(każdy ma jeszcze jeden|twój ostatni) ruch$",
}
"""What the rulebooks call differently, by what they say."""


@pytest.mark.parametrize("file", CATALOGUES)
def test_people_are_addressed_with_a_capital(file: str) -> None:
    assert re.findall(rf".*\b(?:{TO_YOU})\b.*", CATALOGUES[file]) == []


@pytest.mark.parametrize("word", OTHER_WORDS)
def test_things_are_called_as_in_the_rulebooks(word: str) -> None:
    wrong = re.compile(OTHER_WORDS[word], re.IGNORECASE | re.MULTILINE)
    assert {file: wrong.findall(text) for file, text in CATALOGUES.items() if wrong.search(text)} == {}


def test_a_sentence_about_a_company_begins_with_a_capital() -> None:
    closed = Message("event-exchange-closed", {"company": "yellow", "points": 26})
    told = Texts("pl").message(closed, Scene(peron.game("metro"), ("Ola", "Jan"), 0))
    assert told == "Spółka żółta ma już 26 punktów: odtąd akcji się nie wymienia."
