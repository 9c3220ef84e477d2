"""The file with which a new card starts."""

from pathlib import Path

from atelier.deck import FIELDS, TEXTS
from atelier.matrix import LANGUAGES
from atelier.studio import ROOT

_CARD = '''"""{title}: one sentence of what the picture is."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.paths import ellipse

CARD = Card(
    id="{id}",
    palette="petrol-cream",
    composition="interior",
    setting="house",
    mood="wonder",
    themes=("home", "secret", "time"),
    hero="{id}",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed={seed},
)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.6, -0.6, 0.5), ambient="#1b2148", key="#ffe2b0")
    canvas.sky(["#12303c", "#2f6a70", "#e3c48c"], swirl=0.07)
    brush.background(canvas)
    canvas.fill(ellipse(300, 480, 120), ["#c8433c", "#7a2436"], form=0.8, radius=80, rim=("#ffe0a8", 3, 0.7))
'''


def write_card(card_id: str) -> Path:
    """Write cards/<id>.py and an empty texts/<id>.toml; refuses to overwrite a card."""
    path = ROOT / "cards" / f"{card_id.replace('-', '_')}.py"
    if path.exists():
        raise FileExistsError(path)
    seed = 100 + sum(map(ord, card_id)) % 900
    path.write_text(_CARD.format(id=card_id, title=card_id.capitalize(), seed=seed), "utf-8")
    tables = []
    for language in LANGUAGES:
        fields = [f'{name} = ""' if name in ("title", "description") else f"{name} = []" for name in FIELDS]
        tables.append(f"[{language}]\n" + "\n".join(fields) + "\n")
    text = TEXTS / f"{card_id}.toml"
    if not text.exists():
        text.write_text("\n".join(tables), "utf-8")
    return path
