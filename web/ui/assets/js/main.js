// Starts the modules a page needs. They know no game: a table is elements with data-token and a form of answers.
import "./theme.js";
import "./dice.js";
import "./filter.js";
import "./keys.js";
import "./camera.js";
import "./proof.js";
import "./hint.js";
import "./copy.js";
import "./install.js";
import "./signals.js";
import "./chat.js";
import "./social.js";
import { followStream } from "./stream.js";
import { startOffers } from "./offers.js";
import { replay } from "./replay.js";
import { startAutopass } from "./autopass.js";
import { learn } from "./learn.js";
import { startClocks } from "./clock.js";
import { announceTurns } from "./announce.js";

document.documentElement.classList.add("js");

const streamed = document.querySelector("[data-stream]");
if (streamed) followStream(streamed.dataset.stream);
if (document.querySelector("[data-table]")) startOffers(), startAutopass(), startClocks(), announceTurns();
if (document.querySelector("[data-replay]")) replay();
if (document.getElementById("lesson")) learn();

// An open menu closes with the next touch elsewhere.
document.addEventListener("pointerdown", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

// A paper that opens takes the focus and holds it; closing gives it back. Who opens it is noted before: the jump to the paper
// takes the focus from them.
let touched = null, opener = null, around = [];
for (const kind of ["click", "keydown"]) document.addEventListener(kind, note, true);
function note({ target }) {
  if (!document.querySelector(".veil:target")) touched = target.closest?.("a[href^='#']") ?? document.activeElement;
}

function turn() {
  const veil = document.querySelector(".veil:target");
  for (const part of document.body.children) part.inert = Boolean(veil) && part !== veil && part.id !== "announce";
  if (veil) {
    if (!opener) around = above((opener = touched ?? document.activeElement));
    take(veil.querySelector(".dialog"));
  } else if (opener) {
    const folded = opener.closest("details:not([open])")?.querySelector("summary");
    if (isThere(folded ?? opener)) (folded ?? opener).focus();
    else take(heading());
    opener = null;
  }
}

const isThere = (element) => element !== document.body && element.isConnected && element.checkVisibility();

function above(element) {
  const parts = [];
  for (let part = element; part; part = part.parentElement) parts.push(part);
  return parts;
}

// Of what the opener stood in and is still there, the innermost that has one.
function heading() {
  const inside = (part) => [...part.querySelectorAll("h1, h2, h3")].find(isThere);
  return inside(around.find((part) => part.isConnected && inside(part)) ?? document.body);
}

function take(element) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
}
addEventListener("hashchange", turn);
// The browser goes to where the address leads only when all is there.
addEventListener("load", turn);
turn();

// An address that names nothing closes a paper without scrolling the page.
document.addEventListener("click", (event) => {
  if (!event.target.matches(".veil") && !event.target.closest(".close, .dialog-foot a[href='#']")) return;
  event.preventDefault();
  location.hash = "-";
});
