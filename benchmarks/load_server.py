"""The server as ``oudler serve`` runs it, without limits for one address: benchmarks/load.py."""

from __future__ import annotations

import asyncio
import sys

from oudler.server.serve_command import listen, server_of
from oudler.server.services import Settings


def main() -> None:
    listening = listen("127.0.0.1", 0)
    settings = Settings(sys.argv[1], tables_per_minute=1e9)
    server = server_of(settings)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        await serving

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())


if __name__ == "__main__":
    main()
