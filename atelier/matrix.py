"""The diversity matrix: the words a card may describe itself with, and the caps over the whole deck."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

DECK_SIZE = 84

PALETTES = (
    "amber-teal", "ash-and-red", "autumn", "blue-hour", "bone-and-ink", "candle-brown", "candy", "crimson-gold",
    "earth", "forest-green", "grey-plus-one", "ice", "indigo-gold", "lilac-peach", "mint-coral", "moss-mushroom",
    "mustard-navy", "neon-rain", "olive-rust", "pastel-dawn", "petrol-cream", "poster-primary", "rose-plum",
    "sea-green", "sepia", "snow-blue", "storm-violet", "sunbaked", "turquoise-sand", "white-on-white",
)  # fmt: skip
COMPOSITIONS = (
    "bird's-eye", "close-up", "crowd", "cutaway", "diagonal", "diptych", "frame-in-frame", "grid", "interior",
    "isometric", "long-shadow", "macro", "map", "portrait", "procession", "reflection", "s-path", "silhouette",
    "spiral", "split-level", "street", "symmetric", "tiny-figure", "top-down", "triangle", "underwater",
    "vista", "worm's-eye",
)  # fmt: skip
SETTINGS = (
    "abstract", "attic", "bedroom", "castle", "cave", "church", "circus", "city", "coast", "court", "desert",
    "dining-room", "factory", "field", "forest", "garden", "hospital", "house", "ice", "island", "kitchen",
    "laboratory", "library", "market", "meadow", "mind", "mountain", "museum", "office", "orchard", "park",
    "pond", "prison", "railway", "river", "rooftops", "ruin", "school", "sea", "seabed", "ship", "shop", "sky",
    "space", "stadium", "stage", "street", "swamp", "theatre", "tower", "underground", "village", "war",
    "workshop",
)  # fmt: skip
MOODS = (
    "absurdity", "anger", "anticipation", "boredom", "calm", "comedy", "courage", "curiosity", "defiance", "delight",
    "dread", "envy", "grief", "guilt", "homesickness", "hope", "jealousy", "joy", "loneliness", "longing",
    "melancholy", "menace", "mischief", "nostalgia", "obsession", "pride", "rage", "relief", "shame", "solemnity",
    "surprise", "suspense", "tenderness", "triumph", "unease", "vanity", "wonder",
)  # fmt: skip
THEMES = (
    "animals", "art", "balance", "beauty", "birth", "body", "building", "chance", "change", "childhood", "choice",
    "city", "craft", "crime", "danger", "death", "deception", "discovery", "dreams", "escape", "faith", "family",
    "fashion", "fire", "food", "freedom", "friendship", "future", "game", "greed", "growth", "healing", "home",
    "hunger", "identity", "illness", "journey", "justice", "knowledge", "language", "law", "learning", "loneliness",
    "love", "machine", "magic", "marriage", "mathematics", "memory", "message", "money", "music", "mystery",
    "nature", "night", "old-age", "order", "party", "past", "patience", "perspective", "plants", "play", "power",
    "prison", "protection", "reading", "religion", "revolution", "ritual", "scale", "science", "sea", "secret",
    "shelter", "sleep", "space", "speed", "sport", "storm", "stories", "theatre", "time", "trade", "transformation",
    "travel", "underground", "war", "waste", "water", "wealth", "weather", "winter", "work",
)  # fmt: skip
LANGUAGES = ("en", "de", "bg", "nl", "pl", "cs")

CAPS = {"moon_or_sun": 12, "birds": 12, "cloudy_sky": 24}
SAME_HERO = 3
LEAST_PALETTES = 12
LEAST_COMPOSITIONS = 12


@dataclass(frozen=True)
class Card:
    """What a card says of itself: where it stands in the diversity matrix, and how it is finished."""

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
                raise ValueError(
                    f"{self.id}: {word!r} is not in the matrix; choose one of {', '.join(allowed)}"
                )


def over_caps(cards: Iterable[Any]) -> list[str]:
    """What breaks the caps over the deck, in sentences; empty when all is well."""
    cards = list(cards)
    broken = []
    for name, most in CAPS.items():
        count = sum(bool(getattr(card, name)) for card in cards)
        if count > most:
            broken.append(f"{count} cards with {name}, at most {most}")
    heroes = Counter(card.hero for card in cards)
    broken += [f"{n} cards with the hero {hero}" for hero, n in heroes.items() if n > SAME_HERO]
    return broken
