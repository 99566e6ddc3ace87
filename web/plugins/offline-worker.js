/* Keeps the built client and what the companion was told, for visits without a connection. */
const FILES = __FILES__;
const CLIENT = "ecotone-client-__VERSION__";
const ANSWERS = "ecotone-answers";
/* What the companion reads; everything else of the API needs the server. */
const KEPT = /^\/api\/games(\/[\w-]+\/(catalogue|texts\/\w+))?$/;
const PAGE = "/index.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CLIENT)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        names.filter((name) => name.startsWith("ecotone-client-") && name !== CLIENT),
      )
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function stored(request, name) {
  const cache = await caches.open(name);
  return cache.match(request);
}

/* The server's own answer where there is one, else the last one. */
async function freshest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(ANSWERS)).put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const last = await stored(request.url, ANSWERS);
    if (last) return last;
    throw error;
  }
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const last = await stored(PAGE, CLIENT);
    if (last) return last;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    return event.respondWith(page(request));
  if (KEPT.test(pathname)) return event.respondWith(freshest(request));
  if (FILES.includes(pathname))
    event.respondWith(stored(pathname, CLIENT).then((file) => file ?? fetch(request)));
});

/* A page tells what it needs, and is told when all of it is kept. */
self.addEventListener("message", (event) => {
  const wanted = event.data?.keep;
  if (!Array.isArray(wanted)) return;
  const known = wanted.filter((one) => KEPT.test(new URL(one, self.location.origin).pathname));
  event.waitUntil(
    caches
      .open(ANSWERS)
      .then((cache) => cache.addAll(known.map((one) => new URL(one, self.location.origin).href)))
      .then(
        () => event.ports[0]?.postMessage(true),
        () => event.ports[0]?.postMessage(false),
      ),
  );
});
