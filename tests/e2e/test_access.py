"""For everybody: axe on every screen, typing, headings, settings; nothing from elsewhere."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, Visit


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_any_screen(visit: Visit, size: tuple[int, int]) -> None:
    # Strong contrast and the largest text on the one, as usual on the other.
    visitor = visit("en", size, contrast=size == DESKTOP, textSize=1.3 if size == DESKTOP else 1)
    page = visitor.page
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        found[screen] = visitor.axe()
        assert visitor.fits(), screen

    page.locator(".starts button").first.wait_for()
    look("the beginning")
    page.get_by_role("button", name="Settings").click()
    look("settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="How to play").click()
    look("how to play")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules of this table").click()
    look("rules")
    page.keyboard.press("Escape")
    visitor.start(friends=True)
    page.locator("#link").wait_for()
    look("before the first deal")
    link = page.locator("#link").input_value()
    guest = visit("en", size, at=link)
    guest.page.get_by_role("button", name="Sit down").wait_for()
    found["the door"] = guest.axe()
    page.goto(visitor.site)
    visitor.start()
    page.locator("[data-move]").first.wait_for()
    look("the auction")
    for _ in range(200):
        asked = visitor.asked()
        if asked["lays"] or (asked["able"] and not asked["moves"]):
            break
        if not visitor.act():
            page.wait_for_timeout(20)
    look("laying away, or the first trick")
    visitor.play_into_a_trick(cards=8)
    look("play")
    page.get_by_role("button", name="Menu").first.click()
    for tab in ("Log", "Talk", "Score", "Menu"):
        page.get_by_role("group", name="What is shown").get_by_role("button", name=tab).click()
        look(f"beside the table: {tab}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The last trick").click()
    look("the last trick")
    page.keyboard.press("Escape")
    visitor.play()
    page.locator(".score summary").click()
    look("the score")
    page.get_by_role("button", name="Look at the deal again").click()
    page.locator(".stage .hand").first.wait_for()
    page.keyboard.press("PageDown")
    look("a written deal")
    page.goto(f"{visitor.site}/#/replay")
    page.locator("textarea").wait_for()
    look("opening a written deal")
    assert {screen: list_ for screen, list_ in found.items() if list_} == {}
    assert len(found) == 17


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
    box.fill("last")
    box.press("Enter")
    assert "take" in status.inner_text()


def test_headings_are_in_order(visit: Visit) -> None:
    visitor = visit("en", DESKTOP)
    visitor.start()
    visitor.play(cards=1)
    levels = visitor.page.evaluate(
        "() => [...document.querySelectorAll('h1,h2,h3')].map(e => Number(e.tagName[1]))"
    )
    assert levels.count(1) == 1 and levels[0] == 1
    assert all(two - one <= 1 for one, two in pairwise(levels))


def test_the_settings_are_at_hand_everywhere_and_remembered(visit: Visit) -> None:
    visitor = visit("en", PHONE)
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Letters of the court cards").select_option("fr")
    dialog.locator(".sample").get_by_text("R", exact=True).first.wait_for()
    dialog.locator("select").first.select_option("ru")
    dialog.get_by_text("Настройки").wait_for()
    # The letters stay French, whatever is spoken.
    assert dialog.locator(".sample text").first.text_content() == "R"
    dialog.get_by_label("Четыре цвета").check()
    dialog.get_by_label("Сильный контраст").check()
    dialog.get_by_label("Размер букв").select_option("1.3")
    dialog.get_by_role("button", name="Готово").click()
    assert visitor.fits()
    page.reload()
    page.locator(".starts button").first.wait_for()
    root = page.locator("html")
    for name, value in (("deck", "four"), ("contrast", "high"), ("text", "largest")):
        assert root.get_attribute(f"data-{name}") == value
    assert root.get_attribute("lang") == "ru"
    page.goto(f"{visitor.site}/#/replay")
    page.get_by_role("button", name="Настройки").click()
    page.locator("dialog[open]").wait_for()


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_what_opens_is_shown_from_its_beginning_and_fits(visit: Visit, language: str) -> None:
    """On a phone with the largest text, where most of it has to be scrolled to."""
    visitor = visit(language, PHONE, textSize=1.3)
    page = visitor.page
    top = "() => document.querySelector('dialog[open]').scrollTop"
    page.locator(".starts button").first.wait_for()
    for opens in (".corner button", ".more .link:nth-child(1)", ".more .link:nth-child(2)"):
        page.locator(opens).first.click()
        page.locator("dialog[open]").wait_for()
        assert page.evaluate(top) == 0, opens
        assert visitor.fits(), opens
        page.keyboard.press("Escape")
    # The log is read from its end; what is opened after it is not.
    visitor.start()
    visitor.play(cards=4)
    page.locator(".bar nav button").last.click()
    inside = page.locator(".side .inside")
    page.locator(".side .tabs button").nth(0).click()
    page.wait_for_function("() => document.querySelector('.side .inside').scrollTop > 0")
    page.locator(".side .tabs button").nth(3).click()
    page.locator(".side .acts").wait_for()
    page.wait_for_function("() => document.querySelector('.side .inside').scrollTop === 0")
    assert inside.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_what_comes_from_elsewhere_is_noticed(visit: Visit) -> None:
    """The complaint that every other test relies on."""
    visitor = visit("en", DESKTOP)
    page = visitor.page
    page.locator(".starts button").first.wait_for()
    assert visitor.complaints == []
    page.evaluate("() => { new Image().src = 'http://elsewhere.example/card.png'; }")
    for _ in range(100):
        if visitor.complaints:
            break
        page.wait_for_timeout(20)
    assert any("elsewhere.example" in one for one in visitor.complaints)
    visitor.complaints.clear()


def test_nothing_moves_for_whoever_wants_no_motion(visit: Visit) -> None:
    visitor = visit("en", PHONE, reduced_motion="reduce", speed=1)
    page = visitor.page
    visitor.start()
    page.locator("[data-card]").first.wait_for()
    moving = "() => document.getAnimations().filter(e => e.playState === 'running').length"
    for _ in range(120):
        if len(visitor.hand()) < 12 and visitor.asked()["lying"]:
            break
        assert page.evaluate(moving) == 0
        if not visitor.act():
            page.wait_for_timeout(20)
    # With motion, the same deal is full of it.
    other = visit("en", PHONE, speed=1)
    other.start()
    other.page.wait_for_function(moving.replace(".length", ".length > 0"))


def test_all_that_happens_is_said_once(visit: Visit) -> None:
    """What a screen reader hears: every line that comes to the log, as it comes."""
    visitor = visit("en", DESKTOP, by="keyboard", game="mathers", players=2)
    page = visitor.page
    visitor.start()
    page.locator("[role=log]").wait_for(state="attached")
    page.evaluate(
        """() => {
            const log = document.querySelector("[role=log]");
            window.heard = [...log.children].map(e => e.textContent);
            new MutationObserver(changes => {
                for (const change of changes)
                    for (const e of change.addedNodes) window.heard.push(e.textContent ?? "");
            }).observe(log, { childList: true });
        }"""
    )
    visitor.play()
    page.locator(".score").wait_for()
    heard = [line.strip() for line in page.evaluate("() => window.heard") if line.strip()]
    tricks = [line for line in heard if line.startswith("Trick ")]
    assert [line.split(":")[0] for line in tricks] == [f"Trick {n}" for n in range(1, 26)]
    assert sum(1 for line in heard if "take" in line and "trick" in line) == 25
    # Two cards a trick, each of them once.
    played = [line for line in heard if line.startswith(("You: ", "Alice: ", "Bruno: "))]
    assert len({line.split(": ")[1] for line in played}) == len(played) == 50
    # What is marked before play comes many lines at once; none is lost.
    assert sum(1 for line in heard if "mark" in line) >= 2
    assert "Score of the deal" in heard[-1]


def test_the_side_gives_the_focus_back(visit: Visit) -> None:
    visitor = visit("en", PHONE)
    page = visitor.page
    visitor.start()
    page.locator("[data-move]").first.wait_for()
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    page.locator(".side").wait_for()
    page.keyboard.press("Escape")
    page.locator(".side").wait_for(state="detached")
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "Menu"
