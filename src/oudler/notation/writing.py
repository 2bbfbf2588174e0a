"""From deals to records, in the one canonical form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from oudler.cards import Card
from oudler.games import PRESETS, Deal, Hand
from oudler.games.moves import Play, Poignee
from oudler.notation.reading import KNOWN_TAGS, Record, canonical
from oudler.notation.syntax import Comment

_CONTROL: Final = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]+")

__all__ = ["write", "write_all"]


def write(record: Record | Deal, tags: Mapping[str, str] | None = None) -> str:
    """The text of a record, or of a deal with these tags besides its own; ends with a line end.

    Tags stand in the order of :data:`~oudler.notation.reading.KNOWN_TAGS`, hands are sorted, moves
    before the tricks stand on one line and each trick on its own. Comments stay where they were.
    What the Result tag of a record says is left as it is; a deal that is over gets its scores.

    A faulty record is written as it was read. If part of it could not be read at all, and would be
    lost, its :class:`~oudler.notation.NotationError` is raised instead.
    """
    if isinstance(record, Deal):
        return _text(record, dict(tags or {}), _canonical_tokens(record), ())
    if not record.whole and record.error is not None:
        raise record.error
    said = {**record.tags, **(tags or {})}
    tokens = [token.text for token in record.tokens]
    if record.deal is not None:
        made = _canonical_tokens(record.deal)
        tokens[: len(made)] = made
    return _text(record.deal, said, tokens, record.comments)


def write_all(records: Iterable[Record | Deal]) -> str:
    """Several records, an empty line between them."""
    return "\n".join(write(record) for record in records)


def _canonical_tokens(deal: Deal) -> list[str]:
    return [str(move) for move in deal.moves]


def _text(
    deal: Deal | None, tags: dict[str, str], tokens: list[str], comments: Iterable[Comment]
) -> str:
    said = {canonical(name): value for name, value in tags.items()}
    if deal is not None:
        said = {**said, **_own_tags(deal, said)}
    above = [comment for comment in comments if comment.after < 0]
    inside = [comment for comment in comments if comment.after >= 0]
    lines = [_comment(comment) for comment in above]
    lines += [f'[{name} "{_escaped(said[name])}"]' for name in sorted(said, key=_rank)]
    body = _body(deal, tokens, inside)
    text = "\n".join(lines) + "\n"
    return f"{text}\n{body}\n" if body else text


def _own_tags(deal: Deal, said: Mapping[str, str]) -> dict[str, str]:
    """The tags that the deal itself says; those of a place that is wholly unknown are left out."""
    rules = deal.rules
    own = {"Game": rules.name, "Players": str(deal.players), "Dealer": str(deal.dealer + 1)}
    options = rules.options_changed(PRESETS[rules.name])
    if options:
        own["Rules"] = " ".join(f"{name}={word}" for name, word in options)
    for seat, hand in enumerate(deal.dealt.hands):
        if hand.cards:
            own[f"Hand{seat + 1}"] = _cards(hand)
    if any(one is not None for one in deal.dealt.talon):
        own["Talon"] = " ".join(_code(one) for one in deal.dealt.talon)
    if deal.dealt.dead.cards:
        own["Dead"] = _cards(deal.dealt.dead)
    if "Result" not in said and deal.result is not None and deal.result.scores is not None:
        own["Result"] = " ".join(str(points) for points in deal.result.scores)
    return own


def _cards(hand: Hand) -> str:
    return " ".join([*hand.cards.codes, *"?" * hand.unknown])


def _code(one: Card | None) -> str:
    return "?" if one is None else one.code


def _escaped(value: str) -> str:
    """The value between its quotes; line ends and control characters cannot stand in a tag."""
    return _CONTROL.sub(" ", value).replace("\\", "\\\\").replace('"', '\\"')


def _rank(name: str) -> tuple[int, int, str]:
    """Where a tag stands: by name, those of seats by seat, unknown ones before the result."""
    stem = name.rstrip("0123456789")
    seat = name[len(stem) :]
    if stem in ("Hand", "Name", "Bot") and seat:
        return (KNOWN_TAGS.index(stem), int(seat), "")
    if name in KNOWN_TAGS:
        last = name == "Result"
        return (KNOWN_TAGS.index(name) + last, 0, "")
    return (len(KNOWN_TAGS) - 1, 0, name)


def _comment(comment: Comment) -> str:
    return f"; {comment.text}" if comment.to_line_end else f"{{{comment.text}}}"


def _body(deal: Deal | None, tokens: list[str], comments: Iterable[Comment]) -> str:
    """The moves, with a number before each trick and the comments between them."""
    heads = dict(_trick_heads(deal)) if deal is not None else {}
    waiting = sorted(comments, key=lambda comment: comment.after)
    lines: list[list[str]] = [[]]
    for place in range(len(tokens) + 1):
        while waiting and waiting[0].after == place:
            comment = waiting.pop(0)
            lines[-1].append(_comment(comment))
            if comment.to_line_end:
                lines.append([])
        if place == len(tokens):
            break
        if place in heads:
            lines.append([f"{heads[place]}."])
        lines[-1].append(tokens[place])
    return "\n".join(" ".join(words) for words in lines if words)


def _trick_heads(deal: Deal) -> Iterator[tuple[int, int]]:
    """The place among the moves where each trick begins, with the trick's number.

    A showing of trumps belongs to the card behind it.
    """
    cards = 0
    begins = True
    for place, move in enumerate(deal.moves):
        if isinstance(move, (Play, Poignee)):
            if begins:
                yield place, cards // deal.players + 1
                begins = False
            if isinstance(move, Play):
                cards += 1
                begins = cards % deal.players == 0
