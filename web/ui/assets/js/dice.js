// What this browser contributes to the dice: 16 bytes from its own source of chance, unless the person writes something.
import { rememberContribution } from "./contributions.js";

const hex = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// With scripts the reader need not look at it.
function take(field) {
  field.value ||= hex();
  if (document.activeElement !== field) field.closest("details")?.removeAttribute("open");
}

function fill() {
  for (const field of document.querySelectorAll("[data-dice] [name=contribution]")) take(field);
}

// The next seat at this screen that has not contributed yet. A patch may replace the page after each of them, so only those
// that have are kept.
const next = (thrown) => [...document.querySelectorAll("[data-dice][data-at-once]")].find((form) => !thrown.has(form.elements.seat.value));

// Once all have, the page is on its way out, and nothing that is laid until then is thrown into.
let isThrowing = false;
async function contributeAll() {
  if (isThrowing) return;
  isThrowing = true;
  isThrowing = await all().catch(() => false);
}

// Whether a seat contributed, and the server accepted each contribution.
async function all() {
  const thrown = new Set();
  for (let form; (form = next(thrown)); ) {
    thrown.add(form.elements.seat.value);
    take(form.elements.contribution);
    if (!(await give(form))) return false;    // the form is still there, to be sent by hand
  }
  if (thrown.size) location.reload();
  return thrown.size > 0;
}

// Whether it arrived. Of a seat that has thrown in the first one counts, and nothing else is to be remembered.
async function give(form) {
  const [, , table] = new URL(form.action).pathname.split("/"), { seat, contribution } = form.elements;
  const mine = { table, seat: seat.value, commitment: form.dataset.dice, contribution: contribution.value.trim().split(/\s+/).join(" ") };
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { Accept: "application/json" } });
  const { taken } = answer.ok ? await answer.json() : {};
  if (taken) rememberContribution(mine);
  return answer.ok;
}

// By hand it is remembered too; what does not arrive is sent as a plain form, whose page says why.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-dice]")) return;
  event.preventDefault();
  if (isThrowing) return;
  isThrowing = true;
  if (await give(form).catch(() => false)) return location.reload();
  form.submit();
});

fill();
contributeAll();
document.addEventListener("laid", () => {
  fill();
  contributeAll();    // no other seat is missing
});
