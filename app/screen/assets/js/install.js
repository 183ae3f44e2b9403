// Makes the site an app that can be installed: worker.js keeps files and a page for when the server is out of reach.
if ("serviceWorker" in navigator && isSecureContext) {
  const workers = navigator.serviceWorker;
  workers.register("/worker.js").catch(() => {}); // A browser that wants no worker shows the site all the same.
  workers.ready.then((registration) => registration.active.postMessage(document.documentElement.lang));
}
for (const again of document.querySelectorAll("[data-again]")) again.addEventListener("click", () => location.reload());
addEventListener("online", () => document.querySelector("[data-again]") && location.reload());
