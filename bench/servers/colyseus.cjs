// Colyseus with the same game, marks hidden by views, in memory only: node colyseus.cjs ROOMS SEATS
// It opens all rooms, writes a line "path session" for every seat into the file SEATS, and then says where it listens.
const { writeFileSync } = require('fs');
const { Server, Room, matchMaker } = require('@colyseus/core');
const { ArraySchema, StateView, schema, t } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const SEATS = 4, CARDS = 84, ON_TABLE = 15, MOST_MARKS = 10, RESERVED_SECONDS = 170;
const [rooms, file] = [Number(process.argv[2]), process.argv[3]];

const Player = schema({
  marks: t.uint16().view(), shown: t.uint16(), count: t.uint8(), sparks: t.uint8(), supers: t.uint8(),
  fallen: t.boolean(), dark: t.boolean(), score: t.uint16(),
}, 'Player');
// `turn` is what the load reads, "turn:ACTIONS,ROUND,POINTING,CARD": with schema's bytes it need not decode the rest.
const State = schema({ turn: t.string(), word: t.uint8(), table: t.array('uint8'), players: t.array(Player) }, 'State');

const bits = (marks) => { let count = 0; for (; marks; marks &= marks - 1) count++; return count; };

function shuffled(size) {
  const pile = [...Array(size).keys()];
  for (let i = size - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
  return pile;
}

class Stella extends Room {
  onCreate() {
    Object.assign(this, { maxClients: SEATS, seatReservationTimeout: RESERVED_SECONDS, patchRate: null });
    Object.assign(this, { actions: 0, round: 0, pointing: -1, pointed: 0 });
    this.state = new State();
    this.state.players = new ArraySchema(...[...Array(SEATS)].map(() => this.fresh(new Player(), 0)));
    this.state.table = new ArraySchema(...Array(ON_TABLE).fill(0));
    this.deal();
    this.tell(-1);
    this.onMessage('mark', (client, marks) => this.mark(client.userData, marks));
    this.onMessage('point', (client, card) => this.point(client.userData, card));
  }

  onJoin(client, { seat }) {
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }

  fresh(player, score) {
    return Object.assign(player, { marks: 0, shown: 0, count: 0, sparks: 0, supers: 0, fallen: false, dark: false, score });
  }

  deal() {
    [this.deck, this.words] = [shuffled(CARDS), shuffled(96)];
    for (let slot = 0; slot < ON_TABLE; slot++) this.state.table[slot] = this.deck.pop();
    this.state.word = this.words.pop();
  }

  mark(seat, marks) {
    const { players } = this.state, player = players[seat];
    const isLegal = Number.isInteger(marks) && marks > 0 && marks < 1 << ON_TABLE && bits(marks) <= MOST_MARKS;
    if (this.pointing >= 0 || player.count || !isLegal) return;
    Object.assign(player, { marks, count: bits(marks) });
    if (players.every((one) => one.count)) {
      const most = Math.max(...players.map((one) => one.count)), leaders = players.filter((one) => one.count === most);
      if (leaders.length === 1) leaders[0].dark = true;
      this.goOn(this.round);
    }
    this.tell(-1);
  }

  point(seat, card) {
    const { players } = this.state, bit = 1 << card, scout = players[seat];
    if (seat !== this.pointing || !Number.isInteger(card) || !(scout.marks & bit & ~this.pointed)) return;
    this.pointed |= bit;
    const markers = players.filter((player) => player.marks & bit);
    for (const player of markers) player.shown |= bit;
    if (markers.length === 1) scout.fallen = true;
    else for (const player of markers) if (!player.fallen) { player.sparks++; if (markers.length === 2) player.supers++; }
    this.goOn(seat + 1);
    this.tell(card);
  }

  goOn(first) {
    const { players, table } = this.state;
    for (let step = 0; step < SEATS; step++) {
      const seat = (first + step) % SEATS;
      if (!players[seat].fallen && players[seat].marks & ~this.pointed) { this.pointing = seat; return; }
    }
    for (const p of players) this.fresh(p, p.score + p.sparks * (p.dark && p.fallen ? 1 : 2) + p.supers);
    Object.assign(this, { pointing: -1, pointed: 0, round: this.round + 1 });
    if (this.round % 4) for (let slot = 0; slot < 5; slot++) table[(this.round % 4 - 1) * 5 + slot] = this.deck.pop();
    else { this.deal(); for (const player of players) player.score = 0; }
    this.state.word = this.words.pop();
  }

  tell(card) {
    this.state.turn = `turn:${this.actions++},${this.round},${this.pointing},${card};`;
    this.broadcastPatch();
  }
}

async function main() {
  const transport = new WebSocketTransport({}), server = new Server({ greet: false, transport }), lines = [];
  server.define('stella', Stella);
  await server.listen(0, '127.0.0.1');
  for (let number = 0; number < rooms; number++) {
    const room = await matchMaker.createRoom('stella', {});
    for (let seat = 0; seat < SEATS; seat++) {
      const { sessionId } = await matchMaker.reserveSeatFor(room, { seat });
      lines.push(`${room.processId}/${room.roomId} ${sessionId}`);
    }
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.log(`http://127.0.0.1:${transport.server.address().port}/`);
}

main();
