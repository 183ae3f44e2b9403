// Lays new parts into the page. Elements that keep their id keep their identity, so that styles move them to their
// new place; focus, scroll, open details and what the modules themselves drew (data-own, .ring) stay.
import { announce } from "./announce.js";

let laid = 0, seq = 0;

// How often something was laid, and the number of the newest question that any of it knew.
export const seen = () => ({ laid, seq });

export function lay(patch) {
  if (patch.go) return lead(() => location.assign(patch.go));
  laid++;
  seq = Math.max(seq, patch.seq ?? 0);
  // What fits nothing here is meant for the page that has taken this one's place: the game has begun.
  if (patch.fragments.length && !patch.fragments.some((part) => document.getElementById(part.id))) return lead(() => location.reload());
  const focus = keepFocus();
  const lastLine = document.querySelector("#log-lines > :last-child")?.id;
  for (const part of patch.fragments) {
    const old = document.getElementById(part.id);
    if (!old) continue;
    if (part.append !== undefined) append(old, part.append);
    else replace(old, part.html);
  }
  focus();
  tellLines(lastLine);
  document.dispatchEvent(new CustomEvent("laid", { detail: patch }));
}

// The next page must know that the player did not ask for it: if they are elsewhere, they must still be notified (signals.js).
const LED = "led";
function lead(onward) {
  sessionStorage.setItem(LED, "yes");
  onward();
}
const isLed = sessionStorage.getItem(LED) === "yes";
sessionStorage.removeItem(LED);
export const wasLed = () => isLed;

// What another version of the site draws fits neither the styles nor the scripts of this page. It comes anew, as it stands in
// the address and with what was written into it; but not again and again where servers of several versions answer in turn.
const RENEWED = "renewed", A_WHILE = 60000;
export const version = document.body.dataset.version;
export const mayRenew = () => Boolean(version) && Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) > A_WHILE;

export function renew() {
  if (!mayRenew()) return false;
  if (isInUse()) return Boolean(setTimeout(renew, 300));
  sessionStorage.setItem(RENEWED, Date.now());
  location.reload();
  return true;
}
// An answer is being sent, or the reader has written half a line.
const isInUse = () => document.querySelector("[aria-busy=true]") || (document.hasFocus() && document.activeElement.selectionStart > 0);
const isOfAnother = (page) => Boolean(page.body.dataset.version) && page.body.dataset.version !== version;

// Drawings of another page that this one has not needed so far.
function draw(fresh) {
  const sheet = document.querySelector("svg.sheet");
  for (const drawing of fresh.querySelectorAll("svg.sheet > [id]")) if (!sheet.querySelector(`#${CSS.escape(drawing.id)}`)) sheet.append(drawing);
}

// Lays parts of another page into this one, with the drawings they need, and returns that page. False if it cannot be had;
// nothing if something newer was wished for meanwhile. Only the newest wish is told, right before it is laid.
let turns = 0;
export async function turn(address, ids, tell) {
  const mine = ++turns;
  const text = await get(address).then((answer) => (answer.ok ? answer.text() : undefined)).catch(() => undefined);      // it may break off in the middle
  if (mine !== turns) return undefined;
  if (text === undefined) return false;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  if (isOfAnother(fresh)) return false;      // as a page of its own
  tell?.();
  draw(fresh);
  lay({ fragments: ids.map((id) => fresh.getElementById(id)).filter(Boolean).map((part) => ({ id: part.id, html: part.outerHTML })) });
  return fresh;
}

// Over a line that is dead and does not say so, a page would come never.
const PATIENCE = 20000;
const get = (address) => fetch(address, { headers: { Accept: "text/html" }, signal: AbortSignal.timeout(PATIENCE) });

