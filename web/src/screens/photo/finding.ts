/** Finds the cards in a photo of a table: their outer corners, and the gaps between them. A person may correct it. */
import { straighten, turned, type Corners, type Part, type Pixels, type Point } from './geometry';

/** How large a photo is looked at. */
export const SIDE = 320;
/** Gaps between cards are closed up to this share of the photo. */
const GAP = 0.02;
/** If the cards found cover less of the photo than this, they are not accepted. */
const LEAST = 0.08;
/** The least share of cards between the four corners. */
const FILLED = 0.6;
/** A line with a smaller share of cards lies between them. */
const SEEN = 0.3;
const ROW = 5;

/** The colour of the table in a photo, and the difference from which on something is not the table. */
interface Ground {
  colour: readonly [number, number, number];
  least: number;
}

/** The corners of the cards in a small photo, or null. `rows`: how many rows of five are meant to be seen. */
export function found(photo: Pixels, rows: number): Corners | null {
  const ground = groundOf(photo);
  const mask = maskOf(photo, ground);
  const cards = largest(closed(mask, photo.width, photo.height), photo.width, photo.height);
  if (!cards) return null;
  const points: Point[] = [];
  for (let i = 0; i < mask.length; i += 1)
    if (mask[i] && cards[i]) points.push({ x: i % photo.width, y: Math.floor(i / photo.width) });
  if (points.length < LEAST * mask.length) return null;
  const corners = widest(hull(points));
  if (!corners || points.length < FILLED * area(corners)) return null;
  return upright(photo, ordered(corners), rows);
}

/** Where each card lies on the straightened table, row by row: between the gaps if they are seen, else in even parts. */
export function parts(photo: Pixels, corners: Corners, rows: number): Part[] {
  const [columns, lines] = gaps(photo, corners, rows) ?? [even(ROW), even(rows)];
  return lines.flatMap(([top, bottom]) => columns.map(([left, right]): Part => [left, top, right, bottom]));
}

/** The colour at the edge of the photo, where the table is, and what differs from it (Otsu's threshold). */
function groundOf({ data, width, height }: Pixels): Ground {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) edge.push(y * width, y * width + width - 1);
  const middle = (channel: number): number =>
    edge.map((i) => data[i * 4 + channel]!).sort((a, b) => a - b)[edge.length >> 1]!;
  const colour = [middle(0), middle(1), middle(2)] as const;
  const counts = new Array<number>(256).fill(0);
  for (let i = 0; i < width * height; i += 1) counts[difference(data, i * 4, colour)]! += 1;
  return { colour, least: Math.max(18, otsu(counts)) };
}

const difference = (data: Uint8ClampedArray, at: number, [r, g, b]: Ground['colour']): number =>
  Math.min(255, Math.max(Math.abs(data[at]! - r), Math.abs(data[at + 1]! - g), Math.abs(data[at + 2]! - b)));

function otsu(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const weight = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, weightBelow, best, at] = [0, 0, -1, 0];
  counts.forEach((count, value) => {
    below += count;
    weightBelow += count * value;
    if (!below || below === all) return;
    const apart = weightBelow / below - (weight - weightBelow) / (all - below);
    const spread = below * (all - below) * apart * apart;
    if (spread > best) [best, at] = [spread, value];
  });
  // Half of it: cards differ among themselves more than the table does.
  return at / 2;
}

function maskOf({ data, width, height }: Pixels, { colour, least }: Ground): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i += 1) mask[i] = difference(data, i * 4, colour) > least ? 1 : 0;
  return mask;
}

/** The mask with its gaps closed, first along the rows, then along the columns. */
function closed(mask: Uint8Array, width: number, height: number): Uint8Array {
  const reach = Math.max(2, Math.round(GAP * Math.max(width, height)));
  const spread = (
    from: Uint8Array,
    step: number,
    length: number,
    lines: number,
    next: number,
  ): Uint8Array => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      let last = -Infinity;
      for (let i = 0; i < length; i += 1) {
        const at = line * next + i * step;
        if (!from[at]) continue;
        if (i - last <= 2 * reach)
          for (let k = Math.max(0, last); k < i; k += 1) to[line * next + k * step] = 1;
        to[at] = 1;
        last = i;
      }
    }
    return to;
  };
  return spread(spread(mask, 1, width, height, width), width, height, width, 1);
}

/** The largest connected part of a mask. */
function largest(mask: Uint8Array, width: number, height: number): Uint8Array | null {
  const label = new Int32Array(mask.length);
  let [best, most, labels] = [0, 0, 0];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || label[start]) continue;
    labels += 1;
    let size = 0;
    stack.push(start);
    label[start] = labels;
    while (stack.length) {
      const at = stack.pop()!;
      size += 1;
      const x = at % width;
      for (const [to, isThere] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, at >= width],
        [at + width, at < (height - 1) * width],
      ] as const) {
        if (!isThere || !mask[to] || label[to]) continue;
        label[to] = labels;
        stack.push(to);
      }
    }
    if (size > most) [best, most] = [labels, size];
  }
  return best ? Uint8Array.from(label, (each) => (each === best ? 1 : 0)) : null;
}

