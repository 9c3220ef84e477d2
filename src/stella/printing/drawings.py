"""Drawings shared by paper and screen: lanterns and the symbols of the seats, as SVG."""

from typing import Final

from stella.content.decks import BUILT_IN
from stella.rules.box import Colour

SEATS: Final[dict[Colour, str]] = {
    Colour.ORANGE: "#f4691c",
    Colour.PINK: "#f8a8c3",
    Colour.BLUE: "#56c2ff",
    Colour.PURPLE: "#8f69ff",
    Colour.GREEN: "#3f955d",
    Colour.YELLOW: "#eeec7c",
}
NUMERALS: Final = ("I", "II", "III", "IV")

_RAY: Final = '<rect x="14.4" y="1.6" width="3.2" height="6" rx="1.6" transform="rotate({} 16 16)" fill="{}"/>'
_SIGNS: Final[dict[Colour, str]] = {
    Colour.PINK: "M16 28C6.5 21 3 16 3 11a6.6 6.6 0 0 1 13-2 6.6 6.6 0 0 1 13 2c0 5-3.5 10-13 17Z",
    Colour.PURPLE: "M21 3.5A13 13 0 1 0 28.5 21 10.5 10.5 0 0 1 21 3.5Z",
    Colour.GREEN: "M16 2 24.5 12.5H20.5L27.5 22H18V29.5H14V22H4.5L11.5 12.5H7.5Z",
    Colour.BLUE: "M16 2.5c5 7 9.5 12 9.5 17.5a9.5 9.5 0 0 1-19 0C6.5 14.5 11 9.5 16 2.5Z",
    Colour.YELLOW: "M16 1.5 27 12.5 16 25.5 5 12.5Z",
}
_BODY: Final = "M18 22C10 30 7 40 7 50s3 18 11 25h28c8-7 11-15 11-25S54 30 46 22Z"
_RIBS: Final = "M22 24c-5 8-7 17-7 26s2 17 7 23M42 24c5 8 7 17 7 26s-2 17-7 23"
_HANDLE: Final = "M32 13C26 13 23 8 26 4.500S38 1 38 7"

_FLAT: Final = {"url(#rays)": "#f0c468", "url(#glass)": "#d9794a", "url(#metal)": "#2f6f7c"}


def emblem() -> str:
    """Return the emblem in flat colours, because its gradients are made for screens."""
    drawn = (BUILT_IN / "emblem.svg").read_text("utf-8")
    for gradient, colour in _FLAT.items():
        drawn = drawn.replace(gradient, colour)
    head, _, rest = drawn.partition("<defs>")
    return head + rest.partition("</defs>")[2]


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the components of a colour '#rrggbb'."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def sign(colour: Colour, paint: str, cut: str) -> str:
    """Draw the symbol of a seat in a box of 32 by 32; `cut` is the background colour."""
    return _svg(32, 32, _sign(colour, paint, cut))


def lantern(colour: Colour, *, is_dark: bool) -> str:
    """Draw one side of a seat's lantern in a box of 64 by 88."""
    seat = SEATS[colour]
    night, wood = "#0a0f29", "#3a3f63" if is_dark else "#8a5a1f"
    glow = (
        '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="32" cy="52" r="34">'
        f'<stop offset="0" stop-color="#fffbe6"/><stop offset="0.38" stop-color="{_mixed(seat, "#fff3c4")}"/>'
        f'<stop offset="1" stop-color="{seat}"/></radialGradient></defs>'
    )
    body = f'fill="{night}" stroke="{seat}" stroke-width="3"' if is_dark else 'fill="url(#g)" stroke="#8a5a1f"'
    paint, cut = (seat, night) if is_dark else ("#0d1130", "#fff0b8")
    return _svg(
        64,
        88,
        glow
        + f'<path d="{_HANDLE}" fill="none" stroke="{"#8e9bd0" if is_dark else "#b98d4b"}" stroke-width="3"/>'
        + f'<path d="{_BODY}" {body}/>'
        + f'<path d="{_RIBS}" fill="none" stroke="{seat if is_dark else "#ffffff"}" stroke-opacity="0.4"/>'
        + f'<rect x="15" y="13" width="34" height="9" rx="3" fill="{wood}"/>'
        + f'<rect x="15" y="75" width="34" height="8" rx="3" fill="{wood}"/>'
        + f'<g transform="translate(18 35) scale(0.875)">{_sign(colour, paint, cut)}</g>',
    )


def _sign(colour: Colour, paint: str, cut: str) -> str:
    if colour is Colour.ORANGE:
        rays = "".join(_RAY.format(angle, paint) for angle in range(0, 360, 45))
        return f'<circle cx="16" cy="16" r="6.6" fill="{paint}"/>{rays}'
    drawn = f'<path d="{_SIGNS[colour]}" fill="{paint}"/>'
    if colour is Colour.YELLOW:
        drawn += f'<path d="M16 24.5c-3 2-1 3.2.5 3.6s2 1.4.8 3" fill="none" stroke="{paint}" stroke-width="2.2"/>'
        drawn += f'<path d="M16 2v23M5.5 12.5h21" fill="none" stroke="{cut}" stroke-width="1.5"/>'
    return drawn


def _mixed(one: str, other: str) -> str:
    return "#" + "".join(f"{round(a * 0.5 + b * 0.5):02x}" for a, b in zip(rgb(one), rgb(other), strict=True))


def _svg(width: int, height: int, inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{inside}</svg>'
