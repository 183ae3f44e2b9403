// Returns what is wrong with this page, one sentence for each finding.
const found = [];
const where = (element) => `${element.nodeName.toLowerCase()}${element.id ? "#" + element.id : ""}.${[...element.classList].join(".")} ${(element.textContent ?? "").trim().slice(0, 30)}`;
const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden" && !element.closest("[aria-hidden=true], [hidden]");
const all = (css) => [...document.querySelectorAll(css)].filter(isShown);

if (!document.documentElement.lang) found.push("the page says no language");
if (!document.title.trim()) found.push("the page has no title");
if (document.querySelectorAll("h1").length !== 1) found.push(`the page has ${document.querySelectorAll("h1").length} h1`);
if (!document.querySelector("main")) found.push("the page has no main part");

const ids = new Set();
for (const { id } of document.querySelectorAll("[id]")) ids.has(id) ? found.push(`the id ${id} comes twice`) : ids.add(id);
for (const element of document.querySelectorAll("[aria-labelledby], [aria-describedby]"))
  for (const id of `${element.getAttribute("aria-labelledby") ?? ""} ${element.getAttribute("aria-describedby") ?? ""}`.trim().split(/\s+/))
    if (!document.getElementById(id)) found.push(`${where(element)} refers to ${id}, which is not there`);

// Names.
const name = (element) => {
  const by = element.getAttribute("aria-labelledby");
  if (by) return by.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
  const label = element.getAttribute("aria-label") ?? element.getAttribute("title");
  if (label) return label.trim();
  const shown = (node) => node.nodeType === Node.TEXT_NODE ? node.nodeValue
    : node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true" ? ""
    : node.getAttribute("aria-label") ?? [...node.childNodes].map(shown).join(" ");
  return shown(element).trim() || element.querySelector("title")?.textContent.trim() || "";
};
for (const element of all("button, a[href], summary, [role=button], [role=link], [role=checkbox], [role=radio]"))
  if (!name(element)) found.push(`no name: ${where(element)}`);
for (const element of all("input:not([type=hidden]), select, textarea"))
  if (!element.labels?.length && !element.getAttribute("aria-label") && !element.getAttribute("aria-labelledby")) found.push(`no label: ${where(element)} ${element.name}`);
for (const element of all("img:not([alt]), svg[role=img]:not([aria-label]):not([aria-labelledby])"))
  if (!element.querySelector("title")) found.push(`no alternative: ${where(element)}`);

