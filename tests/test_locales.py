"""The catalogues: complete, equal in the three languages, and every message can be said."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from oudler.cards import CARDS
from oudler.games import PRESETS
from oudler.locales import LANGUAGES, MissingMessage, Words, choose_language
from tests.catalogue import ALWAYS, ERRORS, LOCALES, SOURCE, Message, catalogue, misspelled, sayings

GAMES = list(PRESETS)
MESSAGES = sorted(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_reads_everything(language: str) -> None:
    assert misspelled(language) == []


def test_languages_have_the_same_messages() -> None:
    for language in LANGUAGES:
        assert set(catalogue(language)) ^ set(MESSAGES) == set(), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_use_the_same_variables(language: str) -> None:
    messages, english = catalogue(language), catalogue("en")
    differ = {
        name
        for name in messages.keys() & english.keys()
        if set(messages[name].variables) - ALWAYS != set(english[name].variables) - ALWAYS
    }
    assert differ == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_lives_in_the_group_it_is_named_for(language: str) -> None:
    messages = catalogue(language)
    assert [n for n in messages if messages[n].group != n.partition("-")[0]] == []


def test_no_other_files() -> None:
    for language in LANGUAGES:
        names = {path.name for path in (LOCALES / language).iterdir()}
        assert names == {path.name for path in (LOCALES / "en").iterdir()}


def values(name: str, keys: set[str]) -> list[str | int | float]:
    """Values that reach every variant of a selector, and others."""
    plural = {"zero", "one", "two", "few", "many", "other"}
    if not keys:
        return [3]
    if keys & (plural - {"other"}) or all(key.isdigit() for key in keys - {"other"}):
        return [0, 1, 2, 5, 11, 21, 22, 40.5]
    return [*sorted(keys - {"other"}), "something else"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_said(language: str, game: str) -> None:
    words = Words(language, game)
    wrong = []
    for name, message in catalogue(language).items():
        variables = {one: keys for one, keys in message.variables.items() if one not in ALWAYS}
        for chosen in product(*(values(one, keys) for one, keys in variables.items())):
            text = words.say(name, **dict(zip(variables, chosen, strict=True)))
            if "{" in text or "???" in text or not (text.strip() or "none" in chosen):
                wrong.append((name, text))
    assert wrong == []


def everything_said(language: str, game: str) -> list[tuple[str, str]]:
    """Every message with all its variants, but for the lists of words that may be typed."""
    words = Words(language, game)
    said = []
    for name, message in catalogue(language).items():
        if name.startswith(("play-word-", "play-typed-")):
            continue
        variables = {one: keys for one, keys in message.variables.items() if one not in ALWAYS}
        for chosen in product(*(values(one, keys) for one, keys in variables.items())):
            arguments = dict(zip(variables, chosen, strict=True))
            said.append((name, words.say(name, **arguments)))
    return said


@pytest.mark.parametrize("game", GAMES)
def test_french_sets_its_signs_apart(game: str) -> None:
    wrong = re.compile(r"\S[:;?!»](?=\s|$)|«\S|\S»")
    assert [one for one in everything_said("fr", game) if wrong.search(one[1])] == []


def test_no_line_of_french_ends_before_its_signs() -> None:
    """A browser breaks lines at plain blanks: none is before ``: ; ! ? »`` or after ``«``."""
    wrong = re.compile("[ \N{NARROW NO-BREAK SPACE}](?:[:;!?](?=\\W|$)|»)|«[^\N{NO-BREAK SPACE}]")
    lines = [
        (path.name, line)
        for path in sorted((LOCALES / "fr").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert sum("\N{NO-BREAK SPACE}" in line for _, line in lines) > 300
    assert [one for one in lines if wrong.search(one[1])] == []


@pytest.mark.parametrize("game", GAMES)
def test_russian_sentences_of_a_game_have_no_foreign_words(game: str) -> None:
    """But for the contracts of the federation's game, which its Russian text writes so."""
    known = {"Enter", "Ctrl", "oudler", "something", "else"}
    if game != "michelsen":
        known |= {"Prise", "Garde", "Sans", "Contre"}
    groups = ("play", "step", "term", "ask", "score")
    found = {
        (name, word)
        for name, text in everything_said("ru", game)
        if name.startswith(groups) and not name.startswith(("play-error", "term-game"))
        for word in re.findall(r"(?<![-\w])[A-Za-zé]{3,}", text)
    }
    assert {one for one in found if one[1] not in known} == set()