const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The convex hull of points, in order. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The four points of a hull that span the most: along each diagonal, the farthest on both sides. */
function widest(points: readonly Point[]): Corners | null {
  let best: Corners | null = null;
  let most = 0;
  points.forEach((a, i) => {
    for (let k = i + 2; k < points.length; k += 1) {
      const c = points[k]!;
      const farthest = (from: number, to: number): Point | undefined => {
        let [found, far]: [Point | undefined, number] = [undefined, 0];
        for (let n = from; n < to; n += 1) {
          const point = points[n % points.length]!;
          const distance = Math.abs(turn(a, c, point));
          if (distance > far) [found, far] = [point, distance];
        }
        return found;
      };
      const [b, d] = [farthest(i + 1, k), farthest(k + 1, points.length + i)];
      if (!b || !d) continue;
      const size = area([a, b, c, d]);
      if (size > most) [best, most] = [[a, b, c, d], size];
    }
  });
  return best;
}

function area(corners: readonly Point[]): number {
  const sum = corners.reduce((total, { x, y }, i) => {
    const next = corners[(i + 1) % corners.length]!;
    return total + x * next.y - next.x * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Corners from the top left on, clockwise, as they lie in the photo. */
function ordered(corners: Corners): Corners {
  const x = corners.reduce((sum, point) => sum + point.x, 0) / 4;
  const y = corners.reduce((sum, point) => sum + point.y, 0) / 4;
  const around = [...corners].sort((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x));
  const first = around.reduce(
    (best, point, i) => (point.x + point.y < around[best]!.x + around[best]!.y ? i : best),
    0,
  );
  return [0, 1, 2, 3].map((i) => around[(first + i) % 4]!) as unknown as Corners;
}

/** The same corners turned so that five cards lie side by side; a photo taken from the side has them in columns. */
function upright(photo: Pixels, corners: Corners, rows: number): Corners {
  const aside = turned(corners);
  return depth(photo, aside, rows) > depth(photo, corners, rows) ? aside : corners;
}

/** How clear the gaps are where rows of five would have them. */
function depth(photo: Pixels, corners: Corners, rows: number): number {
  const [columns, lines] = profiles(photo, corners, rows);
  return dips(columns, ROW) + (rows > 1 ? dips(lines, rows) : 0);
}

function dips(share: readonly number[], count: number): number {
  const near = Math.round(share.length * 0.025);
  const between = Array.from({ length: count - 1 }, (_, i) => Math.round(((i + 1) * share.length) / count));
  const lows = between.map((at) => Math.min(...share.slice(at - near, at + near + 1)));
  return 1 - lows.reduce((sum, low) => sum + low, 0) / lows.length;
}

type Span = readonly [number, number];

const even = (count: number): Span[] =>
  Array.from({ length: count }, (_, i): Span => [i / count, (i + 1) / count]);

/** The columns and the rows of cards on the straightened table, if exactly that number is seen. */
function gaps(photo: Pixels, corners: Corners, rows: number): [Span[], Span[]] | null {
  const profile = profiles(photo, corners, rows);
  const [columns, lines] = [runs(profile[0], ROW), runs(profile[1], rows)];
  return columns && lines && [columns, lines];
}

/** The share of cards in each column and each line of the straightened table. */
function profiles(photo: Pixels, corners: Corners, rows: number): [number[], number[]] {
  const [width, height] = [SIDE, Math.round((SIDE * rows * 3) / (ROW * 2))];
  const table: Pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  straighten(photo, corners, [0, 0, 1, 1], table, [0, 0, width, height]);
  const mask = maskOf(table, groundOf(photo));
  return [shares(mask, width, height, 1, width), shares(mask, height, width, width, 1)];
}

/** The share of cards in each line of a mask. */
function shares(mask: Uint8Array, lines: number, length: number, next: number, step: number): number[] {
  return Array.from({ length: lines }, (_, line) => {
    let sum = 0;
    for (let i = 0; i < length; i += 1) sum += mask[line * next + i * step]!;
    return sum / length;
  });
}

/** The runs of lines with cards on them; null unless their number is right and they have about the same length. */
function runs(share: readonly number[], count: number): Span[] | null {
  const found: Span[] = [];
  let from = -1;
  share.forEach((each, i) => {
    const isCard = each > SEEN;
    if (isCard && from < 0) from = i;
    if (from >= 0 && (!isCard || i === share.length - 1)) {
      const to = isCard ? i + 1 : i;
      if (to - from > 2) found.push([from / share.length, to / share.length]);
      from = -1;
    }
  });
  const isEven = found.every(([a, b]) => (b - a) * count > 0.6 && (b - a) * count < 1.05);
  return found.length === count && isEven ? found : null;
}

/** The corners if none were found: a frame that leaves a margin, to be dragged to the cards. */
export function frame(width: number, height: number): Corners {
  const [left, top] = [0.12 * width, 0.12 * height];
  return [
    { x: left, y: top },
    { x: width - left, y: top },
    { x: width - left, y: height - top },
    { x: left, y: height - top },
  ];
}
