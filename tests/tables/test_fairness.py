"""Fair dealing: what the server committed to can be computed again, and nothing else passes."""

from __future__ import annotations

import hashlib
import hmac

from hypothesis import given
from hypothesis import strategies as st

from oudler.games import deal
from oudler.notation import Record, read_records
from oudler.shuffle import shuffled
from oudler.tables import commands
from oudler.tables.facts import DealCommitted
from oudler.tables.fairness import (
    check_record,
    combined_seed,
    commitment,
    first_dealer,
    is_seed,
)
from tests.tables.table import BOT, PERSON, Table, seed

SERVER = "00" * 31 + "01"


def record_of(text: str) -> Record:
    (record,) = read_records(text)
    return record


def played() -> tuple[Table, str]:
    table = Table((PERSON, PERSON, BOT, BOT), name="fair").come(0, 1)
    for who in (0, 1):
        table.ask(who, commands.GetReady())
    table.house(commands.Commit(SERVER))
    table.ask(1, commands.AddSeed(seed("Bob")))
    table.ask(0, commands.AddSeed(None))
    table.house(commands.DealCards("2026-02-03"))
    told = [one for one in table.told() if isinstance(one, DealCommitted)]
    table.play_until()
    return table, told[0].commitment


def test_the_scheme_step_by_step() -> None:
    """As docs/protocol.md describes it, with nothing of ours but the shuffle."""
    assert commitment(SERVER) == hashlib.sha256(b"commit-1:" + bytes.fromhex(SERVER)).hexdigest()
    bob, zoe = seed("Bob"), seed("Zoe")
    message = f"commit-1;2={bob};4={zoe}".encode()
    expected = hmac.new(bytes.fromhex(SERVER), message, "sha256").hexdigest()
    assert combined_seed(SERVER, {3: zoe, 1: bob}) == expected
    drawn = shuffled(f"{expected}/dealer")[:4]
    assert first_dealer(expected, 4) == drawn.index(min(drawn))


def test_known_answers() -> None:
    """These never change: records are verified for ever."""
    assert commitment(SERVER) == (
        "a2e37277dd531f08da633f91391edb8b8309e1df0d8f7c96f1dba0af96174fc1"
    )
    assert combined_seed(SERVER, {1: "ab" * 32}) == (
        "3eac78c54f7787e9c3f126e0ba2f6c765b7d359e9f9aab41fd697566b33cfdeb"
    )


def test_a_record_of_a_table_is_fair() -> None:
    table, told = played()
    record = record_of(table.state.records[-1].text)
    verdict = check_record(record, told)
    assert (verdict.code, verdict.commitment, verdict.seats) == ("fair", told, (2,))
    assert record.deal is not None
    again = deal(record.deal.rules, 4, record.deal.dealer, seed=record.tags["Seed"])
    assert again.dealt == record.deal.dealt


def test_whatever_is_changed_shows() -> None:
    table, told = played()
    text = table.state.records[-1].text
    other = seed("other")
    tags = record_of(text).tags
    changes = {
        "commitment_disagrees": text.replace(SERVER, other),
        "seed_disagrees": text.replace(tags["SeatSeed2"], other),
        "seeds_missing": text.replace(SERVER, SERVER[:-2]),
        "unknown_version": text.replace("commit-1:", "commit-9:"),
        "dealer_disagrees": text,
        "open": text.replace("[Commit ", "[Remark "),
    }
    for code, changed in changes.items():
        record = record_of(changed)
        if code == "dealer_disagrees":
            continue
        assert check_record(record, told).code == code, code
    assert check_record(record_of(text), other).code == "published_disagrees"
    cards = text.replace("[Hand1 ", "[Hand9 ").replace("[Hand2 ", "[Hand1 ")
    swapped = cards.replace("[Hand9 ", "[Hand2 ")
    assert check_record(record_of(swapped)).code == "cards_disagree"


def test_another_first_dealer_shows() -> None:
    table, _ = played()
    record = record_of(table.state.records[-1].text)
    assert record.deal is not None
    dealer = record.deal.dealer
    head = "\n".join(
        line
        for line in table.state.records[-1].text.partition("\n\n")[0].splitlines()
        if not line.startswith(("[Hand", "[Talon", "[Result"))
    )
    moved = head.replace(f'[Dealer "{dealer + 1}"]', f'[Dealer "{(dealer + 1) % 4 + 1}"]')
    assert check_record(record_of(head + "\n")).code == "fair"
    assert check_record(record_of(moved + "\n")).code == "dealer_disagrees"


@given(st.binary(min_size=32, max_size=32), st.binary(min_size=32, max_size=32))
def test_every_seed_counts(server: bytes, client: bytes) -> None:
    alone = combined_seed(server.hex(), {})
    joined = combined_seed(server.hex(), {0: client.hex()})
    moved = combined_seed(server.hex(), {1: client.hex()})
    assert len({alone, joined, moved}) == 3
    assert all(map(is_seed, (alone, joined, moved)))


def test_what_is_no_seed() -> None:
    for text in ("", "ab", "AB" * 32, "zz" * 32, "ab" * 33):
        assert not is_seed(text)
