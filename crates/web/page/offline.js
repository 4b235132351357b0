// Keeps the files of this version, so that the game starts without a network. A newer one waits until no page of the
// older one is open: parts of it may be fetched late, and the host may not have them any more.
const NAME = "intrepid-STAMP";
const FILES = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});
self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("intrepid-") && name !== NAME;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  // The page itself is asked for first, so that an update is seen; everything else has its version in its name.
  const page = event.request.mode === "navigate";
  const kept = () => caches.match(event.request, { ignoreSearch: true });
  event.respondWith(page ? fetch(event.request).catch(() => caches.match("./")) : kept().then((found) => found || fetch(event.request)));
});
