// A first voyage without leaving the page: the next step is fetched and laid in, so that pieces glide. The address is always
// that of the step that is shown, and the browser's way back works.
import { announce } from "./announce.js";
import { turn } from "./patch.js";

const PARTS = ["lesson", "table", "state"];

export function learn() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-turn]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(link.href);
  });
  document.addEventListener("onward", (event) => go(event.detail));
  addEventListener("popstate", () => show(location.href));
  tellAll();
}

// The address is that of the step from the moment it is laid, so that whoever goes back right then comes to the one before;
// and who clicks twice goes one step.
const go = (address) => show(address, () => new URL(address, location.href).href !== location.href && history.pushState(null, "", address));

async function show(address, tell) {
  const was = document.querySelector(".lesson-words").open;
  if ((await turn(address, PARTS, tell)) === false) return location.assign(address);
  document.querySelector(".lesson-words").open = was;
  tellAll();
}

// What the lesson says is read out, whether its text is folded or not.
function tellAll() {
  const words = [".lesson-title", ".lesson-words > p", ".lesson-task"].map((part) => document.querySelector(part)?.textContent);
  words.forEach(announce);
}
