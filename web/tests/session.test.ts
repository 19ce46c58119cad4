/** A table's session: what the page shows of the connection. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "../src/features/table/session/session.svelte";
import type { Bye } from "../src/protocol/schemas";

const sockets: { onmessage: ((event: { data: string }) => void) | null }[] = [];
const hear = (message: object): void => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
const welcome = { type: "welcome", table: {}, seat: 0, missed: [], position: null, chat: [], here: {} };

function session(): Session {
  return new Session("table", null, () => {
    const socket = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
}

beforeEach(() => {
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a final reason is shown, and the line is closed with it", () => {
  const table = session();
  hear(welcome);
  for (const reason of ["flood", "closed", "set-aside", "barred"] satisfies Bye["reason"][]) {
    hear({ type: "bye", reason });
    expect([table.closed, table.line]).toEqual([reason, "closed"]);
  }
});

test("a restart is not shown as the end", () => {
  const table = session();
  hear(welcome);
  hear({ type: "bye", reason: "restart" });
  expect(table.closed).toBeNull();
});

test("a table that is live again shows no reason why it was closed", () => {
  const table = session();
  hear(welcome);
  hear({ type: "bye", reason: "flood" });
  hear(welcome);
  expect(table.closed).toBeNull();
});
