// Keeps the files whose address changes with their content, and a page for when the server is out of reach. Never a table,
// a list or anything of a person: those always come from the server. The server fills in what stands in capitals. A notice
// leads to its table.
const version = "VERSION";
const always = FILES;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(always)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

// A page tells its language, for the page that is shown without a server.
self.addEventListener("message", (event) => {
  if (typeof event.data !== "string") return;
  event.waitUntil(caches.open(version).then((cache) => cache.put("/offline/language", new Response(event.data))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(ashore));
});

// A page that shows the table is brought forward, else one is opened.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.data ?? "/", location.origin)));
});

async function lead(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  return there ? there.focus() : self.clients.openWindow(address.href);
}

async function kept(request) {
  const cache = await caches.open(version);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function ashore() {
  const cache = await caches.open(version);
  const language = (await (await cache.match("/offline/language"))?.text()) ?? navigator.language.slice(0, 2);
  return (await cache.match(`/offline?language=${language}`)) ?? (await cache.match("/offline?language=en")) ?? Response.error();
}
