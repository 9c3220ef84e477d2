/** Four corners in a photo and what lies between them, straightened: pure arithmetic on pixels. */

export interface Point {
  x: number;
  y: number;
}

/** The corners of the cards: top left, top right, bottom right, bottom left, as the players see the table. */
export type Corners = readonly [Point, Point, Point, Point];

/** A part of the straightened table: left, top, right, bottom, from 0 to 1. */
export type Part = readonly [number, number, number, number];

export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Where a place of the straightened table lies in the photo: the projection of a square onto four corners. */
export function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [dx1, dy1, dx2, dy2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
}

/** Write a part of the table, straightened, into a picture at a place. Pixels are interpolated from four neighbours. */
export function straighten(
  from: Pixels,
  corners: Corners,
  [left, top, right, bottom]: Part,
  into: Pixels,
  at: Part,
): void {
  const place = projection(corners);
  const [x0, y0, x1, y1] = at;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const u = left + ((right - left) * (x - x0 + 0.5)) / (x1 - x0);
      const v = top + ((bottom - top) * (y - y0 + 0.5)) / (y1 - y0);
      mix(from, place(u, v), into, (y * into.width + x) * 4);
    }
  }
}

function mix({ data, width, height }: Pixels, { x, y }: Point, into: Pixels, at: number): void {
  const px = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const py = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - top];
  const first = (top * width + left) * 4;
  const below = first + (height > 1 ? width * 4 : 0);
  const beside = width > 1 ? 4 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const above = data[first + channel]! * (1 - fx) + data[first + beside + channel]! * fx;
    const under = data[below + channel]! * (1 - fx) + data[below + beside + channel]! * fx;
    into.data[at + channel] = above * (1 - fy) + under * fy;
  }
  into.data[at + 3] = 255;
}

/** The corners after a quarter turn: the left side becomes the top. */
export const turned = ([a, b, c, d]: Corners): Corners => [d, a, b, c];
