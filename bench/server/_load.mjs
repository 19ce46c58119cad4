// The load: tables of four connected seats, the same for both servers. Arguments: "ours" or "boardgame.io", port,
// tables, seconds at one move per second and table, seconds at saturation. Prints a line of JSON for each stage.
// It reads of a message only what it needs, so that the machine's time goes to the server.
import { createRequire } from "node:module";
const WebSocket = createRequire(process.cwd() + "/")("ws");

const [kind, port, tablesWanted, pacedSeconds, fullSeconds] = process.argv.slice(2);
const TABLES = Number(tablesWanted);
const SEATS = 4;
const host = `127.0.0.1:${port}`;
const say = (stage, facts) => process.stdout.write(JSON.stringify({ stage, ...facts }) + "\n");
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// A table as the load sees it: who sent what when, and how many seats have heard of it.
class Table {
  constructor() {
    this.number = 0;
    this.heard = 0;
    this.sentAt = 0;
    this.over = false;
    this.waiting = false;
    this.play = null; // set by the adapter: sends the next move of whoever is to act
  }
  send() {
    if (this.waiting) late += 1; // the move before has not reached everybody: this one is left out, and counted
    if (this.over || this.waiting) return false;
    this.waiting = true;
    this.heard = 0;
    this.sentAt = performance.now();
    this.play();
    return true;
  }
  hear(number) {
    if (number <= this.number && !this.waiting) return;
    this.heard += 1;
    if (this.heard < SEATS) return;
    this.number = number;
    this.waiting = false;
    moves += 1;
    if (measuring) latencies.push(performance.now() - this.sentAt);
    if (saturated) setImmediate(() => this.send());
  }
}

let moves = 0;
let late = 0;
let measuring = false;
let saturated = false;
let latencies = [];
const sockets = [];

async function request(method, path, body, cookie) {
  const response = await fetch(`http://${host}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return [await response.json(), response.headers.get("set-cookie")?.split(";")[0]];
}

// --- cookoff
async function openOurs() {
  const cookies = [];
  for (let seat = 0; seat < SEATS; seat++) {
    cookies.push((await request("PUT", "/api/me", { name: `seat ${seat}`, colour: "#112233" }))[1]);
  }
  const ids = [];
  for (let number = 0; number < TABLES; number++) {
    const [{ table }] = await request("POST", "/api/tables", { game: "yatai", players: SEATS, public: true }, cookies[0]);
    for (const cookie of cookies.slice(1)) await request("POST", `/api/tables/${table.id}/join`, {}, cookie);
    await request("POST", `/api/tables/${table.id}/start`, undefined, cookies[0]);
    ids.push(table.id);
  }
  say("opened", {});
  await new Promise((done) => process.stdin.once("data", done)); // until memory was measured
  const tables = [];
  for (const id of ids) {
    const table = new Table();
    const seats = [];
    let count = 0;
    table.play = () => {
      const seat = seats.findIndex((one) => one.moves);
      const { discrete } = seats[seat].moves;
      const { move } = discrete[Math.floor(Math.random() * discrete.length)];
      seats[seat].socket.send(JSON.stringify({ type: "play", id: `m${count++}`, move }));
    };
    await Promise.all(cookies.map((cookie, seat) => new Promise((done) => {
      const socket = new WebSocket(`ws://${host}/api/tables/${id}/socket`, { headers: { cookie }, perMessageDeflate: false });
      seats[seat] = { socket, moves: null };
      sockets.push(socket);
      socket.on("open", () => socket.send('{"type":"hello"}'));
      socket.on("message", (data) => {
        const text = data.toString("latin1");
        const entry = text.startsWith('{"type":"entry"');
        if (entry || text.startsWith('{"type":"welcome"')) {
          // Only whoever is to act needs to know what it may do.
          const idle = text.includes('"moves":null');
          seats[seat].moves = idle ? null : JSON.parse(data).position.moves;
          if (idle && !text.includes('"outcome":null')) table.over = true;
          if (entry) table.hear(Number(text.slice(20, text.indexOf(",", 20))));
          else done();
        } else if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"error"')) {
          throw new Error(text);
        }
      });
    })));
    tables.push(table);
  }
  return tables;
}

// --- boardgame.io: socket.io's protocol by hand, so that the load itself is as light as ours
async function openBoardgame() {
  say("opened", {});
  await new Promise((done) => process.stdin.once("data", done));
  const tables = [];
  for (let number = 0; number < TABLES; number++) {
    const table = new Table();
    const seats = [];
    let stateID = 0;
    let current = 0;
    table.play = () => {
      const action = { type: "MAKE_MOVE", payload: { type: "act", args: [stateID], playerID: String(current) } };
      const message = ["update", action, stateID, `match ${number}`, String(current)];
      seats[current].send(`42/load,${JSON.stringify(message)}`);
    };
    for (let seat = 0; seat < SEATS; seat++) {
      await new Promise((done) => {
        const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
        seats[seat] = socket;
        sockets.push(socket);
        socket.on("message", (data) => {
          const text = data.toString();
          if (text === "2") socket.send("3");
          else if (text.startsWith("0")) socket.send("40/load,");
          else if (text.startsWith("40/load")) {
            socket.send(`42/load,${JSON.stringify(["sync", `match ${number}`, String(seat), undefined, SEATS])}`);
          } else if (text.startsWith("42/load,")) {
            if (text.startsWith('42/load,["sync"')) done();
            if (text.startsWith('42/load,["update"')) {
              stateID = Number(/"_stateID":(\d+)/.exec(text)[1]);
              current = Number(/"currentPlayer":"(\d+)"/.exec(text)[1]);
              table.hear(stateID);
            }
          }
        });
      });
    }
    tables.push(table);
  }
  return tables;
}

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];

const tables = kind === "ours" ? await openOurs() : await openBoardgame();
say("connected", { sockets: sockets.length });
await new Promise((done) => process.stdin.once("data", done));

if (Number(pacedSeconds) > 0) {
  for (const table of tables) {
    setTimeout(() => {
      table.send();
      table.timer = setInterval(() => table.send(), 1000);
    }, Math.random() * 1000);
  }
  await wait(2000);
  late = 0;
  say("pacing", {});
  measuring = true;
  await wait(Number(pacedSeconds) * 1000);
  measuring = false;
  const sorted = Float64Array.from(latencies).sort();
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((q) => quantile(sorted, q));
  say("paced", { moves: sorted.length, seconds: Number(pacedSeconds), late, p50, p95, p99, worst: sorted.at(-1) });
  for (const table of tables) clearInterval(table.timer);
  await wait(1000);
}
saturated = true;
for (const table of tables) table.send();
await wait(1500);
say("filling", {});
const before = moves;
const begun = performance.now();
await wait(Number(fullSeconds) * 1000);
say("saturated", {
  moves: moves - before,
  seconds: (performance.now() - begun) / 1000,
  over: tables.filter((table) => table.over).length,
});
process.exit(0);
