"""Pictures of every screen, to be looked at: three sizes, three languages, two decks.

``make screens`` plays at a real server with fixed seeds and writes ``build/screens``: every picture
by itself, and for each screen and size a sheet with all languages and decks. ``--only`` limits it
to screens whose names begin so, ``--act``, ``--size`` and ``--language`` to some of those.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.company import Table, kind, phase, tables_at
from tests.e2e.conftest import ARGUMENTS, LOCALES, chromium
from tests.e2e.studio import OUT, SIZES, Show, Studio, Taken, write_sheets
from tests.e2e.test_deals import strong_hand

# -- what is pressed before a picture is taken --------------------------------------------------


def press(*what: str) -> Show:
    """Press one thing after the other; scroll what is named with a ``!`` into sight."""

    def show(page: Page) -> None:
        for one in what:
            if one.startswith("!"):
                page.locator(one[1:]).first.evaluate("e => e.scrollIntoView({ block: 'end' })")
            else:
                page.locator(one).first.click()

    return show


def side(tab: int) -> Show:
    """Open what lies beside the table: the log, the talk, the sheet, the menu."""

    def show(page: Page) -> None:
        page.locator(".bar nav button").last.click()
        page.locator(".side .tabs button").nth(tab).click()

    return show


def pick(count: int) -> Show:
    def show(page: Page) -> None:
        for _ in range(count):
            page.locator(".held.may:not(.up)").last.click(position={"x": 8, "y": 12})

    return show


def barred(page: Page) -> None:
    """Press a card that may not go, if there is one."""
    card = page.locator(".held.barred")
    if card.count():
        card.first.click(position={"x": 8, "y": 12}, force=True)
        page.locator(".notice").wait_for()


# -- the acts --------------------------------------------------


def beginning(studio: Studio, folder: Path) -> None:
    with tables_at(folder, "beginning") as open_table:
        site = open_table("Alice", "+Борис", "", "").server.url
        friend = open_table("+Chloé", "", names=("Bastien",), listed=True, game="mathers")
        home = ".starts button"
        studio.take("home", site, ready=home)
        studio.take("home-greer", site, ready=home, game="greer", players=6, show=press("!footer"))
        studio.take("home-large", site, ready=home, textSize=1.3)
        studio.take("settings", site, ready=home, show=press(".corner button"))
        for game in ("fft", "michelsen", "mathers", "greer"):
            help_of = press(".more .link:nth-child(1)")
            studio.take(f"help-{game}", site, ready=home, game=game, show=help_of)
            rules = press(".more .link:nth-child(2)")
            studio.take(f"rules-{game}", site, ready=home, game=game, show=rules)
        studio.take("error-no-table", site, "#/t/nowhere", ready="[role=alert]")
        studio.take("open-record", site, "#/replay", ready="textarea")
        del friend

        def broken(page: Page) -> None:
            page.locator("textarea").fill('[Game "fft"]\n[Players "9"]\n')
            page.locator(".panel > button").click()
            page.locator("[role=alert]").wait_for()

        studio.take("error-record", site, "#/replay", ready="textarea", show=broken)


def waiting(studio: Studio, folder: Path) -> None:
    for screen, options in (("lobby-lan", ("--lan",)), ("lobby-local", ())):
        with tables_at(folder, screen, *options) as open_table:
            table = open_table("Alice", "+Борис", "")
            studio.at(screen, table, ready=".lobby")
            studio.at(
                f"{screen}-below", table, ready=".lobby", show=press("!.invite > :last-child")
            )
            if options:
                site = table.server.url
                door = f"#/t/{table.name}/{table.opened['join_key']}"
                studio.take("door", site, door, ready=".door .panel")


def french(studio: Studio, folder: Path) -> None:
    with tables_at(folder, "evening-48") as open_table:
        table = open_table("Alice", "Bruno", "Clara")
        (ann,) = table.people
        table.begin()
        ann.wishes = {"auction": lambda moves: "garde" if "garde" in moves else "pass"}
        ann.settle(phase("auction"))
        studio.at("auction", table)
        studio.at("auction-large", table, textSize=1.3)
        ann.settle(kind("lay_away"))
        studio.at("discard", table)
        studio.at("discard-chosen", table, show=pick(4))
        ann.settle(lambda one: bool(kind("plays")(one)))
        studio.at("first-trick", table)
        ann.settle(lambda one: one.tricks >= 5 and one.lying >= 2)
        studio.at("play", table)
        studio.at("play-large", table, textSize=1.3)
        studio.at("play-contrast", table, contrast=True)
        studio.at("play-barred", table, show=barred)
        studio.at("last-trick", table, show=press(".bar nav button"))
        for number, tab in enumerate(("log", "talk", "sheet", "menu")):
            studio.at(f"side-{tab}", table, show=side(number))
        studio.at(
            "menu-below", table, show=lambda page: (side(3)(page), press("!.side form")(page))
        )
        ann.ask("pause")
        studio.at("paused", table)
        ann.ask("resume")
        ann.settle(lambda one: one.over)
        studio.at("score", table, ready=".score")
        below = press(".score summary", "!.score details li:last-child")
        studio.at("score-fairness", table, show=below, ready=".score details")
        studio.at("sheet", table, show=side(2), ready=".score")
        played = f"#/replay/{table.name}/1/1/{table.opened['token']}"
        keys = table.keys(table.opened["token"])
        for screen, step in (("replay", 40), ("replay-end", 500)):
            studio.take(screen, table.server.url, f"{played}/{step}", keys, ready=".stage .hand")
        again = press("!.replay .panel:last-child details")
        studio.take(
            "replay-below", table.server.url, f"{played}/40", keys, show=again, ready=".stage .hand"
        )
        lost(studio, table)


def lost(studio: Studio, table: Table) -> None:
    """The server goes away under open pages, and comes back for those of the next language."""
    screen = "connection-lost"
    if not studio.wants(screen):
        return
    token = table.opened["token"]
    for language in studio.chosen.language:
        for page in studio.pages.values():
            studio.load(page, table.server.url, f"#/t/{table.name}", table.keys(token), language)
            page.locator(".score").wait_for()
        table.server.kill()
        for size, page in studio.pages.items():
            # What it means for one's seat is said after some seconds.
            page.locator(".connection button").wait_for()
            studio.shoot(page, size, screen, language)
        table.server.start()


def announced(studio: Studio, folder: Path) -> None:
    with tables_at(folder, "announced") as open_table:
        table = open_table("Alice", "Bruno", "Clara", record=strong_hand())
        (ann,) = table.people
        table.begin()
        ann.wishes = {"auction": lambda moves: "garde" if "garde" in moves else "pass"}
        ann.wishes["slam"] = lambda moves: "slam"
        ann.settle(phase("slam"))
        studio.at("slam", table)
        ann.settle(kind("plays"))
        studio.at("poignee-offered", table)
        studio.at("poignee", table, show=press(".poignee"))
        assert ann.legal is not None
        trumps = ann.legal["poignees"][0]["trumps"][:10]
        ann.ask("move", move=f"poignee({','.join(trumps)})", made=ann.now["made"])  # type: ignore[index]
        studio.at("poignee-shown", table)


def five(studio: Studio, folder: Path) -> None:
    with tables_at(folder, "five-1") as open_table:
        table = open_table("+Борис", "Clara", "+Chloé", "David", names=("Ann",))
        ann, boris, chloe = table.people
        table.begin()
        for one in table.people:
            one.wishes = {"auction": lambda moves: "pass"}
        boris.wishes = {"auction": lambda moves: "prise" if "prise" in moves else "pass"}
        table.all_play(phase("call"))
        studio.at("call", table, seat=2)
        studio.at("call-other", table, seat=1)
        table.all_play(kind("lay_away"))
        studio.at("talon-other", table, seat=1)
        table.all_play(lambda one: one.tricks >= 4 and one.lying >= 2 and one is ann)
        boris.ask("say", phrase="well_played")
        chloe.ask("say", text="Et maintenant ?")
        studio.at("five", table, seat=1)
        studio.at("five-talk", table, seat=1, show=side(1))
        studio.at(
            "spectator",
            table,
            seat=0,
            ready=".plate, .door .panel",
            show=press_if(".door .panel > button:last-child"),
        )
        ann.answer()
        assert ann.ask("undo")["type"] == "ack"
        studio.at("offer-undo", table, seat=2)
        boris.ask("answer", agrees=False)
        other = table.all_play(lambda one: one is not ann)
        assert other.ask("claim")["type"] == "ack"
        studio.at("offer-claim", table, seat=1)
        ann.ask("answer", agrees=False)
        chloe.close()
        studio.at("countdown", table, seat=1)


def press_if(what: str) -> Show:
    def show(page: Page) -> None:
        if page.locator(what).count():
            page.locator(what).click()
            page.locator(".plate").first.wait_for()

    return show


def mathers(studio: Studio, folder: Path) -> None:
    with tables_at(folder, "mathers-1") as open_table:
        table = open_table("+Борис", "+Chloé", game="mathers")
        table.begin()
        for one in table.people:
            one.wishes = {"ask": lambda moves: moves[-1]}
        seen: set[str] = set()
        while True:
            one = table.to_move()
            assert one.legal is not None
            now = str(one.legal["phase"])
            seat = table.people.index(one) + 1
            if now == "play":
                break
            if now not in seen:
                seen.add(now)
                studio.at(
                    f"mathers-{now}", table, seat=seat, show=pick(2) if now == "exchange" else None
                )
            one.answer()
        assert seen == {"exchange", "ask", "give", "return"}
        first = table.people.index(table.to_move()) + 1
        studio.at("mathers-marks", table, seat=first)
        studio.at("mathers-log", table, seat=first, show=side(0))
        table.all_play(lambda one: one.tricks >= 9 and one.lying == 2)
        studio.at("mathers-play", table, seat=table.people.index(table.to_move()) + 1)
        finish(table)
        studio.at("mathers-score", table, ready=".score")
        studio.at("mathers-score-below", table, ready=".score", show=press("!.score details"))


def finish(table: Table) -> None:
    while True:
        for one in table.people:
            one.hear()
            if one.over:
                return
        one = table.to_move()
        one.answer()


def greer(studio: Studio, folder: Path) -> None:
    with tables_at(folder, "greer-1") as open_table:
        others = ["+Борис", "+Chloé", "+David", "+Esther"]
        table = open_table(*others, game="greer")
        table.begin()
        one = table.to_move()
        if kind("lay_away")(one):
            studio.at("greer-discard", table, seat=table.people.index(one) + 1, show=pick(2))
        table.all_play(lambda one: one.tricks >= 3 and one.lying >= 3)
        studio.at("greer-play", table, seat=table.people.index(table.to_move()) + 1)
        finish(table)
        studio.at("greer-score", table, ready=".score")
        studio.at("greer-score-below", table, ready=".score", show=press("!.score details"))
        two = open_table("Alice", game="greer")
        two.begin()
        (ann,) = two.people
        ann.settle(lambda one: one.tricks >= 2 and one.lying == 1)
        studio.at("greer-two", two)


def michelsen(studio: Studio, folder: Path) -> None:
    with tables_at(folder, "michelsen-1") as open_table:
        table = open_table("Alice", "Bruno", "Clara", game="michelsen")
        (ann,) = table.people
        table.begin()
        ann.wishes = {"auction": lambda moves: "prise" if "prise" in moves else "pass"}
        ann.settle(phase("auction"))
        studio.at("michelsen-auction", table)
        ann.settle(lambda one: one.tricks >= 4 and one.lying >= 2)
        studio.at("michelsen-play", table)
        studio.at("michelsen-barred", table, show=barred)
        ann.settle(lambda one: one.over)
        studio.at("michelsen-score", table, ready=".score")


ACTS = (french, beginning, five, mathers, greer, waiting, announced, michelsen)


def perform(act: str, chosen: argparse.Namespace) -> tuple[str, float, Taken]:
    """Take the pictures of an act."""
    began = time.monotonic()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        studio = Studio(browser, chosen)
        next(one for one in ACTS if one.__name__ == act)(studio, Path(folder))
        browser.close()
    return act, time.monotonic() - began, studio.taken


def main() -> int:
    names = [act.__name__ for act in ACTS]
    parser = argparse.ArgumentParser(description="Pictures of every screen, in build/screens.")
    parser.add_argument("--act", nargs="*", default=names, choices=names)
    parser.add_argument("--only", action="append", default=[], metavar="SCREEN")
    parser.add_argument("--size", nargs="*", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--language", nargs="*", default=list(LOCALES), choices=list(LOCALES))
    parser.add_argument("--scale", type=int, default=1, help="dots to a pixel, for documents")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    if not chosen.only and chosen.act == names:
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    taken: Taken = {}
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        running = [pool.submit(perform, act, chosen) for act in chosen.act]
        for done in as_completed(running):
            act, seconds, pictures = done.result()
            taken.update(pictures)
            print(
                f"{act}: {sum(map(len, pictures.values()))} pictures, {seconds:.0f} s", flush=True
            )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        write_sheets(browser, taken)
        browser.close()
    print(f"{len(taken)} sheets in {OUT}, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
