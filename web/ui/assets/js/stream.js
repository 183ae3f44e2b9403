// Follows a table: server-sent patches, and a reconnect that gets more patient with each failure.
import { announce } from "./announce.js";
import { lay, mayRenew, refresh, renew, version } from "./patch.js";
import { showSocial } from "./social.js";
import { reportVisible } from "./visibility.js";
import { before, open, watch } from "./tabs.js";

const words = JSON.parse(document.body.dataset.words);
const FIRST_WAIT = 500, LONGEST_WAIT = 15000;
const MOST = 4, COUNT_EVERY = 10000, LOOK_EVERY = 30000;      // streams of hidden pages; how often each counts them, and looks without one
// How many heartbeats may be missing before a connection counts as dead: for one that was open, and for one that only opens or
// whose page was hidden meanwhile. The first heartbeat says how far apart they are.
const BEATS = 7 / 3, FEW_BEATS = 4 / 3, FIRST_BEAT = 15000;

export function followStream(address) {
  let source, timer, resting, last, wait = FIRST_WAIT, wasLost = false, isOpen = false, why = words.lost, heard = 0, beat = FIRST_BEAT;

  function connect() {
    clearTimeout(timer);
    clearInterval(resting);
    resting = undefined;
    source?.close();      // whatever called for another one
    open(true);
    [isOpen, heard] = [false, Date.now()];
    const url = new URL(address, location.href);
    if (last) url.searchParams.set("last", last);   // a new EventSource sends no Last-Event-ID
    if (mayRenew()) url.searchParams.set("version", version);
    source = new EventSource(url);
    source.onopen = () => {
      wait = FIRST_WAIT;
      heard = Date.now();
      reportVisible();
      if (wasLost) note(words.back, 2500);
      [wasLost, isOpen, why] = [false, true, words.lost];
    };
    source.onerror = () => {
      const wasOpen = isOpen;
      lost();
      if (!wasOpen && why === words.lost) hear(url);
    };
    // Until the server is back that stays the reason, however many requests fail meanwhile.
    source.addEventListener("bye", () => ((why = words.closed), lost(), note(why)));
    source.addEventListener("renew", () => renew() && source.close());
    source.addEventListener("patch", (event) => {
      last = event.lastEventId || last;
      lay(JSON.parse(event.data));
    });
    source.addEventListener("gossip", (event) => showSocial(JSON.parse(event.data)));
    source.addEventListener("beat", (event) => (beat = Number(event.data) || FIRST_BEAT));
    for (const name of ["patch", "gossip", "beat"]) source.addEventListener(name, () => (heard = Date.now()));
  }

  const isSilent = (beats) => Date.now() - heard > beats * beat;

  // A line that was cut somewhere on the way (a router forgot it, the machine slept) reports nothing for many minutes.
  function listen() {
    if (source.readyState !== EventSource.CLOSED && isSilent(isOpen ? BEATS : FEW_BEATS)) {
      lost();
      note(why);
      connect();
    }
    setTimeout(listen, beat / 3);
  }

  function lost() {
    source.close();
    [wasLost, isOpen] = [true, false];
    clearTimeout(timer);
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    if (wait > FIRST_WAIT) note(why);    // a short hiccup is not worth a word
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  // A browser tells nothing of a refused stream, not even that there was a response. A fetch of the same address gets the reason;
  // then the page does not ask again until the server is back.
  async function hear(url) {
    const asking = new AbortController();
    const answer = await fetch(url, { headers: { Accept: "application/json" }, signal: asking.signal }).catch(() => undefined);
    if (!answer || answer.ok) return asking.abort();
    const { message } = await answer.json().catch(() => ({}));
    if (!message || !wasLost) return;
    note((why = message));
  }

  // A hidden page gives its connection to others and polls now and then.
  async function makeRoom() {
    if (!document.hidden || resting || (await before()) < MOST || !document.hidden) return;
    clearTimeout(timer);
    source.close();
    open(false);
    resting = setInterval(() => refresh(true).catch(() => undefined), LOOK_EVERY);
  }

  watch(makeRoom);
  connect();
  listen();
  makeRoom();
  setInterval(makeRoom, COUNT_EVERY);
  addEventListener("online", () => wasLost && !resting && connect());
  addEventListener("pageshow", (event) => event.persisted && connect());
  addEventListener("pagehide", () => (source.close(), open(false)));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) makeRoom();
    else if (wasLost || resting || isSilent(FEW_BEATS)) connect();
  });
}

let fading;
function note(text, milliseconds) {
  const place = document.getElementById("connection");
  if (!place) return;
  clearTimeout(fading);
  if (place.hidden || place.textContent !== text) announce(text);
  place.textContent = text;
  place.hidden = false;
  if (milliseconds) fading = setTimeout(() => (place.hidden = true), milliseconds);
}