# -- the codes of the layers below ------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_message_that_its_arguments_fill(language: str) -> None:
    messages = catalogue(language)
    found = list(sayings(ERRORS))
    assert len(found) > 100
    for one in found:
        message = messages.get(f"error-{one.code}")
        assert message is not None, f"error-{one.code} ({one.where})"
        if one.arguments is not None:  # what an f(**arguments) gives is not to be seen
            needed = set(message.variables) - message.optional - ALWAYS
            assert needed <= one.arguments, f"error-{one.code} ({one.where})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_message(language: str) -> None:
    codes = {one.code for one in sayings({"Step", "add"})}
    assert len(codes) > 20
    assert {f"step-{code}" for code in codes} <= set(catalogue(language))


def test_nothing_is_said_by_nobody() -> None:
    errors = {f"error-{one.code}" for one in sayings(ERRORS)}
    steps = {f"step-{one.code}" for one in sayings({"Step", "add"})}
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    page = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (Path(__file__).parents[1] / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte")
    )
    referred = {name for one in catalogue("en").values() for name in one.refers}
    for name in MESSAGES:
        group, _, rest = name.partition("-")
        if group == "error":
            assert name in errors, name
        elif group == "step":
            assert name in steps, name
        elif group == "web":
            # What the page itself refuses: `web-error-<code>`.
            code_of_page = rest.removeprefix("error-")
            literal = f'"{name}"' in page or f'("{code_of_page}"' in page
            assert literal or name in referred, name
        elif group == "help":
            # help-<command>-<option>: looked up by the names of both.
            continue
        else:
            literal = f'"{name}"' in code or f'"{rest}"' in code or f"'{rest}'" in code
            assert literal or name in referred or said_in_parts(rest, code), name


def said_in_parts(rest: str, code: str) -> bool:
    """Whether a message is put together, as in ``say(f"{message}-unseen")``."""
    head, _, tail = rest.rpartition("-")
    return bool(tail) and f"}}-{tail}" in code and f'"{head}"' in code


# -- what players say -------------------------------------------------------------------------

NAMES = {
    ("en", "fft"): "king of spades|jack of hearts|knight of diamonds|queen of clubs|the Excuse",
    ("en", "greer"): "king of swords|page of cups|knight of pentacles|queen of wands|the Fool",
    ("en", "mathers"): (
        "king of swords|knave of cups|knight of pentacles|queen of sceptres|the Fool"
    ),
    ("fr", "fft"): "roi de pique|valet de cœur|cavalier de carreau|dame de trèfle|l’Excuse",
    ("fr", "greer"): "roi d’épée|valet de coupe|cavalier de denier|dame de bâton|l’Excuse",
    ("ru", "fft"): "король пик|валет червей|кавалер бубен|дама треф|Эксюз",
    ("ru", "michelsen"): "король мечей|паж кубков|рыцарь пентаклей|королева жезлов|Шут",
    ("ru", "mathers"): "король мечей|паж кубков|рыцарь пентаклей|королева скипетров|Дурак",
    ("ru", "mathers-1888"): "король мечей|паж кубков|рыцарь пентаклей|королева скипетров|Дурак",
    ("ru", "greer"): "король мечей|паж кубков|рыцарь пентаклей|королева жезлов|Дурак",
}


