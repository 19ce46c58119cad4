/** Notices to this device, also while the page is closed (Web Push). */
import { me } from "../../shared/current-guest.svelte";
import { api } from "../../protocol/http";
import { registration } from "../../shared/service-worker";
import type { QuietHours } from "../../protocol/schemas";
import { settings } from "./settings.svelte";

/** Whether notices come also when the page is closed, only while it is open, or not at all. */
export type Reach = "closed" | "open" | "denied" | "off";
/** See the service worker. */
const OFF = "/notices-off";

/** Turn notices on or off, as the settings say; asks for permission if that is missing. */
export async function applyNotices(): Promise<Reach> {
  if (!settings.notify) {
    await unsubscribe();
    return "off";
  }
  if (!("Notification" in window)) return "denied";
  if (Notification.permission !== "granted" && (await Notification.requestPermission()) !== "granted") return "denied";
  await me.ensure();
  return subscribe();
}

/** Repeat what was chosen before, for a new language, new keys of the server or a lost subscription. */
export async function refreshNotices(): Promise<void> {
  if (await wasTurnedOff()) {
    settings.notify = false;
    settings.save();
  }
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  if (me.guest !== null) await subscribe();
}

async function wasTurnedOff(): Promise<boolean> {
  if (!("caches" in window) || !(await caches.match(OFF))) return false;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(OFF);
  return true;
}

async function subscribe(): Promise<Reach> {
  const worker = await registration();
  if (!worker || !("PushManager" in window)) return "open";
  try {
    const { key } = await api.noticeKey();
    if (key === null) return "open";
    let subscription = await worker.pushManager.getSubscription();
    if (subscription !== null && encode(subscription.options.applicationServerKey) !== key) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.subscribe({
      endpoint: subscription.endpoint,
      key: encode(subscription.getKey("p256dh")),
      auth: encode(subscription.getKey("auth")),
      language: settings.language,
      quiet: quietHours(),
    });
    return "closed";
  } catch {
    // Browsers without a push service refuse, as do servers without a way to it.
    return "open";
  }
}

async function unsubscribe(): Promise<void> {
  if (!("PushManager" in window)) return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribe({ endpoint: subscription.endpoint }).catch(() => undefined);
  await subscription.unsubscribe();
}

function quietHours(): QuietHours | null {
  const [start, end] = [minutes(settings.quietFrom), minutes(settings.quietTo)];
  if (start === null || end === null || start === end) return null;
  return { start, end, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Minutes after midnight; `null` for an empty field. */
export function minutes(time: string): number | null {
  const [, hours, rest] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(rest);
}

function encode(data: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
