"""The table of Metro as one seat sees it, and its moves. Imports the views and the screen.

Plain lines say everything in sentences. A terminal gets the board as a drawing, with the numbers of moves on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from peron.cli.metro.board_text import INKS, board_rows, ink
from peron.cli.metro.effects import DEEDS, Way
from peron.cli.metro.tiles import as_it_lies, goes_on_at
from peron.cli.metro.words import MetroWords
from peron.cli.screen import Cell, Chips
from peron.rules.metro.board import MetroBoard
from peron.rules.metro.shapes import MetroMove, MetroPlayer, MetroView, WagonView

Entry = tuple[Way, ...]


# --- the table --------------------------------------------------------------------------------------------------------


def show_table(words: MetroWords, board: MetroBoard, view: MetroView, menu: Sequence[Entry]) -> None:
    """Everybody's points, the companies, the board, and what is one's own."""
    screen = words.told.screen
    _show_players(words, view)
    screen.facts(_own(words, view))
    if not screen.plain:
        screen.blank()
        numbers = {entry[0].move.square: number for number, entry in enumerate(menu, 1) if entry[0].move.square}
        for row in board_rows(words, board, view, {square: number for square, number in numbers.items() if square}):
            screen.say(row)


def _show_players(words: MetroWords, view: MetroView) -> None:
    say, told = words.say, words.told
    extra = "stations" in view.modules and not view.companies
    headers = [""]
    if not view.companies:
        headers += [say("table-column-points"), say("table-column-waiting"), say("table-column-done")]
    headers += [say("table-column-tiles"), *([say("table-column-wagon")] if extra else [])]
    if view.companies:
        headers.append(say("table-column-shown"))
    rows: list[list[Cell]] = []
    for player in view.players:
        row: list[Cell] = [told.seat(player.seat)]
        if not view.companies:
            lines = [wagon.finished for wagon in view.wagons if wagon.seat == player.seat]
            row += [str(player.points), str(lines.count(False)), str(lines.count(True))]
        row.append(str(player.tiles))
        if extra:
            row.append(say("web-metro-text-wagon-free" if player.wagon else "web-metro-text-wagon-placed"))
        if view.companies:
            row.append(_shown_shares(words, player) or say("table-nothing"))
        rows.append(row)
    told.screen.table(headers, rows, right=range(1, 5 if not view.companies else 2))
    told.screen.blank()


def _shown_shares(words: MetroWords, player: MetroPlayer) -> str:
    return ", ".join(
        words.say("web-metro-text-share-name", company=share.company, percent=share.percent)
        for share in player.shares
        if share.shown
    )


def _own(words: MetroWords, view: MetroView) -> list[tuple[str, Cell]]:
    """The hand, the lines, the shares and the cards of the seat; and what lies on the table."""
    say = words.say
    player = view.players[view.seat or 0]
    facts = _hand(words, view, player)
    facts.append((say("table-stacks"), say("web-metro-text-stack", count=view.stack)))
    if "stations" in view.modules:
        facts.append((say("table-rails"), _rails(words, view)))
    if view.companies:
        facts += _companies(words, view, player)
    else:
        facts.append((say("web-metro-lines"), _waiting(words, view)))
    for at, card in enumerate(player.numbers or ()):
        told = say("web-metro-text-number", number=card.number, points=card.points)
        facts.append((say("web-metro-text-numbers") if at == 0 else "", told))
    return facts


def _hand(words: MetroWords, view: MetroView, player: MetroPlayer) -> list[tuple[str, Cell]]:
    say = words.say
    facts: list[tuple[str, Cell]] = []
    if player.drawn is not None:
        facts.append((say("web-metro-text-drawn"), words.picture(player.drawn)))
    hand = [(slot, tile) for slot, tile in enumerate(player.hand or (), 1) if tile is not None]
    for at, (slot, tile) in enumerate(hand):
        named = f"{say('web-metro-text-slot', slot=slot)} " if view.hand > 1 else ""
        facts.append((say("web-metro-text-hand", count=len(hand)) if at == 0 else "", named + words.picture(tile)))
    if not facts:
        facts.append((say("web-metro-text-hand", count=1), say("table-nothing")))
    return facts


def _companies(words: MetroWords, view: MetroView, player: MetroPlayer) -> list[tuple[str, Cell]]:
    """The companies with points and value, the shares of the seat, and those it could exchange them for."""
    say = words.say
    said, chips, free = [], [], []
    for company in view.companies:
        name, points, value = say("company-colour", company=company.id), company.points, company.value
        said.append(say("table-company", name=name, points=points, value=value))
        short = say(f"table-company-{company.id}"), INKS[company.id]
        chips.append(Text.assemble(short, f" {name} {points} ({value}) "))
        free += [name] if company.wagon else []
    facts: list[tuple[str, Cell]] = [(say("table-companies"), Chips(tuple(chips), "; ".join(said)))]
    if "stations" in view.modules:
        facts.append((say("table-wagons-free"), ", ".join(free) or say("table-nothing")))
    shares = [f"{_share(words, share.company, share.percent)} = {share.points}" for share in player.shares]
    facts.append((say("web-metro-text-shares"), _texts(shares, "; ".join(map(words.share, player.shares)))))
    stacks = [_share(words, stack.open, stack.percent) for stack in view.shares]
    facts.append((say("table-shares-open"), _texts(stacks, "; ".join(stacks))))
    facts.append(
        (say("menu-metro-exchange"), say("web-metro-exchange-state", state=view.exchange, limit=view.closing or 0))
    )
    return facts


def _share(words: MetroWords, company: str | None, percent: int) -> str:
    return words.say("web-metro-text-share-name", company=company, percent=percent)


def _texts(shown: Sequence[str], said: str) -> Chips:
    return Chips(tuple(Text(f"{one}  ") for one in shown), said)


def _waiting(words: MetroWords, view: MetroView) -> Cell:
    """One's lines that are not finished: how many tiles they have and where they go on; those without any in a list."""
    lines = [wagon for wagon in view.wagons if wagon.seat == view.seat and not wagon.finished]
    if not lines:
        return words.say("web-metro-lines-aside", count=0)
    begun = [wagon for wagon in lines if wagon.tiles]
    said = [f"{words.line(wagon)}: {words.state(wagon)}" for wagon in begun]
    chips = [_line(words, view, wagon) for wagon in begun]
    idle = [str(wagon.station) for wagon in lines if not wagon.tiles]
    if idle:
        told = words.say("table-lines-idle", stations=", ".join(idle))
        said.append(told)
        chips += map(Text, told.split())
    return Chips(tuple(chips), "; ".join(said))


