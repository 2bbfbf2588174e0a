"""REST: the games, tables and seats, finished deals, and the replay of a record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter
from msgspec import Meta

from oudler.bots import BOTS
from oudler.games import PRESETS
from oudler.server.problems import ProblemError
from oudler.server.replaying import replayed
from oudler.server.services import Services, ServicesHere, new_table_name
from oudler.tables import commands
from oudler.tables.actor import TableActor
from oudler.tables.courtesies import PHRASES
from oudler.tables.errors import Refused
from oudler.tables.facts import ChairPlan, SeatTaken, Settings
from oudler.tables.seating import deal_to_replay
from oudler.tables.state import Recorded
from oudler.tables.views import snapshot, table_view

__all__ = ["GamesController", "ReplaysController", "TablesController"]

Authorization = Annotated[str | None, HeaderParameter(name="Authorization", required=False)]
TableName = Annotated[str, PathParameter(max_length=32)]
#: Letters of a record, or of several, that may be sent.
LONGEST_RECORD: Final = 200_000


# -- the games ------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """An option of the rules: what it may be (``number`` for any number), and what it is."""

    name: str
    values: list[str]
    default: str


class GameInfo(msgspec.Struct):
    game: str
    players: list[int]
    usual_players: int
    direction: str
    match_deals: int
    match_points: int
    options: list[OptionInfo]


class BotInfo(msgspec.Struct):
    """A kind of bot, and the numbers it takes: ``name:key=value``."""

    name: str
    options: dict[str, tuple[int, int, int]]


class Catalogue(msgspec.Struct):
    """``address``: where other machines reach this server, null if they cannot. Links for other
    people begin with it, also when whoever makes them uses another address."""

    games: list[GameInfo]
    bots: list[BotInfo]
    phrases: list[str]
    address: str | None


def _options(game: str) -> list[OptionInfo]:
    found = []
    for name, kind in PRESETS[game].option_types().items():
        value = getattr(PRESETS[game], name)
        if kind is bool:
            found.append(OptionInfo(name, ["yes", "no"], "yes" if value else "no"))
        elif kind is int:
            found.append(OptionInfo(name, ["number"], str(value)))
        else:
            found.append(OptionInfo(name, list(kind.__args__), str(value)))
    return found


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(summary="The games, their options, the bots and the phrases")
    async def games(self, services: ServicesHere) -> Catalogue:
        games = [
            GameInfo(
                name,
                list(rules.players_allowed),
                rules.USUAL_PLAYERS,
                rules.direction,
                rules.match_deals,
                rules.match_points,
                _options(name),
            )
            for name, rules in PRESETS.items()
        ]
        bots = [
            BotInfo(name, {key: (o.low, o.high, o.default) for key, o in kind.options.items()})
            for name, kind in BOTS.items()
            if kind.for_people
        ]
        return Catalogue(games, bots, list(PHRASES), services.settings.address)


# -- tables ---------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened.

    ``chairs`` has a seat each: the first ``person`` among them is who opens the table, further
    ones are ``empty`` until somebody takes them. ``listed``: anybody may find it and sit down.
    ``record``: a deal to play again, in the notation; the game is then that of the record.
    """

    chairs: Annotated[list[ChairPlan], Meta(min_length=2, max_length=6)]
    game: Annotated[str, Meta(max_length=40)] = "fft"
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    listed: bool = False
    settings: Settings = Settings()
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] = ""


