// node load.js PORT TABLES SECONDS THINK_MS: two clients at each table; whoever is to move moves and waits until the
// other client has seen it. Prints moves a second and the percentiles of that wait.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game } = require('./game');
const [port, tables, seconds, think] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function sitDown() {
  // A match comes into being when somebody asks for it.
  const matchID = `bench-${Math.random().toString(36).slice(2)}`;
  const clients = ['0', '1'].map((playerID) => Client({ game, multiplayer: SocketIO({ server }), matchID, playerID, numPlayers: 2, debug: false }));
  for (const client of clients) { client.start(); await sleep(20); }
  while (clients.some((client) => !client.getState() || !client.getState().isConnected)) await sleep(10);
  // What the server has confirmed, not what the client hopes: watch the other client, which has no optimistic move.
  const seen = [0, 0];
  const wake = [() => {}, () => {}];
  clients.forEach((client, seat) => client.subscribe((state) => { if (state && state.G.turn > seen[seat]) { seen[seat] = state.G.turn; wake[seat](); } }));
  return { clients, seen, wake };
}

async function play({ clients, seen, wake }, until, waits) {
  for (let turn = 0; performance.now() < until; turn++) {
    if (think) await sleep(think * (0.5 + Math.random()));
    const mover = turn % 2, other = 1 - mover, sent = performance.now();
    const heard = new Promise((done) => { wake[other] = done; });
    clients[mover].moves.lay(turn % 7);
    if (seen[other] <= turn) await heard;
    waits.push(performance.now() - sent);
  }
  clients.forEach((client) => client.stop());
}

(async () => {
  const all = await Promise.all(Array.from({ length: tables }, sitDown));
  const waits = [], begin = performance.now(), until = begin + seconds * 1000;
  await Promise.all(all.map((table) => play(table, until, waits)));
  const took = (performance.now() - begin) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
  console.log(JSON.stringify({ moves: waits.length, seconds: took, moves_per_second: waits.length / took, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
})();
