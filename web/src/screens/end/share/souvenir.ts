/**
 * One picture of the end of a game, to keep and to send: who won, how it went, who thinks alike, and what united the
 * table.
 */

import {
  box,
  DISPLAY,
  ink,
  lantern,
  light,
  paper,
  picture,
  seatSign,
  turned,
  UI,
  wrap,
  write,
  type Brush,
} from './brush';
import { chart } from './chart';
import type { Player, Story, United } from './story';

export const WIDTH = 1080;
export const HEIGHT = 1350;
const EDGE = 64;
const GOLD = '#ffca6399';

export interface Signs {
  seats: HTMLImageElement[];
  lanterns: HTMLImageElement[];
}

export async function souvenir(story: Story): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const brush = canvas.getContext('2d')!;
  const won = story.players.filter(({ isWinner }) => isWinner);
  const winners = won.length ? won : story.players; // nobody won: everyone is in the light
  const [seats, lanterns, card, shared] = await Promise.all([
    Promise.all(story.players.map(({ colour }) => seatSign(colour))),
    Promise.all(winners.map(({ colour }) => lantern(colour))),
    story.united ? picture(story.united.address) : null,
    Promise.all(story.shared.map(({ address }) => picture(address))),
    letters(story),
  ]);
  sky(brush);
  title(brush, story);
  winning(brush, story, winners, lanterns);
  if (shared.length) story.shared.forEach((each, i) => together(brush, each, shared[i]!, i, shared.length));
  else chart(brush, story, seats, { x: EDGE, y: 574, w: story.united ? 544 : WIDTH - 2 * EDGE, h: 436 });
  if (story.united && card) united(brush, story.united, card);
  if (story.alike) alike(brush, story, seats);
  write(brush, story.motto, WIDTH / 2, HEIGHT - 34, {
    size: 30,
    width: WIDTH - 2 * EDGE,
    weight: 500,
    face: DISPLAY,
    colour: ink('mist'),
    align: 'center',
  });
  return canvas;
}

/** Load the letters of every script in the story before the first stroke. */
async function letters(story: Story): Promise<void> {
  const text = JSON.stringify(story) + 'Stella';
  const faces = [`500 30px ${DISPLAY}`, `700 90px ${DISPLAY}`, `500 30px ${UI}`, `700 30px ${UI}`];
  await Promise.all(faces.map((face) => document.fonts.load(face, text)));
}

function sky(brush: Brush): void {
  brush.fillStyle = ink('night-900');
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  light(brush, WIDTH * 0.5, HEIGHT * 1.05, 1150, '#2b3d86ff');
  light(brush, WIDTH * 0.85, -60, 800, '#1d2a66ff');
  let seed = 7;
  const chance = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let i = 0; i < 150; i++) {
    const [x, y, size] = [chance() * WIDTH, chance() * HEIGHT, chance()];
    brush.fillStyle = `rgb(255 244 214 / ${0.15 + 0.5 * chance()})`;
    brush.beginPath();
    brush.arc(x, y, 0.8 + 1.6 * size ** 3, 0, 7);
    brush.fill();
  }
}

function title(brush: Brush, { date }: Story): void {
  spark(brush, EDGE + 15, 84, 17);
  write(brush, 'Stella', EDGE + 42, 98, {
    size: 46,
    width: 300,
    weight: 700,
    face: DISPLAY,
    colour: ink('glow-200'),
  });
  write(brush, date, WIDTH - EDGE, 96, { size: 31, width: 460, colour: ink('mist'), align: 'right' });
}

function spark(brush: Brush, x: number, y: number, radius: number): void {
  brush.fillStyle = ink('glow-400');
  brush.beginPath();
  for (let i = 0; i < 8; i++) {
    const [reach, angle] = [i % 2 ? radius * 0.36 : radius, (i * Math.PI) / 4];
    brush.lineTo(x + reach * Math.sin(angle), y - reach * Math.cos(angle));
  }
  brush.fill();
}

/** The winners' lanterns in their light, and the winners' names. */
function winning(brush: Brush, story: Story, winners: Player[], lanterns: HTMLImageElement[]): void {
  const height = winners.length > 3 ? 150 : 222;
  const step = Math.min(210, (WIDTH - 2 * EDGE) / winners.length);
  brush.save();
  brush.globalCompositeOperation = 'screen';
  light(brush, WIDTH / 2, 280, 520, '#ffb64844');
  lanterns.forEach((_, i) => {
    const x = WIDTH / 2 + (i - (winners.length - 1) / 2) * step;
    light(brush, x, 272, height * 1.3, `${ink(`seat-${winners[i]!.colour}`)}77`);
  });
  brush.restore();
  lanterns.forEach((image, i) => {
    const x = WIDTH / 2 + (i - (winners.length - 1) / 2) * step;
    turned(brush, x, 158, i % 2 ? -2.5 : 2.5, () =>
      brush.drawImage(image, (-height * 0.727) / 2, 0, height * 0.727, height),
    );
  });
  write(brush, story.headline, WIDTH / 2, 474, {
    size: 108,
    least: 0.36,
    width: WIDTH - 2 * EDGE,
    weight: 700,
    face: DISPLAY,
    colour: ink('glow-200'),
    align: 'center',
    glow: '#ffb648cc',
  });
  write(brush, story.stars, WIDTH / 2, 526, {
    size: 34,
    width: WIDTH - 2 * EDGE,
    colour: ink('mist'),
    align: 'center',
  });
}