def _rails(words: MetroWords, view: MetroView) -> Cell:
    """Who stands on which rail of the central station."""
    wagons = [wagon for wagon in view.wagons if wagon.rail is not None]
    if not wagons:
        return words.say("table-rails-free")
    said = "; ".join(f"{words.line(wagon)}: {words.state(wagon)}" for wagon in wagons)
    return Chips(tuple(_line(words, view, wagon) for wagon in wagons), said)


def _line(words: MetroWords, view: MetroView, wagon: WagonView) -> Text:
    """`8A 3→d2 `; a finished one `c3A 5✓ `."""
    end = "✓" if wagon.finished else f"→{goes_on_at(wagon)}"
    return Text.assemble((words.short(wagon), ink(view, wagon)), f" {wagon.tiles}{end} ")


# --- the moves --------------------------------------------------------------------------------------------------------


def entry_told(words: MetroWords, view: MetroView, entry: Entry) -> str:
    """An entry as a sentence; where there are several ways, with what the first of them does."""
    told = words.way(entry[0], view)
    if len(entry) == 1:
        return told
    if entry[0].move.kind == "wagon":
        return words.say("menu-wagon-ways", rail=entry[0].move.rail, count=len(entry))
    more = words.say("menu-other-ways", count=len(entry) - 1)
    return f"{told}. {more}"


def say_moves(words: MetroWords, view: MetroView, menu: Sequence[Entry]) -> None:
    words.told.screen.say(f"{words.task(view)}.")
    words.told.screen.say(words.say("menu-moves"))
    for number, entry in enumerate(menu, 1):
        words.told.screen.say(f"{number}: {entry_told(words, view, entry)}")


def show_moves(words: MetroWords, view: MetroView, menu: Sequence[Entry]) -> None:
    """Tiles by what they do where they are laid; then, next to where one types, everything else."""
    screen = words.told.screen
    screen.blank()
    numbered = list(enumerate(menu, 1))
    for deed in DEEDS:
        lays = [(number, entry) for number, entry in numbered if entry[0].move.kind == "lay" and entry[0].deed == deed]
        if not lays:
            continue
        screen.say(Text(words.say(f"web-metro-text-deed-{deed}"), "dim"), indent=1)
        chips = [
            Text.assemble((str(number), "bold"), f" {_where(view, entry[0].move)} ", _short(words, view, entry), " ")
            for number, entry in lays
        ]
        screen.facts([("", Chips(tuple(chips)))])
    if view.hand > 1 or view.direction == "free":
        screen.say(Text(words.say("menu-ways-more"), "dim"), indent=1)
    screen.blank()
    rest: dict[str, list[Text]] = {}
    for number, entry in numbered:
        if entry[0].move.kind != "lay":
            chip = Text.assemble((str(number), "bold"), f" {_brief(words, view, entry)} ")
            rest.setdefault(words.say(f"menu-metro-{entry[0].move.kind}"), []).append(chip)
    screen.facts([(label, Chips(tuple(chips))) for label, chips in rest.items()])
    screen.say(Text(f"{words.task(view)}.", "bold"), indent=1)
    screen.blank()


