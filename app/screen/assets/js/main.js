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
import "./hall.js";
import { follow } from "./stream.js";
import { begin } from "./offers.js";
import { replay } from "./replay.js";
import { watch } from "./autopass.js";
import { learn } from "./learn.js";
import { wind } from "./clock.js";
import { heed } from "./announce.js";

document.documentElement.classList.add("js");

const streamed = document.querySelector("[data-stream]");
if (streamed) follow(streamed.dataset.stream);
if (document.querySelector("[data-table]")) begin(), watch(), wind(), heed();
if (document.querySelector("[data-replay]")) replay();
if (document.getElementById("lesson")) learn();

// An open menu closes with the next touch elsewhere.
document.addEventListener("pointerdown", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

// A paper that opens takes the focus and holds it; closing gives it back.
let opener = null;
function turn() {
  const veil = document.querySelector(".veil:target");
  for (const part of document.body.children) part.inert = Boolean(veil) && part !== veil && part.id !== "announce";
  if (veil) {
    opener ??= document.activeElement;
    const paper = veil.querySelector(".dialog");
    paper.tabIndex = -1;
    paper.focus();
  } else {
    opener?.focus();
    opener = null;
  }
}
addEventListener("hashchange", turn);
turn();

// An address that names nothing closes a paper without scrolling the page.
document.addEventListener("click", (event) => {
  if (!event.target.matches(".veil") && !event.target.closest(".close, .dialog-foot a[href='#']")) return;
  event.preventDefault();
  location.hash = "-";
});
