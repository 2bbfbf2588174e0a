"""The server as ``oudler serve`` runs it, without limits for one address: benchmarks/load.py."""

from __future__ import annotations

import asyncio
import cProfile
import sys

from oudler.server.serve_command import listen, server_of
from oudler.server.services import Settings


def main(database: str, profile: str | None = None) -> None:
    listening = listen("127.0.0.1", 0)
    settings = Settings(database, tables_per_minute=1e9)
    server = server_of(settings)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        print(listening.getsockname()[1], flush=True)
        await serving

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        watched = cProfile.Profile()
        try:
            if profile is None:
                runner.run(run())
            else:
                watched.runcall(runner.run, run())
        except KeyboardInterrupt:
            pass  # the signal that ends the server is raised again once it has shut down
        finally:
            if profile is not None:
                watched.dump_stats(profile)


if __name__ == "__main__":
    main(*sys.argv[1:])
