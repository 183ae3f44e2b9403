// Makes the site an app that can be installed: worker.js keeps files and a page for when the server is out of reach.
if ("serviceWorker" in navigator && isSecureContext) {
  const workers = navigator.serviceWorker;
  workers.register("/worker.js").catch(() => {}); // A browser that wants no worker shows the site all the same.
  workers.ready.then((registration) => registration.active.postMessage(document.documentElement.lang));
}
// The page for when the server is out of reach comes back by itself: at once when there is a network again, else as soon as the
// server answers.
const again = document.querySelector("[data-again]"), LOOK_EVERY = 3000;
if (again) {
  const back = () => location.reload();
  again.addEventListener("click", back);
  addEventListener("online", back);
  setInterval(() => fetch("/health", { cache: "no-store" }).then((answer) => answer.ok && back(), () => undefined), LOOK_EVERY);
}
