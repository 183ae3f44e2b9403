// Calls whoever is waited for, at the table, before it begins and in the lobby: a sign in the title and on the tab, a bell,
// and a notice while they look elsewhere. What is wished is kept by this browser; nothing is asked for before somebody
// presses a button.
import { ring, volume, wants } from "./bell.js";
import { wasLed } from "./patch.js";

const words = JSON.parse(document.body.dataset.words);
const SIGN = "● ";
const picture = document.querySelector("link[rel=icon]"), usual = picture.href;
const tables = () => Number(document.getElementById("elsewhere")?.dataset.tables ?? 0);
const isOver = () => Boolean(document.querySelector("#end .dialog"));
const isTable = Boolean(document.querySelector("#offers, #gather"));
// Who was led here (the game begins, or another one) does not know yet what is on the page; who came by themselves sees it.
let known = isTable && wasLed() ? new Map() : calls(), waiting = tables(), wasOver = isOver();

settings();
look();
document.addEventListener("laid", look);
document.addEventListener("gossip", () => {
  const now = tables(), link = document.querySelector("#elsewhere a");
  if (now > waiting && link) ring("turn"), notify([words.turn, link.textContent], link.pathname);
  waiting = now;
  show();
});

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
  for (const [path, said] of news) notify(said, path);
  known = now;
  if (isOver() && !wasOver) ring("end");
  wasOver = isOver();
  show();
}

function show() {
  const title = document.title.startsWith(SIGN) ? document.title.slice(SIGN.length) : document.title;
  const isCalled = known.size > 0 || tables() > 0;
  document.title = isCalled ? SIGN + title : title;
  picture.href = isCalled ? picture.dataset.turn : usual;
}

async function notify([title, where], path) {
  if (!document.hidden || !wants("notify") || globalThis.Notification?.permission !== "granted") return;
  const notice = [title, { body: where.trim(), tag: path, icon: usual, data: path }];      // worker.js knows where it leads
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    if (worker) return await worker.showNotification(...notice);
    new Notification(...notice).onclick = function () {
      if (path === location.pathname) focus();
      else open(path);
      this.close();
    };
  } catch {
    // Some phones allow notices by a worker only; title and bell are still there.
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
  if (note) note.textContent = isAllowed ? "" : note.dataset.denied;
}
addEventListener("storage", settings);
// The menu may be drawn anew.
document.addEventListener("laid", settings);
