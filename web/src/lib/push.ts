/** Notices that reach this device while no page is open, by the push service of its browser. */
import { api } from "./api";
import { device, remember } from "./device.svelte";
import type { NewPushDevice, NoticeFacts } from "./messages";
import { noticeWorker, permission, startNoticeWorker } from "./notify";
import { t } from "./texts.svelte";

/** The first that fits: most browsers also name those they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What a person would call a device, from what its browser says of itself. */
export function deviceName(agent: string): string {
  const found = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1];
  return [found(BROWSERS), found(SYSTEMS)].filter(Boolean).join(", ");
}

export const hasPush = () =>
  window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function sameKey(known: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? []);
  return bytes.length === wanted.length && bytes.every((one, at) => one === wanted[at]);
}

/** The browser's subscription for a server's key; one for another key is given up. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await startNoticeWorker();
  const wanted = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known && sameKey(known.options?.applicationServerKey, wanted)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

function described(subscription: PushSubscription): NewPushDevice {
  const { endpoint = "", keys } = subscription.toJSON();
  const name = deviceName(navigator.userAgent);
  return { endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", name };
}

/** Have notices of the person's turns sent to this device, or fail with a sentence that says why. */
export async function startPush(): Promise<NoticeFacts> {
  if (!hasPush()) throw new Error(t("push-unsupported"));
  const { push_key: key } = await api.notices();
  if (!key) throw new Error(t("push-off"));
  let wanted: NewPushDevice;
  try {
    wanted = described(await subscribe(key));
  } catch {
    throw new Error(t("push-failed"));
  }
  const { id, notices } = await api.addPushDevice(wanted, device.language);
  remember({ push: { id, endpoint: wanted.endpoint } });
  return notices;
}

/** Tell the server where this device is now: browsers change that, and people their profile. */
export async function renewPush(): Promise<void> {
  if (device.push && device.person && permission() === "granted") await startPush();
}

/** Give up the browser's subscription. */
export async function unsubscribe(): Promise<void> {
  remember({ push: null });
  const worker = await noticeWorker();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** Send no more notices to a device of this person. */
export async function stopPush(id: string): Promise<NoticeFacts> {
  const here = id === device.push?.id;
  const left = await api.removePushDevice(id, device.language);
  if (here) await unsubscribe().catch(() => undefined);
  return left;
}

/** Renew it now where the browser has changed its subscription since. */
export async function checkPush(): Promise<void> {
  if (!device.push || !hasPush()) return;
  const worker = await noticeWorker();
  const known = await worker?.pushManager.getSubscription();
  if (known?.endpoint !== device.push.endpoint) await renewPush();
}
