// A chart that is larger than its frame: drag or pinch to move, wheel, buttons or + - 0 to come nearer. Knows no game:
// the svg is [data-camera], data-whole its viewBox for the whole chart, data-focus (x y width height) what the question is
// about, data-near how much of it (in units) fills the frame of a small screen. Until the reader moves it, it chooses the view by itself.

const FAR = 1.25, NEAR = 5, STEP = 1.4, SLIP = 6;     // limits and step of the zoom; pixels before a touch is a drag
const AIR = 14, CLOSE = 0.65;      // around what can be touched next, in units; how much nearer than otherwise the camera may come to it
let own = null;                  // the view that the reader has chosen: { x, y, w, h }, else nothing
const fingers = new Map();
let start = null, dragged = false;

const chart = () => document.querySelector("[data-camera]");
const numbers = (text) => (text ?? "").split(/[ ,]+/).filter(Boolean).map(Number);
const box = ([x, y, w, h]) => ({ x, y, w, h });
const isNarrow = () => matchMedia("(max-width: 47.99rem)").matches;

const whole = (svg) => box(numbers(svg.dataset.whole));

// Once something is picked: what can be touched next, as it lies on the chart, with some water around it. Below it is room for
// the buttons of the zoom.
function onward(svg) {
  if (!svg.parentElement.querySelector("[data-token][aria-pressed=true]")) return undefined;
  const parts = (thing) => [...thing.querySelectorAll(":scope > .touch"), thing].map((part) => part.getBoundingClientRect());
  const boxes = [...svg.querySelectorAll("[data-token].offered")].flatMap((thing) => parts(thing).find(({ width, height }) => width && height) ?? []);
  if (!boxes.length) return undefined;
  const edge = (of, side) => of(...boxes.map((box) => box[side]));
  const from = onChart(svg, { clientX: edge(Math.min, "left"), clientY: edge(Math.min, "top") });
  const to = onChart(svg, { clientX: edge(Math.max, "right"), clientY: edge(Math.max, "bottom") });
  const w = to.x - from.x, h = to.y - from.y;
  return [from.x - 0.05 * w - AIR, from.y - 0.05 * h - AIR, 1.1 * w + 2 * AIR, 1.25 * h + 2 * AIR];
}

// What the camera shows by itself: the whole chart, or on a small screen the part that the question is about.
let about;
function byItself(svg) {
  const all = whole(svg), focus = about ?? numbers(svg.dataset.focus), near = Number(svg.dataset.near) * (about ? CLOSE : 1);
  if (!isNarrow() || focus.length < 4 || !near || Math.max(all.w, all.h) <= near) return all;
  const part = box(focus);
  const w = Math.max(near, part.w), h = Math.max(near, part.h);
  const within = (from, size, least, most) => (size > most - least ? (least + most - size) / 2 : Math.min(Math.max(from, least), most - size));
  return { x: within(part.x + (part.w - w) / 2, w, all.x, all.x + all.w), y: within(part.y + (part.h - h) / 2, h, all.y, all.y + all.h), w, h };
}

function show(svg) {
  const { x, y, w, h } = own ?? byItself(svg);
  svg.setAttribute("viewBox", [x, y, w, h].map((number) => number.toFixed(1)).join(" "));
}

// A point of the screen as a point of the chart.
function onChart(svg, { clientX, clientY }) {
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
}

function zoom(svg, factor, about) {
  const view = own ?? byItself(svg), all = whole(svg);
  const size = Math.max(all.w, all.h);
  const now = Math.max(view.w, view.h), next = Math.min(Math.max(now / factor, size / NEAR), size * FAR);
  const ratio = next / now, at = about ?? { x: view.x + view.w / 2, y: view.y + view.h / 2 };
  own = { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio, w: view.w * ratio, h: view.h * ratio };
  show(svg);
}

// The middle never leaves the chart.
function move(svg, dx, dy) {
  const view = own ?? byItself(svg), all = whole(svg);
  const within = (from, size, least, most) => Math.min(Math.max(from, least - size / 2), most - size / 2);
  own = { ...view, x: within(view.x + dx, view.w, all.x, all.x + all.w), y: within(view.y + dy, view.h, all.y, all.y + all.h) };
  show(svg);
}

function act(svg, what) {
  if (what === "nearer") zoom(svg, STEP);
  if (what === "farther") zoom(svg, 1 / STEP);
  if (what === "whole") (own = whole(svg)), show(svg);
}

const spread = () => {
  const [one, other] = fingers.values();
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2, width: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) };
};

function down(event) {
  const svg = event.target.closest?.("[data-camera]");
  if (!svg || event.button) return;
  if (!fingers.size) dragged = false;
  fingers.set(event.pointerId, event);
  start = fingers.size === 2 ? spread() : event;
}

function drag(event) {
  const svg = chart();
  if (!svg || !fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, event);
  const now = fingers.size === 2 ? spread() : event;
  if (!dragged && Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) < SLIP && fingers.size < 2) return;
  dragged = true;
  const was = onChart(svg, start), is = onChart(svg, now);
  move(svg, was.x - is.x, was.y - is.y);
  if (now.width && start.width) zoom(svg, now.width / start.width, onChart(svg, now));
  start = now;
}

function up(event) {
  if (!fingers.delete(event.pointerId)) return;
  [start] = fingers.values();
}

document.addEventListener("pointerdown", down);
document.addEventListener("pointermove", drag);
document.addEventListener("pointerup", up);
document.addEventListener("pointercancel", up);
// What ends a drag is no touch on the thing below.
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-camera-act]");
  if (button) return act(chart(), button.dataset.cameraAct);
  if (!dragged || !event.target.closest?.("[data-camera]")) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}, true);
document.addEventListener("wheel", (event) => {
  const svg = event.target.closest?.("[data-camera]");
  if (!svg) return;
  event.preventDefault();
  zoom(svg, Math.exp(-event.deltaY / 400), onChart(svg, event));
}, { passive: false });
document.addEventListener("keydown", (event) => {
  const svg = chart();
  const what = { "+": "nearer", "-": "farther", 0: "whole" }[event.key];
  if (!svg || !what || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  act(svg, what);
  event.preventDefault();
});
// The keyboard's place stays in sight.
document.addEventListener("focusin", (event) => {
  const svg = event.target.closest?.("[data-camera]");
  if (!svg || !event.target.matches(":focus-visible")) return;
  const thing = event.target.getBoundingClientRect(), frame = svg.getBoundingClientRect();
  const middle = { clientX: thing.left + thing.width / 2, clientY: thing.top + thing.height / 2 };
  if (middle.clientX > frame.left && middle.clientX < frame.right && middle.clientY > frame.top && middle.clientY < frame.bottom) return;
  const at = onChart(svg, middle), view = own ?? byItself(svg);
  move(svg, at.x - view.x - view.w / 2, at.y - view.y - view.h / 2);
});
// A patch brings the whole chart, which may have grown. If it asks about a place out of sight, the camera goes there.
document.addEventListener("laid", () => {
  const svg = chart();
  if (!svg) return;
  const [x, y, w, h] = numbers(svg.dataset.focus);
  if (own && (x + w < own.x || y + h < own.y || x > own.x + own.w || y > own.y + own.h)) own = null;
  show(svg);
});
document.addEventListener("marked", () => {
  const svg = chart();
  if (!svg) return;
  about = isNarrow() ? onward(svg) : undefined;
  show(svg);
});
addEventListener("resize", () => chart() && show(chart()));
if (chart()) show(chart());
