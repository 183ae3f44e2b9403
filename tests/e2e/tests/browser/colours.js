// Returns what eyes that tell fewer colours could not tell apart: pieces of the same shape on one chart that belong to different
// seats. A piece is known by a sign of its own (a crest, a flag) or by the pattern of its sails; the colour alone never tells.
const found = [];
const signs = /^#(crest|flag)-/;
const drawn = (use) => document.querySelector(use.getAttribute("href") || "nothing")?.outerHTML ?? "";
// What is drawn alike for all seats, for example a wreck, belongs to no seat.
const pieces = [...document.querySelectorAll("svg.chart use")].filter((use) => {
  const href = use.getAttribute("href") ?? "";
  return use.closest("[data-seat]") && !signs.test(href) && !use.matches(".halo") && !use.closest(".stowed, defs, symbol") && /--(c|pat)\b/.test(drawn(use));
}).map((use) => {
  const owner = use.closest("[data-seat]"), thing = use.closest(".piece") ?? owner, shape = use.getAttribute("href");
  const before = owner.style.color;
  owner.style.color = "var(--c)";
  const colour = getComputedStyle(owner).color;
  owner.style.color = before;
  return {
    shape, colour, seat: owner.dataset.seat,
    sign: [...thing.querySelectorAll("use")].map((other) => other.getAttribute("href")).filter((href) => signs.test(href)).sort().join(" "),
    pattern: drawn(use).includes("--pat") ? getComputedStyle(use).getPropertyValue("--pat").trim() : "",
  };
});

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const rgb = (colour) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
};
// Machado, Oliveira and Fernandes (2009), the whole deficiency, on linear light.
const EYES = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const linear = (part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const seenBy = (matrix, colour) => { const light = rgb(colour).map(linear); return matrix.map((row) => Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]))); };
const lab = ([r, g, b]) => {
  const f = (t) => t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116;
  const [x, y, z] = [(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089].map(f);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const apart = (one, other) => Math.hypot(...lab(one).map((part, at) => part - lab(other)[at]));

const LEAST = 12, said = new Set();
const say = (text) => said.has(text) || (said.add(text), found.push(text));
let pairs = 0;
for (const [at, one] of pieces.entries())
  for (const other of pieces.slice(at + 1)) {
    if (one.shape !== other.shape || one.seat === other.seat) continue;
    pairs++;
    const who = `${one.shape} of ${[one.seat, other.seat].sort().join(" and ")}`;
    const hasPattern = one.pattern !== other.pattern;
    if (one.sign === other.sign && !hasPattern) say(`${who}: neither sign nor pattern`);
    for (const [eyes, matrix] of Object.entries(EYES))
      if (!hasPattern && apart(seenBy(matrix, one.colour), seenBy(matrix, other.colour)) < LEAST) say(`${who}: like colours and no pattern to ${eyes}`);
  }
return [pairs, found];
