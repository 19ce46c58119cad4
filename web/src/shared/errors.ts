/** Error messages for people: translated if the server gave a code. */
import { ApiError } from "../protocol/http";
import { page, say } from "../i18n/page.svelte";

export function errorMessage(error: unknown): string {
  if (error instanceof ApiError && page.translator?.has(`error-${error.code}`))
    return say(`error-${error.code}`, { detail: error.message });
  return error instanceof Error ? error.message : String(error);
}
