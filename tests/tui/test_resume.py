"""A match that is stopped anywhere goes on as if it had not been."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oudler.cli.face import Refused
from oudler.locales import Words
from oudler.notation import read_records
from oudler.tui.resuming import resume_match
from oudler.tui.seating import CannotPlay, Seating, Wishes, new_match
from oudler.tui.session import Session
from tests.tui.table import DAY
from tests.tui.typist import Typist, attach, by_chance

TABLES = [
    ("fft", 4),
    ("fft", 5),
    ("michelsen", 4),
    ("mathers", 3),
    ("mathers-1888", 2),
    ("greer", 5),
]
WORDS = Words("en")


def wish(path: Path, game: str, players: int, deals: int = 2) -> Wishes:
    return Wishes(
        game=game, players=players, seed="again", bots="random", save=str(path), deals=deals
    )


def run(seating: Seating, typist: Typist) -> None:
    try:
        Session(
            seating.table, WORDS.about(seating.table.rules.name), typist, seating.file,
            seating.match, seating.resumed,
        ).run()  # fmt: skip
    finally:
        seating.file.close()


def resumed(path: Path, **wishes: object) -> Seating:
    return resume_match(Wishes(resume=str(path), **wishes), str(path), WORDS, DAY)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_stopped_again_and_again_it_is_the_same_match(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words("en", game)
    whole, pieces = tmp_path / "whole.tarot", tmp_path / "pieces.tarot"
    typist = Typist(by_chance("r"), words)
    with monkeypatch.context() as patch:
        attach(patch, typist)
        run(new_match(wish(whole, game, players), words, DAY), typist)
    rng = Random(game)
    seating = new_match(wish(pieces, game, players), words, DAY)
    stops = 0
    while True:
        typist = Typist(by_chance("r"), words, answers=rng.randrange(1, 14))
        with monkeypatch.context() as patch:
            attach(patch, typist)
            try:
                run(seating, typist)
            except EOFError:
                stops += 1
                seating = resumed(pieces)
                continue
            break
    assert stops > 1
    assert pieces.read_text() == whole.read_text()
    records = list(read_records(whole))
    assert all(record.error is None and record.agrees for record in records)
    with pytest.raises(CannotPlay) as refusal:
        resumed(whole)
    assert refusal.value.exit_code == 1
    assert "finished" in refusal.value.said(words)


def test_the_record_says_who_played_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    typist = Typist(by_chance("t"), WORDS)
    attach(monkeypatch, typist)
    wishes = Wishes(
        name='Ann "A"\n', seat=2, seed="s", save=str(path), deals=1, option=("undertrump=lowest",)
    )
    run(new_match(wishes, WORDS, DAY), typist)
    (record,) = read_records(path)
    assert record.agrees
    tags = dict(record.tags)
    assert tags["Match"] == f"{DAY} s"
    assert tags["DealNo"] == "1"
    assert tags["Seed"] == "s/1"
    assert tags["Shuffle"] == "shuffle-1"
    assert tags["Date"] == DAY
    assert tags["Name2"] == 'Ann "A"'
    assert "Bot2" not in tags
    assert tags["Bot1"] == tags["Bot3"] == tags["Bot4"] == "novice"
    assert set(tags["Rules"].split()) == {"undertrump=lowest", "match_deals=1"}
    assert tags["Name1"] == "Alice"


def stopped(
    path: Path, monkeypatch: pytest.MonkeyPatch, answers: int = 5, seed: str = "again"
) -> None:
    typist = Typist(by_chance("r"), WORDS, answers)
    with monkeypatch.context() as patch:
        attach(patch, typist)
        with pytest.raises(EOFError):
            run(new_match(Wishes(seed=seed, save=str(path), bots="random"), WORDS, DAY), typist)


def test_what_stood_in_the_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    before = (
        b'\xef\xbb\xbf; my deals\r\n[Game "greer"]\r\n[Players "3"]\r\n[Dealer "1"]\r\n{ kept }'
    )
    path.write_bytes(before)
    stopped(path, monkeypatch)
    assert path.read_bytes().startswith(before + b"\n\n[Game")
    seating = resumed(path)
    typist = Typist(by_chance("r"), WORDS, 3)
    attach(monkeypatch, typist)
    with pytest.raises(EOFError):
        run(seating, typist)
    assert path.read_bytes().startswith(before + b"\n\n[Game")
    assert len(list(read_records(path))) == 2


def test_two_matches_in_a_file_have_two_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.tarot"
    stopped(path, monkeypatch)
    stopped(path, monkeypatch)
    names = [record.tags["Match"] for record in read_records(path)]
    assert names == [f"{DAY} again", f"{DAY} again (2)"]
    assert resumed(path).table.match == names[1]


def test_comments_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    stopped(path, monkeypatch)
    text = path.read_text()
    head, _, moves = text.partition("\n\n")
    path.write_text(f"; above\n{head}\n\n{{a thought}} {moves}")
    attach(monkeypatch, typist := Typist(by_chance("r"), WORDS, 4))
    with pytest.raises(EOFError):
        run(resumed(path), typist)
    new = path.read_text()
    assert new.count("; above") == 1
    assert new.count("{a thought}") == 1
    assert len(new) > len(text)


def test_a_deal_from_elsewhere_is_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As ``oudler deal`` writes it: no match, no names, no bots."""
    path = tmp_path / "d.tarot"
    path.write_text(
        '[Game "greer"]\n[Players "3"]\n[Dealer "2"]\n[Seed "x"]\n[Shuffle "shuffle-1"]\n'
    )
    seating = resumed(path, seat=3, bots="random", name="Zoe")
    assert seating.table.me == 2
    assert seating.table.seed == "x"
    attach(monkeypatch, typist := Typist(by_chance("r"), Words("en", "greer")))
    run(seating, typist)
    (record,) = read_records(path)
    assert record.agrees
    assert record.tags["Name3"] == "Zoe"
    assert record.tags["Bot1"] == "random"
    assert record.tags["Match"] == f"{DAY} x"


