// At a table without clocks a player who is not seen for long counts as away. A page in a hidden tab has not been seen, so the
// page reports when it is visible, as often as the table asks.
const table = () => document.querySelector("[data-table][data-look]");

export function reportVisible() {
  if (document.hidden || !table() || document.querySelector("#end .dialog")) return;
  fetch(`/t/${table().dataset.table}/look`, { method: "POST", body: new URLSearchParams(), headers: { Accept: "application/json" } }).catch(() => undefined);
}

if (table()) {
  setInterval(reportVisible, Number(table().dataset.look));
  document.addEventListener("visibilitychange", reportVisible);
}
