"""For everybody: by keyboard alone, by ear, and what axe finds."""

from __future__ import annotations

import time
from itertools import pairwise

from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.visitor import Visitor


def focused(visitor: Visitor) -> dict[str, str]:
    found: dict[str, str] = visitor.page.evaluate(
        "() => { const e = document.activeElement; return {"
        " tag: e.tagName, card: e.dataset.card ?? '', move: e.dataset.move ?? '',"
        " barred: String(e.getAttribute('aria-disabled')), text: e.textContent ?? '',"
        " pressed: String(e.getAttribute('aria-pressed')), disabled: String(!!e.disabled) } }"
    )
    return found


def tab_to(visitor: Visitor, wanted: str, at_most: int = 40) -> None:
    """Press Tab until the focus is on an element that this selector finds, while there is one: a
    card may play itself, and a deal may end."""
    for _ in range(at_most):
        if visitor.page.evaluate(f"() => document.activeElement.matches({wanted!r})"):
            return
        if not visitor.page.locator(wanted).count():
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


def test_a_deal_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit("en", DESKTOP)
    page = visitor.page
    page.locator(".starts button").first.wait_for()
    tab_to(visitor, ".starts .primary")
    page.keyboard.press("Enter")
    deadline = time.monotonic() + 60
    while not visitor.over:
        assert time.monotonic() < deadline, (focused(visitor), visitor.shown())
        if page.locator("[data-move]:enabled").count():
            wanted = "[data-move=garde], [data-move=noslam]"
            if not page.locator(wanted).count():
                wanted = "[data-move=pass]"
            tab_to(visitor, wanted)
            if focused(visitor)["move"]:
                page.keyboard.press("Enter")
                page.wait_for_timeout(80)
            continue
        able = page.locator(".held.may")
        if not able.count():
            page.wait_for_timeout(30)
            continue
        tab_to(visitor, "[data-card]")
        lay_away = page.locator(".actions .line .primary")
        if lay_away.count():
            page.keyboard.press("Home")
            for _ in range(24):
                if lay_away.is_enabled():
                    break
                here = focused(visitor)
                if here["barred"] == "false" and here["pressed"] == "false":
                    page.keyboard.press("Space")
                page.keyboard.press("ArrowRight")
            tab_to(visitor, ".actions .line .primary")
            page.keyboard.press("Enter")
            page.wait_for_timeout(80)
            continue
        if focused(visitor)["barred"] == "true":
            page.keyboard.press("Home")
            if focused(visitor)["barred"] == "true":
                page.keyboard.press("ArrowDown")
        if focused(visitor)["card"]:
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
    # The result has the focus, so that it is read.
    assert page.evaluate("() => document.activeElement.matches('.score')")
    log = page.locator("[role=log]").inner_text()
    assert log.strip()


def test_a_card_can_be_typed(visit: Visit) -> None:
    visitor = visit("en", DESKTOP)
    page = visitor.page
    visitor.start()
    visitor.play(cards=1)
    page.get_by_role("button", name="Menu").first.click()
    box = page.get_by_label("Command:", exact=False)
    box.fill("hand")
    box.press("Enter")
    status = page.locator(".side p[role=status]")
    assert " of " in status.inner_text() or "trump" in status.inner_text()
    page.locator(".held.may").first.wait_for()
    card = page.locator(".held.may").first.get_attribute("data-card")
    assert card is not None
    box.fill(card.lower())
    box.press("Enter")
    page.locator(f"[data-card='{card}']").wait_for(state="detached")


def test_axe_finds_nothing_serious(visit: Visit) -> None:
    for size in (PHONE, DESKTOP):
        visitor = visit("en", size)
        page = visitor.page
        page.locator(".starts button").first.wait_for()
        assert visitor.axe() == []
        visitor.start(friends=True)
        page.locator("#link").wait_for()
        assert visitor.axe() == []
        page.goto(visitor.server.url)
        visitor.start()
        page.locator("[data-move]").first.wait_for()
        assert visitor.axe() == []
        visitor.play(cards=1)
        page.locator(".held.may").first.wait_for()
        assert visitor.axe() == []
        page.get_by_role("button", name="Menu").first.click()
        page.locator(".side select").first.wait_for()
        assert visitor.axe() == []


def test_headings_are_in_order(visit: Visit) -> None:
    visitor = visit("en", DESKTOP)
    visitor.start()
    visitor.play(cards=1)
    levels = visitor.page.evaluate(
        "() => [...document.querySelectorAll('h1,h2,h3')].map(e => Number(e.tagName[1]))"
    )
    assert levels.count(1) == 1 and levels[0] == 1
    assert all(two - one <= 1 for one, two in pairwise(levels))
