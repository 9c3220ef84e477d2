// A player in JavaScript, written from docs/protocol.md alone. It needs only Node 22 (or 20 with --experimental-websocket).
//
// node player.mjs http://localhost:8642 Kim ABCDE   sits down at a table and plays a game

const [address, name, code] = process.argv.slice(2);
const FINAL = ["seat_moved", "seat_removed", "not_seated", "no_such_room", "room_forgotten", "bad_message", "hello_first"];

async function http(path, body) {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address + path, body && post);
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${said.code}: ${said.sentence}`);
  return said;
}

const seat = await http(`/api/rooms/${code}/seats`, { name });
const view = { room: null, table: null, own: null, mine: null };
let moment = 0;
let lastId = 0;
let waiting = null; // the id of the command that is under way
const isOver = () => view.room?.phase === "finished";

/** Take over what an update brings. A part that is missing has not changed. */
function take(message) {
  if (message.type === "refused" && message.id === waiting) waiting = null;
  if (message.type !== "update") return;
  moment = message.moment;
  for (const part of Object.keys(view)) if (part in message) view[part] = message[part];
  if (!message.is_whole) for (const told of message.facts ?? []) view.table = { ...view.table, ...told.table };
  if (message.done === waiting) waiting = null;
}

/** Choose what to do now. A field that is missing has its default. */
function command() {
  const { may = [], pointable = [] } = view.own ?? {};
  if (pointable.length) return { type: "point_at", card: pointable.at(-1) };
  if (may.includes("submit_slate")) return { type: "submit_slate", cards: view.table.table.slice(0, 5) };
  return null;
}

/** Follow one connection to its end, or to the end of the game. Resolves to the code of the goodbye. */
function listen() {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/rooms/${seat.code}/socket`);
    let goodbye = "";
    let silence;
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => socket.close(), 15_000);
    };
    waiting = null;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", role: "seat", token: seat.token, known: moment }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      hear();
      if (message.type === "goodbye") goodbye = message.code;
      take(message);
      if (isOver()) return socket.close();
      const next = waiting === null ? command() : null;
      if (next) socket.send(JSON.stringify({ type: "do", id: (waiting = ++lastId), command: next }));
    };
    socket.onerror = () => {};
    socket.onclose = () => {
      clearTimeout(silence);
      resolve(goodbye);
    };
    hear();
  });
}

for (let pause = 500; !isOver(); pause = Math.min(2 * pause, 15_000)) {
  const goodbye = await listen();
  if (FINAL.includes(goodbye)) throw new Error(`The server says goodbye: ${goodbye}`);
  if (!isOver()) await new Promise((resolve) => setTimeout(resolve, pause));
}
console.log(JSON.stringify((await http(`/api/records/${view.room.record}`)).totals));
