"""Several browsers at one table."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from playwright.sync_api import Route

from tests.e2e.conftest import DESKTOP, PHONE, TABLET, Visit
from tests.e2e.visitor import Visitor
from tests.server.running import Server


def seated(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Two people and two bots at a table, the second came by the link."""
    ann = visit("en", DESKTOP, name="Ann")
    ann.start(friends=True)
    link = ann.page.locator("#link")
    link.wait_for()
    # No phone can open a link to this machine's own name for itself.
    assert ann.page.locator("svg[aria-label*='QR']").count() == 0
    ann.page.locator(".invite").get_by_text("make play LAN=1").wait_for()
    address = link.input_value()
    for free in (2, 1):
        ann.page.get_by_role("button", name="Add a bot at seat").first.click()
        ann.page.get_by_text(f"{free} more player" if free > 1 else "One more player").wait_for()
    boris = visit("ru", PHONE, at=address, name="Борис")
    boris.page.get_by_role("button", name="Сесть за стол").click()
    boris.page.locator(".lobby").wait_for()
    assert "/j." not in boris.page.url, "the key does not stay in the address"
    ann.page.get_by_text("Борис").first.wait_for()
    return ann, boris, address


def test_a_link_that_phones_can_open_has_a_picture(visit: Visit) -> None:
    """With ``--lan`` the server says by which address others come."""
    ann = visit("fr", PHONE)
    page = ann.page
    page.locator(".starts button").first.wait_for()

    def reached(route: Route) -> None:
        known = route.fetch().json()
        route.fulfill(json={**known, "address": "http://192.0.2.7:8137/"})

    page.route("**/api/games", reached)
    page.reload()
    ann.start(friends=True)
    page.locator("svg[aria-label*='QR']").wait_for()
    assert page.locator("#link").input_value().startswith("http://192.0.2.7:8137/#/t/")
    assert page.get_by_text("make play LAN=1").count() == 0


def all_play(*people: Visitor, cards: int | None = None) -> None:
    goal = None if cards is None else 18 - cards
    for _ in range(4000):
        if all(one.over for one in people):
            return
        if goal is not None and all(0 < len(one.hand()) <= goal for one in people):
            return
        acted = [one.act() for one in people if not one.over]
        if not any(acted):
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the deal does not end")


def test_two_browsers_one_link_one_deal_and_somebody_who_watches(visit: Visit) -> None:
    ann, boris, address = seated(visit)
    ann.page.get_by_role("button", name="Ready").click()
    boris.page.get_by_role("button", name="Можно начинать").click()
    for one in (ann, boris):
        one.page.locator("[data-card]").first.wait_for()
    assert set(ann.hand()) & set(boris.hand()) == set()
    # Who comes third finds no seat, and may watch what is public.
    carl = visit("fr", DESKTOP, at=address)
    carl.page.get_by_role("button", name="Regarder").click()
    carl.page.locator(".plate").first.wait_for()
    ann.page.get_by_text("1 watching").wait_for()
    assert carl.hand() == []
    assert carl.page.locator(".plate").count() == 4
    assert carl.page.locator(".actions button").count() == 0
    assert all(state["deal"]["hand"] == [] for state in carl.snapshots if state["deal"])
    boris.page.get_by_role("button", name="Беседа").click()
    boris.page.get_by_role("button", name="Удачи!").click()
    # What is said stands beside who says it, and in the talk.
    ann.page.locator(".said").get_by_text("Good luck!").wait_for()
    ann.page.get_by_role("button", name="Talk").first.click()
    talk = ann.page.locator(".inside li")
    talk.get_by_text("Good luck!").wait_for()
    # Whoever is muted is heard nowhere: not beside the seat, not in the talk, not in the log.
    ann.page.get_by_label("Hide what Борис says").check()
    talk.get_by_text("Good luck!").wait_for(state="detached")
    boris.page.locator(".side form input").fill("Эй!")
    boris.page.get_by_role("button", name="Отправить").click()
    boris.page.locator(".side").get_by_text("Эй!").wait_for()
    carl.page.locator(".said").get_by_text("Эй!").wait_for()
    assert ann.page.get_by_text("Эй!").count() == 0
    ann.page.get_by_role("button", name="Log", exact=True).click()
    assert ann.page.get_by_text("Эй!").count() == 0
    # It holds over a reload, and can be taken back.
    ann.page.reload()
    ann.page.get_by_role("button", name="Talk").first.click()
    assert ann.page.get_by_label("Hide what Борис says").is_checked()
    ann.page.get_by_label("Hide what Борис says").uncheck()
    ann.page.locator(".inside li").get_by_text("Эй!").wait_for()
    boris.page.keyboard.press("Escape")
    all_play(ann, boris)
    assert ann.page.locator(".score td").all_inner_texts() == (
        boris.page.locator(".score td").all_inner_texts()
    )
    carl.page.locator(".score").wait_for()
    assert carl.page.locator(".score .next").count() == 0


