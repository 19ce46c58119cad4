/** Stands in for a table's socket in tutorials and puzzles, which have no table on the server. */
import type { ClientMessage, ServerMessage } from "../../../protocol/schemas";

export type Reply = (message: ServerMessage) => void;

/** JSON with sorted keys, to compare values. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** A socket whose messages go to `onMessage`, which may reply. */
export function localSocket(onMessage: (message: ClientMessage, reply: Reply) => void): WebSocket {
  const socket = {
    onopen: null as (() => void) | null,
    onmessage: null as ((event: { data: string }) => void) | null,
    onclose: null,
    close: () => undefined,
    // As with a real socket, no reply comes before `send` has returned.
    send: (text: string) =>
      queueMicrotask(() =>
        onMessage(JSON.parse(text) as ClientMessage, (message) =>
          socket.onmessage?.({ data: JSON.stringify(message) }),
        ),
      ),
  };
  queueMicrotask(() => socket.onopen?.());
  return socket as unknown as WebSocket;
}
