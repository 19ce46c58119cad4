/**
 * Receives notices, and opens the app from its own copy while the server cannot be reached.
 * The copy holds the page and what the last visits loaded; answers of the server are never kept.
 */
const COPY = "copy-2";
const KEPT = ["/offline.html", "/offline.css", "/lantern.svg", "/icon-192.png"];
/** The mark that notices were turned off from a notice; the page reads it when it opens. */
const OFF = "/notices-off";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(COPY).then((copy) => copy.addAll(KEPT)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== COPY).map((name) => caches.delete(name));
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names)))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (event.request.mode === "navigate" && !pathname.startsWith("/api/") && !pathname.startsWith("/guide"))
    event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/") || pathname.startsWith("/icons")) event.respondWith(lasting(event.request));
  else if (KEPT.includes(pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname, { ignoreSearch: true })));
});

/** The page from the server, or its copy, or at least the page that says why there is none. */
async function page(request) {
  const copy = await caches.open(COPY);
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html"))
      await keep(copy, response.clone());
    return response;
  } catch {
    return (await copy.match("/")) ?? (await copy.match("/offline.html")) ?? Response.error();
  }
}

/** Keep the page. A new version's files have other names, so those of the old one go. */
async function keep(copy, response) {
  const before = await copy.match("/");
  const changed = before && before.headers.get("etag") !== response.headers.get("etag");
  if (changed)
    for (const request of await copy.keys())
      if (new URL(request.url).pathname.startsWith("/assets/")) await copy.delete(request);
  if (!before || changed) await copy.put("/", response);
}

/** A file whose name changes with its content. */
async function lasting(request) {
  const copy = await caches.open(COPY);
  const kept = await copy.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await copy.put(request, response.clone());
  return response;
}

self.addEventListener("message", (event) => {
  // What a page had loaded before this worker was there.
  if (Array.isArray(event.data?.loaded))
    event.waitUntil(
      caches.open(COPY).then(async (copy) => {
        for (const address of ["/", ...event.data.loaded]) if (!(await copy.match(address))) await copy.add(address);
      }),
    );
});

self.addEventListener("push", (event) => {
  let message;
  try {
    message = event.data.json();
  } catch {
    return;
  }
  event.waitUntil(show(message));
});

async function show({ title, body, tag, url, off }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Who looks at the table sees that it is their turn.
  if (windows.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === url)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { url },
    actions: [{ action: "off", title: off }],
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "off" ? turnOff() : open(event.notification.data?.url ?? "/"));
});

/** Bring up the window that shows the table, or any other, or a new one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}

async function turnOff() {
  const copy = await caches.open(COPY);
  await copy.put(OFF, new Response("off"));
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await fetch("/api/notices/off", { method: "POST", headers: { "content-type": "application/json" }, body });
  await subscription.unsubscribe();
}
