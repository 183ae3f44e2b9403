// Returns what is wrong with the way of the Tab key through this page; `stops` are the elements it has led to.
const found = [];
const where = (element) => `${element.nodeName.toLowerCase()}${element.id ? "#" + element.id : ""}.${element.getAttribute("class") ?? ""} ${(element.textContent ?? "").trim().slice(0, 30)}`;
// The way goes round to where it began; from an open paper it is looked at as far as it leads through the paper.
const isInPaper = (element) => !paper || paper.contains(element);
const end = stops.findIndex((element, at) => at && (element === stops[0] || !isInPaper(element))), way = end < 0 ? stops : stops.slice(0, end);
if (!isInPaper(way[0])) found.push(`Tab does not lead into the open paper but to ${where(way[0])}`);

// Everything that acts is on the way, once.
for (const element of expected) if (element.isConnected && !way.includes(element)) found.push(`Tab does not lead to ${where(element)}`);
if (new Set(way).size < way.length) found.push(`Tab leads twice to ${where(way.find((element, at) => way.indexOf(element) < at))}`);

// From one to the next as the page is written; and as it looks: never back to the left in a row, never up in a column. What
// stays where it is while the page is scrolled has its place anywhere, and so has the one thing on the table that is next.
const isAfloat = (element) => {
  for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return element.matches("#table [data-token]");
};
// Between parts the page's order is meant: the answers come before the logbook, wherever a game lays the two.
const part = (element) => element.closest("header, nav, aside, section, footer, .bar, .log, #offers");
way.slice(1).forEach((to, at) => {
  const from = way[at];
  if (!(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING)) found.push(`Tab leads back in the page from ${where(from)} to ${where(to)}`);
  if (part(from) !== part(to) || isAfloat(from) || isAfloat(to) || from.contains(to)) return;
  // Of a field that is drawn by its label, the label is seen.
  const [a, b] = [from, to].map((element) => ((element.matches(".sr") && element.labels?.[0]) || element).getBoundingClientRect());
  const isLower = (b.top + b.bottom) / 2 > a.bottom - 1, isLeft = b.right <= a.left + 1;
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left), isAbove = b.bottom <= a.top + 1 && shared * 2 > Math.min(a.width, b.width);
  if ((isLeft && !isLower) || isAbove) found.push(`Tab leads back before the eye from ${where(from)} to ${where(to)}: ${[a, b].map(({ left, top }) => `${Math.round(left)}, ${Math.round(top)}`).join(" to ")}`);
});
return found;
