"""What the server counts, in the text form that Prometheus reads."""

from __future__ import annotations

from dataclasses import dataclass

from oudler.server.storage import Storage
from oudler.tables.hall import Hall

__all__ = ["Metrics", "exposition"]


@dataclass
class Metrics:
    """Counters of the sockets."""

    sockets: int = 0
    received: int = 0
    sent: int = 0
    taken: int = 0
    refused: int = 0
    faults: int = 0


def exposition(metrics: Metrics, hall: Hall, storage: Storage) -> str:
    """All figures, each with what it means."""
    thinkers = hall.house.thinkers
    tables = list(hall)
    figures: list[tuple[str, str, str, float]] = [
        ("sockets", "gauge", "Open sockets", metrics.sockets),
        ("tables", "gauge", "Tables that are awake", len(tables)),
        ("watchers", "gauge", "People watching", sum(one.watchers for one in tables)),
        ("messages_received_total", "counter", "Messages from clients", metrics.received),
        ("messages_sent_total", "counter", "Messages to clients", metrics.sent),
        ("commands_taken_total", "counter", "Commands taken", metrics.taken),
        ("commands_refused_total", "counter", "Messages refused", metrics.refused),
        ("faults_total", "counter", "Messages that the server failed at", metrics.faults),
        ("journal_lines_total", "counter", "Lines kept", storage.lines),
        ("journal_commits_total", "counter", "Commits", storage.commits),
        ("journal_failures_total", "counter", "Commits that failed", storage.failures),
        ("journal_seconds_total", "counter", "Time spent on commits", storage.seconds),
        ("thoughts_total", "counter", "Moves that bots decided", thinkers.thought),
        ("thoughts_failed_total", "counter", "Moves that bots failed at", thinkers.failed),
        ("thoughts_seconds_total", "counter", "Time that bots thought", thinkers.seconds),
        ("thoughts_waiting", "gauge", "Moves that bots have to decide", thinkers.waiting),
    ]
    lines = []
    for name, kind, meaning, value in figures:
        lines += [
            f"# HELP oudler_{name} {meaning}.",
            f"# TYPE oudler_{name} {kind}",
            f"oudler_{name} {round(value, 6)}",
        ]
    return "\n".join(lines) + "\n"
