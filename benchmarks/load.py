"""Many tables at once: a server in one process, scripted people in others.

    python benchmarks/load.py --tables 500 --seconds 60 --moves 1000
    python benchmarks/load.py --tables 0 --idle 2000

Four people sit at every table and make legal moves, so many a second in all (load_people.py).
Reported are the moves made, the time from sending a move to each of the four hearing of it
(p50, p99), what of one core the server took, its memory, and every error; and how busy the machine
was besides. ``--idle N`` opens N sockets that only watch.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

HERE = Path(__file__).parent


def cpu(pid: int) -> tuple[float, float]:
    """Seconds of processor time that a process has used: its own, and the system's for it."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return int(parts[11]) / ticks, int(parts[12]) / ticks


def machine() -> float:
    """Seconds that all processors together have been busy."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    busy = [int(one) for place, one in enumerate(fields) if place not in (3, 4)]
    return sum(busy) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident memory in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def quantile(heard: Counter[int], part: float) -> float:
    """Milliseconds, from counts of tens of microseconds."""
    left = part * heard.total()
    for value in sorted(heard):
        left -= heard[value]
        if left <= 0:
            return value / 100
    return 0.0


def pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None and process.stdout is not None
    return process.stdin, process.stdout


@contextmanager
def people(port: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """A process of them; it has said that it is ready."""
    command = [sys.executable, HERE / "load_people.py", "--port", port, *map(str, arguments)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def await_line(process: subprocess.Popen[str]) -> str:
    found = pipes(process)[1].readline()
    if not found:
        raise SystemExit("a process of people has ended")
    return found


def tell(process: subprocess.Popen[str]) -> None:
    to, _ = pipes(process)
    to.write("\n")
    to.flush()


def idle(port: str, count: int, pid: int) -> None:
    with people(port, "--idle", count) as process:
        await_line(process)
        before = memory(pid)
        tell(process)
        found = json.loads(await_line(process))
        after = memory(pid)
        began, used = time.perf_counter(), sum(cpu(pid))
        time.sleep(5)
        share = (sum(cpu(pid)) - used) / (time.perf_counter() - began)
    print(
        f"{count} idle sockets: {(after - before) * 1024 / count:.1f} KiB each "
        f"({before:.0f} MiB before, {after:.0f} MiB with them); "
        f"{share:.1%} of one core; ended: {found['ended']}"
    )


def load(port: str, told: argparse.Namespace, pid: int) -> None:
    shares = [told.tables // told.clients] * told.clients
    shares[0] += told.tables - sum(shares)
    pause = told.tables / told.moves
    with ExitStack() as stack:
        processes = []
        for seed, share in enumerate(shares):
            arguments = ("--tables", share, "--pause", pause, "--seconds", told.seconds)
            # They come one after the other: those of the next sit down while the first play.
            processes.append(stack.enter_context(people(port, *arguments, "--seed", seed)))
            await_line(processes[-1])
        time.sleep(told.warm_up)
        for process in processes:
            tell(process)
        cpu_before, busy, began = cpu(pid), machine(), time.perf_counter()
        time.sleep(told.seconds)
        took = time.perf_counter() - began
        used = [now - then for now, then in zip(cpu(pid), cpu_before, strict=True)]
        busy = (machine() - busy) / took
        found = [json.loads(await_line(process)) for process in processes]
    report(told, took, used, busy, memory(pid), found)


def report(
    told: argparse.Namespace,
    took: float,
    used: list[float],
    busy: float,
    resident: float,
    found: list[dict[str, Any]],
) -> None:
    heard: Counter[int] = Counter()
    errors: Counter[str] = Counter()
    for one in found:
        heard.update(dict(one["heard"]))
        errors.update(one["errors"])
    moves = sum(one["moves"] for one in found)
    clients = sum(one["cpu"] for one in found)
    own, system = (one / took for one in used)
    print(f"{told.tables} tables of four, {took:.0f} s: {moves / took:.0f} moves/s")
    print(f"deals finished: {sum(one['deals'] for one in found)}")
    print(
        f"server: {own + system:.0%} of one core ({own:.0%} its own, {system:.0%} the system's), "
        f"{sum(used) / max(moves, 1) * 1000:.3f} ms a move, {resident:.0f} MiB"
    )
    print(
        f"move to broadcast: p50 {quantile(heard, 0.5):.1f} ms, p99 {quantile(heard, 0.99):.1f} ms,"
        f" p99.9 {quantile(heard, 0.999):.1f} ms, {heard.total()} heard"
    )
    print(
        f"clients: {told.clients} processes, {clients:.0%} of one core, at most "
        f"{max(one['behind'] for one in found) * 1000:.0f} ms behind their time-table; "
        f"everything else: {busy - own - system - clients:.0%} of one core"
    )
    print(f"errors: {dict(errors) or 'none'}; ended: {sum(one['ended'] for one in found)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--moves", type=float, default=200, help="a second, in all")
    parser.add_argument("--clients", type=int, default=2, help="processes of people")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds")
    parser.add_argument("--idle", type=int, default=0, help="sockets that only watch")
    parser.add_argument("--profile", help="a file for what cProfile finds in the server")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = [
            *(sys.executable, HERE / "load_server.py"),
            str(Path(folder) / "tables.sqlite3"),
            *([told.profile] if told.profile else []),
        ]
        with subprocess.Popen(server, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            port = process.stdout.readline().strip()
            try:
                if told.idle:
                    idle(port, told.idle, process.pid)
                if told.tables:
                    load(port, told, process.pid)
            finally:
                # As by hand: a server that is terminated dies before it can write a profile down.
                process.send_signal(signal.SIGINT)


if __name__ == "__main__":
    main()
