"""What somebody does at the page: presses what can be pressed, until a deal is finished."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request
from playwright.sync_api import Error as BrowserError

from tests.server.running import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 90.0
#: Where a card can be pressed even if its neighbour covers the rest.
CORNER: Any = {"x": 8, "y": 12}


class Visitor:
    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        #: What no visit may show: errors on the console, and requests to other sites.
        self.complaints: list[str] = []
        #: While a network is cut on purpose, the browser may say so.
        self.forgiving = False
        page.set_default_timeout(20_000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"page: {error}"))
        page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgiving:
            self.complaints.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "data:", "blob:")):
            self.complaints.append(f"request: {request.url}")

    # -- pressing -------------------------------------------------------------------------------

    def start(self, game: str = "fft", players: int | None = None, friends: bool = False) -> None:
        """Open a table from the first screen."""
        page = self.page
        page.locator(".starts button").first.wait_for()
        if game != "fft":
            page.locator(f"input[name=game][value={game}]").check()
        if players is not None:
            page.locator(f"input[name=players][value='{players}']").check()
        page.locator(".starts button").nth(1 if friends else 0).click()

    def press(self, what: Locator, **more: Any) -> bool:
        """Press something that may be gone the next moment."""
        try:
            what.click(timeout=2000, **more)
        except BrowserError:
            return False
        return True

    @property
    def over(self) -> bool:
        return self.page.locator(".score").count() > 0

    def hand(self) -> list[str]:
        return self._read("[data-card]", "card")

    def _read(self, selector: str, data: str) -> list[str]:
        """All at once: the next moment there may be others."""
        found = self.page.locator(selector)
        return [str(one) for one in found.evaluate_all(f"all => all.map(e => e.dataset.{data})")]

    def act(self, bid: str = "garde") -> bool:
        """Answer whatever is asked now; false if nothing is."""
        page = self.page
        said = self._read("[data-move]:enabled", "move")
        if said:
            wanted = bid if bid in said else said[0]
            return self.press(page.locator(f"[data-move='{wanted}']"))
        able = page.locator(".held.may")
        if not able.count():
            return False
        lay_away = page.locator(".actions .line .primary")
        if lay_away.count():
            for card in self._read(".held.may", "card"):
                if self._read(".actions .line .primary:enabled", "none"):
                    break
                self.press(page.locator(f"[data-card='{card}']"), position=CORNER)
            return self.press(lay_away)
        return self.press(able.first, position=CORNER)

    def play(self, cards: int | None = None, bid: str = "garde") -> None:
        """Play to the end of the deal, or until so many cards have left the hand."""
        deadline = time.monotonic() + PATIENCE
        self.page.locator("[data-card]").first.wait_for()
        goal = None if cards is None else len(self.hand()) - cards
        while not self.over:
            assert time.monotonic() < deadline, self.shown()
            if goal is not None and 0 < len(self.hand()) <= goal:
                return
            if not self.act(bid):
                self.page.wait_for_timeout(30)

    def shown(self) -> str:
        """What stands on the screen, to be read where a test fails."""
        return str(self.page.locator("body").inner_text())[-1500:]

    # -- seeing ---------------------------------------------------------------------------------

    def axe(self) -> list[str]:
        """What axe finds that is serious or worse. Evaluated, not inserted: the page's policy
        forbids foreign scripts, as it should."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
        found = self.page.evaluate(
            """async () => {
                const { violations } = await axe.run(document, { resultTypes: ["violations"] });
                // What is drawn on a card is not the text of its button, whose name is the card's.
                const drawn = ({ target }) =>
                    document.querySelector(target[0])?.querySelector(".card");
                for (const one of violations)
                    if (one.id === "label-content-name-mismatch")
                        one.nodes = one.nodes.filter((node) => !drawn(node));
                return violations;
            }"""
        )
        return [
            f"{one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:3]]}"
            for one in found
            if one["impact"] in ("serious", "critical") and one["nodes"]
        ]

    def fits(self) -> bool:
        """Nothing sticks out of the window sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
