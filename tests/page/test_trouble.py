"""The server goes away and comes back; the page says so, and nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visiting
from tests.page.play import AtTable, become
from tests.page.visit import barriers
from tests.server.client import Person
from tests.server.host import Host
from tests.server.play import begin_turns, seated


def test_a_move_made_while_the_server_is_away_is_made_when_it_is_back(visiting: Visiting, own_page_host: Host) -> None:
    ola, jan = [Person.guest(own_page_host.url, name) for name in ("Ola", "Jan")]
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    actor = sockets[0].view["turn"]
    visit = visiting(host=own_page_host)
    become(visit, (ola, jan)[actor])
    table = AtTable(visit, visit.open(f"/table/{sockets[0].table_id}"))
    table.await_turn()
    before = sockets[actor].view["players"][actor]["cards"]

    visit.troubled = True
    own_page_host.kill()
    retry = table.button(visit.say("web-retry"))
    expect(retry).to_be_visible()
    assert barriers(table.page) == []
    table.deck.click()
    own_page_host.start()
    retry.evaluate_all("buttons => buttons.forEach(button => button.click())")  # unless the page is back by itself
    expect(retry).to_have_count(0)
    table.await_version(sockets[actor].version + 1)
    again = (ola, jan)[actor].sit_at(sockets[0].table_id)
    assert again.view["players"][actor]["cards"] == before + 1


def test_the_first_page_says_that_the_server_is_away(visiting: Visiting, own_page_host: Host) -> None:
    visit = visiting(host=own_page_host)
    page = visit.open()
    play = page.get_by_role("button", name=visit.say("web-play-game", game="Berlin")).first
    expect(play).to_be_visible()
    visit.troubled = True
    own_page_host.kill()
    play.click()
    expect(page.get_by_text(visit.say("web-unreachable"))).to_be_visible()
    assert barriers(page) == []
