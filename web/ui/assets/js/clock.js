// The clocks at a table: each element carries since when it counts, what is free and what is left; the page has the
// server's time, so that a wrong clock of this machine does no harm. It speaks and rings twice: when time runs low and when it is up.
import { announce } from "./announce.js";
import { ring } from "./bell.js";

const LOW = 30000, SLOW_LOW = 6 * 3600000;
const warned = new Set();
let ahead = 0;      // how far this machine's clock is ahead of the server's

export function startClocks() {
  const now = Number(document.querySelector("[data-now]")?.dataset.now);
  if (!now) return;
  ahead = Date.now() - now;
  tick();
  setInterval(tick, 250);
  document.addEventListener("laid", tick);
}

function tick() {
  const list = document.getElementById("clocks");
  if (!list || list.hidden) return;
  for (const face of list.querySelectorAll(".clock-time")) show(face, list.dataset);
}

function show(face, words) {
  const { since, slow } = face.dataset;
  const free = Number(face.dataset.free), left = Number(face.dataset.left);
  const gone = since ? Math.max(0, Date.now() - ahead - Number(since)) : 0;
  const freeNow = Math.max(0, free - gone), leftNow = Math.max(0, left - Math.max(0, gone - free));
  const isSlow = slow !== undefined, whole = freeNow + leftNow;
  const text = isSlow ? days(whole, words.units.split(" ")) : minutes(leftNow, since ? freeNow : 0);
  if (face.textContent !== text) face.textContent = text;
  const isLow = Boolean(since) && whole < (isSlow ? SLOW_LOW : LOW);
  face.parentElement.classList.toggle("is-low", isLow);
  if (isLow) warn(face, whole ? words.low : words.up);
}

// Once for each question and word, and only for one's own clock.
function warn(face, word) {
  const mine = document.querySelector("[data-seat-of-viewer]")?.dataset.seatOfViewer;
  if (face.parentElement.querySelector("[data-seat]")?.dataset.seat !== mine) return;
  const key = `${face.dataset.since} ${word}`;
  if (warned.has(key)) return;
  warned.add(key);
  announce(word);
  ring("low");
}

function minutes(left, free) {
  const seconds = Math.floor(left / 1000), more = Math.floor(free / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}${more ? ` +${more}` : ""}`;
}

function days(time, [day, hour, minute]) {
  const all = Math.floor(time / 60000), d = Math.floor(all / 1440), h = Math.floor(all / 60) % 24, m = all % 60;
  return d ? `${d} ${day} ${h} ${hour}` : h ? `${h} ${hour} ${m} ${minute}` : `${m} ${minute}`;
}