// Order: headings go down one step at a time, every part of the page that has a place of its own has a name.
let level = 0;
for (const heading of all("h1, h2, h3, h4, h5, h6")) {
  const now = Number(heading.nodeName[1]);
  if (now > level + 1) found.push(`a heading of level ${now} follows level ${level}: ${where(heading)}`);
  level = now;
}
const labelled = (element) => element.getAttribute("aria-label") ?? (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
for (const element of all("nav, aside, [role=region], [role=dialog]")) if (!labelled(element)) found.push(`a part without a name: ${where(element)}`);
const parts = new Set();
for (const element of all("nav, aside, section, [role=region], [role=log], [role=dialog]")) {
  const called = labelled(element), part = `${called} ${element.closest(".veil")?.id}`;
  if (called && parts.has(part)) found.push(`another part is called ${called}, too: ${where(element)}`);
  parts.add(part);
}
if (!document.querySelector("[aria-live], [role=status]")) found.push("nothing announces changes");

// Focus: everything that acts can be reached, nothing jumps the queue. Things on the table share one stop and arrows.
const table = document.querySelector("#table");
for (const element of all("[role=button]"))
  if (!element.hasAttribute("tabindex") && !(element instanceof HTMLButtonElement)) found.push(`cannot be reached: ${where(element)}`);
for (const element of all("[tabindex]")) if (element.tabIndex > 0) found.push(`jumps the queue: ${where(element)}`);
if (table && all("#table [data-token]").length && !all("#table [data-token]").some((thing) => thing.tabIndex === 0)) found.push("nothing on the table can be reached by Tab");

// Contrast of text against what is painted below it.
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const colours = new Map();
const rgba = (colour) => {
  if (!colours.has(colour)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    colours.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
  }
  return colours.get(colour);
};
const light = ([r, g, b]) => {
  const part = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const over = (top, below) => {
  const a = top[3] / 255, b = (below[3] / 255) * (1 - a);
  return a + b ? [0, 1, 2].map((at) => (top[at] * a + below[at] * b) / (a + b)).concat((a + b) * 255) : below;
};
const contrast = (one, other) => { const [a, b] = [light(one), light(other)].sort((x, y) => y - x); return (a + 0.05) / (b + 0.05); };
// The colours of a gradient; a picture is not looked into.
const stops = (image) => (image.includes("url(") ? undefined : image.match(/(?:rgba?|hsla?|oklab|oklch|lab|lch|color)\([^()]*\)/g) ?? []);
// What the words and their ground may look like, from the inside out: each layer lies under both, each veil lies over both. Under
// a gradient there is one pair for each of its colours.
const pairs = (element) => {
  let looks = [[rgba(getComputedStyle(element).color), [0, 0, 0, 0]]];
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at), veil = Number(style.opacity), layers = [[rgba(style.backgroundColor)]];
    if (style.backgroundImage !== "none" && at !== document.body && at !== document.documentElement && looks.some(([, ground]) => ground[3] < 255)) {
      const gradient = stops(style.backgroundImage);
      if (!gradient) return undefined;
      layers.unshift([...new Set(gradient)].map(rgba));
    }
    for (const layer of layers.filter((layer) => layer.length)) looks = layer.flatMap((below) => looks.map((pair) => pair.map((top) => over(top, below))));
    if (veil < 1) looks = looks.map((pair) => pair.map(([r, g, b, a]) => [r, g, b, a * veil]));
  }
  return looks.map((pair) => pair.map((top) => over(top, [255, 255, 255, 255])));
};
const solid = (element) => { let all = 1; for (let at = element; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity); return all; };
const seen = new Set();
let skipped = 0;
for (const element of all("body *")) {
  if (element.closest("svg") || ![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue.trim())) continue;
  // What is not to be seen at all need not be read, nor what is faded because it cannot be used now.
  if (solid(element) < (element.closest(":disabled, [aria-disabled=true]") ? 1 : 0.05)) continue;
  const style = getComputedStyle(element), looks = pairs(element);
  if (!looks) { skipped++; continue; }
  const ratio = Math.min(...looks.map(([ink, ground]) => contrast(ink, ground))), size = parseFloat(style.fontSize);
  const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  const key = `${looks} ${least}`;
  if (ratio < least && !seen.has(key)) { seen.add(key); found.push(`contrast ${ratio.toFixed(2)} is below ${least}: ${where(element)}`); }
}
if (skipped > 3) found.push(`${skipped} texts lie on pictures, where their contrast is not checked`);

