// Sends a form without leaving the page. The table's new state comes by the stream; trouble is told in words.
import { refresh, seen } from "./patch.js";

const words = JSON.parse(document.body.dataset.words);
const PATIENCE = 2500, TRIES = 7, NO_REPLY = 8000;

// Resolves to true if the server took it.
export async function send(form, fields) {
  const body = new URLSearchParams([...new FormData(form), ...fields]);
  const before = seen();      // the stream may be faster than the reply
  try {
    const answer = await deliver(form.action, body);
    const said = await answer.json().catch(() => ({}));
    if (answer.ok) {
      if (said.onward) document.dispatchEvent(new CustomEvent("onward", { detail: said.onward }));
      else if (said.go) location.assign(said.go);
      else if (!(await isShown(before, said.seq ?? 0))) await refresh();
      return true;
    }
    if (answer.status === 409) await refresh();
    showTrouble(said.code === "stale" ? words.stale : said.message ?? words.failed);
  } catch {
    showTrouble(words.failed);
  }
  return false;
}

// What names the question it answers cannot be taken twice, so it is sent again until a server takes it. An answer
// that had arrived, and only its reply was lost, is acknowledged then: a refused one was never taken.
async function deliver(address, body) {
  const most = body.has("seq") ? TRIES : 1;
  for (let tries = 1, wait = 500; ; tries++, wait *= 2) {
    try {
      const answer = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" }, signal: AbortSignal.timeout(NO_REPLY) });
      if (answer.status !== 503 || tries === most) return answer;
    } catch (lost) {
      if (tries === most) throw lost;
    }
    showTrouble(words.lost);
    await new Promise((done) => setTimeout(done, wait * (0.75 + Math.random() / 2)));
    showTrouble("");
  }
}

export function showTrouble(text) {
  const place = document.getElementById("trouble");
  if (place) place.textContent = text;
}

// Whether the stream brings, before patience ends, a page as new as the reply. What else it brings meanwhile (a spectator, an
// earlier answer) still asks the old question, and a second answer to that would be refused.
function isShown(before, seq) {
  const is = () => seen().laid > before.laid && seen().seq >= seq;
  if (is()) return true;
  return new Promise((done) => {
    const end = (shown) => {
      document.removeEventListener("laid", look);
      clearTimeout(timer);
      done(shown);
    };
    const look = () => is() && end(true);
    const timer = setTimeout(() => end(false), PATIENCE);
    document.addEventListener("laid", look);
  });
}
