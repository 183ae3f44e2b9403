// The offers bar: walks the answers touch by touch, on the table or by buttons, and sends the one that is reached.
import { completedOffer, matchingOffers, nextTouches, openPicks, parseOffers, removeCommonTokens, touchableTokens } from "./answer-tree.js";
import { send, showTrouble } from "./send.js";
import { askWhyNot, closeWhyNot } from "./why.js";

const words = JSON.parse(document.body.dataset.words);
const MANY = 9;      // more numbers than this are a slider
let offers = [], begun = [], picks = [], number, running, isBusy = false, isHeld = false, wasHere = false;    // begun: tokens that all answers begin with; picks: { token, label, element }

const form = () => document.getElementById("answers");
const tokens = () => picks.map((pick) => pick.token);
const proposed = () => form()?.dataset.proposed?.split(" > ").slice(begun.length) ?? [];      // by a lesson or a hint
const onTable = () => [...document.querySelectorAll("#table [data-token]")].filter((element) => !element.closest("#offers"));

export function startOffers() {
  take();
  document.addEventListener("laid", take);
  document.addEventListener("hinted", draw);
  document.addEventListener("focusin", ({ target }) => (wasHere = Boolean(target.closest("#walk"))));
  document.addEventListener("click", (event) => {
    const element = event.target.closest("#table [data-token]");
    if (element && !element.closest("#offers")) touch(element);
  });
  document.addEventListener("submit", async (event) => {
    const sent = event.target;
    if (!sent.closest("#undo, #talk, #offers") || sent.action.endsWith("/rematch")) return;
    event.preventDefault();
    const button = event.submitter;
    while (isBusy) await running;      // an answer is on its way: what is said meanwhile is said after it
    await busy(() => send(sent, button?.name ? [[button.name, button.value]] : []));
  });
}

// What is offered now. Picks survive as long as the question is the same.
function take() {
  const asked = form();
  const now = asked?.elements.seq.value;
  offers = asked ? parseOffers(asked) : [];
  begun = removeCommonTokens(offers);
  if (now !== number) picks = [];
  number = now;
  if (!matchingOffers(offers, tokens()).length) picks = [];
  draw();
}

function touch(element) {
  closeWhyNot();
  if (isBusy) return;
  const token = element.dataset.token;
  const picked = picks.findIndex((pick) => pick.element === element);
  if (picked >= 0) return undoPicks(picked);
  for (let kept = picks.length; kept >= 0; kept--) {      // fewer kept picks: a change of mind
    if (!matchingOffers(offers, [...tokens().slice(0, kept), token]).length) continue;
    picks.length = kept;
    return pick(token, element);
  }
  askWhyNot(element, [...begun, ...openPicks(offers, tokens()), token]);
}

function pick(token, element) {
  const found = matchingOffers(offers, [...tokens(), token]);
  const label = found[0].touches[found[0].tokens.indexOf(token)] ?? token;
  picks.push({ token, label, element: element ?? onTable().find((other) => other.dataset.token === token) });
  const done = completedOffer(found, tokens());
  const mustConfirm = begun.length + picks.length < 2 || "confirm" in form().dataset;
  if (done && found.length === 1 && !mustConfirm) answer(done);
  else draw();
}

export function undoPicks(to = picks.length - 1) {
  if (isBusy || !picks.length) return false;
  picks.length = Math.max(to, 0);
  draw();
  return true;
}

// One answer at a time, from a touch, a key or automatic passing.
export const sendAnswer = (path) => busy(() => send(form(), [["answer", path]]));
const answer = (offer) => sendAnswer(offer.path);

async function busy(work) {
  if (isBusy) return false;
  isBusy = true;
  showTrouble("");
  draw();
  try {
    running = work();
    return await running;
  } finally {
    isBusy = false;
    draw();
  }
}

function draw() {
  const found = matchingOffers(offers, tokens());
  const next = offers.length ? nextTouches(found, tokens()) : new Map();
  const table = onTable(), lying = new Set(table.map((element) => element.dataset.token)), lies = (token) => lying.has(token);
  // Once an answer is reached, what could have been touched last instead is still open to a change of mind.
  const before = tokens().slice(0, -1);
  mark(table, next.size || !picks.length ? touchableTokens(found, tokens(), lies) : touchableTokens(matchingOffers(offers, before), before, lies));
  document.dispatchEvent(new Event("marked"));
  const walk = document.getElementById("walk"), path = document.getElementById("path");
  path?.replaceChildren();
  if (!walk) return;
  // After an answer by keyboard the focus is on the next question; buttons that are busy or gone cannot keep it, and after
  // an answer under seal they go with the bar, when the others have answered. What ends a turn stands first and does not get it:
  // a key that is pressed twice must not end one.
  isHeld ||= walk.contains(document.activeElement) || (wasHere && document.activeElement === document.body);
  walk.replaceChildren(...buttons(found, next, lies));
  for (const button of walk.querySelectorAll("button, input")) button.disabled = isBusy;
  walk.setAttribute("aria-busy", isBusy);
  if (picks.length) path.append(words.path, " ", bold(picks.map((pick) => pick.label).join(` ${words.then} `)));
  if (isHeld && !isBusy) hold(walk.querySelector(".btn--go") ?? walk.querySelector(".btn--lying") ?? walk.querySelector("button:not(.btn--quiet)"));
}

