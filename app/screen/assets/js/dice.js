// What this browser throws in for the dice: 16 bytes from its own source of chance, unless the person writes something.
const hex = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Whoever has scripts need not look at it.
function take(field) {
  field.value ||= hex();
  if (document.activeElement !== field) field.closest("details")?.removeAttribute("open");
}

function fill() {
  for (const field of document.querySelectorAll("[data-dice] [name=contribution]")) take(field);
}

let isThrowing = false;
async function throwIn() {
  const forms = [...document.querySelectorAll("[data-dice][data-at-once]")];
  if (isThrowing || !forms.length) return;
  isThrowing = true;    // a patch may lay the page anew meanwhile
  try {
    for (const form of forms) {
      const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { Accept: "application/json" } });
      if (!answer.ok) return;    // the form is still there, to be sent by hand
    }
    location.reload();
  } finally {
    isThrowing = false;
  }
}

fill();
throwIn().catch(() => undefined);
document.addEventListener("laid", () => {
  fill();
  throwIn().catch(() => undefined);    // nobody else is left to wait for
});
