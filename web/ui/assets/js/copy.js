// Copies a link. Without https browsers keep the clipboard to themselves, but for what is selected; where that does not
// work either, it is left selected and the button says so.
import { announce } from "./announce.js";

const words = JSON.parse(document.body.dataset.words);

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  const isCopied = await copy(field), said = isCopied ? words.copied : words.selected;
  if (isCopied) button.focus();
  button.firstChild.textContent = said;      // behind it stands, for those who listen, which one
  announce(said);
});

async function copy(field) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
