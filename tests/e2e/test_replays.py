"""Finished deals: looked at again, checked, uploaded, passed on by a link, and played again."""

from __future__ import annotations

import re
from pathlib import Path

from tests.e2e.conftest import DESKTOP, PHONE, Visit


def test_the_record_is_replayed_and_played_again(visit: Visit, tmp_path: Path) -> None:
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
    assert page.locator(".stage .cards > span").count() == 72
    page.get_by_role("button", name="To the next trick").click()
    assert page.locator(".stage .trick > span").count() == 1
    page.get_by_role("button", name="Forward").click()
    assert page.locator(".stage .trick > span").count() == 2
    there = page.locator("#h-frame").inner_text()
    assert visitor.axe() == []
    # A link to this moment, opened by somebody who was not there.
    page.evaluate("() => { navigator.clipboard.writeText = async (t) => { window.copied = t; }; }")
    page.get_by_role("button", name="Copy a link to this moment").click()
    page.get_by_text("Copied").wait_for()
    friend = visit("en", PHONE, at=page.evaluate("() => window.copied"))
    friend.page.locator("#h-frame").get_by_text(there).wait_for()
    assert friend.page.locator(".stage .trick > span").count() == 2
    assert friend.fits()
    page.locator("#h-frame").click()
    page.keyboard.press("End")
    assert "How the score came about" in page.locator(".stage").inner_text()
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    assert page.locator("#h-frame").inner_text() == there
    # The way back leads to the table.
    page.get_by_role("link", name="Back to the table").click()
    page.locator(".score").wait_for()
    # The same deal, from a file, by somebody else, from another seat.
    other = visit("en", PHONE, at=f"{visitor.site}/#/replay", by="touch")
    other.page.locator("input[type=file]").set_input_files(saved.value.path())
    other.page.locator(".stage .hand").first.wait_for()
    hand = re.search(r'\[Hand2 "([^"]*)"\]', text)
    chien = re.search(r'\[Talon "([^"]*)"\]', text)
    assert hand is not None and chien is not None
    other.page.get_by_label("Seat").select_option("2")
    other.page.get_by_role("button", name="Play this deal again").click()
    other.page.locator("[data-card]").first.wait_for()
    assert "does not count" in other.page.locator(".bar").inner_text()
    assert set(other.hand()) <= {*hand[1].split(), *chien[1].split()}
    other.play(cards=2)
    # Several deals in one file.
    both = tmp_path / "two.tarot"
    both.write_text(text.rstrip("\n") + "\n\n" + text, encoding="utf-8", newline="\r\n")
    other.page.goto(f"{visitor.site}/#/replay")
    other.page.locator("input[type=file]").set_input_files(both)
    other.page.locator(".replay > label select").select_option("1")
    other.page.get_by_text("The deal was fair").wait_for()
    # What cannot be read is said.
    broken = tmp_path / "broken.tarot"
    broken.write_text(text.replace("[Dealer", "[Dealt"), encoding="utf-8")
    other.page.goto(f"{visitor.site}/")
    other.page.goto(f"{visitor.site}/#/replay")
    other.page.locator("input[type=file]").set_input_files(broken)
    other.page.get_by_role("alert").wait_for()
    assert other.axe() == []


def test_whether_a_deal_was_fair_is_said_line_by_line(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("fr", PHONE, game="greer", players=4)
    page = visitor.page
    visitor.start()
    visitor.play()
    box = page.locator(".score details")
    box.locator("summary").click()
    lines = box.locator("li").all_inner_texts()
    assert len(lines) == 6
    assert all(line.startswith("✓") for line in lines)
    assert "Le secret ajouté par cet appareil en fait partie" in lines[2]
    # The same after a reload: what this device added is kept.
    page.reload()
    box.locator("summary").click()
    assert box.locator("li").all_inner_texts() == lines
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer").click()
    text = saved.value.path().read_text(encoding="utf-8")
    # Somebody exchanges the secrets.
    seed = re.search(r'\[SeatSeed1 "(\w+)"\]', text)
    assert seed is not None
    forged = tmp_path / "forged.tarot"
    forged.write_text(text.replace(seed[1], "0" * 64), encoding="utf-8")
    page.goto(f"{visitor.site}/#/replay")
    page.locator("input[type=file]").set_input_files(forged)
    wrong = page.locator("details.wrong")
    wrong.get_by_text("Cette donne ne découle pas de ce qui était promis").wait_for()
    assert wrong.locator("li").last.inner_text().startswith("✗")
    assert visitor.axe() == []
