/**
 * Answers requests for the draft's files, which the studio keeps in this browser's cache. The preview fetches them like a real
 * partner's files, and none of them leaves the browser.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || !pathname.startsWith("/studio/preview/content/")) return;
  const kept = caches.open("studio").then((cache) => cache.match(pathname));
  event.respondWith(kept.then((answer) => answer ?? new Response("Not found", { status: 404 })));
});
