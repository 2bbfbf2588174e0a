"""Several browsers at one table, and what happens when a network fails."""

from __future__ import annotations

from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.visitor import Visitor


def seated(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Two people and two bots at a table, the second came by the link."""
    ann = visit("en", DESKTOP, name="Ann")
    ann.start(friends=True)
    link = ann.page.locator("#link")
    link.wait_for()
    assert ann.page.locator("svg[aria-label*='QR']").count() == 1
    address = link.input_value()
    for _ in range(2):
        ann.page.get_by_role("button", name="Add a bot at seat").first.click()
        ann.page.wait_for_timeout(150)
    boris = visit("ru", PHONE, at=address, name="Борис")
    boris.page.get_by_role("button", name="Сесть за стол").click()
    boris.page.locator(".lobby").wait_for()
    assert "/j." not in boris.page.url, "the key does not stay in the address"
    ann.page.get_by_text("Борис").first.wait_for()
    return ann, boris, address


def both_play(*people: Visitor, cards: int | None = None) -> None:
    goal = None if cards is None else 18 - cards
    for _ in range(4000):
        if all(one.over for one in people):
            return
        if goal is not None and all(0 < len(one.hand()) <= goal for one in people):
            return
        acted = [one.act() for one in people if not one.over]
        if not any(acted):
            people[0].page.wait_for_timeout(30)
    raise AssertionError("the deal does not end")


def test_two_browsers_one_link_one_deal(visit: Visit) -> None:
    ann, boris, address = seated(visit)
    ann.page.get_by_role("button", name="Ready").click()
    boris.page.get_by_role("button", name="Начинаем").click()
    for one in (ann, boris):
        one.page.locator("[data-card]").first.wait_for()
    assert set(ann.hand()) & set(boris.hand()) == set()
    # Who comes third finds no seat, and may watch what is public.
    carl = visit("fr", DESKTOP, at=address)
    carl.page.get_by_role("button", name="Regarder").click()
    carl.page.locator(".plate").first.wait_for()
    assert carl.hand() == []
    assert carl.page.locator(".plate").count() == 4
    boris.page.get_by_role("button", name="Беседа").click()
    boris.page.get_by_role("button", name="Удачи!").click()
    ann.page.get_by_role("button", name="Talk").first.click()
    ann.page.locator(".inside").get_by_text("Good luck!").first.wait_for()
    boris.page.keyboard.press("Escape")
    both_play(ann, boris)
    assert ann.page.locator(".score td").all_inner_texts() == (
        boris.page.locator(".score td").all_inner_texts()
    )
    carl.page.locator(".score").wait_for()


def test_a_reload_in_mid_trick_resumes(visit: Visit) -> None:
    visitor = visit("en", PHONE)
    visitor.start()
    visitor.play(cards=4)
    before = sorted(visitor.hand())
    visitor.page.reload()
    visitor.page.locator("[data-card]").first.wait_for()
    after = sorted(visitor.hand())
    # A forced card may have played itself meanwhile; none comes back.
    assert set(after) <= set(before) and len(before) - len(after) <= 2
    visitor.play()


def test_a_network_that_fails_is_told_and_found_again(visit: Visit) -> None:
    visitor = visit("en", PHONE)
    visitor.start()
    visitor.play(cards=2)
    page = visitor.page
    visitor.forgiving = True
    page.evaluate(
        "() => { const all = WebSocket.prototype.send;"
        " WebSocket.prototype.send = function (...a) {"
        " WebSocket.prototype.send = all; this.close(); };"
        " window.dispatchEvent(new Event('online')); }"
    )
    page.get_by_text("Connection lost").wait_for()
    page.get_by_text("Connection lost").wait_for(state="detached")
    visitor.forgiving = False
    visitor.play()


def test_courtesies(visit: Visit) -> None:
    ann, boris, _ = seated(visit)
    ann.page.get_by_role("button", name="Ready").click()
    boris.page.get_by_role("button", name="Начинаем").click()
    ann.page.locator("[data-card]").first.wait_for()
    menu = ann.page.locator(".side")
    ann.page.get_by_role("button", name="Menu").first.click()
    menu.get_by_role("button", name="Pause").click()
    boris.page.get_by_text("Пауза").first.wait_for()
    boris.page.get_by_role("button", name="Продолжить").click()
    ann.page.get_by_text("Ann paused").wait_for(state="detached")
    both_play(ann, boris, cards=1)
    # Somebody goes away: the others are told how long a bot waits.
    boris.page.goto("about:blank")
    ann.page.get_by_text("a bot plays in").first.wait_for()
    boris.page.go_back()
    ann.page.get_by_text("a bot plays in").first.wait_for(state="detached")
    both_play(ann, boris)


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