// The same in drawings. What lies under a letter is asked of the page, point by point: for that everything painted can be
// hit for a moment, and each `use` stands there as what it shows, because the inside of one cannot be inspected.
const hittable = new CSSStyleSheet();
hittable.replaceSync("* { pointer-events: auto !important } svg, svg * { pointer-events: visiblePainted !important }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, hittable];
const unfolded = [];
const unfold = (use) => {
  const from = document.querySelector(use.getAttribute("href") || "nothing");
  if (!from) return;
  const make = (node, owner, names) => {
    const made = document.createElementNS(use.namespaceURI, node);
    for (const name of names) if (owner.hasAttribute(name)) made.setAttribute(name, owner.getAttribute(name));
    return made;
  };
  const place = ["x", "y", "width", "height"], shown = make("g", use, use.getAttributeNames().filter((name) => !["id", "href", ...place].includes(name)));
  const inner = make("svg", use, place);
  for (const name of ["viewBox", "preserveAspectRatio"]) if (from.hasAttribute(name)) inner.setAttribute(name, from.getAttribute(name));
  inner.append(...[...(from.nodeName === "symbol" ? from.childNodes : [from])].map((node) => node.cloneNode(true)));
  shown.append(inner);
  use.replaceWith(shown);
  unfolded.push([shown, use]);
  shown.querySelectorAll("use").forEach(unfold);
};
const faded = (colour, by) => { const [r, g, b, a] = rgba(colour); return [r, g, b, a * by]; };
// What a shape paints there, each layer as the colours it may have. A gradient is any of its stops. Hatching is thin lines
// over a wash that is looked at anyway, and a line thinner than a third of the letters does not hide them: neither counts.
const layers = (element, x, y, size) => {
  const style = getComputedStyle(element);
  if (!(element instanceof SVGElement) || element.nodeName === "svg") {
    if (style.backgroundImage !== "none" && element !== document.body && element !== document.documentElement) return undefined;
    return [[faded(style.backgroundColor, solid(element))]];
  }
  if (element.nodeName === "image") return undefined;
  if (!(element instanceof SVGGeometryElement)) return [];
  const matrix = element.getScreenCTM(), point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const paint = (value, opacity) => {
    const [, id] = value.match(/url\("#(.+?)"\)/) ?? [], by = Number(opacity) * solid(element);
    if (!id) return [faded(value, by)];
    return [...(document.getElementById(id)?.querySelectorAll("stop") ?? [])].map((stop) => faded(getComputedStyle(stop).stopColor, by * Number(getComputedStyle(stop).stopOpacity)));
  };
  const painted = [];
  if (style.fill !== "none" && element.isPointInFill(point)) painted.push(paint(style.fill, style.fillOpacity));
  const width = parseFloat(style.strokeWidth) * (style.vectorEffect === "non-scaling-stroke" ? 1 : scaleOf(matrix));
  if (style.stroke !== "none" && width > size / 3 && element.isPointInStroke(point)) painted.push(paint(style.stroke, style.strokeOpacity));
  return painted.filter((colours) => colours.length);
};
const scaleOf = (matrix) => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
const judge = (text, points, size) => {
  const style = getComputedStyle(text), by = solid(text), ink = faded(style.fill, Number(style.fillOpacity) * by);
  const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  const haloed = style.paintOrder.startsWith("stroke") && style.stroke !== "none" && parseFloat(style.strokeWidth) > 0;
  const ratios = points.flatMap(([x, y]) => {
    const stack = document.elementsFromPoint(x, y), at = stack.indexOf(text);
    if (at < 0) return [];
    let grounds = [[255, 255, 255, 255]];
    for (const element of stack.slice(at + 1).reverse()) {
      const painted = layers(element, x, y, size);
      if (!painted) return [];
      for (const colours of painted) grounds = colours.flatMap((colour) => grounds.map((below) => over(colour, below)));
    }
    if (haloed) grounds = grounds.map((below) => over(faded(style.stroke, Number(style.strokeOpacity) * by), below));
    return [Math.min(...grounds.map((below) => contrast(over(ink, below), below)))];
  });
  // Some letters may lie on a line or on the edge of something, but not a third of them.
  const bad = ratios.filter((ratio) => ratio < least).sort((x, y) => x - y);
  const key = `${where(text)} ${least}`;
  if (bad.length * 3 > ratios.length && !seen.has(key)) { seen.add(key); found.push(`contrast ${bad[0].toFixed(2)} is below ${least} in a drawing: ${where(text)}`); }
};
const written = [...document.querySelectorAll("svg text, svg tspan")].filter((text) =>
  [...text.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue.trim())
  && text.getClientRects().length && getComputedStyle(text).visibility === "visible" && getComputedStyle(text).fill !== "none" && solid(text) > 0.05);
new Set(written.map((text) => text.ownerSVGElement)).forEach((svg) => svg.querySelectorAll("use").forEach(unfold));
const scrolled = [scrollX, scrollY], waiting = new Set(written);
for (let top = 0; waiting.size && top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
  scrollTo({ top, behavior: "instant" });
  for (const text of waiting) {
    const matrix = text.getScreenCTM(), count = text.getNumberOfChars(), step = Math.max(1, count / 8), points = [];
    for (let at = step / 2; at < count; at += step) {
      const { x, y, width, height } = text.getExtentOfChar(Math.floor(at));
      const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
      if (width && middle.x >= 0 && middle.x < innerWidth && middle.y >= 0 && middle.y < innerHeight) points.push([middle.x, middle.y]);
    }
    if (points.length * 2 < Math.min(count, 8)) continue;
    waiting.delete(text);
    judge(text, points, parseFloat(getComputedStyle(text).fontSize) * scaleOf(matrix));
  }
}
scrollTo({ left: scrolled[0], top: scrolled[1], behavior: "instant" });
for (const [shown, use] of unfolded.reverse()) shown.replaceWith(use);
document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hittable);
return found;
