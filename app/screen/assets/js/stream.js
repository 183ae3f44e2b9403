// Follows a table: server-sent patches, and a reconnect that gets more patient with each failure.
import { lay } from "./patch.js";
import { gossip } from "./hall.js";

const words = JSON.parse(document.body.dataset.words);
const FIRST_WAIT = 500, LONGEST_WAIT = 15000;

export function follow(address) {
  let source, timer, last, wait = FIRST_WAIT, wasLost = false;

  function connect() {
    clearTimeout(timer);
    const url = new URL(address, location.href);
    if (last) url.searchParams.set("last", last);   // a new EventSource sends no Last-Event-ID
    source = new EventSource(url);
    source.onopen = () => {
      wait = FIRST_WAIT;
      if (wasLost) note(words.back, 2500);
      wasLost = false;
    };
    source.onerror = () => lost(words.lost);
    source.addEventListener("bye", () => (lost(words.closed), note(words.closed)));
    source.addEventListener("patch", (event) => {
      last = event.lastEventId || last;
      lay(JSON.parse(event.data));
    });
    source.addEventListener("gossip", (event) => gossip(JSON.parse(event.data)));
  }

  function lost(why) {
    source.close();
    wasLost = true;
    clearTimeout(timer);
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    if (wait > FIRST_WAIT) note(why);    // a short hiccup is not worth a word
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  connect();
  addEventListener("online", () => wasLost && connect());
  addEventListener("pageshow", (event) => event.persisted && connect());
  addEventListener("pagehide", () => source.close());
  document.addEventListener("visibilitychange", () => !document.hidden && wasLost && connect());
}

let fading;
function note(text, milliseconds) {
  const place = document.getElementById("connection");
  if (!place) return;
  clearTimeout(fading);
  place.textContent = text;
  place.hidden = false;
  if (milliseconds) fading = setTimeout(() => (place.hidden = true), milliseconds);
}
