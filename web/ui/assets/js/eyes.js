// Where nobody has a clock, whoever is not seen for long counts as away. A page that lies open behind others has not been
// seen: so it says when it is before somebody's eyes, as often as the table wants to know.
const table = () => document.querySelector("[data-table][data-look]");

export function look() {
  if (document.hidden || !table() || document.querySelector("#end .dialog")) return;
  fetch(`/t/${table().dataset.table}/look`, { method: "POST", body: new URLSearchParams(), headers: { Accept: "application/json" } }).catch(() => undefined);
}

if (table()) {
  setInterval(look, Number(table().dataset.look));
  document.addEventListener("visibilitychange", look);
}
