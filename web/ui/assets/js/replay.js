// Looking back without leaving the page: steps, slider and keys fetch the page of another moment and lay it in, so that
// pieces glide. The address is always that of what is shown.
import { showAddress } from "./address.js";
import { announce } from "./announce.js";
import { turn } from "./patch.js";

// Milliseconds between two moments, and between two looks at how far the bot has come.
const PAUSES = { slow: 3000, usual: 1400, fast: 450 }, POLL = 1000;
const SPEED = "replay-speed";
let playing, timer, poll, shownAt;

export function replay() {
  shownAt = document.getElementById("moment").getAttribute("value");
  document.addEventListener("click", (event) => {
    const chart = event.target.closest(".study-chart > svg");
    if (chart) return stop(), slide(touched(chart, event));
    const link = event.target.closest("a[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    stop();
    if (!leap(link.dataset.step)) go(here(link.href));
  });
  document.addEventListener("input", (event) => event.target.id === "moment" && (stop(), slide(event.target)));
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".replay-slide")) return;
    event.preventDefault();
    slide(event.target.elements.moment);
  });
  document.getElementById("autoplay").addEventListener("click", () => (playing ? stop() : play()));
  const speed = document.getElementById("speed");
  const kept = localStorage.getItem(SPEED);
  if (Object.hasOwn(PAUSES, kept)) speed.value = kept;
  speed.addEventListener("change", () => {
    localStorage.setItem(SPEED, speed.value);
    if (playing) stop(), play();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    if (key(event)) event.preventDefault();
  });
  wait();
}

const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
function key({ key, target }) {
  if (key === " " && !target.closest("button, summary, a")) return document.getElementById("autoplay").click(), true;
  return leap(KEYS[key]);
}

// Counts from the slider, not from the page that is shown: a second press before the page of the first has come goes one step
// further. False if there is no such step.
function leap(where) {
  const range = document.getElementById("moment"), at = Number(range.value), last = Number(range.max);
  const to = { back: at - 1, next: at + 1, first: 0, last }[where];
  if (to === undefined || to === at || to < 0 || to > last) return false;
  stop();
  range.value = to;
  slide(range);
  return true;
}

// Another way to look at the moment where the slider stands, which may be ahead of the page that is shown.
function here(address) {
  const { value } = document.getElementById("moment"), url = new URL(address);
  if (shownAt === undefined || value === shownAt) return address;
  url.searchParams.delete("at");
  url.searchParams.set("moment", value);
  return url.href;
}

function slide(range) {
  go(`${range.form.action}?${new URLSearchParams(new FormData(range.form))}`);
}

// The moment under a touch, on the slider: it keeps within its ends by itself.
function touched(chart, { clientX, clientY }) {
  const range = document.getElementById("moment");
  const { x } = new DOMPoint(clientX, clientY).matrixTransform(chart.getScreenCTM().inverse());
  range.value = Math.round((x / chart.dataset.across) * range.max);
  return range;
}

// What comes late is not shown.
async function go(address, isQuiet = false) {
  clearTimeout(poll);
  const fresh = await turn(address, ["table", "state"]);
  // A page that only follows the bot's progress may ask again.
  if (fresh === false) return isQuiet ? wait() : location.assign(address);
  if (!fresh) return;
  const shown = fresh.getElementById("moment");
  document.getElementById("moment").value = shownAt = shown.getAttribute("value");
  press();
  if (!isQuiet) {
    showAddress(address.includes("moment=") ? link(fresh) : address);
    announce(shown.getAttribute("aria-valuetext"));
    announce(fresh.getElementById("question").textContent);
  }
  wait();
}

const link = (page) => page.querySelector("[data-step=eye][aria-current]").href;

const press = () => document.getElementById("autoplay").setAttribute("aria-pressed", Boolean(playing));

// From the end it begins anew.
function play() {
  playing = Symbol();
  timer = setTimeout(step, 0, playing, document.querySelector("[data-step=next]") ? "next" : "first");
  press();
}

// If the reader stops and starts while a page is loading, another run has begun: this one ends.
async function step(run, where = "next") {
  const link = document.querySelector(`[data-step=${where}]`);
  if (!link) return stop();
  await go(link.href);
  if (run === playing) timer = setTimeout(step, PAUSES[document.getElementById("speed").value], run);
}

function stop() {
  clearTimeout(timer);
  playing = undefined;
  press();
}

// While the bot thinks, the page looks how far it has come.
function wait() {
  clearTimeout(poll);
  if (document.querySelector("[data-more]")) poll = setTimeout(() => go(location.href, true), POLL);
}
