/** How the game went, on a sheet of paper: one line per player, with name and stars at its end. */
import { DASH, INK } from '../inks';
import { DISPLAY, ink, paper, write, type Brush } from './brush';
import type { Player, Story } from './story';

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

const LABELS = 252;

export function chart(brush: Brush, story: Story, seats: HTMLImageElement[], place: Place): void {
  const { players } = story;
  const { x, y, w, h } = place;
  paper(brush, x, y, w, h);
  write(brush, story.chart, x + 30, y + 54, {
    size: 38,
    width: w - 60,
    weight: 700,
    face: DISPLAY,
    colour: ink('ink-900'),
  });
  const [left, right, top, bottom] = [x + 62, x + w - LABELS - 20, y + 88, y + h - 52];
  const most = Math.max(10, ...players.flatMap(({ sums }) => sums));
  const across = (round: number): number => left + ((right - left) * round) / story.rounds.length;
  const up = (points: number): number => bottom - ((bottom - top) * points) / most;
  grid(brush, most, left, right, up);
  story.rounds.forEach((name, i) =>
    write(brush, name, across(i + 1), y + h - 20, {
      size: 25,
      width: 60,
      weight: 700,
      face: DISPLAY,
      colour: ink('ink-900'),
      align: 'center',
    }),
  );
  for (const { colour, sums, isWinner } of players.toSorted(
    (a, b) => Number(a.isWinner) - Number(b.isWinner),
  )) {
    brush.save();
    Object.assign(brush, {
      strokeStyle: INK[colour],
      lineWidth: isWinner ? 6 : 3.5,
      lineJoin: 'round',
      lineCap: 'round',
    });
    brush.setLineDash(isWinner ? [] : DASH[colour].split(' ').filter(Boolean).map(Number));
    brush.beginPath();
    sums.forEach((points, round) => brush.lineTo(across(round), up(points)));
    brush.stroke();
    brush.restore();
  }
  ends(brush, players, seats, { from: across(story.rounds.length), right: x + w - 26, up, top, bottom });
}

function grid(brush: Brush, most: number, left: number, right: number, up: (points: number) => number): void {
  brush.strokeStyle = '#b98d4b77';
  brush.lineWidth = 1;
  for (let points = 0; points <= most; points += most > 50 ? 20 : 10) {
    brush.beginPath();
    brush.moveTo(left, up(points));
    brush.lineTo(right, up(points));
    brush.stroke();
    write(brush, String(points), left - 10, up(points) + 7, {
      size: 21,
      width: 44,
      colour: ink('ink-600'),
      align: 'right',
    });
  }
}

interface Edge {
  from: number;
  right: number;
  up: (points: number) => number;
  top: number;
  bottom: number;
}

/** Name and stars at the end of each line, moved apart where lines end close together. */
function ends(brush: Brush, players: Player[], seats: HTMLImageElement[], edge: Edge): void {
  const apart = Math.min(50, (edge.bottom - edge.top + 40) / players.length);
  const labels = players
    .map((player, seat) => ({ player, seat, y: edge.up(player.sums.at(-1)!) }))
    .sort((a, b) => a.y - b.y);
  for (let i = 1; i < labels.length; i++) labels[i]!.y = Math.max(labels[i]!.y, labels[i - 1]!.y + apart);
  const over = Math.max(0, (labels.at(-1)?.y ?? 0) - edge.bottom);
  for (let i = labels.length - 1, floor = edge.bottom; over && i >= 0; i--, floor -= apart)
    labels[i]!.y = Math.min(labels[i]!.y, floor);
  for (const { player, seat, y } of labels) {
    const points = player.sums.at(-1)!;
    brush.strokeStyle = INK[player.colour];
    brush.lineWidth = 2;
    brush.beginPath();
    brush.moveTo(edge.from + 4, edge.up(points));
    brush.lineTo(edge.from + 26, y);
    brush.stroke();
    brush.drawImage(seats[seat]!, edge.from + 24, y - 19, 38, 38);
    const line = { weight: 700, colour: ink('ink-900') };
    write(brush, player.name, edge.from + 71, y + 8, {
      ...line,
      size: 25,
      width: edge.right - edge.from - 71 - 52,
    });
    write(brush, String(points), edge.right, y + 10, {
      ...line,
      size: 40,
      width: 60,
      face: DISPLAY,
      align: 'right',
    });
  }
}
