// The dice proof, thrown again in this browser: the record's own lines and a hash function are all it needs.
import { sha256 } from "./sha256.js";
import { compareContributions } from "./contributions.js";

const text = new TextEncoder();
const number = (value) => new Uint8Array(new BigUint64Array([BigInt(value)]).buffer).reverse();

// Browsers keep theirs for https and for the server's own machine; in a house network ours does the same.
const hash = async (bytes) => (globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(bytes));

async function digest(purpose, parts) {
  const bytes = [text.encode(purpose), ...parts.flatMap((part) => [number(part.length), part])].flatMap((part) => [...part]);
  return hash(new Uint8Array(bytes));
}

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// One of 0 .. outcomes - 1; numbers of the incomplete last stretch are thrown again.
async function outcome(seed, place, outcomes) {
  const most = 2n ** 64n - 1n, fair = most - (most % BigInt(outcomes));
  for (let again = 0; ; again++) {
    const drawn = await digest("outcome", [seed, number(place), number(again)]);
    const thrown = new DataView(drawn.buffer).getBigUint64(0);
    if (thrown < fair) return Number(thrown % BigInt(outcomes));
  }
}

const HEADING = /^(game|mode|seats|options|position|box|date|player|commitment|contribution|secret|given):/;

// How many answers were taken over from another match, whose dice are unknown here, how many rolls after them were checked,
// and whether a seat has contributed to these; an error says what does not fit.
export async function check(record) {
  const lines = record.split("\n").filter((line) => line && !line.startsWith("#"));
  const length = lines.findIndex((line) => !HEADING.test(line));
  const head = lines.slice(0, length < 0 ? lines.length : length), body = lines.slice(head.length);
  const all = (name) => head.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());
  const [secret = ""] = all("secret"), [commitment = ""] = all("commitment"), [given = "0"] = all("given");
  if (hex(await digest("commitment", [text.encode(secret)])) !== commitment) throw new Error(commitment);
  const contributions = all("contribution");
  const seed = await digest("seed", [secret, ...contributions].map((words) => text.encode(words)));
  const tape = body.filter((line) => !/^[~!]/.test(line));
  // Who could claim more than there is could exempt every throw.
  if (!/^\d+$/.test(given) || Number(given) > tape.length) throw new Error(`given: ${given}`);
  let thrown = 0;
  for (const [place, line] of tape.entries()) {
    const told = line.match(/^chance: (\d+)\/(\d+)$/);
    if (!told || place < Number(given)) continue;
    if ((await outcome(seed, place, Number(told[2]))) !== Number(told[1]) - 1) throw new Error(line);
    thrown++;
  }
  return { given: Number(given), thrown, isShared: contributions.some((words) => words) };
}

// States what was proved and no more: without rolls nothing is proved, and if no seat has contributed, the rolls follow from a
// secret that may have been chosen for them.
function verdict({ given, thrown, isShared }, words) {
  const told = given ? (thrown ? words.given : words.givenOnly) : thrown ? words.good : words.nothing;
  const said = told.replace("{given}", given).replace("{n}", thrown);
  if (!thrown) return ["nothing", said];
  return isShared ? ["good", said] : ["by-secret", `${said}. ${words.bySecret}`];
}

// Whether it is also what this browser saw itself; a record from elsewhere was thrown at no table of this house.
function seen(words, record, state, said) {
  const [, table] = words.proof.match(/^\/t\/([^/]+)\//) ?? [];
  if (!table) return [state, said];
  try {
    const own = compareContributions(table, record);
    return [state, `${said}. ${own.length ? words.ownWords.replace("{words}", own.map(brief).join(", ")) : words.unseen}`];
  } catch (wrong) {
    return ["bad", `${words.other} ${wrong.message}`];
  }
}

// The whole of it stands below.
const brief = (words) => (words.length > 20 ? `${words.slice(0, 8)}…` : words);

const told = new Map();      // by the record's address: looking back lays the page anew with each step

async function find(words) {
  try {
    const answer = await fetch(words.proof, { headers: { Accept: "text/plain" } });
    if (!answer.ok) return ["begun", ""];
    const record = await answer.text(), [state, said] = verdict(await check(record), words);
    return seen(words, record, state, said);
  } catch (wrong) {
    return ["bad", `${words.bad} ${wrong.message}`];
  }
}

async function show(place) {
  const words = place.dataset;
  if (!told.has(words.proof)) told.set(words.proof, find({ ...words }));
  const [state, text] = await told.get(words.proof);
  if (place.textContent !== text) place.textContent = text;
  place.dataset.state = state;
  if (state === "bad") place.closest("details")?.setAttribute("open", "");      // so that it is seen at once
}

function begin() {
  for (const place of document.querySelectorAll("[data-proof]:not([data-state])")) {
    place.dataset.state = "begun";
    show(place);
  }
}
begin();
document.addEventListener("laid", begin);
