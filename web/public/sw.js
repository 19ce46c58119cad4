/** Shows an offline page when the server cannot be reached. Nothing else is cached. */
const KEPT = ["/offline.html", "/offline.css", "/lantern.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open("offline-1").then((cache) => cache.addAll(KEPT)));
});
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(KEPT[0])));
  else if (KEPT.includes(new URL(event.request.url).pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});
