// Tells those who listen rather than look. What comes at once is said in one piece, by the live region that every page has
// from the start: readers of the screen miss regions that come filled, and what is overwritten at once.
const words = JSON.parse(document.body.dataset.words);
let pieces = [];

export function announce(text) {
  const piece = text?.replace(/\s+/g, " ").trim();
  if (!piece) return;
  if (!pieces.length) setTimeout(speak);
  pieces.push(piece);
}

function speak() {
  const said = pieces.map((piece) => (/[.!?…:]$/.test(piece) ? piece : `${piece}.`)).join(" ");
  pieces = [];
  document.getElementById("announce").textContent = said;
}

// What a page announces once it is loaded: screen readers miss a region that is filled from the start.
let told = tellings();
document.addEventListener("laid", () => {
  const now = tellings();
  for (const text of now) if (!told.includes(text)) announce(text);
  told = now;
});

function tellings() {
  return [...document.querySelectorAll("[data-tell]")].map((place) => place.textContent);
}

// Whose turn it is: said when it becomes one's own, then each question as it comes; at the end, how it ended.
let was, wasTurn = false;

export function announceTurns() {
  announceTurn();
  document.addEventListener("laid", announceTurn);
}

function announceTurn() {
  const isTurn = Boolean(document.querySelector("#offers[data-turn]")), isOver = Boolean(document.querySelector("#end .dialog"));
  const asked = question(), now = `${document.getElementById("answers")?.elements.seq.value} ${asked}`;
  if (isTurn && (!wasTurn || now !== was)) announce(wasTurn ? asked : `${words.turn}: ${asked}`);
  if (isOver && was !== undefined && now !== was) announce(asked);
  [was, wasTurn] = [now, isTurn];
}

// Without what the reader has picked so far, which stands behind it.
function question() {
  const parts = document.getElementById("question")?.childNodes ?? [];
  return [...parts].filter((part) => part.id !== "path").map((part) => part.textContent).join(" ");
}
