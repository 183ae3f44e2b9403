// Notifies the player who is waited for, at the table, before it begins and in the lobby: a sign in the title and on the tab, a
// bell, and a notification while another page is visible. This browser keeps the settings; no permission is asked for before
// the player presses a button.
import { announce } from "./announce.js";
import { ring, volume, wants } from "./bell.js";
import { wasLed } from "./patch.js";

const words = JSON.parse(document.body.dataset.words);
const SIGN = "● ";
const picture = document.querySelector("link[rel=icon]"), usual = picture.href;
const tables = () => Number(document.getElementById("elsewhere")?.dataset.tables ?? 0);
const elsewhere = () => document.querySelector("#elsewhere a");
const isOver = () => Boolean(document.querySelector("#end .dialog"));
const isTable = Boolean(document.querySelector("#offers, #gather"));
const A_MOMENT = 5000;
const own = new Set();      // notices of this page, where there is no worker
const helper = () => navigator.serviceWorker?.getRegistration().catch(() => undefined);
// Who was led here (the game begins, or another one) does not know yet what is on the page; who came by themselves sees it.
let known = isTable && wasLed() ? new Map() : calls(), waiting = tables(), called = elsewhere()?.pathname, wasOver = isOver();

settings();
look();
document.addEventListener("laid", look);
document.addEventListener("social", () => {
  const now = tables(), link = elsewhere();
  if (now > waiting && link) {
    ring("turn");
    announce(link.textContent);
    notify([words.turn, link.textContent], link.pathname);
  }
  if (called && called !== link?.pathname) dismiss([called]);
  [waiting, called] = [now, link?.pathname];
  show();
});
// A visible page shows by itself where the player is waited for.
document.addEventListener("visibilitychange", () => document.hidden || dismiss());
document.hidden || dismiss();

// Where the reader is waited for on this page, by the table's path: what a notice says of it.
function calls() {
  const found = new Map(), gathering = document.querySelector("#gather[data-turn]");
  if (document.querySelector("#offers[data-turn]")) found.set(location.pathname, [words.turn, document.querySelector(".bar h1")?.textContent ?? ""]);
  if (gathering) found.set(location.pathname, [words.ready, gathering.dataset.turn]);
  for (const table of document.querySelectorAll("#mine [data-waits] h3 a")) found.set(table.pathname, [words.turn, table.textContent]);
  return found;
}

function look() {
  const now = calls(), news = [...now].filter(([path]) => !known.has(path));
  if (news.length) ring("turn");
  for (const [path, said] of news) {
    if (!isOwnQuestion(path)) announce(said.join(": "));
    notify(said, path);
  }
  const gone = [...known.keys()].filter((path) => !now.has(path));
  if (gone.length) dismiss(gone);
  known = now;
  if (isOver() && !wasOver) ring("end");
  wasOver = isOver();
  show();
}

// At the table announce.js says it, with what is asked.
function isOwnQuestion(path) {
  return path === location.pathname && Boolean(document.getElementById("offers"));
}

function show() {
  const title = document.title.startsWith(SIGN) ? document.title.slice(SIGN.length) : document.title;
  const isCalled = known.size > 0 || tables() > 0;
  document.title = isCalled ? SIGN + title : title;
  picture.href = isCalled ? picture.dataset.turn : usual;
}

// By its path a table has one notice at a time. Of several pages that tell of the same turn one is heard; a notice that was
// left from an earlier turn does not keep the next one silent.
async function notify([title, where], path) {
  if (!document.hidden || !wants("notify") || globalThis.Notification?.permission !== "granted") return;
  const worker = await helper(), [left] = (await worker?.getNotifications({ tag: path })) ?? [];
  const renotify = Boolean(left) && !(Date.now() - left.timestamp < A_MOMENT);
  const notice = [title, { body: where.trim(), tag: path, renotify, icon: usual, data: path }];      // worker.js knows where it leads
  try {
    if (worker) return await worker.showNotification(...notice);
    const shown = new Notification(...notice);
    own.add(shown);
    shown.onclick = function () {
      if (path === location.pathname) focus();
      else open(path);
      this.close();
    };
  } catch {
    // Some phones allow notices by a worker only; title and bell are still there.
  }
}

// Takes notices back: of these tables, else all.
async function dismiss(paths) {
  const worker = await helper();
  for (const notice of [...own, ...((await worker?.getNotifications()) ?? [])]) {
    if (paths && !paths.includes(notice.tag)) continue;
    notice.close();
    own.delete(notice);
  }
}

function settings() {
  for (const field of document.querySelectorAll("[data-signal]")) {
    if (field.type === "checkbox") field.checked = wants(field.dataset.signal) && (field.dataset.signal !== "notify" || globalThis.Notification?.permission === "granted");
    else field.value = volume() * 100;
  }
  for (const button of document.querySelectorAll("[data-sound]")) button.ariaPressed = wants("sound");
}

document.addEventListener("change", async ({ target }) => {
  const signal = target.dataset?.signal;
  if (!signal) return;
  if (target.type === "checkbox") await wish(signal, target.checked, target.closest(".signals"));
  else localStorage.setItem(signal, target.value);
  settings();
  if (signal !== "notify") ring("turn");
});
document.addEventListener("click", async ({ target }) => {
  if (!target.closest("[data-sound]")) return;
  await wish("sound", !wants("sound"));
  settings();
  ring("turn");
});

async function wish(signal, isOn, place) {
  let isAllowed = true;
  if (signal === "notify" && isOn) isAllowed = (await globalThis.Notification?.requestPermission()) === "granted";
  localStorage.setItem(signal, isOn && isAllowed ? "on" : "off");
  const note = place?.querySelector("[data-signal-note]");
  if (note) note.textContent = isAllowed ? "" : isSecureContext ? note.dataset.denied : note.dataset.insecure;
}
addEventListener("storage", settings);
// The menu may be drawn anew.
document.addEventListener("laid", settings);
