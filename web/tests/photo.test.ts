/** Finding the cards in a photo, and straightening them. */
import { describe, expect, test } from 'vitest';
import { found, parts } from '../src/screens/photo/finding';
import {
  projection,
  straighten,
  turned,
  type Corners,
  type Pixels,
  type Point,
} from '../src/screens/photo/geometry';

const WIDTH = 320;
const HEIGHT = 240;
const SEEN: Corners = [
  { x: 80, y: 50 },
  { x: 250, y: 40 },
  { x: 290, y: 200 },
  { x: 40, y: 215 },
];
const CARD = 0.92;
const ground = [70, 50, 40];

/** Cards in columns and rows, each of a colour of its own, on a brown table; `at` is where the table is seen. */
function photoOf(at: Corners, columns: number, rows: number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i += 1) data.set([...ground, 255], i * 4);
  const place = projection(at);
  const fine = 4;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (let v = 0; v < HEIGHT * fine; v += 1)
        for (let u = 0; u < WIDTH; u += 1) {
          const [wide, high] = [columns - 1 + CARD, rows - 1 + CARD];
          if (v >= (CARD * HEIGHT * fine) / rows || u >= (CARD * WIDTH) / columns) continue;
          const point = place(
            (column + (u * columns) / WIDTH) / wide,
            (row + (v * rows) / (HEIGHT * fine)) / high,
          );
          const colour = [200, 60 + 12 * (row * columns + column), 220 - 10 * column, 255];
          data.set(colour, (Math.floor(point.y) * WIDTH + Math.floor(point.x)) * 4);
        }
  return { data, width: WIDTH, height: HEIGHT };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('a photo of cards', () => {
  test('a projection takes the corners of a square to the four corners', () => {
    const place = projection(SEEN);

    const corners = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];

    corners.forEach((corner, i) => expect(apart(corner, SEEN[i]!)).toBeLessThan(1e-6));
  });

  test('the corners of fifteen cards seen from the side are found', () => {
    const corners = found(photoOf(SEEN, 5, 3), 3)!;

    corners.forEach((corner, i) => expect(apart(corner, SEEN[i]!)).toBeLessThan(4));
  });

  test('one row is found, too', () => {
    const row: Corners = [
      { x: 30, y: 90 },
      { x: 280, y: 80 },
      { x: 300, y: 170 },
      { x: 25, y: 175 },
    ];

    const corners = found(photoOf(row, 5, 1), 1)!;

    corners.forEach((corner, i) => expect(apart(corner, row[i]!)).toBeLessThan(4));
  });

  test('a photo taken from the side of the table is turned', () => {
    const corners = found(photoOf(SEEN, 3, 5), 3)!;

    turned(SEEN).forEach((corner, i) => expect(apart(corner, corners[i]!)).toBeLessThan(4));
  });

  test('cards are cut along the gaps between them', () => {
    const cut = parts(photoOf(SEEN, 5, 3), SEEN, 3);

    expect(cut).toHaveLength(15);
    for (const [i, [left, top, right, bottom]] of cut.entries()) {
      expect(left).toBeCloseTo((i % 5) / (4 + CARD), 1);
      expect(top).toBeCloseTo(Math.floor(i / 5) / (2 + CARD), 1);
      expect(right - left).toBeLessThan(0.2);
      expect(bottom - top).toBeLessThan(1 / 3);
    }
  });

  test('a straightened card has its own colour everywhere', () => {
    const photo = photoOf(SEEN, 5, 3);
    const card: Pixels = { data: new Uint8ClampedArray(20 * 30 * 4), width: 20, height: 30 };

    straighten(photo, SEEN, parts(photo, SEEN, 3)[7]!, card, [0, 0, 20, 30]);

    for (const at of [5 * 20 + 4, 15 * 20 + 10, 25 * 20 + 15])
      expect([...card.data.slice(at * 4, at * 4 + 3)]).toEqual([200, 60 + 12 * 7, 200]);
  });

  test('nothing is found on an empty table', () => {
    const empty = photoOf(SEEN, 0, 0);

    expect(found(empty, 3)).toBeNull();
  });
});