@pytest.mark.parametrize(("language", "game"), NAMES)
def test_cards_have_the_names_of_their_game(language: str, game: str) -> None:
    words = Words(language, game)
    named = "|".join(map(words.card, ("SK", "HJ", "DN", "CQ", "X")))
    assert named == NAMES[language, game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_have_different_names_and_short_forms(language: str, game: str) -> None:
    words = Words(language, game)
    codes = [one.code for one in CARDS]
    assert len({words.card(code) for code in codes}) == 78
    assert len({words.short(code) for code in codes}) == 78


def test_corner_letters() -> None:
    letters = {lang: [Words(lang).short(f"S{r}") for r in "KQNJ"] for lang in LANGUAGES}
    assert letters == {
        "en": ["♠K", "♠Q", "♠N", "♠J"],
        "fr": ["♠R", "♠D", "♠C", "♠V"],
        "ru": ["♠К", "♠Д", "♠Кав", "♠В"],
    }
    # As the Russian texts of the other games call their courts.
    courts = [Words("ru", "michelsen").short(f"S{r}") for r in "KQNJ"]
    assert courts == ["♠К", "♠Кв", "♠Р", "♠П"]
    # An English page; a single letter is that of the pentacles.
    assert [Words("en", game).short("SJ") for game in GAMES] == ["♠J", "♠Pg", "♠J", "♠J", "♠Pg"]
    assert [Words(lang).short("T21") for lang in LANGUAGES] == ["T21", "A21", "Кз21"]


def test_russian_plurals() -> None:
    words = Words("ru")
    said = [
        words.step(
            "card_points", None, {"points": n, "oudlers": 2, "target": 41, "difference": n - 41}
        )
        for n in (41, 42, 45, 51, 40.5)
    ]
    assert [text.split(",")[0].split()[1] for text in said[:4]] == ["очко", "очка", "очков", "очко"]
    assert said[4].startswith("40,5 очка с 2 удлерами")
    assert "с 1 удлером" in words.step(
        "card_points", None, {"points": 51, "oudlers": 1, "target": 51, "difference": 0}
    )


def test_french_plurals() -> None:
    words = Words("fr")

    def said(points: int, oudlers: int) -> str:
        arguments = {"points": points, "oudlers": oudlers, "target": 56, "difference": points - 56}
        return words.step("card_points", None, arguments)

    assert said(1, 0) == "1 point avec 0 bout, 56 à faire : −55"
    assert said(48, 2).startswith("48 points avec 2 bouts")


def test_numbers() -> None:
    assert Words("en").number(40.5) == "40.5"
    assert Words("fr").number(-40.5) == "−40,5"
    assert Words("ru").signed(2886) == "+2886"
    assert [Words("en").signed(n) for n in (-64, 0, 192)] == ["−64", "0", "+192"]


def test_negative_numbers_have_a_minus_sign_in_sentences() -> None:
    said = Words("en").step("base_lost", -32, {"base": 25, "difference": 7, "total": -32})
    assert said == "−(25 + 7) = −32"


def test_a_card_in_an_error_has_its_name() -> None:
    said = Words("ru", "greer").error("not_in_hand", {"card": "CQ", "seat": 3})
    assert said == "CQ (королева жезлов) — такой карты у игрока 3 нет."
    assert Words("en").error("not_in_hand", {"card": "X"}) == "X (the Excuse) is not in the hand."


def test_the_last_of_several_possibilities_has_a_word_before_it() -> None:
    def said(language: str, *allowed: str) -> str:
        arguments = {"option": "o", "found": "x", "allowed": allowed}
        return Words(language).error("bad_option_value", arguments)

    assert said("en", "0", "1", "2").endswith("it can be 0, 1 or 2.")
    assert said("fr", "0", "1", "2").endswith("mais 0, 1 ou 2.")
    assert said("ru", "0", "1", "2").endswith("годится 0, 1 или 2.")
    assert said("en", "0").endswith("it can be 0.")


def test_a_score_leaves_out_the_tricks_that_there_are_none_of() -> None:
    tricks = {"seat": 1, "tarot": 0, "queen": 2, "knight": 0, "knave": 0, "plain": 3}
    said = Words("en", "mathers").step("tricks", 11, tricks, name="Anna", you=False)
    assert said == "Anna: tricks +11, 2 with a queen, 3 plain"
    none = dict.fromkeys(tricks, 0)
    assert Words("fr", "mathers").step("tricks", 0, none, you=True) == "Vous : plis 0"


def test_an_unknown_card_is_shown_as_it_was_written() -> None:
    assert "“S99”" in Words("en").error("unknown_card", {"card": "S99"})


def test_missing_messages_and_variables_are_errors() -> None:
    words = Words("fr")
    assert not words.has("error-nonsense")
    for name, arguments in (("error-nonsense", {}), ("nonsense", {}), ("step-base_made", {})):
        with pytest.raises(MissingMessage):
            words.say(name, **arguments)
    with pytest.raises(ValueError):
        Words("de")


@pytest.mark.parametrize(
    ("option", "environ", "language"),
    [
        (None, {}, "en"),
        ("fr", {"OUDLER_LANG": "ru"}, "fr"),
        ("fr_CA.UTF-8", {}, "fr"),
        ("RU", {}, "ru"),
        (None, {"OUDLER_LANG": "ru", "LANG": "fr_FR.UTF-8"}, "ru"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU.KOI8-R", "LANG": "fr_FR"}, "ru"),
        (None, {"LANG": "fr-FR"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_language(option: str | None, environ: dict[str, str], language: str) -> None:
    assert choose_language(option, environ) == language


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(ValueError):
        choose_language("de", {})


def test_no_sentence_hides_in_the_rules() -> None:
    """The layers below the faces do not look a message up."""
    below = [path for path in SOURCE.rglob("*.py") if path.parent.name in ("games", "oudler")]
    for path in below:
        assert not re.search(r"locales|fluent", path.read_text(encoding="utf-8")), path.name


def test_importing_the_catalogues_reads_nothing() -> None:
    script = "import sys, oudler.locales; print('fluent.runtime' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert run.stdout.strip() == "False"


def test_optional_variables_are_known() -> None:
    """Selectors on ``none`` in errors are on arguments that errors may lack."""
    from oudler.locales.words import OPTIONAL

    def optional(message: Message) -> set[str]:
        # An empty list of words is said as none too.
        return message.optional - {"allowed", "expected", "slam"}

    for name in MESSAGES:
        if name.startswith("error-"):
            assert optional(catalogue("en")[name]) <= set(OPTIONAL), name
