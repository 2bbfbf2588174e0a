"""The questions of ``oudler score`` at a table with real cards."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from oudler.cli.answers import ANSWERS, Answers, plain
from oudler.cli.face import Face, Refused
from oudler.cli.folding import ROOM, folded
from oudler.cli.score import parse_points
from oudler.errors import Argument, CodedError
from oudler.games.french_score import SIZES, TARGETS
from oudler.games.score_sheet import CONTRACTS, SIDES, WITHOUT_TRICK, Case, Shown

__all__ = ["ask_case"]

T = TypeVar("T")

#: The contract of an empty answer: the one that is played most.
USUAL: Final = "garde"
#: Which question to ask again when the whole turns out impossible, by the field at fault.
AGAIN: Final = {"defence_slam": "slam"}


def ask_case(face: Face) -> Case:
    """Ask for a deal, question by question, until it is one that can be."""
    questions = _Questions(face)
    face.say("ask-intro")
    answers: dict[str, Any] = {}
    todo = ["players", "contract", "points", "oudlers", "petit_au_bout", "poignees", "slam"]
    while todo:
        for name in todo:
            answers.update(getattr(questions, name)(answers))
        case = Case(game="fft", **answers)
        try:
            case.check()
        except CodedError as error:
            questions.refuse(error)
            field = str(error.arguments["field"]).partition("[")[0]
            # Points that do not go with the oudlers: either may be the slip.
            todo = ["points", "oudlers"] if field == "points" else [AGAIN.get(field, field)]
        else:
            return case
    raise AssertionError("there is always a question or a case")


class _Questions:
    """Each method asks for one part of a case, given the answers so far."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.answers = Answers(face.words)

    def players(self, _: dict[str, Any]) -> dict[str, Any]:
        players = self._choose("players", [(n, str(n)) for n in (3, 4, 5)], 4)
        partner = None
        if players == 5:
            options = [(True, self._word("ask-with-partner")), (False, self._word("ask-alone"))]
            partner = self._choose("partner", options)
        return {"players": players, "partner": partner}

    partner = players

    def contract(self, _: dict[str, Any]) -> dict[str, Any]:
        words = self.face.words
        options = [(one, words.say("term-contract", contract=one)) for one in CONTRACTS]
        return {"contract": self._choose("contract", options, USUAL)}

    def points(self, answers: dict[str, Any]) -> dict[str, Any]:
        return {"points": self._ask("points", {}, lambda text: self._points(text, answers))}

    def _points(self, text: str, answers: dict[str, Any]) -> int:
        halves = parse_points(text)
        if halves is None:
            raise Refused("answer_number", found=text)
        Case("fft", answers["players"], "prise", halves, 0, partner=False).check_range()
        return halves

    def oudlers(self, _: dict[str, Any]) -> dict[str, Any]:
        return {"oudlers": self._choose("oudlers", [(n, str(n)) for n in range(4)])}

    def petit_au_bout(self, _: dict[str, Any]) -> dict[str, Any]:
        return {"petit_au_bout": self._choose("petit-au-bout", self._sides(), None)}

    def poignees(self, _: dict[str, Any]) -> dict[str, Any]:
        words = self.face.words
        sizes = [
            (None, self._word("ask-no-more")),
            *((one, words.say("term-poignee", size=one)) for one in SIZES),
        ]
        shown: list[Shown] = []
        while True:
            size = self._choose("poignee-more" if shown else "poignee", sizes, None)
            if size is None:
                return {"poignees": tuple(shown)}
            side = self._choose("poignee-side", self._sides()[1:])
            assert side is not None
            shown.append(Shown(side, size))

    def slam(self, answers: dict[str, Any]) -> dict[str, Any]:
        words = self.face.words
        names = ["none", "announced_failed"]
        points, target = answers["points"], TARGETS[answers["oudlers"]]
        if points >= 2 * target:
            names += ["unannounced_made", "announced_made"]
        options = [(one, words.say("term-slam", slam=one)) for one in names]
        slam = self._choose("slam", options, "none")
        defence = False
        if points <= WITHOUT_TRICK and not slam.endswith("_made"):
            options_2 = [(False, self._word("ask-no")), (True, self._word("ask-yes"))]
            defence = self._choose("defence-slam", options_2, False)
        return {"slam": slam, "defence_slam": defence}

    # -- asking -------------------------------------------------------------------------------

    def refuse(self, error: CodedError) -> None:
        self.face.show(self.face.words.error(error.code, error.arguments))

    def _word(self, message: str) -> str:
        return self.face.words.say(message)

    def _sides(self) -> list[tuple[str | None, str]]:
        words = self.face.words
        sides = [(one, words.say("term-side", side=one)) for one in SIDES]
        return [(None, words.say("ask-nobody")), *sides]

    def _choose(self, question: str, options: Sequence[tuple[T, str]], *default: T) -> T:
        """One of some answers, by its number or its name; an empty line means the default."""
        numbers = all(label == str(value) for value, label in options)
        for number, (value, label) in enumerate(options, 1):
            if not numbers:
                mark = "*" if default and value == default[0] else " "
                self.face.show(f" {mark}{number}  {label}")

        def understand(text: str) -> T:
            if not text and default:
                return default[0]
            for number, (value, label) in enumerate(options, 1):
                spelled = {plain(label), plain(str(value))}
                if plain(text) in (spelled if numbers else {*spelled, str(number)}):
                    return value
            # And as it is said in play: petite, gs, attaque.
            named = {_name(value): value for value, _ in options}
            said = self.answers.answer(text, tuple(name for name in named if name in ANSWERS))
            if said is None:
                raise Refused("answer_choice", found=text)
            return named[said]

        shown = " ".join(label for _, label in options) if numbers else f"1–{len(options)}"
        start = next((label for value, label in options if default and value == default[0]), None)
        return self._ask(question, {"options": shown, "default": start}, understand)

    def _ask(self, question: str, said: dict[str, Argument], understand: Callable[[str], T]) -> T:
        """Ask until the answer is understood."""
        while True:
            text = self._read(self.face.words.say(f"ask-{question}", **said) + " ")
            try:
                return understand(text)
            except CodedError as error:
                self.refuse(error)

    def _read(self, prompt: str) -> str:
        *above, last = folded(prompt.rstrip(" "), sys.stdout, ROOM)
        for line in above:
            self.face.show(line)
        try:
            answer = input(f"{last} ").strip()
        except EOFError:
            self.face.show()
            raise Refused("input_ended") from None
        if not sys.stdin.isatty():
            # Nobody typed it here, so a transcript would lack it.
            self.face.show(answer)
        return answer


def _name(value: object) -> str:
    """The answer in a vocabulary that a value is."""
    if value is None or isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
