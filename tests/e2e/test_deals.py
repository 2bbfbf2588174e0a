"""Whole deals, from the address to the score."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import TimeoutError as NotInTime

from tests.e2e.conftest import DESKTOP, PHONE, Visit

TITLES = {
    "en": "How the score came about",
    "fr": "D’où vient la marque",
    "ru": "Как получился счёт",
}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_deal_from_the_address_to_the_score(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(language, size)
    page = visitor.page
    page.locator(".starts button").first.wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert visitor.fits()
    visitor.start()
    page.locator("[data-card]").first.wait_for()
    assert len(visitor.hand()) == 18
    assert visitor.fits()
    visitor.play()
    score = page.locator(".score")
    assert TITLES[language] in score.inner_text()
    totals = [re.sub(r"[−+]", "", cell) for cell in score.locator("td").all_inner_texts()]
    assert len(totals) == 8 and all(cell.isdigit() for cell in totals)
    assert score.locator("details").count() == 1
    assert visitor.axe() == []
    # The next deal begins when one wants it.
    score.locator(".next .primary").click()
    page.locator("[data-card]").first.wait_for()
    assert len(visitor.hand()) == 18


@pytest.mark.parametrize(
    ("game", "players", "cards"),
    [("fft", 5, 15), ("fft", 3, 24), ("michelsen", 4, 18), ("mathers", 2, 25), ("greer", 6, 13)],
)
def test_every_game(visit: Visit, game: str, players: int, cards: int) -> None:
    visitor = visit("en", PHONE)
    visitor.start(game, None if game == "michelsen" else players)
    visitor.page.locator("[data-card]").first.wait_for()
    assert len(visitor.hand()) in (cards, cards - 1, cards + 3)
    assert visitor.fits()
    visitor.play(bid="garde")
    assert visitor.page.locator(".score td").count() == 2 * players


def test_why_a_card_may_not_go_is_told(visit: Visit) -> None:
    visitor = visit("en", PHONE)
    visitor.start()
    for _ in range(400):
        barred = visitor.page.locator(".held.barred")
        if barred.count() and visitor.page.locator(".held.may").count():
            # A forced card may play itself between the look and the click, which then meets another
            # hand: so the next one is tried, but one must be told.
            barred.first.click(position={"x": 8, "y": 12}, force=True)
            notice = visitor.page.locator(".notice")
            try:
                notice.wait_for(timeout=3_000)
            except NotInTime:
                continue
            assert re.search("cannot", notice.inner_text())
            return
        assert not visitor.over
        if not visitor.act():
            visitor.page.wait_for_timeout(30)
    raise AssertionError("no card was ever barred")


def test_the_record_is_replayed_and_played_again(visit: Visit) -> None:
    visitor = visit("en", DESKTOP)
    visitor.start()
    visitor.play()
    page = visitor.page
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert '[Game "fft"]' in text
    page.get_by_role("button", name="Look at the deal again").click()
    page.locator(".stage .hand").first.wait_for()
    assert page.locator(".stage .hand").count() == 4
    page.get_by_role("button", name="Forward").click()
    assert visitor.axe() == []
    page.keyboard.press("End")
    assert "How the score came about" in page.locator(".stage").inner_text()
    # The same deal, from a file, by somebody else, from another seat.
    page.goto(f"{visitor.server.url}/#/replay")
    page.reload()
    page.locator("input[type=file]").set_input_files(saved.value.path())
    page.get_by_label("Seat").select_option("2")
    page.get_by_role("button", name="Play this deal again").click()
    page.locator("[data-card]").first.wait_for()
    assert "does not count" in page.locator(".bar").inner_text()
    visitor.play()


def strong_hand() -> str:
    """A deal in which the first seat holds fourteen trumps, written without a seed."""
    ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]
    pack = [suit + rank for suit in "SHDC" for rank in ranks]
    pack += [*(f"T{n}" for n in range(1, 22)), "X"]
    mine = [f"T{n}" for n in (1, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21)]
    mine += ["SK", "HK", "SQ", "SJ", "S2", "H2"]
    rest = [card for card in pack if card not in mine]
    hands = [mine, *(rest[start:54:3] for start in range(3))]
    tags = ['[Game "fft"]', '[Players "4"]', '[Dealer "4"]']
    tags += [f'[Hand{seat} "{" ".join(hand)}"]' for seat, hand in enumerate(hands, 1)]
    return "\n".join([*tags, f'[Talon "{" ".join(rest[54:])}"]']) + "\n\n"


def test_a_poignee_is_chosen_shown_and_scored(visit: Visit) -> None:
    visitor = visit("en", PHONE, at="")
    page = visitor.page
    page.goto(f"{visitor.server.url}/#/replay")
    page.locator("textarea").fill(strong_hand())
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="Play this deal again").click()
    page.locator("[data-card]").first.wait_for()
    offer = page.get_by_role("button", name="simple poignée")
    for _ in range(600):
        if offer.count():
            break
        # Bid, lay away, and no card: the poignée comes before it.
        if page.locator("[data-move]:enabled, .actions .line .primary").count():
            visitor.act("garde")
        page.wait_for_timeout(250)
    offer.click()
    dialog = page.locator("dialog")
    assert visitor.axe() == []
    # One trump is taken back and another one shown instead.
    show = dialog.locator(".primary")
    assert show.is_enabled()
    dialog.locator(".pick.chosen").first.click()
    assert show.is_disabled()
    dialog.locator(".pick:not(.chosen)").first.click()
    show.click()
    page.locator(".shown").get_by_text("simple poignée").wait_for()
    visitor.play()
    assert "simple poignée, shown by the taker" in page.locator(".score").inner_text()
