// A hint: what the strong bot would do here. It is shown as words, and marked on the table until the question is answered.
import { showTrouble } from "./send.js";

let shown;      // { seq, answer, said }

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id !== "hint") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const button = form.querySelector("button");
  button.disabled = true;
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { Accept: "application/json" } }).catch(() => undefined);
  const said = await answer?.json().catch(() => undefined);
  button.disabled = false;
  if (answer?.ok) shown = said;
  else showTrouble(said?.message ?? "");
  show();
  document.dispatchEvent(new CustomEvent("hinted"));
  document.querySelector("#walk .proposed")?.scrollIntoView({ block: "nearest", inline: "center" });      // of many answers it may be one out of sight
}, true);
document.addEventListener("laid", show);

// The table may have been drawn anew meanwhile; another question ends the hint.
function show() {
  const form = document.getElementById("answers"), place = document.getElementById("hint-said");
  if (shown && String(shown.seq) !== form?.elements.seq.value) shown = undefined;
  if (place) place.textContent = shown?.said ?? "";
  if (form && shown) form.dataset.proposed = shown.answer;
}
