// Daylight, lamp light or as the system has it: changed at once, kept by the server and told to other open pages.
const ORDER = ["system", "dark", "light"], DRAWINGS = { system: "ui-system", light: "ui-day", dark: "ui-lamp" };
const LABELS = ["system", "light", "dark"];    // as the server lists them

function wear(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const colour of document.querySelectorAll("meta[name=theme-color]")) colour.media = media(colour.dataset.scheme, theme);
  for (const form of document.querySelectorAll("[data-theme-switch]")) {
    const button = form.querySelector("button"), label = form.dataset.themeSwitch.split("|")[LABELS.indexOf(theme)];
    button.value = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length];
    button.ariaLabel = button.title = label;
    button.querySelector("use").setAttribute("href", `#${DRAWINGS[theme]}`);
  }
}

// When the bar of a phone's browser has the colour of this light: as the server writes it.
function media(scheme, theme) {
  if (theme === "system") return `(prefers-color-scheme: ${scheme})`;
  return scheme === theme ? "all" : "not all";
}

document.addEventListener("submit", async (event) => {
  if (!event.target.matches("[data-theme-switch]")) return;
  event.preventDefault();
  const theme = event.submitter.value;
  wear(theme);
  localStorage.setItem("theme", theme);
  await fetch(event.target.action, { method: "POST", body: new URLSearchParams({ theme, back: location.pathname }), redirect: "manual" }).catch(() => undefined);
});
addEventListener("storage", (event) => event.key === "theme" && event.newValue && wear(event.newValue));
