"""Draws a record in the terminal: table, slates, lanterns, sparks, score sheet. It shows only what is in the record."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stella.boxes import built_in_words
from stella.cli.insight_drawing import insight_drawn
from stella.content.plain_text import printable
from stella.records.format import Pointing, Record, Round
from stella.rules import Colour, Outcome

ROMAN = ("I", "II", "III", "IV")
STYLES = {
    Colour.ORANGE: "dark_orange",
    Colour.PINK: "hot_pink",
    Colour.BLUE: "dodger_blue1",
    Colour.PURPLE: "medium_purple1",
    Colour.GREEN: "green3",
    Colour.YELLOW: "yellow2",
}
MADE = {Outcome.SPARK: "a spark", Outcome.SUPER_SPARK: "a super-spark", Outcome.FALL: "a fall"}


class Drawing:
    """A record as a sequence of drawings. Words are translated if their list is installed here."""

    def __init__(self, record: Record, language: str, *, has_insight: bool = False) -> None:
        self.record = record
        words = built_in_words()
        is_here = (record.words.id, record.words.hash) == (words.id, words.hash)
        self.words = words if is_here else None
        self.language = language
        self.has_insight = has_insight

    def steps(self) -> Iterator[RenderableType]:
        """Draw the game, step by step."""
        yield self.opening()
        for part in self.record.rounds:
            yield self.table(part)
            if not part.slates:
                yield Text("The game was ended here." if self.record.ended_early else "Everybody is still marking.")
                return
            yield Group(Text("Slates", style="bold"), self.slates(part), self.lanterns(part))
            for pointing in part.pointings:
                yield self.pointing(part, pointing)
            if not part.scores:
                yield Text("The game was ended here." if self.record.ended_early else "The reveal goes on.")
                return
            if self.record.setup.stars:
                yield self.sheet(part.number)
            if self.has_insight and self.record.setup.stars:
                yield insight_drawn(part, self.name)
        yield self.ending()

    def name(self, seat: int) -> Text:
        """Draw a player's name in the colour of the seat."""
        player = self.record.players[seat]
        return Text(player.name, style=STYLES[player.colour])

    def word(self, part: Round, word: str) -> str:
        """Return a word in the language of the drawing."""
        if self.words is None or part.card.is_custom:
            return word
        return self.words.plain(word, self.language)

    def opening(self) -> RenderableType:
        """Draw the players and what was sealed."""
        record = self.record
        seats = Text(", ").join([self.name(seat) for seat in range(len(record.players))])
        about = f"Deck '{record.deck.id}', words '{record.words.id}' ({record.source}), seal {record.seal[:16]}…"
        return Panel(Group(seats, *self.hand_overs(), Text(about, style="dim")), title="Stella", expand=False)

    def hand_overs(self) -> list[Text]:
        """Draw which seats were taken over, by whom, and when."""
        return [
            Text.assemble(printable(one.name), f" plays from round {ROMAN[one.round - 1]} on for ", self.name(one.seat))
            for one in self.record.hand_overs
        ]

    def table(self, part: Round) -> RenderableType:
        """Draw the clue and the fifteen pictures, by their numbers in the deck."""
        title = f"Round {ROMAN[part.number - 1]}: {self.word(part, part.clue)}"
        grid = Table.grid(padding=(0, 2))
        for row in range(0, 15, 5):
            grid.add_row(*[f"{card:>3}" for card in part.table[row : row + 5]])
        scout = Text.assemble("First scout: ", self.name(part.first_scout))
        swapped = [Text("The group chose the other word of the card.")] if part.is_swapped else []
        return Group(Rule(title), Panel(grid, title="Table", expand=False), scout, *swapped)

    def slates(self, part: Round) -> RenderableType:
        """Draw every slate. In a running round, show only that it is sealed."""
        slates = []
        for seat, slate in enumerate(part.slates):
            marks = ["✗" if card in (slate.cards or ()) else "·" for card in part.table]
            rows = "\n".join(" ".join(marks[row : row + 5]) for row in range(0, 15, 5))
            drawn = rows if slate.cards else f"sealed\n{slate.seal[:9]}\n{slate.seal[9:18]}"
            slates.append(Panel(drawn, title=self.name(seat), expand=False))
        return Columns(slates)

    def lanterns(self, part: Round) -> RenderableType:
        """Draw the board of numbers with every lantern. The lantern of the player in the dark is turned."""
        board = Table(*map(str, range(1, 11)), title="Lanterns", title_justify="left")
        cells = [Text() for _ in range(10)]
        for seat, number in enumerate(part.numbers):
            cell = cells[number - 1]
            cell.append("\n" if cell else "")
            cell.append_text(Text("● " if seat == part.in_the_dark else "○ ").append_text(self.name(seat)))
        board.add_row(*cells)
        if not self.record.setup.stars:
            return board
        if part.in_the_dark is None:
            return Group(board, Text("Nobody is in the dark."))
        return Group(board, Text.assemble(self.name(part.in_the_dark), " is in the dark."))

    def pointing(self, part: Round, pointing: Pointing) -> RenderableType:
        """Draw one pointing: the player, the card and field, the outcome, and the stars that each player filled."""
        field = part.table.index(pointing.card)
        told = Text.assemble(self.name(pointing.scout), f" points at {pointing.card} ")
        told.append(f"(row {field // 5 + 1}, place {field % 5 + 1}): ")
        if not self.record.setup.stars:
            told.append("seen by ").append_text(Text(", ").join([self.name(seat) for seat in pointing.markers]))
        else:
            told.append(MADE[pointing.outcome])
        if pointing.outcome is not Outcome.FALL and self.record.setup.stars:
            for seat in pointing.markers:
                stars = "★" * pointing.stars[seat] or "(fallen)"
                told.append("  ").append_text(self.name(seat)).append(f" {stars}")
        for note in part.notes:
            if note.card == pointing.card:
                told.append("\n  ").append_text(self.name(note.seat)).append(f": “{printable(note.text)}”")
        return told

    def sheet(self, through: int) -> RenderableType:
        """Draw the score sheet up to a round."""
        parts = self.record.rounds[:through]
        sheet = Table(
            "", *[ROMAN[part.number - 1] for part in parts], "Total", title="Score sheet", title_justify="left"
        )
        for seat in range(len(self.record.players)):
            scores = [part.scores[seat] for part in parts]
            told = [f"{s.points}{' dark' * s.is_dark}{' fell' * s.has_fallen}" for s in scores]
            sheet.add_row(self.name(seat), *told, str(sum(score.points for score in scores)))
        return sheet

    def ending(self) -> RenderableType:
        """Draw the winners. In a game without stars, draw only that it is over."""
        if not self.record.setup.stars:
            return Group(Rule(), Text("The game is over. It was played without stars."))
        names = Text(" and ").join([self.name(seat) for seat in self.record.winners])
        points = max(self.record.totals)
        verb = "win" if len(self.record.winners) > 1 else "wins"
        return Group(Rule(), Text.assemble(names, f" {verb} with {points} points."))
