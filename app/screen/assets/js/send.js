// Sends a form without leaving the page. The table's new state comes by the stream; trouble is told in words.
import { refresh } from "./patch.js";

const words = JSON.parse(document.body.dataset.words);
const PATIENCE = 2500;

// Resolves to true if the server took it.
export async function send(form, fields) {
  const body = new URLSearchParams([...new FormData(form), ...fields]);
  const heard = news();      // the stream may be faster than the reply
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
    const said = await answer.json().catch(() => ({}));
    if (answer.ok) {
      if (said.onward) document.dispatchEvent(new CustomEvent("onward", { detail: said.onward }));
      else if (said.go) location.assign(said.go);
      else if (!(await heard(PATIENCE))) await refresh();
      return true;
    }
    if (answer.status === 409) await refresh();
    tell(said.message ?? (answer.status === 409 ? words.stale : words.failed));
  } catch {
    tell(words.failed);
  }
  return false;
}

export function tell(text) {
  const place = document.getElementById("trouble");
  if (place) place.textContent = text;
}

// Whether the stream brings something from now on until so many milliseconds after it is asked.
function news() {
  const laid = new Promise((done) => document.addEventListener("laid", () => done(true), { once: true }));
  return (milliseconds) => Promise.race([laid, new Promise((done) => setTimeout(() => done(false), milliseconds))]);
}