def test_the_next_deal_of_a_resumed_match_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.tarot"
    attach(monkeypatch, typist := Typist(by_chance("r"), Words("en", "greer")))
    run(new_match(wish(path, "greer", 3, deals=1), WORDS, DAY), typist)
    # Two more than were agreed; the rules of the preset need not be said.
    text = path.read_text()
    path.write_text(text.replace('[Game "greer"]', '[Game "greer"]\n[Rules "match_deals=3"]'))
    seating = resumed(path)
    assert seating.resumed is None
    assert seating.match.next_dealer == (seating.match.first_dealer + 1) % 3
    attach(monkeypatch, typist := Typist(by_chance("r"), Words("en", "greer")))
    run(seating, typist)
    assert [record.tags["Seed"] for record in read_records(path)] == [
        "again/1",
        "again/2",
        "again/3",
    ]


def test_a_broken_match_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    stopped(path, monkeypatch)
    content = path.read_text().rstrip() + " nonsense\n"
    path.write_text(content)
    with pytest.raises(CannotPlay) as refusal:
        resumed(path)
    assert refusal.value.exit_code == 1
    said = refusal.value.said(WORDS)
    assert "nonsense" in said and f"Line {content.count(chr(10))}" in said
    assert path.read_text() == content
    with pytest.raises(CannotPlay) as refusal:
        new_match(Wishes(save=str(path)), WORDS, DAY)
    assert refusal.value.exit_code == 2
    assert path.read_text() == content


@pytest.mark.parametrize(
    "content", [b"", b"\n\n", b"no record\n", bytes(range(256)), b"\xff\xfe[x"]
)
def test_no_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    path.write_bytes(content)
    with pytest.raises((Refused, CannotPlay)):
        resumed(path)
    assert path.read_bytes() == content


def test_no_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path, Path("a\0b")):
        with pytest.raises(Refused):
            resumed(path)


def test_unknown_cards_cannot_be_played(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    path.write_text('[Game "fft"]\n[Players "4"]\n[Dealer "1"]\n')
    with pytest.raises(CannotPlay) as refusal:
        resumed(path)
    assert refusal.value.exit_code == 1


def test_the_table_of_a_resumed_match_is_fixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.tarot"
    stopped(path, monkeypatch)
    for name, value in (
        ("game", "fft"),
        ("players", 4),
        ("seed", "x"),
        ("deals", 2),
        ("save", "x"),
    ):
        with pytest.raises(CannotPlay, match="resume-with"):
            resumed(path, **{name: value})
    with pytest.raises(CannotPlay, match="error-seat"):
        resumed(path, seat=5)


def test_all_seats_have_bots(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    bots = "".join(f'[Bot{seat} "random"]\n' for seat in (1, 2, 3))
    path.write_text(
        f'[Game "greer"]\n[Players "3"]\n[Dealer "1"]\n[Seed "x"]\n[Shuffle "shuffle-1"]\n{bots}'
    )
    with pytest.raises(CannotPlay, match="resume-seat"):
        resumed(path)
    assert resumed(path, seat=2).table.bots == ("random", None, "random")


def test_a_new_match_has_a_file_of_its_own(tmp_path: Path) -> None:
    environ = {"XDG_DATA_HOME": str(tmp_path)}
    wishes = Wishes(seed="a/b é*")
    first = new_match(wishes, WORDS, DAY, environ).file.path
    assert first == tmp_path / "oudler" / "matches" / f"{DAY}-a_b_é_.tarot"
    first.write_text("")
    assert new_match(wishes, WORDS, DAY, environ).file.path.name == f"{DAY}-a_b_é_-2.tarot"
    one, two = (new_match(Wishes(), WORDS, DAY, environ).table.seed for _ in range(2))
    assert one != two


def test_writing_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    stopped(path, monkeypatch)
    content = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("oudler.tui.match_file.os.fsync", full)
    attach(monkeypatch, typist := Typist(by_chance("r"), WORDS))
    with pytest.raises(OSError, match="No space"):
        run(resumed(path), typist)
    assert path.read_bytes() == content
    assert [one.name for one in tmp_path.iterdir()] == ["m.tarot"]


def test_mode_and_link_of_the_file_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, link = tmp_path / "m.tarot", tmp_path / "link"
    path.touch()
    path.chmod(0o640)
    link.symlink_to(path)
    stopped(link, monkeypatch)
    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o640
    assert path.read_text().startswith("[Game")
