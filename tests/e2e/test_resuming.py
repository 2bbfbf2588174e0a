"""In the middle of a trick the page is loaded again, the network is cut, or the server is killed as
by a power cut: the deal goes on where it was."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.test_together import all_play
from tests.e2e.visitor import Visitor
from tests.e2e.wire import Wire
from tests.server.running import Server


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody else uses, and that may be killed."""
    folder = tmp_path_factory.mktemp("mortal")
    with Server(str(folder / "tables.sqlite3"), folder / "log") as running:
        yield running


@pytest.fixture
def wire(mortal: Server) -> Iterator[Wire]:
    with Wire(mortal.port) as found:
        yield found


def in_mid_trick(visit: Visit, server: Server, site: str) -> tuple[Visitor, dict[str, Any]]:
    """Somebody whose turn it is in the middle of a trick, where nothing moves until they do."""
    opened = server.open_table(settings={"auto_forced": False, "pace": 0.02})
    visitor = visit("en", PHONE, table=opened, site=site)
    visitor.play_into_a_trick(cards=4)
    return visitor, opened


def state_of(server: Server, opened: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{opened['table']}", opened["token"])
    return found


def hash_of(state: dict[str, Any]) -> str:
    """Of all that the player knows of the deal and of what they may do. The hash of a snapshot has
    its version too, which goes on with every connection."""
    parts = {name: state[name] for name in ("deal", "now", "legal", "seat")}
    parts["match"] = state["table"]["match"]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def shown(visitor: Visitor) -> dict[str, Any]:
    """The table as it is on the screen."""
    asked = visitor.asked()
    page = visitor.page
    return {
        "hand": asked["hand"],
        "able": asked["able"],
        "lying": asked["lying"],
        "plates": page.locator(".plate").all_inner_texts(),
        "title": page.locator(".bar .what").inner_text(),
        "prompt": page.locator(".prompt").inner_text(),
    }


def same_again(visitor: Visitor, before: dict[str, Any]) -> None:
    """What was on the screen comes back, to the last word."""
    visitor.page.locator(".held.may").first.wait_for()
    for _ in range(200):
        if shown(visitor) == before:
            return
        visitor.page.wait_for_timeout(50)
    assert shown(visitor) == before


def test_after_a_reload(visit: Visit, mortal: Server) -> None:
    visitor, opened = in_mid_trick(visit, mortal, mortal.url)
    before, on_screen = hash_of(state_of(mortal, opened)), shown(visitor)
    visitor.snapshots.clear()
    visitor.page.reload()
    same_again(visitor, on_screen)
    state = state_of(mortal, opened)
    assert hash_of(state) == before
    # What came over the socket is that state, by its own hash.
    assert hash_of(visitor.snapshots[-1]) == before
    visitor.play(cards=2)


def test_after_the_network_was_cut(visit: Visit, mortal: Server, wire: Wire) -> None:
    visitor, opened = in_mid_trick(visit, mortal, wire.url)
    page = visitor.page
    before, on_screen = hash_of(state_of(mortal, opened)), shown(visitor)
    visitor.forgiving = True
    wire.cut()
    page.get_by_text("Connection lost").wait_for()
    assert visitor.axe() == []
    # It takes long: one is told what becomes of the seat, and may hurry.
    page.get_by_text("Your seat and your cards are kept").wait_for()
    assert hash_of(state_of(mortal, opened)) == before
    wire.mend()
    page.get_by_role("button", name="Try now").click()
    page.get_by_text("Connection lost").wait_for(state="detached")
    same_again(visitor, on_screen)
    assert hash_of(state_of(mortal, opened)) == before
    # A card that is played into the void goes, once, when the network is back.
    wire.cut()
    page.get_by_text("Connection lost").wait_for()
    card = visitor.asked()["able"][0]
    visitor.press(f"[data-card='{card}']")
    wire.mend()
    page.get_by_text("Connection lost").wait_for(state="detached")
    page.locator(f"[data-card='{card}']").wait_for(state="detached")
    played = len(on_screen["hand"]) - len(visitor.hand())
    assert played == 1
    visitor.forgiving = False
    visitor.complaints.clear()
    visitor.play(cards=2)


def test_after_the_server_was_killed(visit: Visit, mortal: Server) -> None:
    visitor, opened = in_mid_trick(visit, mortal, mortal.url)
    page = visitor.page
    before, on_screen = hash_of(state_of(mortal, opened)), shown(visitor)
    visitor.forgiving = True
    mortal.kill()
    page.get_by_text("Connection lost").wait_for()
    mortal.start()
    page.get_by_text("Connection lost").wait_for(state="detached")
    same_again(visitor, on_screen)
    assert hash_of(state_of(mortal, opened)) == before
    visitor.forgiving = False
    visitor.complaints.clear()
    visitor.play()
    # And the deal that was interrupted is a record like any other.
    assert "was fair" in page.locator(".score").inner_text()


def test_two_people_over_a_killed_server(visit: Visit, mortal: Server) -> None:
    """Both come back to the same trick, and finish the deal together."""
    bot = {"kind": "bot", "spec": "novice"}
    opened = mortal.open_table({"kind": "empty"}, bot, bot, settings={"pace": 0.02})
    ann = visit("en", PHONE, table=opened, site=mortal.url)
    address = f"{mortal.url}/#/t/{opened['table']}/{opened['join_key']}"
    boris = visit("fr", PHONE, at=address, site=mortal.url)
    boris.page.get_by_role("button", name="S’asseoir", exact=True).click()
    people = (ann, boris)
    for one in people:
        one.page.locator(".lobby .primary:enabled").click()
    for one in people:
        one.page.locator("[data-card]").first.wait_for()
    all_play(*people, cards=3)
    before = [sorted(one.hand()) for one in people]
    for one in people:
        one.forgiving = True
    mortal.kill()
    ann.page.get_by_text("Connection lost").wait_for()
    boris.page.get_by_text("Connexion perdue").wait_for()
    mortal.start()
    for one, text in ((ann, "Connection lost"), (boris, "Connexion perdue")):
        one.page.get_by_text(text).wait_for(state="detached")
    assert [sorted(one.hand()) for one in people] == before
    for one in people:
        one.forgiving = False
        one.complaints.clear()
    all_play(*people)
    assert ann.page.locator(".score td").all_inner_texts() == (
        boris.page.locator(".score td").all_inner_texts()
    )
