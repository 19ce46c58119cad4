/** Notifies the player of their turn: by sound, vibration and a system notification. */
import { buzz } from "../../../ui/sound/gestures";
import { playTune } from "../../../ui/sound/tunes";
import { registration } from "../../../shared/service-worker";
import { say } from "../../../i18n/page.svelte";
import { settings } from "../../settings/settings.svelte";

/** `body` is the question; a new notification replaces the last one of the same table. */
export function notifyTurn(body: string, table: string): void {
  if (settings.sound) playTune("turn");
  if (settings.buzz) buzz([25, 50, 25]);
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  // Phones show notifications only through the service worker.
  void registration().then((worker) =>
    worker?.showNotification(say("turn-yours"), {
      body,
      tag: table,
      icon: "/icon-192.png",
      data: { url: `/t/${table}` },
    }),
  );
}

/** Take back the notification of a turn that is over, or that the player has seen. */
export async function withdrawTurn(table: string): Promise<void> {
  const worker = await registration();
  for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
}