function hold(button) {
  if (!button) return;      // Others are to answer: later.
  isHeld = false;
  const isElsewhere = document.activeElement && document.activeElement !== document.body && !button.parentElement.contains(document.activeElement);
  if (!isElsewhere) button.focus({ preventScroll: true });
}

// First what a lesson proposes, then what lies nowhere on the table, for it can be touched here only.
function ordered(next, lies) {
  const isFirst = (token) => Boolean(document.querySelector(".voyage")) && proposed().includes(token);
  const rank = ([token, { isLast }]) => (isFirst(token) ? 0 : isLast ? 3 : lies(token) ? 2 : 1);
  return [...next].sort((one, other) => rank(one) - rank(other));
}

function buttons(found, next, lies) {
  const all = [];
  if (picks.length) all.push(button(words.think, "btn btn--quiet", () => undoPicks(0)));
  const done = picks.length ? completedOffer(found, tokens()) : undefined;
  if (done) all.push(button(done.label, done.path === form().dataset.proposed ? "btn btn--go proposed" : "btn btn--go", () => answer(done), "Enter"));
  const [long, plain] = rows(ordered(next, lies));
  for (const tokens of long) all.push(slider(tokens, next));
  for (const [token, { label, ends }] of plain) {
    const isAnswer = ends && ends.tokens.length === 1;
    const only = !done && next.size === 1;
    const made = button(isAnswer || (only && ends) ? ends.label : label, only ? "btn btn--go" : "btn", () => (isAnswer ? answer(ends) : pick(token)), only ? "Enter" : undefined);
    made.classList.toggle("proposed", proposed().includes(token));
    made.classList.toggle("btn--lying", lies(token));
    point(made, token);
    all.push(made);
  }
  return all;
}

// Pointing at an answer, or focusing it by keyboard, marks the things on the table that it is about.
function point(made, token) {
  const show = (isShown) => onTable().forEach((element) => element.dataset.token === token && element.classList.toggle("pointed", isShown));
  made.addEventListener("pointerenter", () => show(true));
  made.addEventListener("pointerleave", () => show(false));
  made.addEventListener("focus", () => made.matches(":focus-visible") && show(true));
  made.addEventListener("blur", () => show(false));
}

// Amounts (`deposit.1`, `deposit.2` .. one after the other) that would be a long row of buttons, and everything else.
function rows(next) {
  const amount = ([token]) => token.match(/^([^.]+)\.(\d+)$/) ?? [];
  const isLong = ([kind, row]) => kind && row.length > MANY && row.every((one, at) => !at || amount(one)[2] - amount(row[at - 1])[2] === 1);
  const long = [...Map.groupBy(next, (one) => amount(one)[1])].filter(isLong).map(([, row]) => row);
  return [long.map((row) => row.map(([token]) => token)), next.filter((one) => !long.some((row) => row.includes(one)))];
}

function slider(tokens, next) {
  const row = Object.assign(document.createElement("span"), { className: "slide" });
  const range = Object.assign(document.createElement("input"), { type: "range", min: 0, max: tokens.length - 1, value: 0 });
  const go = button("", "btn", () => {
    const { ends } = next.get(tokens[range.value]);
    if (ends) answer(ends);
    else pick(tokens[range.value]);
  });
  const show = () => {
    const { label: touch, ends } = next.get(tokens[range.value]);
    go.textContent = ends?.label ?? touch;
    range.setAttribute("aria-valuetext", go.textContent);
  };
  range.addEventListener("input", show);
  range.setAttribute("aria-label", words.path);
  show();
  row.append(range, go);
  return row;
}

function button(label, className, act, key) {
  const made = Object.assign(document.createElement("button"), { type: "button", className, textContent: label });
  if (key) made.append(Object.assign(document.createElement("kbd"), { textContent: key, ariaHidden: "true" }));
  made.addEventListener("click", act);
  return made;
}

const bold = (text) => Object.assign(document.createElement("b"), { textContent: text });

// Rings and pressed states on the table. In a chart the ring is the thing's own .touch shape.
function mark(table, offered) {
  for (const element of table) {
    const place = picks.findIndex((pick) => pick.element === element), isPicked = place >= 0;
    const isOffered = isPicked || offered.has(element.dataset.token);
    element.classList.remove("pointed");
    if (isPicked) element.dataset.pick = place + 1;      // an order shows in numbers
    else delete element.dataset.pick;
    element.classList.toggle("proposed", isOffered && !tokens().includes(element.dataset.token) && proposed().includes(element.dataset.token));
    element.classList.toggle("offered", isOffered);
    if (isOffered) element.setAttribute("aria-pressed", isPicked);
    else element.removeAttribute("aria-pressed");
    if (element instanceof SVGElement) {
      const shape = element.querySelector(":scope > .touch");
      shape?.classList.toggle("ring-mark", isOffered);
      shape?.classList.toggle("is-selected", isPicked);
    } else ring(element, isOffered);
  }
}

function ring(element, isOffered) {
  const there = element.querySelector(":scope > .ring");
  if (isOffered === Boolean(there)) return;
  if (there) return there.remove();
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("class", "ring");
  made.setAttribute("aria-hidden", "true");
  made.append(document.createElementNS("http://www.w3.org/2000/svg", "rect"));
  element.append(made);
}
