// Why not? Asks the server which rule stands against a touch, says it, and shows it beside the thing. Tab leads from the
// thing to the rule and on, Escape back to the thing.
import { announce } from "./announce.js";

const words = JSON.parse(document.body.dataset.words);
let shown, asked = 0;

export async function askWhyNot(element, path) {
  const table = document.querySelector("[data-table]");
  const seat = table.dataset.seatOfViewer;
  if (!seat || document.querySelector("#end .dialog")) return;
  const address = new URL(table.dataset.why ?? `/t/${table.dataset.table}/why`, location.href);
  address.searchParams.set("seat", seat);
  address.searchParams.set("path", path.join(" > "));
  const mine = ++asked;
  const answer = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => undefined);
  // Who asks too often, or of a server that is not there, hears that and not that it is no answer.
  const said = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (mine === asked && element.isConnected) show(element, said?.reasons ?? [], table.dataset.game, said?.nudge, said ? words.none : words.unasked);
}

// After closing it by keyboard the focus is back on the thing.
export function closeWhyNot(isByKey = false) {
  asked++;
  if (!shown) return false;
  const { bubble } = shown, thing = touched(), isHeld = bubble.contains(document.activeElement);
  bubble.remove();
  thing?.removeAttribute("aria-describedby");
  shown = undefined;
  if (isByKey && isHeld) thing?.focus();
  return true;
}

// The thing, or its successor where the table was drawn anew meanwhile.
function touched() {
  const { element } = shown;
  return element.isConnected ? element : document.querySelector(`#table [data-token="${CSS.escape(element.dataset.token)}"]`);
}

// `otherwise` is said where no reason came.
function show(element, reasons, game, nudge, otherwise) {
  closeWhyNot();
  const bubble = make("div", "why");
  bubble.id = "why";
  bubble.setAttribute("role", "group");
  bubble.setAttribute("aria-label", words.why);
  const headline = make("strong");
  headline.innerHTML = '<svg class="i" aria-hidden="true"><use href="#ui-why"/></svg>';
  headline.append(words.why);
  const said = [...new Set(reasons.map((reason) => reason.text))].join(" ") || otherwise;
  bubble.append(headline, make("p", "", said));
  const rules = new Set(reasons.map((reason) => reason.rule));
  for (const rule of rules.size ? rules : [undefined]) {
    const link = make("a", "", rule ?? words.rules);
    link.href = rule ? `/rules/${game}#${rule}` : `/rules/${game}`;
    link.target = "_blank";
    bubble.append(link, " ");
  }
  if (nudge) bubble.append(make("p", "", nudge));
  document.body.append(bubble);
  element.setAttribute("aria-describedby", "why");
  shown = { bubble, element };
  place(bubble, element.getBoundingClientRect());
  for (const piece of [words.why, said, nudge, [...rules].join(", "), words.torule]) announce(piece);
}

// Above the thing if there is room, else below, and never out of the window; the tail points at its middle.
function place(bubble, thing) {
  const { width, height } = bubble.getBoundingClientRect(), margin = 12;
  const middle = thing.left + thing.width / 2;
  const left = Math.min(Math.max(middle - width / 2, margin), innerWidth - width - margin);
  const above = thing.top - height - margin, isBelow = above < 0;
  bubble.classList.toggle("why--below", isBelow);
  bubble.style.left = `${left + scrollX}px`;
  bubble.style.top = `${scrollY + (isBelow ? Math.min(thing.bottom + margin, innerHeight - height - margin) : above)}px`;
  bubble.style.setProperty("--tail", `${Math.min(Math.max(middle - left, 16), width - 16)}px`);
}

const make = (tag, className = "", text = "") => Object.assign(document.createElement(tag), { className, textContent: text });

// The bubble stands at the end of the page, but for the keyboard it comes right after the thing.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Tab" || !shown) return;
  const links = [...shown.bubble.querySelectorAll("a")], at = document.activeElement, thing = touched();
  if (!event.shiftKey && (at === thing || at === document.body)) event.preventDefault(), links[0].focus();
  else if (event.shiftKey && at === links[0]) event.preventDefault(), thing?.focus();
  else if (!event.shiftKey && at === links.at(-1)) thing?.focus();      // and from there on, as Tab goes
});

// A touch on the thing itself asks anew, in offers.js.
document.addEventListener("pointerdown", (event) => {
  if (shown && !shown.bubble.contains(event.target)) closeWhyNot();
});