class OpenedTable(msgspec.Struct):
    """``token`` plays the seat of who opened the table; ``join_key`` lets others sit down, and
    ``watch_key`` lets them watch. They belong into the fragment of a link, or a header."""

    table: str
    seat: int | None
    token: str | None
    join_key: str
    watch_key: str


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down, and at which seat; at the first free one if none is named."""

    name: Annotated[str, Meta(max_length=200)] = ""
    seat: Annotated[int, Meta(ge=1, le=6)] | None = None


class Seated(msgspec.Struct):
    table: str
    seat: int
    token: str


class ListedTable(msgspec.Struct):
    table: str
    game: str
    players: int
    names: list[str]
    free: int
    stage: str


class RecordInfo(msgspec.Struct):
    match: int
    number: int
    scores: list[int]


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def _tarot(text: str, name: str) -> Response[str]:
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}.tarot"'},
    )


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post(summary="Open a table", status_code=201)
    async def open_table(
        self, data: JSONBody[NewTable], services: ServicesHere, request: Request[Any, Any, Any]
    ) -> OpenedTable:
        services.allow_creation(_address(request))
        people = [seat for seat, plan in enumerate(data.chairs) if plan.kind == "person"]
        if len(people) > 1:
            # Nobody can be made to sit down; the others come by themselves.
            raise Refused("one_person_opens")
        host = people[0] if people else None
        game, options = data.game, data.options
        if data.record:
            rules = deal_to_replay(data.record).rules
            game, options = rules.name, dict(rules.options_changed(PRESETS[rules.name]))
        name = new_table_name()
        command = commands.Open(
            name, game, options, tuple(data.chairs), host, data.listed, data.settings, data.record
        )
        await services.hall.open(command)
        signer = services.signer
        return OpenedTable(
            name,
            None if host is None else host + 1,
            None if host is None else signer.seat_token(name, host, 1),
            signer.join_key(name),
            signer.watch_key(name),
        )

    @get(summary="Tables that anybody may join or watch")
    async def listed(self, services: ServicesHere) -> list[ListedTable]:
        found = []
        for actor in services.hall:
            state = actor.state
            if state.listed and actor.listened_to:
                found.append(
                    ListedTable(
                        state.table,
                        state.rules.name,
                        state.players,
                        [chair.name for chair in state.chairs],
                        sum(chair.kind == "empty" for chair in state.chairs),
                        state.stage.value,
                    )
                )
        return found[:200]

    @get("/{table:str}", summary="A table as the holder of the token may know it")
    async def show(
        self, table: TableName, services: ServicesHere, authorization: Authorization = None
    ) -> dict[str, Any]:
        actor = await services.table(table)
        return snapshot(actor.state, services.rights(actor, authorization).seat)

    @get("/{table:str}/lobby", summary="Who sits at a table, before one sits down")
    async def lobby(
        self, table: TableName, services: ServicesHere, authorization: Authorization = None
    ) -> dict[str, Any]:
        actor = await services.table(table)
        services.rights(actor, authorization)
        return table_view(actor.state)

    @post("/{table:str}/seats", summary="Sit down", status_code=201)
    async def sit(
        self,
        table: TableName,
        data: JSONBody[Sitting],
        services: ServicesHere,
        request: Request[Any, Any, Any],
        authorization: Authorization = None,
    ) -> Seated:
        services.allow_creation(_address(request))
        actor = await services.table(table)
        rights = services.rights(actor, authorization)
        if rights.kind != "join" and not (rights.kind == "watch" and actor.state.listed):
            raise ProblemError(403, Refused("may_not_join"))
        taken = await _sit_down(actor, data)
        token = services.signer.seat_token(table, taken.seat, taken.sitting)
        return Seated(table, taken.seat + 1, token)

    @get("/{table:str}/records", summary="The finished deals of a table")
    async def records(
        self, table: TableName, services: ServicesHere, authorization: Authorization = None
    ) -> list[RecordInfo]:
        actor = await services.table(table)
        services.rights(actor, authorization)
        return [RecordInfo(one.match, one.number, list(one.scores)) for one in actor.state.records]

    @get(
        "/{table:str}/records/{match:int}",
        summary="The finished deals of a match, in the notation",
        media_type="text/plain",
    )
    async def match_record(
        self,
        table: TableName,
        match: FromPath[int],
        services: ServicesHere,
        authorization: Authorization = None,
    ) -> Response[str]:
        found = await _records(services, table, authorization, match)
        return _tarot("\n".join(one.text for one in found), f"{table}-{match}")

    @get(
        "/{table:str}/records/{match:int}/{number:int}",
        summary="A finished deal, in the notation",
        media_type="text/plain",
    )
    async def deal_record(
        self,
        table: TableName,
        match: FromPath[int],
        number: FromPath[int],
        services: ServicesHere,
        authorization: Authorization = None,
    ) -> Response[str]:
        found = await _records(services, table, authorization, match)
        texts = [one.text for one in found if one.number == number]
        if not texts:
            raise ProblemError(404, Refused("no_such_record"))
        return _tarot(texts[-1], f"{table}-{match}-{number}")


async def _sit_down(actor: TableActor, data: Sitting) -> SeatTaken:
    """How a person sat down: at which seat (0-based), in which sitting."""
    version = await actor.ask(commands.Sit(data.name, None if data.seat is None else data.seat - 1))
    # Others may have sat down since, so the seat is that of the line which this command came to.
    return next(
        line.entry.fact
        for line in reversed(actor.past)
        if line.entry.number <= version and isinstance(line.entry.fact, SeatTaken)
    )


async def _records(
    services: Services, table: str, authorization: str | None, match: int
) -> list[Recorded]:
    actor = await services.table(table)
    services.rights(actor, authorization)
    found = [one for one in actor.state.records if one.match == match]
    if not found:
        raise ProblemError(404, Refused("no_such_record"))
    return found


# -- replays --------------------------------------------------------------------------------------


class ReplayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Records in the notation."""

    records: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class ReplaysController(Controller):
    path = "/api/replay"
    tags = ("replay",)

    @post(summary="Records, step by step with all hands", status_code=200)
    async def replay(
        self, data: JSONBody[ReplayRequest], services: ServicesHere, request: Request[Any, Any, Any]
    ) -> list[dict[str, Any]]:
        services.allow_creation(_address(request))
        # Many records take a while, and others are playing.
        return await asyncio.to_thread(replayed, data.records)
