// Passes windows automatically if the player wants it, by seat and by kind of window: always, and after the same delay, so that
// the others learn nothing of the hand. The setting holds on this device, in each of its tabs, until the game is over.
import { sendAnswer } from "./offers.js";

const PAUSE = 600;
let seen;      // the number of the question that is seen to

// At one screen each seat has its own setting.
const key = () => `autopass ${location.pathname} ${document.querySelector("[data-table]").dataset.seatOfViewer}`;
const chosenKinds = () => new Set(JSON.parse(localStorage.getItem(key()) ?? "[]"));
const open = () => document.querySelector("#answers[data-pass]");
const isChosen = (form) => chosenKinds().has(form.dataset.window);
const kinds = (box) => box.dataset.autopass.split(" ");

export function startAutopass() {
  look();
  document.addEventListener("laid", look);
  document.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-autopass]")) return;
    const chosen = chosenKinds();
    for (const kind of kinds(target)) target.checked ? chosen.add(kind) : chosen.delete(kind);
    localStorage.setItem(key(), JSON.stringify([...chosen]));
    seen = undefined;
    look();
  });
}

function look() {
  if (document.querySelector("#end .dialog")) localStorage.removeItem(key());
  const chosen = chosenKinds(), form = open();
  for (const box of document.querySelectorAll("[data-autopass]")) box.checked = kinds(box).every((kind) => chosen.has(kind));
  const number = form?.elements.seq.value;
  if (!form || !isChosen(form) || number === seen) return;
  seen = number;
  setTimeout(async () => {
    const form = open();
    if (!form || !isChosen(form) || form.elements.seq.value !== number) return;
    if (!(await sendAnswer(form.dataset.pass))) seen = undefined;      // something else was on its way: at the next look
  }, PAUSE);
}
