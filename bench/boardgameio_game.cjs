// Stella for four as a game of boardgame.io, played by its engine and by its server.
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const SEATS = 4;

const canScout = (G, seat) => !G.players[seat].fallen && G.players[seat].marks.some((card) => !G.pointed.includes(card));

function scoutFrom(G, first) {
  for (let step = 0; step < SEATS; step++) if (canScout(G, (first + step) % SEATS)) return (first + step) % SEATS;
  return undefined;
}

const fresh = (score) => ({ marks: [], sparks: 0, supers: 0, fallen: false, dark: false, score });

function mark({ G, playerID }, cards) {
  const player = G.players[playerID];
  const ok = Array.isArray(cards) && new Set(cards).size === cards.length && cards.length >= 1 && cards.length <= 10
    && cards.every((card) => G.table.includes(card));
  if (player.marks.length || !ok) return INVALID_MOVE;
  player.marks = cards;
}

function point({ G, playerID }, card) {
  const scout = G.players[playerID];
  if (scout.fallen || !scout.marks.includes(card) || G.pointed.includes(card)) return INVALID_MOVE;
  G.pointed.push(card);
  const markers = G.players.filter((player) => player.marks.includes(card));
  if (markers.length === 1) { scout.fallen = true; return; }
  for (const player of markers) if (!player.fallen) { player.sparks++; if (markers.length === 2) player.supers++; }
}

function announce({ G }) {
  const most = Math.max(...G.players.map((player) => player.marks.length));
  const leaders = G.players.filter((player) => player.marks.length === most);
  if (leaders.length === 1) leaders[0].dark = true;
}

function score({ G }) {
  G.players = G.players.map((p) => fresh(p.score + p.sparks * (p.dark && p.fallen ? 1 : 2) + p.supers));
  G.pointed = [];
  G.round++;
  if (G.round < 4) for (let i = 0; i < 5; i++) G.table[15 - 5 * G.round + i] = G.secret.deck.pop();
}

module.exports = {
  name: 'stella', minPlayers: SEATS, maxPlayers: SEATS, disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(84).keys()]);
    const words = random.Shuffle([...Array(96).keys()]).slice(0, 4);
    return { table: deck.splice(0, 15), secret: { deck, words }, first: random.Die(SEATS) - 1,
      players: [0, 1, 2, 3].map(() => fresh(0)), pointed: [], round: 0 };
  },
  phases: {
    mark: {
      start: true, next: 'reveal', onEnd: announce,
      turn: { activePlayers: { all: 'mark', minMoves: 1, maxMoves: 1 }, stages: { mark: { moves: { mark } } } },
      endIf: ({ G }) => G.players.every((player) => player.marks.length > 0),
    },
    reveal: {
      next: 'mark', moves: { point }, onEnd: score,
      turn: { minMoves: 1, maxMoves: 1, order: {
        first: ({ G }) => scoutFrom(G, (G.first + G.round) % SEATS),
        next: ({ G, ctx }) => scoutFrom(G, ctx.playOrderPos + 1),
      } },
      endIf: ({ G }) => scoutFrom(G, 0) === undefined,
    },
  },
  endIf: ({ G }) => (G.round === 4 ? { scores: G.players.map((player) => player.score) } : undefined),
};
