"""The pages that pictures are taken of, and the sheets that the pictures are put on."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.company import Table
from tests.e2e.conftest import DESKTOP, PHONE, TABLET

OUT = Path(__file__).parents[2] / "build" / "screens"
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
DECKS = ("two", "four")
#: Pictures in a row of a sheet, and their width there.
SHEETS = {"phone": (3, 360), "tablet": (3, 520), "desktop": (2, 840)}

Show = Callable[[Page], object]
#: The pictures of a size and screen.
Taken = dict[tuple[str, str], list[Path]]


class Studio:
    """Three pages, one of each size, and the pictures taken of them."""

    def __init__(self, browser: Browser, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.sizes = {name: size for name, size in SIZES.items() if name in chosen.size}
        self.pages: dict[str, Page] = {}
        self.taken: Taken = {}
        for name, (width, height) in self.sizes.items():
            phone = name == "phone"
            context = browser.new_context(
                viewport={"width": width, "height": height},
                has_touch=phone,
                is_mobile=phone,
                device_scale_factor=chosen.scale,
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.set_default_timeout(10_000)
            self.pages[name] = page

    def wants(self, *screens: str) -> bool:
        """Whether any of these is to be taken: an act that shows none of them is left out."""
        only = self.chosen.only
        return not only or any(one.startswith(tuple(only)) for one in screens)

    def take(
        self,
        screen: str,
        site: str,
        at: str = "",
        tables: str = "{}",
        show: Show | None = None,
        ready: str = "[data-card], .starts button, .lobby, main",
        **choices: Any,
    ) -> None:
        if not self.wants(screen):
            return
        for size, page in self.pages.items():
            for language in self.chosen.language:
                self.load(page, site, at, tables, language, **choices)
                page.locator(ready).first.wait_for()
                if show is not None:
                    show(page)
                self.shoot(page, size, screen, language)

    def shoot(self, page: Page, size: str, screen: str, language: str) -> None:
        for deck in DECKS:
            page.evaluate("deck => document.documentElement.dataset.deck = deck", deck)
            path = OUT / size / f"{screen}-{language}-{deck}.jpg"
            path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=path, type="jpeg", quality=92)
            self.taken.setdefault((size, screen), []).append(path)

    def load(
        self, page: Page, site: str, at: str, tables: str, language: str, **choices: Any
    ) -> None:
        kept = {"language": language, "speed": 0, "pace": 0.02, "bot": "novice", **choices}
        if not page.url.startswith(site):
            page.goto(f"{site}/api/health")
        page.evaluate(
            "([choices, tables]) => { localStorage.setItem('oudler.choices', choices);"
            " localStorage.setItem('oudler.tables', tables); }",
            [json.dumps(kept), tables],
        )
        page.goto("about:blank")
        page.goto(f"{site}/{at}")
        page.wait_for_function(
            "language => document.documentElement.lang === language", arg=language
        )

    def at(
        self, screen: str, table: Table, show: Show | None = None, seat: int = 1, **more: Any
    ) -> None:
        """A table as one of its people sees it; as somebody who watches, if ``seat`` is 0."""
        token = None
        if seat == 1:
            token = table.opened["token"]
        elif seat:
            token = table.opened["tokens"][seat]
        more.setdefault("ready", "[data-card], .lobby, .score, .plate")
        self.take(screen, table.server.url, f"#/t/{table.name}", table.keys(token), show, **more)


def write_sheets(browser: Browser, taken: Taken) -> None:
    """All pictures of a screen in one size on one sheet."""
    page = browser.new_page()
    for (size, screen), paths in taken.items():
        columns, width = SHEETS[size]
        # The languages of one deck beside each other, or both decks of one language.
        if size != "desktop":
            paths = sorted(paths, key=lambda path: not path.stem.endswith("two"))
        shown = "".join(f'<img src="{path.as_uri()}" width="{width}">' for path in paths)
        source = OUT / f"{size}-{screen}.html"
        source.write_text(
            f'<!doctype html><body style="margin:0;background:#888;display:grid;gap:6px;'
            f'grid-template-columns:repeat({columns},{width}px)">{shown}'
        )
        page.set_viewport_size({"width": columns * (width + 6) - 6, "height": 600})
        page.goto(source.as_uri())
        page.screenshot(path=source.with_suffix(".png"), full_page=True)
        source.unlink()
    page.close()
