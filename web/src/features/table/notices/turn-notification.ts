/** Notifies the player of their turn: by sound, vibration and a system notification. */
import { buzz } from "../../../ui/sound/gestures";
import { playTune } from "../../../ui/sound/tunes";
import { say } from "../../../i18n/page.svelte";
import { settings } from "../../settings/settings.svelte";

/** `body` is the question; a new notification replaces the last one of the same table. */
export function notifyTurn(body: string, table: string): void {
  if (settings.sound) playTune("turn");
  if (settings.buzz) buzz([25, 50, 25]);
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(say("turn-yours"), { body, tag: table });
}