def test_four_browsers_play_one_table_to_the_end_of_a_deal(visit: Visit) -> None:
    ann = visit("en", DESKTOP, name="Ann")
    ann.start(friends=True)
    link = ann.page.locator("#link")
    link.wait_for()
    address = link.input_value()
    others = []
    for language, size, name, sit in (
        ("fr", PHONE, "Béa", "S’asseoir"),
        ("ru", TABLET, "Вера", "Сесть за стол"),
        ("en", PHONE, "Dan", "Sit down"),
    ):
        one = visit(language, size, at=address, name=name, by="touch" if size == PHONE else "mouse")
        one.page.get_by_role("button", name=sit, exact=True).click()
        one.page.locator(".lobby").wait_for()
        others.append(one)
    people = [ann, *others]
    for one in people:
        one.page.locator(".lobby .primary:enabled").click()
    for one in people:
        one.page.locator("[data-card]").first.wait_for()
    hands = [set(one.hand()) for one in people]
    assert [len(hand) for hand in hands] == [18, 18, 18, 18]
    assert all(not one & two for one, two in combinations(hands, 2))
    all_play(*people)
    tables = [
        sorted(
            row.replace("Ann", "").strip()
            for row in one.page.locator(".score tbody tr").all_inner_texts()
        )
        for one in people
    ]
    assert all(table == tables[0] for table in tables)
    assert len(tables[0]) == 4


def test_courtesies(visit: Visit) -> None:
    ann, boris, _ = seated(visit)
    ann.page.get_by_role("button", name="Ready").click()
    boris.page.get_by_role("button", name="Можно начинать").click()
    ann.page.locator("[data-card]").first.wait_for()
    menu = ann.page.locator(".side")
    ann.page.get_by_role("button", name="Menu").first.click()
    menu.get_by_role("button", name="Pause").click()
    boris.page.get_by_text("Пауза").first.wait_for()
    boris.page.get_by_role("button", name="Продолжить").click()
    ann.page.get_by_text("Ann paused").wait_for(state="detached")
    all_play(ann, boris, cards=1)
    # Somebody goes away: the others are told how long a bot waits.
    boris.page.goto("about:blank")
    ann.page.get_by_text("a bot plays in").first.wait_for()
    boris.page.go_back()
    ann.page.get_by_text("a bot plays in").first.wait_for(state="detached")
    all_play(ann, boris, cards=3)