// The page as the server would draw it now: after a stale answer, or while there is no stream. Its first part that is there says
// what kind of page it is; where that is missing, another one has taken its place.
const PARTS = ["table", "gather", "mine", "open", "running", "finished", "state", "undo", "talk", "end"];
export async function refresh(isResting) {
  const before = laid, url = new URL(location.href);
  if (isResting) url.searchParams.set("rest", "on");      // the page is hidden
  const answer = await get(url);
  if (!answer.ok) throw new Error(answer.statusText);
  if (answer.redirected) return location.assign(answer.url);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (laid !== before) return;      // the stream was faster, and what it brought may be newer
  if (isOfAnother(fresh) && renew()) return;
  const ids = PARTS.filter((id) => document.getElementById(id));
  if (!fresh.getElementById(ids[0])) return lead(() => location.reload());
  const parts = ids.map((id) => fresh.getElementById(id)).filter(Boolean);
  lay({ fragments: parts.map((part) => ({ id: part.id, html: part.outerHTML })) });
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html.trim();
  return template.content;
}

export function append(list, html) {
  for (const item of [...parse(html).children]) if (!item.id || !document.getElementById(item.id)) list.append(item);
}

export function replace(old, html) {
  const fresh = parse(html).firstElementChild;
  const known = new Map([...old.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const wanted = new Set([...fresh.querySelectorAll("[id]")].map((element) => element.id));
  pair(fresh, known, wanted);
  morph(old, fresh, known, wanted);
}

// Pieces that are alike (data-like) are named after their place: one whose place is gone becomes one that is new.
function pair(fresh, known, wanted) {
  const spare = [...known.values()].filter((element) => element.dataset.like && !wanted.has(element.id));
  for (const element of fresh.querySelectorAll("[data-like][id]")) {
    if (known.has(element.id)) continue;
    const at = spare.findIndex((other) => other.dataset.like === element.dataset.like);
    if (at >= 0) known.set(element.id, spare.splice(at, 1)[0]);
  }
}

function morph(old, fresh, known, wanted) {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  attributes(old, fresh);
  if ("own" in old.dataset) return;
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    while (isOwn(place)) place = place.nextSibling;
    const match = child.id ? known.get(child.id) : alike(place, child, wanted);
    if (match && match.nodeName === child.nodeName && !match.contains(old)) {
      if (match === place) place = place.nextSibling;
      else move(match, old, place);
      morph(match, child, known, wanted);
    } else old.insertBefore(child, place);
  }
  while (place) {
    const next = place.nextSibling;
    if (!isOwn(place)) place.remove();
    place = next;
  }
}

const isOwn = (node) => node?.nodeType === Node.ELEMENT_NODE && node.classList.contains("ring");

// The next child that no new element claims by its id.
function alike(place, child, wanted) {
  for (let node = place; node; node = node.nextSibling)
    if (node.nodeName === child.nodeName && !isOwn(node) && !(node.id && wanted.has(node.id))) return node;
}

// moveBefore keeps transitions and focus; browsers without it only jump.
function move(node, parent, place) {
  if (parent.moveBefore && node.isConnected) parent.moveBefore(node, place);
  else parent.insertBefore(node, place);
}

function attributes(old, fresh) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !(name === "open" && old.nodeName === "DETAILS")) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

// If the focused element goes, its successor (same id or same token) gets the focus.
function keepFocus() {
  const had = document.activeElement;
  const token = had?.dataset?.token;
  return () => {
    if (!had || had === document.activeElement || document.activeElement !== document.body) return;
    const next = had.id ? document.getElementById(had.id) : token && document.querySelector(`[data-token="${CSS.escape(token)}"]`);
    (had.isConnected ? had : next)?.focus();
  };
}

function tellLines(lastLine) {
  const lines = [...document.querySelectorAll("#log-lines > li")];
  const news = lines.slice(lines.findIndex((line) => line.id === lastLine) + 1);
  if (news.length < lines.length) for (const line of news.slice(-6)) announce(spoken(line));
}

// Without the way to its rule, which is a sign.
function spoken(line) {
  const words = line.cloneNode(true);
  for (const rule of words.querySelectorAll("a.rule")) rule.remove();
  return words.textContent;
}
