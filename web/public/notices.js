/* Shows that it is somebody's turn, also while no page of this site is open. */
const TABLE = /^[\w-]{1,40}$/;

/* What the server sent; null for anything that is not a notice. */
function read(data) {
  try {
    const notice = data.json();
    return typeof notice.table === "string" && TABLE.test(notice.table) ? notice : null;
  } catch {
    return null;
  }
}

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const shows = (page, table) => new URL(page.url).pathname === `/t/${table}`;

async function show({ title, body, language, table }) {
  /* Whoever looks at the table sees it anyway. */
  const open = await pages();
  if (open.some((page) => page.visibilityState === "visible" && shows(page, table))) return;
  await self.registration.showNotification(title, {
    body,
    lang: language,
    tag: `turn-${table}`,
    icon: "/icon-192.png",
    data: { table },
  });
}

async function open(table) {
  const there = (await pages()).find((page) => shows(page, table));
  await (there ? there.focus() : self.clients.openWindow(`/t/${table}`));
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const notice = event.data && read(event.data);
  if (notice) event.waitUntil(show(notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  if (TABLE.test(table)) event.waitUntil(open(table));
});
