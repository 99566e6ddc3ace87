/** Notices of the system, where the person and the browser allow them. */
import { device } from "./device.svelte";
import { games } from "./games.svelte";
import { t } from "./texts.svelte";

const WORKER = "/notices.js";
const SCOPE = "/notices/";

export type Permission = "granted" | "denied" | "default" | "missing";

export const permission = (): Permission =>
  "Notification" in window ? Notification.permission : "missing";

/** Ask for permission where that has not happened; browsers ask only after a click. */
export async function askPermission(): Promise<Permission> {
  if (permission() !== "default") return permission();
  return Notification.requestPermission();
}

/** The worker that shows notices, if this device has it. It controls no page. */
export const noticeWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration(SCOPE);

/** Have the worker that shows notices, at work. */
export async function startNoticeWorker(): Promise<ServiceWorkerRegistration> {
  const registered = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registered.installing ?? registered.waiting;
  if (!registered.active && worker)
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener("statechange", () => {
        if (worker.state === "activated") resolve();
        if (worker.state === "redundant") reject(new Error(worker.state));
      });
    });
  return registered;
}

/** One notice a table: a newer one takes the place of the older, also one that was pushed. */
export const noticeTag = (table: string) => `turn-${table}`;

/** Say that it is the person's turn; somebody who looks at the table sees it anyway. */
export async function notifyTurn(table: string, game: string): Promise<void> {
  if (!device.notices || permission() !== "granted" || !document.hidden) return;
  const title = t("notice-title");
  const options = {
    body: t("notice-body", { game: games.title(game), table }),
    tag: noticeTag(table),
    icon: "/icon-192.png",
    data: { table },
  };
  const worker = await noticeWorker().catch(() => undefined);
  try {
    if (worker) return await worker.showNotification(title, options);
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    /* some systems show notices of a worker only; the title of the tab still says it */
  }
}
