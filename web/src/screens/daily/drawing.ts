/** The fifteen squares as a picture: the day, the stars, and no spoilers. */
import { squareAt, type Square } from '../../game/daily';
import { box, DISPLAY, ink, light, UI, write } from '../end/share/brush';

export const SIDE = 1080;
const CELL = 168;
const GAP = 18;
const COLOURS: Record<Square, [string, string]> = {
  '-': ['#222c5c', '#1a2350'],
  l: ['#f3b8a8', '#d77f6c'],
  s: ['#bcd3ff', '#7ea4f0'],
  S: ['#ffe9ae', '#ffb648'],
};

export async function drawing(date: string, stars: number, squares: string): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const brush = canvas.getContext('2d')!;
  await Promise.all(
    [`700 90px ${DISPLAY}`, `500 40px ${UI}`].map((face) => document.fonts.load(face, `Stella ${date}`)),
  );
  brush.fillStyle = ink('night-900');
  brush.fillRect(0, 0, SIDE, SIDE);
  light(brush, SIDE / 2, SIDE * 1.1, 1000, '#2b3d86ff');
  light(brush, SIDE * 0.85, -60, 700, '#1d2a66ff');
  const line = { width: SIDE - 160, align: 'center' as const };
  write(brush, 'Stella', SIDE / 2, 150, {
    ...line,
    size: 110,
    weight: 700,
    face: DISPLAY,
    colour: ink('glow-200'),
    glow: '#ffb648cc',
  });
  write(brush, date, SIDE / 2, 212, { ...line, size: 40, colour: ink('mist') });
  const left = (SIDE - 5 * CELL - 4 * GAP) / 2;
  for (let place = 0; place < 15; place++) {
    const square = squareAt(squares, place);
    const x = left + (place % 5) * (CELL + GAP);
    const y = 276 + Math.floor(place / 5) * (CELL + GAP);
    const [from, to] = COLOURS[square];
    const shade = brush.createLinearGradient(x, y, x + CELL * 0.4, y + CELL);
    shade.addColorStop(0, from);
    shade.addColorStop(1, to);
    brush.fillStyle = shade;
    box(brush, x, y, CELL, CELL, 26);
    brush.fill();
    sign(brush, square, x + CELL / 2, y + CELL / 2);
  }
  write(brush, `★ ${stars}`, SIDE / 2, 975, {
    ...line,
    size: 120,
    weight: 700,
    face: UI,
    colour: ink('glow-300'),
    glow: '#ffb648aa',
  });
  return canvas;
}

/** The shape of a square shows its meaning too: one star, two, or a falling one. */

function sign(brush: CanvasRenderingContext2D, square: Square, x: number, y: number): void {
  brush.fillStyle = brush.strokeStyle = '#191b3acc';
  if (square === 's') star(brush, x, y, 44);
  else if (square === 'S') {
    star(brush, x - 30, y + 20, 36);
    star(brush, x + 30, y - 20, 36);
  } else if (square === 'l') {
    const drawn = document.getElementById('i-fall')!; // as on the page
    brush.save();
    brush.translate(x, y);
    brush.scale(3.4, 3.4);
    brush.translate(-16, -16);
    brush.lineWidth = 2.4;
    brush.lineCap = 'round';
    brush.stroke(new Path2D(drawn.querySelector('path')!.getAttribute('d')!));
    brush.fill(new Path2D(`M${drawn.querySelector('polygon')!.getAttribute('points')}Z`));
    brush.restore();
  }
}

function star(brush: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  brush.beginPath();
  for (let i = 0; i < 10; i++) {
    const [reach, angle] = [i % 2 ? radius * 0.45 : radius, (i * Math.PI) / 5];
    brush.lineTo(x + reach * Math.sin(angle), y - reach * Math.cos(angle));
  }
  brush.fill();
}