/** A card on the table, in its light. */
function lie(brush: Brush, card: HTMLImageElement, [x, y, w, h]: number[], degrees: number): void {
  turned(brush, x!, y!, degrees, () => {
    brush.save();
    Object.assign(brush, { shadowColor: GOLD, shadowBlur: 60, fillStyle: ink('glow-300') });
    box(brush, -w! / 2 - 5, -h! / 2 - 5, w! + 10, h! + 10, 18);
    brush.fill();
    brush.restore();
    box(brush, -w! / 2, -h! / 2, w!, h!, 14);
    brush.clip();
    brush.drawImage(card, -w! / 2, -h! / 2, w!, h!);
  });
}

/** Without stars: what most players shared in a round, one picture beside the other, each with its clue. */
function together(
  brush: Brush,
  { word, count }: United,
  card: HTMLImageElement,
  i: number,
  of: number,
): void {
  const room = (WIDTH - 2 * EDGE) / of;
  const w = Math.min(264, room - 34);
  const [x, y] = [EDGE + room * (i + 0.5), 760];
  lie(brush, card, [x, y, w, w * 1.5], i % 2 ? -2 : 2);
  const slip = Math.min(room - 8, w + 40);
  turned(brush, x, y + w * 0.75, i % 2 ? 2 : -2, () => {
    paper(brush, -slip / 2, -36, slip, 72);
    const line = { width: slip - 36, align: 'center' as const, colour: ink('ink-900'), least: 0.4 };
    write(brush, word, 0, 14, { ...line, size: 42, weight: 700, face: DISPLAY });
  });
  write(brush, count, x, y + w * 0.75 + 72, {
    size: 25,
    width: room - 12,
    colour: ink('mist'),
    align: 'center',
  });
}

/** The picture that most players marked, like a card on the table, with its clue on a slip of paper. */
function united(brush: Brush, { heading, word, clue, count }: United, card: HTMLImageElement): void {
  const [w, h, x, y] = [290, 435, 826, 770];
  lie(brush, card, [x, y, w, h], 3);
  turned(brush, x, 936, -2.5, () => {
    const width = 336;
    paper(brush, -width / 2, -52, width, 104);
    const line = { width: width - 48, align: 'center' as const, colour: ink('ink-900') };
    write(brush, clue, 0, -20, { ...line, size: 22, colour: ink('ink-600') });
    write(brush, word, 0, 30, { ...line, size: 52, weight: 700, face: DISPLAY });
  });
  write(brush, heading, x, 1036, {
    size: 32,
    width: 400,
    weight: 700,
    face: DISPLAY,
    colour: ink('glow-200'),
    align: 'center',
  });
  write(brush, count, x, 1070, { size: 25, width: 380, colour: ink('mist'), align: 'center' });
}

/** A constellation: every player is a star, and the more marks two share, the brighter their thread. */
function alike(brush: Brush, { players, alike: told }: Story, seats: HTMLImageElement[]): void {
  const { heading, sentence, bonds } = told!;
  const left = EDGE;
  const next = write(brush, heading, left, 1098, {
    size: 38,
    width: 500,
    weight: 700,
    face: DISPLAY,
    colour: ink('glow-200'),
  });
  wrap(brush, sentence, left, 1098 + next * 1.1, { size: 27, width: 330, colour: ink('moon') });
  const [from, to] = [left + 400, WIDTH - EDGE - 60];
  const at = players.map((_, i): [number, number] => [
    from + ((to - from) * i) / (players.length - 1),
    i % 2 ? 1144 : 1204,
  ]);
  const most = bonds[0]!;
  for (const bond of bonds.toReversed()) {
    if (!bond.shared) continue;
    const share = bond.shared / most.shared;
    brush.save();
    Object.assign(brush, {
      strokeStyle: bond === most ? ink('glow-400') : ink('dusk'),
      globalAlpha: bond === most ? 1 : 0.12 + 0.4 * share,
      lineWidth: 1.5 + 6 * share,
      lineCap: 'round',
    });
    if (bond === most) Object.assign(brush, { shadowColor: GOLD, shadowBlur: 24 });
    brush.beginPath();
    brush.moveTo(...at[bond.a]!);
    brush.lineTo(...at[bond.b]!);
    brush.stroke();
    brush.restore();
  }
  players.forEach(({ name, colour }, i) => {
    const [x, y] = at[i]!;
    light(brush, x, y, 62, `${ink(`seat-${colour}`)}77`);
    brush.drawImage(seats[i]!, x - 27, y - 27, 54, 54);
    write(brush, name, x, i % 2 ? y - 38 : y + 56, {
      size: 26,
      width: (1.7 * (to - from)) / (players.length - 1),
      weight: 700,
      align: 'center',
    });
  });
}
