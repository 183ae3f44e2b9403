// The keyboard: arrows go from thing to thing on the table (one tab stop), digits give answers, Escape goes back. For
// speech input and accidental key presses the letter and digit keys can be switched off; this browser keeps that.
import { undoPicks } from "./offers.js";
import { closeWhyNot } from "./why.js";

const things = () => [...document.querySelectorAll("#table [data-token]")].filter((thing) => thing.getClientRects().length);
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// What is written into a field is no command; a slider needs the arrows only, and a tick box no text.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=range], [type=checkbox]), textarea, select")) return;
  if (act(event)) event.preventDefault();
});
// After the offers are marked, and once for all that is laid before the next frame: asking what can be seen makes the browser lay out the page.
let frame;
document.addEventListener("laid", () => (frame ??= requestAnimationFrame(() => ((frame = undefined), rove()))));
document.addEventListener("focusin", (event) => event.target.closest("#table [data-token]") && rove());
setTimeout(rove);

const LETTERS = "letter-keys";
const hasLetters = () => localStorage.getItem(LETTERS) !== "off";
function settle() {
  for (const tick of document.querySelectorAll("[data-letter-keys]")) tick.checked = hasLetters();
}
settle();
document.addEventListener("laid", settle);
addEventListener("storage", settle);
document.addEventListener("change", ({ target }) => {
  if (target.matches("[data-letter-keys]")) localStorage.setItem(LETTERS, target.checked ? "on" : "off");
});

function act({ key, target }) {
  if (key === "Escape") return escape();
  if (!document.querySelector("[data-table]")) return false;
  if (key in ARROWS) return step(target, ARROWS[key]);
  if (key === "Enter" || key === " ") return enter(key, target);
  if (!hasLetters()) return false;
  if (key === "?") return (location.hash = "#help"), true;
  if (key === "u") return press(document.querySelector("#undo button"));
  if (/^[1-9]$/.test(key)) return press(document.querySelectorAll("#walk .btn:not(.btn--quiet)")[key - 1]);
  return touch(key);
}

// A thing of the game that has a key of its own, as long as it is to be seen: its place is marked by [data-key].
function touch(key) {
  const marks = [...document.querySelectorAll(`#table [data-key="${CSS.escape(key.toLowerCase())}"]`)];
  const thing = marks.find((mark) => mark.getClientRects().length)?.closest("[data-token]");
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return Boolean(thing);
}

function escape() {
  if (closeWhyNot(true)) return true;
  const menu = document.querySelector("details.menu[open]");
  if (menu) return (menu.open = false), menu.querySelector("summary").focus(), true;
  if (document.querySelector(".veil:target, .log:target, .chat:target")) return (location.hash = "-"), true;
  return undoPicks();
}

// Enter on a picked thing, or on nothing, gives the likely answer; on any other thing it touches it.
function enter(key, target) {
  const thing = target.closest("[data-token]");
  const likely = document.querySelector("#walk .btn--go");
  if (key === "Enter" && likely && (target === document.body || thing?.getAttribute("aria-pressed") === "true")) return press(likely);
  if (!thing || thing instanceof HTMLButtonElement) return false;
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}

function press(button) {
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

// To the nearest thing in this direction; what lies straight ahead counts as nearer. What is beside does not lie in it:
// a card that is lifted a little has its neighbours beside it, and not below.
function step(from, [x, y]) {
  const thing = from.closest("#table [data-token]");
  if (!thing) {
    if (from !== document.body) return false;
    stop()?.focus();
    return true;
  }
  const here = middle(thing);
  let best, least = Infinity;
  for (const other of things()) {
    const there = middle(other);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (other !== thing && ahead > 1 && aside < 3 * ahead && ahead + 2.5 * aside < least) [best, least] = [other, ahead + 2.5 * aside];
  }
  best?.focus();
  return true;
}

function middle(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

// The one tab stop: where the focus is, else what is proposed, else the first thing that is offered.
function stop() {
  const all = things();
  return all.find((thing) => thing === document.activeElement) ?? all.find((thing) => thing.classList.contains("proposed")) ?? all.find((thing) => thing.classList.contains("offered")) ?? all[0];
}

function rove() {
  const one = stop();
  for (const thing of things()) thing.tabIndex = thing === one ? 0 : -1;
}
