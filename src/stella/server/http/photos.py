"""Photos of a table with real cards over HTTP: one phone sends the cards it cut out, the others fetch them."""

from io import BytesIO
from typing import Annotated

from litestar import Response, get, put
from litestar.params import Parameter, QueryParameter
from PIL import Image

from stella.content.decks.pictures import PictureError, photo_of
from stella.protocol import bodies
from stella.protocol.codes import Code
from stella.rooms.decisions.photos import ROWS
from stella.rules.box import ROW
from stella.rules.refusals import Refused
from stella.server.http.requests import BY_TOKEN, AnyRequest, RoomCode, address_of, bearer_of, find_room
from stella.server.services import Services
from stella.server.uploads import whole

MOST_BYTES = 4_000_000
MOST_PIXELS = 16_000_000  # a sheet of fifteen cards, as they are stored, has 3.6 million
CARD = (400, 600)  # pixels, as it is stored
QUALITY = 82
Row = Annotated[int | None, QueryParameter(name="row", ge=0, lt=ROWS)]
CardNumber = Annotated[int, Parameter(ge=0, le=1000)]


@put(
    "/rooms/{code:str}/photo",
    request_max_body_size=MOST_BYTES + 1,
    status_code=201,
    takes=("image/jpeg",),
    security=BY_TOKEN,
)
async def take_photo(request: AnyRequest, code: RoomCode, services: Services, row: Row = None) -> bodies.PhotoTaken:
    """Show the people of a table its real cards. The body is a picture of all rows, or of one, cut along the cards."""
    services.admission.may_take_photo(address_of(request))
    token, live = bearer_of(request), await find_room(request, services, code)
    cards = services.node.photos.refuse_photo(live.room, token, row)
    data = await whole(request.stream(), MOST_BYTES)
    pictures = await services.darkroom.work(cut, data, cards // ROW)
    return bodies.PhotoTaken(await services.node.photos.keep(live, token, row, pictures))


@get("/rooms/{code:str}/photos/{card:int}", media_type="image/jpeg", security=BY_TOKEN)
async def photo_of_card(request: AnyRequest, code: RoomCode, card: CardNumber, services: Services) -> Response[bytes]:
    """Send the picture of a real card to the people of its table, while their game lasts."""
    token, live = bearer_of(request), await find_room(request, services, code)
    picture = await services.node.photos.picture(live.room, token, card)
    return Response(picture, media_type="image/jpeg", headers={"cache-control": "no-store"})


def cut(data: bytes, rows: int) -> list[bytes]:
    """Return the pictures of the cards on a sheet, in rows of five, encoded again: nothing else is stored."""
    try:
        sheet = photo_of(data, MOST_PIXELS)
    except PictureError as error:
        raise Refused(Code(error.fault)) from error
    width, height = sheet.size[0] / ROW, sheet.size[1] / rows
    return [
        _written(sheet, (column * width, row * height, (column + 1) * width, (row + 1) * height))
        for row in range(rows)
        for column in range(ROW)
    ]


def _written(sheet: Image.Image, box: tuple[float, float, float, float]) -> bytes:
    file = BytesIO()
    sheet.resize(CARD, Image.Resampling.LANCZOS, box=box).save(file, "JPEG", quality=QUALITY)
    return file.getvalue()


ROUTES = (take_photo, photo_of_card)
