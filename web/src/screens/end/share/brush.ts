/** Drawing on a canvas with the game's colours, fonts and signs. */
import type { Colour } from '../../../net/protocol';

export type Brush = CanvasRenderingContext2D;
export const DISPLAY = '"Cormorant Variable", Georgia, serif';
export const UI = '"Alegreya Sans", system-ui, sans-serif';

/** A colour of the game by its name in tokens.css. */
export const ink = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

export interface Letters {
  size: number;
  /** The width of the line. Text is written smaller if it needs more, and cut if that is not enough. */
  width: number;
  weight?: number;
  face?: string;
  colour?: string;
  align?: CanvasTextAlign;
  /** The smallest share of its size. */
  least?: number;
  /** A glow around the letters. */
  glow?: string;
}

const SMALLEST = 0.72;

/** Write one line; returns the size of its letters. */
export function write(brush: Brush, text: string, x: number, y: number, how: Letters): number {
  const {
    size,
    width,
    weight = 500,
    face = UI,
    colour = ink('moon'),
    align = 'left',
    least = SMALLEST,
    glow,
  } = how;
  let fit = size;
  const set = (to: number): string => (brush.font = `${weight} ${to}px ${face}`);
  for (set(fit); brush.measureText(text).width > width && fit > size * least;) set((fit *= 0.97));
  brush.save();
  brush.textAlign = align;
  brush.fillStyle = colour;
  if (glow) Object.assign(brush, { shadowColor: glow, shadowBlur: fit * 0.45 });
  brush.fillText(cut(brush, text, width), x, y);
  brush.restore();
  return fit;
}

function cut(brush: Brush, text: string, width: number): string {
  if (brush.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && brush.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Write as many lines as needed; returns where the next line would stand. */
export function wrap(brush: Brush, text: string, x: number, y: number, how: Letters): number {
  brush.font = `${how.weight ?? 500} ${how.size}px ${how.face ?? UI}`;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && brush.measureText(longer).width <= how.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  for (const line of lines) {
    write(brush, line, x, y, how);
    y += how.size * 1.16;
  }
  return y;
}

/** A sheet of paper, as everywhere in the game. */
export function paper(brush: Brush, x: number, y: number, w: number, h: number): void {
  const shade = brush.createLinearGradient(x, y, x + w * 0.2, y + h);
  ['paper-50', 'paper-100', 'paper-200'].forEach((name, i) => shade.addColorStop([0, 0.4, 1][i]!, ink(name)));
  brush.save();
  Object.assign(brush, { shadowColor: '#0009', shadowBlur: 34, shadowOffsetY: 12, fillStyle: shade });
  box(brush, x, y, w, h, 6);
  brush.fill();
  brush.restore();
  brush.strokeStyle = '#b98d4b88';
  brush.lineWidth = 1.5;
  box(brush, x + 9, y + 9, w - 18, h - 18, 3);
  brush.stroke();
}

export function box(brush: Brush, x: number, y: number, w: number, h: number, r: number): void {
  brush.beginPath();
  brush.roundRect(x, y, w, h, r);
}

/** Draw rotated around a point, which becomes the origin. */
export function turned(brush: Brush, x: number, y: number, degrees: number, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate((degrees * Math.PI) / 180);
  draw();
  brush.restore();
}

export function light(brush: Brush, x: number, y: number, radius: number, colour: string): void {
  const glow = brush.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, colour);
  glow.addColorStop(1, `${colour.slice(0, 7)}00`);
  brush.fillStyle = glow;
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

export async function picture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

const drawn = (width: number, height: number, body: string): Promise<HTMLImageElement> =>
  picture(
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 8}" height="${height * 8}">${body}</svg>`,
    )}`,
  );

/** The sign of a colour, from the page's sprite. */
const signOf = (colour: Colour, cut: string): string =>
  (document.getElementById(`y-${colour}`)?.innerHTML ?? '').replaceAll('var(--cut,var(--seat))', cut);

/** A seat's round sign. */
export const seatSign = (colour: Colour): Promise<HTMLImageElement> =>
  drawn(
    48,
    48,
    `<circle cx="24" cy="24" r="22.500" fill="${ink(`seat-${colour}`)}" stroke="${ink('ink-900')}" stroke-width="3"/>
     <g transform="translate(9.600 9.600) scale(.9)" color="${ink('on-seat')}">${signOf(colour, ink(`seat-${colour}`))}</g>`,
  );

/** A lit lantern. */
export const lantern = (colour: Colour): Promise<HTMLImageElement> =>
  drawn(
    64,
    88,
    `<radialGradient id="g" cx=".5" cy=".6" r=".62"><stop offset="0" stop-color="#fffbe6"/>
     <stop offset=".38" stop-color="${mixed(ink(`seat-${colour}`))}"/><stop offset="1" stop-color="${ink(`seat-${colour}`)}"/></radialGradient>
     <path d="M32 13C26 13 23 8 26 4.500S38 1 38 7" fill="none" stroke="#d9b36a" stroke-width="3" stroke-linecap="round"/>
     <path d="M18 22C10 30 7 40 7 50s3 18 11 25h28c8-7 11-15 11-25S54 30 46 22Z" fill="url(#g)" stroke="#fff3cf" stroke-width="1.500"/>
     <path d="M22 24c-5 8-7 17-7 26s2 17 7 23M42 24c5 8 7 17 7 26s-2 17-7 23" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.500"/>
     <rect fill="#8a5a1f" x="15" y="13" width="34" height="9" rx="3"/><rect fill="#8a5a1f" x="15" y="75" width="34" height="8" rx="3"/>
     <g transform="translate(18 35) scale(.875)" color="${ink('on-seat')}">${signOf(colour, '#fff0b8')}</g>`,
  );

/** A seat's colour in candlelight. */
function mixed(colour: string): string {
  const parts = [0, 2, 4].map((at) => Number.parseInt(colour.slice(1 + at, 3 + at), 16));
  const candle = [255, 243, 196];
  return `rgb(${parts.map((part, i) => Math.round(0.55 * part + 0.45 * candle[i]!)).join()})`;
}
