// boardgame.io's server with filtered views, games in memory only: node boardgameio.cjs
const { Server } = require('boardgame.io/dist/cjs/server.js');
const stella = require('../boardgameio_game.cjs');

const { mark, reveal } = stella.phases;
const move = (made) => ({ move: made, client: false, redact: true });

function playerView({ G, playerID }) {
  const { secret, ...open } = G;
  const shown = (marks) => marks.filter((card) => G.pointed.includes(card));
  const players = G.players.map((p, seat) => (String(seat) === playerID ? p : { ...p, marks: shown(p.marks) }));
  return { ...open, word: secret.words[G.round], players };
}

function scoreAndDealAgain(context) { // a match of boardgame.io ends with its game, so the load's games have no end
  reveal.onEnd(context);
  if (context.G.round === 4) Object.assign(context.G, stella.setup(context));
}

const game = {
  ...stella,
  playerView,
  endIf: undefined,
  phases: {
    mark: { ...mark, turn: { ...mark.turn, stages: { mark: { moves: { mark: move(mark.turn.stages.mark.moves.mark) } } } } },
    reveal: { ...reveal, onEnd: scoreAndDealAgain, moves: { point: move(reveal.moves.point) } },
  },
};

Server({ games: [game], origins: [/127\.0\.0\.1/] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}/`));
