/** Tables that nobody has opened: something on the page speaks in place of their socket. */
import type { ClientMessage, ServerMessage } from "../../../protocol/schemas";

export type Tell = (message: ServerMessage) => void;

/** The same value, whatever the order of its fields. */
export const plain = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** A socket at whose other end somebody hears what the page says, and may tell it something. */
export function standIn(hear: (message: ClientMessage, tell: Tell) => void): WebSocket {
  const socket = {
    onopen: null as (() => void) | null,
    onmessage: null as ((event: { data: string }) => void) | null,
    onclose: null,
    close: () => undefined,
    // Nobody is answered before they have finished speaking.
    send: (text: string) =>
      queueMicrotask(() =>
        hear(JSON.parse(text) as ClientMessage, (message) => socket.onmessage?.({ data: JSON.stringify(message) })),
      ),
  };
  queueMicrotask(() => socket.onopen?.());
  return socket as unknown as WebSocket;
}
