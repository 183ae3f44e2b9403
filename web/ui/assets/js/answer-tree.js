// The answers as a tree of touches. Pure functions: an offer is { path, label, tokens, touches }, picks are tokens.

export function parseOffers(form) {
  return [...form.querySelectorAll("button[name=answer]")].map((button) => ({
    path: button.value,
    label: button.textContent,
    tokens: button.value.split(" > "),
    touches: JSON.parse(button.dataset.touches),
    isLast: "last" in button.dataset,
  }));
}

// Removes the tokens that all answers begin with, since they need no touch, and returns them.
export function removeCommonTokens(offers) {
  const shared = [];
  const [first] = offers;
  while (first && offers.every(({ tokens }) => tokens.length > shared.length + 1 && tokens[shared.length] === first.tokens[shared.length]))
    shared.push(first.tokens[shared.length]);
  for (const offer of offers) {
    offer.tokens = offer.tokens.slice(shared.length);
    offer.touches = offer.touches.slice(shared.length);
  }
  return shared;
}

// Offers that begin with the picks; if there is none, offers that hold them in any order.
export function matchingOffers(offers, picks) {
  const straight = offers.filter((offer) => picks.every((token, at) => offer.tokens[at] === token));
  return straight.length ? straight : offers.filter((offer) => unusedPlaces(offer, picks));
}

// The candidate that the picks already are, if any; also the only one, if nothing is left of it but words that lead to the
// thing touched (`scout > npc.dutch`: touching the ship says it all).
export function completedOffer(found, picks) {
  const isWord = (token) => !token.includes(".");
  const [only, ...others] = found;
  const leads = (offer) => unusedPlaces(offer, picks)?.every((at) => isWord(offer.tokens[at]) && at < offer.tokens.lastIndexOf(picks.at(-1)));
  return found.find((offer) => offer.tokens.length === picks.length) ?? (only && !others.length && picks.length && leads(only) ? only : undefined);
}

// What may be touched next: token to { label, ends, isLast }, where ends is the offer that this touch completes, and what is
// last stands behind all others.
export function nextTouches(found, picks) {
  const next = new Map();
  for (const offer of found) {
    const isStraight = picks.every((token, at) => offer.tokens[at] === token);
    const left = isStraight ? [picks.length] : unusedPlaces(offer, picks);
    for (const at of left) {
      if (at >= offer.tokens.length) continue;
      const token = offer.tokens[at], known = next.get(token);
      const ends = offer.tokens.length === picks.length + 1 ? offer : undefined;
      next.set(token, { label: offer.touches[at] ?? token, ends: known?.ends ?? ends, isLast: offer.isLast && (known?.isLast ?? true) });
    }
  }
  return next;
}

// What a touch on the table takes: the next things and, where that is a word that lies nowhere, the thing after it.
export function touchableTokens(found, picks, lies) {
  const reached = new Set(nextTouches(found, picks).keys());
  for (const offer of found) {
    for (const at of unusedPlaces(offer, picks)) {
      reached.add(offer.tokens[at]);
      if (lies(offer.tokens[at])) break;
    }
  }
  return reached;
}

// The picks behind which something can still be touched, in the order of the answers. An answer that is finished only waits for
// its button: what is touched then and refused, is refused by itself and not behind the answer.
export function openPicks(offers, picks) {
  const leadsOn = (count) => offers.some(({ tokens }) => tokens.length > count && picks.slice(0, count).every((token, at) => tokens[at] === token));
  let count = picks.length;
  while (count && !leadsOn(count)) count--;
  return picks.slice(0, count);
}

// Places of an offer that the picks have not used, or nothing if they do not fit into it.
function unusedPlaces(offer, picks) {
  const left = offer.tokens.map((_, at) => at);
  for (const token of picks) {
    const used = left.findIndex((at) => offer.tokens[at] === token);
    if (used < 0) return undefined;
    left.splice(used, 1);
  }
  return left;
}
