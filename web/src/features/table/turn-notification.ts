/** Calls whoever sits here to the table when the turn comes: by sound, by a shaking phone, by a notice. */
import { playTune } from "../../ui/sound/tunes";
import { say } from "../../i18n/page.svelte";
import { settings } from "../settings/settings.svelte";

/** `body` says what is asked; a later notice of the same table takes the place of an earlier one. */
export function notifyTurn(body: string, table: string): void {
  if (settings.sound) playTune("turn");
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Safari and Firefox cannot
  if (settings.buzz) navigator.vibrate?.([25, 50, 25]);
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(say("turn-yours"), { body, tag: table });
}
