/** What went wrong, for people: in their language where the server gave it a code. */
import { Complaint } from "../protocol/http";
import { page, say } from "../i18n/page.svelte";

export function why(error: unknown): string {
  const message = error instanceof Complaint ? `complaint-${error.code}` : "";
  if (page.translator?.has(message)) return say(message, { detail: error instanceof Complaint ? error.message : "" });
  return error instanceof Error ? error.message : String(error);
}
