// Random games for four through boardgame.io's headless client: node boardgameio.cjs SECS SEED
const { Client } = require('boardgame.io/dist/cjs/client.js');
const stella = require('../boardgameio_game.cjs');

const SEATS = 4;
const secs = Number(process.argv[2]);
let games = Number(process.argv[3]) * 1e6;

const below = (limit) => Math.floor(Math.random() * limit);

function some(table) {
  const pile = [...table];
  const count = 1 + below(10);
  for (let i = 0; i < count; i++) { const j = i + below(15 - i); [pile[i], pile[j]] = [pile[j], pile[i]]; }
  return pile.slice(0, count);
}

function playout() {
  const client = Client({ game: { ...stella, seed: `game ${games++}` }, numPlayers: SEATS, debug: false });
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return [moves, ctx.gameover.scores.reduce((a, b) => a + b)];
    if (moves > 200) throw new Error('the game does not end');
    if (ctx.phase === 'mark') {
      for (let seat = 0; seat < SEATS; seat++) { client.updatePlayerID(String(seat)); client.moves.mark(some(G.table)); }
      moves += SEATS - 1;
    } else {
      const possible = G.players[ctx.currentPlayer].marks.filter((card) => !G.pointed.includes(card));
      client.updatePlayerID(ctx.currentPlayer);
      client.moves.point(possible[below(possible.length)]);
    }
  }
}

for (let i = 0; i < 30; i++) playout(); // warm, outside the clock
let played = 0, moves = 0, points = 0, spent;
const begin = performance.now();
while ((spent = (performance.now() - begin) / 1000) < secs) {
  const [made, won] = playout();
  played++; moves += made; points += won;
}
console.log(JSON.stringify({ games: played, moves, secs: spent, points }));
