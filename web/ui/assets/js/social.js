// Presence and chat around a match. They come by the table's stream as events of their own, apart from answers.
import { append, replace } from "./patch.js";

export function showSocial({ fragments }) {
  for (const part of fragments) {
    const old = document.getElementById(part.id);
    if (!old) continue;
    if (part.append !== undefined) append(old, part.append);
    else replace(old, part.html);
  }
  document.dispatchEvent(new CustomEvent("social"));
}

// Pages without a stream ask now and then whether a table waits.
const hint = document.querySelector("#elsewhere[data-ask]"), EVERY = 60000;
if (hint) {
  const { ask } = hint.dataset;
  const look = async () => {
    if (document.hidden) return;
    const answer = await fetch(ask, { headers: { Accept: "text/html" } }).catch(() => undefined);
    if (answer?.ok) showSocial({ fragments: [{ id: "elsewhere", html: await answer.text() }] });
  };
  look();
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
}
