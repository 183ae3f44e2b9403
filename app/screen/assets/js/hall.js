// The hall around a match: its parts come by the table's stream as events of their own, so that nobody takes a greeting
// for an answer.
import { replace } from "./patch.js";

export function gossip({ fragments }) {
  for (const part of fragments) {
    const old = document.getElementById(part.id);
    if (old) replace(old, part.html);
  }
  document.dispatchEvent(new CustomEvent("gossip"));
}
