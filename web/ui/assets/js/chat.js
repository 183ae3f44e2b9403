// The talk at a table: says things without leaving the page, counts what was not read yet, and tells it to those who
// listen rather than look.
import { announce } from "./announce.js";
import { ring } from "./bell.js";

const words = JSON.parse(document.body.dataset.words);
const NO_REPLY = 8000;
const chat = document.querySelector("[data-chat]");
const lines = () => [...document.querySelectorAll("#chat-lines > li")];
const number = (line) => Number(line?.id.slice("chat-".length) ?? 0);
// The language of the page, as it is written where the reader is.
const here = navigator.languages.find((language) => language.split("-")[0] === document.documentElement.lang) ?? document.documentElement.lang;
const key = `heard ${chat?.dataset.chat}`;
// What was said is known by this again when all are numbered anew, because the reader hears the onlookers from now on.
const mark = (line) => [...line.querySelectorAll("time, b, .chat-words")].map((part) => part.dateTime ?? part.textContent).join("\n");

if (chat) {
  let last = number(lines().at(-1)), known = new Set(lines().map(mark));
  if (localStorage.getItem(key) === null) localStorage.setItem(key, last);
  clock();
  count();
  document.addEventListener("social", () => {
    const news = lines().filter((line) => number(line) > last && !known.has(mark(line)));
    last = Math.max(last, number(lines().at(-1)));
    known = new Set(lines().map(mark));
    clock();
    count();
    const others = news.filter((line) => !line.classList.contains("is-own"));
    if (!others.length) return;
    ring("word");
    // The list announces itself where it is to be seen.
    if (!isSeen()) for (const line of others) announce(`${line.querySelector("b").textContent} ${words.says}: ${line.querySelector(".chat-words").textContent}`);
  });
  document.addEventListener("laid", () => (clock(), count()));
  for (const event of ["hashchange", "resize", "focus"]) addEventListener(event, count);
  document.addEventListener("visibilitychange", count);
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("#chat-say, [data-social]")) return;
    event.preventDefault();
    const button = event.submitter;
    const body = new URLSearchParams([...new FormData(form), ...(button?.name ? [[button.name, button.value]] : [])]);
    const field = form.querySelector("#chat-text");
    if (await post(form.action, body)) {
      if (field) field.value = "";
      form.closest("details")?.removeAttribute("open");
    }
    field?.focus();
  });
}

async function post(address, body) {
  try {
    const answer = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" }, signal: AbortSignal.timeout(NO_REPLY) });
    const said = await answer.json().catch(() => ({}));
    if (said.again) location.reload();
    tell(answer.ok ? "" : (said.message ?? words.unsent));
    return answer.ok;
  } catch {
    tell(words.unsent);
    return false;
  }
}

function tell(text) {
  const place = document.getElementById("chat-trouble");
  if (place) place.textContent = text;
}

function isSeen() {
  return !document.hidden && Boolean(document.getElementById("chat-lines")?.getClientRects().length);
}

function count() {
  const all = lines();
  if (all.length && isSeen()) localStorage.setItem(key, number(all.at(-1)));
  const read = Number(localStorage.getItem(key));
  const unread = all.filter((line) => number(line) > read && !line.classList.contains("is-own")).length;
  const badge = document.getElementById("chat-unread");
  if (!badge) return;
  badge.hidden = !unread;
  badge.textContent = unread;
  const toggle = badge.closest("a");
  toggle.ariaLabel = unread ? `${toggle.title}, ${unread} ${badge.dataset.label}` : toggle.title;
}

// The reader's own time of day.
function clock() {
  for (const time of document.querySelectorAll("#chat-lines time:not([data-own])")) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString(here, { hour: "2-digit", minute: "2-digit" });
    time.dataset.own = "";
  }
}
