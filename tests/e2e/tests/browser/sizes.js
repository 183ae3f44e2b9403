// Returns what does not fit on this screen, one sentence for each finding.
const found = new Set(), page = document.documentElement;
const where = (element) => `${element.nodeName.toLowerCase()}${element.id ? "#" + element.id : ""}.${[...element.classList].join(".")} ${(element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30)}`;
const isShown = (element) => element.getClientRects().length && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".sr, .skip");
scrollTo({ top: 0, behavior: "instant" });

if (page.scrollWidth > innerWidth) {
  const out = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest(".sheet, .sr, svg"));
  found.add(`the page is ${page.scrollWidth} wide on a screen of ${innerWidth}: ${out.slice(0, 4).map(where).join(", ")}`);
}

// A table fills a desk's screen to the pixel: one more, and there is a bar to scroll it.
if (document.getElementById("table") && matchMedia("(min-width: 75rem)").matches && page.scrollHeight > innerHeight) found.add(`the table is ${page.scrollHeight} high on a screen of ${innerHeight}`);

// Words that their box cuts off. Where it can be scrolled, or says by dots that there is more, nothing is lost.
const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  const node = words.currentNode, holder = node.parentElement;
  if (!node.nodeValue.trim() || holder.closest("svg, select, script, style") || !isShown(holder)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const [scrolls, { left, right, top, bottom, width }] = [{ x: false, y: false }, range.getBoundingClientRect()];
  const thing = holder.closest("button, .btn, .chip, .card, .pick, summary"), edge = thing?.getBoundingClientRect();
  if (width < 2) continue;
  for (let at = holder; at && at !== document.body && !(scrolls.x && scrolls.y); at = at.parentElement) {
    const style = getComputedStyle(at), box = at.getBoundingClientRect();
    if (style.clipPath !== "none" && box.width <= 1) break;     // said aloud only
    if (/auto|scroll/.test(style.overflowX)) scrolls.x = true;
    if (/auto|scroll/.test(style.overflowY)) scrolls.y = true;
    const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if (!dots && !scrolls.x && style.overflowX !== "visible" && (right > box.right + 1 || left < box.left - 1)) found.add(`cut off by ${where(at)}: ${where(holder)}`);
    if (!dots && !scrolls.y && style.overflowY !== "visible" && (bottom > box.bottom + 1 || top < box.top - 1)) found.add(`cut off by ${where(at)}: ${where(holder)}`);
    if (dots || style.position === "fixed") break;
    if (at === thing && (right > edge.right + 2 || left < edge.left - 2 || bottom > edge.bottom + 2 || top < edge.top - 2) && getComputedStyle(holder).position !== "absolute") found.add(`runs out of its ${where(thing)}`);
  }
}

// Room for a finger. What lies around a thing may be a part of it.
for (const element of document.querySelectorAll("button, .btn, summary, select, input:not([type=hidden]), #table [role=button]:not(svg *)")) {
  if (!isShown(element)) continue;
  const label = element.labels?.[0], after = getComputedStyle(element, "::after");
  const sizes = [element, label].filter(Boolean).map((part) => part.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height));
  const grown = after.content !== "none" && after.position === "absolute" ? Math.max(0, -2 * parseFloat(after.top)) : 0;
  if (Math.max(...sizes) + grown < 24) found.add(`small for a finger, ${Math.max(...sizes).toFixed(0)} pixels: ${where(element)}`);
}

// A table: the question and its answers are on the first screen, with as much of the board beside them as it can have.
const bar = document.querySelector("#table #offers");
if (bar) {
  const { top, bottom } = bar.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight + 1) found.add(`the answers lie at ${top.toFixed(0)} to ${bottom.toFixed(0)} on a screen of ${innerHeight}`);
  for (const answer of bar.querySelectorAll(".offers-ask, #walk button")) {
    if (!isShown(answer)) continue;
    answer.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom } = answer.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!hit || !(answer.contains(hit) || hit.contains(answer))) found.add(`out of reach: ${where(answer)}`);
    scrollTo({ top: 0, behavior: "instant" });
  }
  const boards = [...document.querySelectorAll("#table :is(.ships, .map, .chart-box, .ledger, .stage, .choice, .lull)")].filter(isShown);
  const seen = boards.map((board) => board.getBoundingClientRect()).map((box) => {
    const foot = Math.min(box.bottom, innerHeight, top > box.top ? top : innerHeight);
    return Math.max(0, foot - Math.max(0, box.top)) * (Math.min(box.right, innerWidth) - Math.max(0, box.left)) / innerWidth / innerHeight;
  });
  if (Math.max(0, ...seen) < 0.25) found.add(`only ${(100 * Math.max(0, ...seen)).toFixed(0)} % of the first screen are board`);
}
return [...found];