def _where(view: MetroView, move: MetroMove) -> str:
    """`d3`, and where there is a choice also which tile and how it is turned: `d3 #2 90°`."""
    slot = f" #{move.slot}" if view.hand > 1 and move.slot is not None else ""
    turn = f" {move.turn}°" if move.turn else ""
    return f"{move.square}{slot}{turn}"


def _short(words: MetroWords, view: MetroView, entry: Entry) -> Text:
    """What the first way does, and how many others there are."""
    told = Text()
    for at, effect in enumerate(entry[0].effects):
        told.append(" · " if at else " ").append(words.short_effect(effect), ink(view, effect.wagon))
    if len(entry) > 1:
        told.append(f" [+{len(entry) - 1}]", "dim")
    return told


def _brief(words: MetroWords, view: MetroView, entry: Entry) -> str:
    """Anything but a tile, in a few words; its label says the rest."""
    move = entry[0].move
    if move.kind == "wagon":
        share = words.how(move, view) if len(entry) == 1 and move.company else ""
        effects = " ".join(map(words.short_effect, entry[0].effects)) if len(entry) == 1 else ""
        return " ".join(part for part in (f"c{move.rail}", share, effects) if part)
    if move.kind == "exchange":
        taken = next(stack.open for stack in view.shares if stack.percent == move.percent)
        key = "menu-exchange-open" if move.taken == "open" else "menu-exchange-hidden"
        return words.say(key, percent=move.percent, given=move.company, taken=taken)
    return entry_told(words, view, entry)


def show_ways(words: MetroWords, view: MetroView, entry: Entry) -> None:
    """The ways to do one thing, numbered."""
    screen = words.told.screen
    lay = entry[0].move.kind == "lay"
    screen.say(words.say("web-metro-text-turned") if lay else words.say("web-metro-text-wagon-share"))
    if screen.plain:
        for at, way in enumerate(entry, 1):
            told = "; ".join(map(words.effect, way.effects)) or words.say("web-metro-text-deed-nothing")
            screen.say(f"{at}: {words.how(way.move, view)}. {told}")
        return
    rows: list[list[Cell]] = []
    for at, way in enumerate(entry, 1):
        does = Text(" · ").join(Text(words.short_effect(effect), ink(view, effect.wagon)) for effect in way.effects)
        if not way.effects:
            does = Text(words.say("web-metro-text-deed-nothing"), "dim")
        rows.append([Text(str(at), "bold"), words.how(way.move, view), does])
    screen.table(["", "", ""], rows, right=(0,))


# --- the whole board --------------------------------------------------------------------------------------------------


def show_all(words: MetroWords, board: MetroBoard, view: MetroView) -> None:
    """Every square with its tile and lines, and every line."""
    screen, say = words.told.screen, words.say
    screen.heading(say("web-metro-text-board"))
    if screen.plain:
        _say_squares(words, view)
    else:
        for row in board_rows(words, board, view, {}):
            screen.say(row)
        screen.blank()
        screen.say(say("table-metro-legend"), "dim", indent=1)
    screen.heading(say("web-metro-text-lines"))
    screen.facts([row for wagons in _by_owner(view) for row in _lines_of_one(words, wagons)])


def _by_owner(view: MetroView) -> list[list[WagonView]]:
    """All lines, the viewer's own first."""
    owners: dict[object, list[WagonView]] = {}
    for wagon in sorted(view.wagons, key=lambda wagon: (wagon.seat != view.seat, wagon.seat or 0, wagon.finished)):
        owners.setdefault(wagon.company or wagon.seat, []).append(wagon)
    return list(owners.values())


def _lines_of_one(words: MetroWords, wagons: Sequence[WagonView]) -> list[tuple[str, Cell]]:
    """The lines of one owner with the squares they pass, and those without a tile in one row."""
    say = words.say
    rows: list[tuple[str, Cell]] = []
    for wagon in wagons:
        if wagon.tiles:
            over = ", ".join(dict.fromkeys(square for square, _, _ in wagon.path))
            rows.append((words.line(wagon), f"{words.state(wagon)}, {say('web-metro-text-over', squares=over)}"))
    idle = [str(wagon.station) if wagon.rail is None else f"c{wagon.rail}" for wagon in wagons if not wagon.tiles]
    if idle:
        company, seat = wagons[0].company, wagons[0].seat or 0
        owner = say("web-metro-text-company", company=company) if company else words.told.seat(seat)
        rows.append((owner, say("table-lines-idle", stations=", ".join(idle))))
    return rows


def _say_squares(words: MetroWords, view: MetroView) -> None:
    if not view.tiles:
        words.told.screen.say(words.say("table-no-tiles"))
    for tile in (*view.centre, *view.tiles):
        lines = [words.line(wagon) for wagon in view.wagons if any(at == tile.square for at, _, _ in wagon.path)]
        words.told.screen.say(
            words.say(
                "web-metro-text-square-tile",
                square=tile.square,
                ways=words.tracks(as_it_lies(tile.tile, tile.turn)),
                lines="; ".join(lines) or words.say("web-metro-text-square-no-line"),
            )
            + "."
        )