def test_whoever_claims_is_told_that_the_others_will_see_the_hand(visit: Visit) -> None:
    ann, boris, _ = seated(visit)
    ann.page.get_by_role("button", name="Ready").click()
    boris.page.get_by_role("button", name="Можно начинать").click()
    ann.page.locator("[data-card]").first.wait_for()
    all_play(ann, boris, cards=1)
    # One claims at one's turn; a card with no other may play itself, so there must be two.
    while len(ann.asked()["able"]) < 2:
        assert not ann.over
        if not boris.act():
            ann.page.wait_for_timeout(20)
        if len(ann.asked()["able"]) == 1:
            ann.act()
    held = len(ann.hand())
    ann.page.get_by_role("button", name="Menu").first.click()
    side = ann.page.locator(".side")
    side.get_by_role("button", name="Claim the remaining tricks").click()
    side.get_by_text("Everybody will see your hand").wait_for()
    assert ann.axe() == []
    assert boris.page.get_by_text("забирает всё остальное").count() == 0
    side.get_by_role("button", name="Show my hand and claim").click()
    asked = boris.page.locator(".middle.over").filter(has_text="забирает всё остальное")
    asked.wait_for()
    assert asked.locator("[role=listitem]").count() == held
    boris.page.get_by_role("button", name="Отказать").click()
    asked.wait_for(state="detached")
    assert len(ann.hand()) == held


def test_a_move_is_taken_back_and_a_claim_answered(visit: Visit) -> None:
    visitor = visit("en", DESKTOP)
    page = visitor.page
    visitor.start()
    visitor.play(cards=2)
    page.locator(".held.may").first.wait_for()
    before = len(visitor.hand())
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Take the last move back").click()
    page.wait_for_function("n => document.querySelectorAll('[data-card]').length > n", arg=before)
    # In the middle of a deal nothing proves that all tricks are one's own.
    page.get_by_role("button", name="Claim the remaining tricks").click()
    page.locator(".notice, .score").first.wait_for()
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator(".log").get_by_text("You take a move back").wait_for()
    visitor.play()


def test_a_seat_that_was_freed_and_a_table_that_is_gone_are_told(visit: Visit) -> None:
    ann, boris, _ = seated(visit)
    boris.page.goto("about:blank")
    ann.page.get_by_role("button", name="Free seat 2").wait_for(state="attached")
    ann.page.locator("li").filter(has_text="Борис").get_by_role("button").click()
    ann.page.get_by_text("One more player").wait_for()
    boris.page.go_back()
    boris.page.get_by_role("alert").get_by_text("больше не ваше").wait_for()
    assert boris.axe() == []
    # The door is still open.
    boris.page.get_by_role("button", name="Назад ко входу").click()
    boris.page.get_by_role("button", name="Сесть за стол").wait_for()

    gone = {"table": "nosuchtable", "token": "s1.1.x", "join_key": "j.x", "watch_key": "w.x"}
    carl = visit("en", PHONE, table=gone)
    # The browser says that the socket was refused, as it should be.
    carl.forgiving = True
    carl.page.get_by_role("alert").get_by_text("There is no such table").wait_for()
    assert carl.axe() == []
    carl.page.get_by_role("button", name="Home").click()
    carl.page.locator(".starts").wait_for()
    assert carl.page.locator(".resume").count() == 0
    carl.complaints.clear()


def test_links_begin_with_the_address_that_others_can_reach(visit: Visit, tmp_path: Path) -> None:
    """Whoever starts the server comes in by 127.0.0.1, which leads nowhere from a phone."""
    outside = "http://tarot.example:8137"
    database, log = str(tmp_path / "tables.sqlite3"), tmp_path / "log"
    with Server(database, log, "--origin", outside) as reachable:
        ann = visit("en", DESKTOP, site=reachable.url)
        ann.start(friends=True)
        ann.page.wait_for_function(
            "site => document.querySelector('#link')?.value.startsWith(site)", arg=f"{outside}/#/t/"
        )
        assert ann.page.get_by_text("works on this machine only").count() == 0
        ann.page.goto("about:blank")
    bob = visit("en", DESKTOP)
    bob.start(friends=True)
    bob.page.locator("#link").wait_for()
    assert bob.page.locator("#link").input_value().startswith(f"{bob.site}/#/t/")
    bob.page.get_by_text("works on this machine only").wait_for()
