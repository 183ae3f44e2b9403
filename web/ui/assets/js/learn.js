// A first voyage without leaving the page: the next step is fetched and laid in, so that pieces glide. The address is always
// that of the step that is shown, and the browser's way back works.
import { keepBack, showAddress } from "./address.js";
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
  bringIntoSight();
  tellAll();
}

// The address is that of the step as soon as it is shown, so that going back at once leads to the step before, and a double
// click goes one step.
const go = (address) => show(address, () => new URL(address, location.href).href !== location.href && showAddress(address, true));

async function show(address, tell) {
  const was = document.querySelector(".lesson-words").open;
  const fresh = await turn(address, PARTS, tell);
  if (fresh === false) return location.assign(address);
  if (!fresh) return;
  document.querySelector(".lesson-words").open = was;
  keepBack();
  bringIntoSight();
  tellAll();
}

// On a small screen the page is longer than what shows between lesson and answers, or below these: if nothing that the step
// points at lies there, the first such thing comes there. What fills all of it counts only where it is alone.
function bringIntoSight() {
  const answers = document.getElementById("offers").getBoundingClientRect(), edge = () => document.querySelector(".lesson").getBoundingClientRect().bottom;
  const lower = answers.top > edge() && answers.top < innerHeight ? answers.top : innerHeight;
  const all = [...document.querySelectorAll("#table [data-see], #table .proposed")].filter((thing) => !thing.closest("#offers") && thing.getClientRects().length);
  const small = all.filter((thing) => thing.getBoundingClientRect().height < lower - edge()), things = small.length ? small : all;
  const isThere = (thing) => {
    const { top, bottom, height } = thing.getBoundingClientRect();
    const between = (from, to) => Math.min(bottom, to) - Math.max(top, from) >= Math.min(height, 80) - 1;
    return between(edge(), lower) || between(Math.max(answers.bottom, edge()), innerHeight);
  };
  if (!things.length || things.some(isThere)) return;
  const [thing] = things;
  // First the boxes around it that scroll; then the page, until it lies below the lesson.
  for (let box = thing.parentElement; box && box !== document.body; box = box.parentElement) scrollWithin(box, thing);
  const { top, bottom, height } = thing.getBoundingClientRect(), upper = document.querySelector(".lesson").offsetHeight + 12;
  scrollBy({ top: height < lower - upper ? (top + bottom - upper - lower) / 2 : top - upper });
}

// Scrolls a box as little as needed to show a thing in it. scrollIntoView would also move the place from which Tab continues.
function scrollWithin(box, thing) {
  if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
  const { left, right, top, bottom } = thing.getBoundingClientRect(), frame = box.getBoundingClientRect();
  const nearest = (from, to, low, high) => (from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0);
  box.scrollTop += nearest(top, bottom, frame.top, frame.bottom);
  box.scrollLeft += nearest(left, right, frame.left, frame.right);
}

// What the lesson says is read out, whether its text is folded or not.
function tellAll() {
  const words = [".lesson-title", ".lesson-words > p", ".lesson-task"].map((part) => document.querySelector(part)?.textContent);
  words.forEach(announce);
}
