/** Shows a page of its own where the server cannot be reached. Nothing else is kept: what is played is the server's. */
const KEPT = ["/offline.html", "/offline.css", "/lantern.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open("offline-1").then((cache) => cache.addAll(KEPT)));
});
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(KEPT[0])));
  else if (KEPT.includes(new URL(event.request.url).pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});
