"""The diversity matrix: the words a card may describe itself with."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

PALETTES = (
    "abyss", "amber-teal", "ash-and-red", "ash-scarlet", "autumn", "blue-hour", "blueprint", "bone-and-ink",
    "brick-jade", "candle-brown", "candy", "candy-dawn", "crimson-gold", "earth", "ember-oak",
    "forest-green", "frost", "grey-plus-one", "ice", "indigo-gold", "indigo-lamp", "lagoon", "lilac-peach",
    "lime-ink", "linen", "mint-coral", "moss", "moss-mushroom", "mustard-navy", "neon-rain", "olive-rust",
    "pastel-dawn", "petrol-cream", "plum-brass", "poster-primary", "rose-bone", "rose-plum", "saffron",
    "sea-green", "sepia", "sepia-sky", "snow-blue", "storm-violet", "storm-wheat", "sunbaked", "terracotta",
    "tin-orange", "turquoise-sand", "white-on-white", "scarlet-night", "chalk-and-soot", "soot-and-lamp", "lamp-black", "dusk-straw", "drowned-green",
    "rust-and-mould", "dun-and-slate", "grey-water", "late-sun",
)  # fmt: skip
COMPOSITIONS = (
    "bird's-eye", "close-up", "crowd", "cutaway", "diagonal", "diptych", "frame in frame", "grid",
    "interior", "isometric", "long-shadow", "macro", "map", "portrait", "procession", "reflection",
    "S-path", "silhouette", "spiral", "split-level", "street at night", "symmetric", "tiny-figure",
    "top-down", "triangle", "underwater", "vista", "wide horizon", "worm's eye", "abstract field",
    "vanishing point", "still life",
)  # fmt: skip
SETTINGS = (
    "above the clouds", "abstract", "abstract head", "abstract sky", "abstract space", "airport scanner",
    "antique map", "attic", "autumn forest", "bakery", "bank vault", "bath ocean", "bed as landscape",
    "bedroom", "beehive", "blizzard", "blueprint sheet", "boxing ring", "cactus greenhouse", "cake house",
    "canal at night", "castle", "cathedral city", "cave", "chessboard town", "child's room", "church", "circus",
    "city", "city in haze", "classroom", "clay maze", "coast", "colonnade", "court", "courtroom", "crossroads",
    "deep sea", "desert", "desk", "dining hall", "dining-room", "empty dance hall", "empty pitch", "factory",
    "field", "foggy plain", "folding city map", "forest", "forest floor", "frozen lake", "garden", "gorge town",
    "grey street from below", "hall of weights", "hill country", "hospital", "hotel corridor", "house", "ice",
    "impossible palace", "inside a head", "inside a mouth", "inside a well", "island", "jungle floor",
    "kitchen", "laboratory", "lantern street", "laundromat", "library", "market", "meadow", "mind", "mountain",
    "museum", "museum hall", "neon street", "night coast", "night hill", "nursery", "office", "open sea",
    "operating theatre", "orchard", "park", "parlour wall", "pink lagoon", "pond", "pond edge", "pottery yard",
    "prison", "railway", "river", "roofs at night", "rooftops", "roulette square", "ruin", "school",
    "scrapyard", "sea", "sea floor", "sea floor road", "seabed", "ship", "shop", "sky", "snow forest",
    "snow mountain", "soup harbour", "space", "stadium", "stage", "stormy plain", "street", "submarine",
    "sunken ballroom", "sunken parlour", "swamp", "tailor's shop", "tenement courtyard", "tenement facade",
    "theatre", "theatre stage", "tower", "under the forest", "underground", "village", "wallpapered room",
    "war", "watchmaker's shop", "wheat field", "workshop", "yellow plaza", "marsh", "canyon", "snowfall", "empty room", "terrace",
    "under water", "dark courtyard", "black water", "bare table",
)  # fmt: skip
MOODS = (
    "absurdity", "anger", "anticipation", "boredom", "calm", "comedy", "courage", "curiosity", "defiance",
    "delight", "dread", "envy", "grief", "guilt", "homesickness", "hope", "jealousy", "joy", "loneliness",
    "longing", "melancholy", "menace", "mischief", "mystery", "nostalgia", "obsession", "pride", "rage",
    "relief", "shame", "solemnity", "surprise", "suspense", "tenderness", "triumph", "unease", "vanity",
    "wonder",
)  # fmt: skip
THEMES = (
    "animals", "art", "balance", "beauty", "birth", "body", "building", "chance", "change", "childhood",
    "choice", "city", "craft", "crime", "danger", "death", "deception", "discovery", "dreams", "escape",
    "faith", "family", "fashion", "fire", "food", "freedom", "friendship", "future", "game", "greed", "growth",
    "healing", "home", "hunger", "identity", "illness", "journey", "justice", "knowledge", "language", "law",
    "learning", "loneliness", "love", "machine", "magic", "marriage", "mathematics", "memory", "message",
    "money", "music", "mystery", "nature", "night", "old-age", "order", "party", "past", "patience",
    "perspective", "plants", "play", "power", "prison", "protection", "reading", "religion", "revolution",
    "ritual", "scale", "school", "science", "sea", "secret", "shelter", "sleep", "space", "speed", "sport",
    "stories", "storm", "theatre", "time", "trade", "transformation", "travel", "underground", "war", "waste",
    "water", "wealth", "weather", "winter", "work",
)  # fmt: skip
LANGUAGES = tuple(
    json.loads((Path(__file__).parents[1] / "src/stella/content/messages/languages.json").read_text("utf-8"))
)


@dataclass(frozen=True)
class Card:
    """A card's description of itself: its place in the diversity matrix, and how it is graded."""

    id: str
    palette: str
    composition: str
    setting: str
    mood: str
    themes: tuple[str, ...]
    hero: str
    moon_or_sun: bool
    birds: bool
    cloudy_sky: bool
    seed: int
    grading: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for word, allowed in (
            (self.palette, PALETTES),
            (self.composition, COMPOSITIONS),
            (self.setting, SETTINGS),
            (self.mood, MOODS),
            *((theme, THEMES) for theme in self.themes),
        ):
            if word not in allowed:
                raise ValueError(f"{self.id}: {word!r} is not in the matrix; choose one of {', '.join(allowed)}")
