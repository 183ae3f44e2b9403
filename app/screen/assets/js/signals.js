// Calls whoever is waited for: a sign in the title and on the tab, a bell, and a notice while they look elsewhere. What
// is wished is kept by this browser; nothing is asked for before somebody presses a button.
import { ring, volume, wants } from "./bell.js";

const words = JSON.parse(document.body.dataset.words);
const SIGN = "● ";
const picture = document.querySelector("link[rel=icon]"), usual = picture.href;
const isTurn = () => Boolean(document.querySelector("#offers[data-turn]"));
const tables = () => Number(document.getElementById("elsewhere")?.dataset.tables ?? 0);
let was = isTurn(), waiting = tables();

show();
settings();
document.addEventListener("laid", () => {
  const is = isTurn();
  if (is && !was) call(document.querySelector(".bar h1")?.textContent ?? "", location.pathname);
  was = is;
  show();
});
document.addEventListener("gossip", () => {
  const now = tables(), link = document.querySelector("#elsewhere a");
  if (now > waiting && link) call(link.textContent, link.pathname);
  waiting = now;
  show();
});

function show() {
  const title = document.title.startsWith(SIGN) ? document.title.slice(SIGN.length) : document.title;
  const isCalled = isTurn() || tables() > 0;
  document.title = isCalled ? SIGN + title : title;
  picture.href = isCalled ? picture.dataset.turn : usual;
}

async function call(where, path) {
  ring("turn");
  if (!document.hidden || !wants("notify") || globalThis.Notification?.permission !== "granted") return;
  const notice = [words.turn, { body: where.trim(), tag: path, icon: usual, data: path }];      // worker.js knows where it leads
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
