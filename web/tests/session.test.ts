/** A table's session: what the page shows of the connection. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "../src/features/table/session/session.svelte";
import type { Bye } from "../src/protocol/schemas";

const sockets: { onmessage: ((event: { data: string }) => void) | null }[] = [];
const hear = (message: object): void => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
const welcome = { type: "welcome", table: {}, seat: 0, missed: [], position: null, chat: [], presence: {} };

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

test.each([
  "seat-taken",
  "flood",
  "no-table",
  "not-invited",
  "closed",
  "unavailable",
  "banned",
] satisfies Bye["reason"][])("the final reason %s is shown, and nothing comes after it", (reason) => {
  const table = session();
  hear(welcome);
  hear({ type: "bye", reason });
  hear(welcome);
  expect([table.closed, table.connection]).toEqual([reason, "closed"]);
});

test.each(["restart", "too-slow"] satisfies Bye["reason"][])("%s is not shown as the end", (reason) => {
  const table = session();
  hear(welcome);
  hear({ type: "bye", reason });
  expect(table.closed).toBeNull();
  hear(welcome);
  expect(table.connection).toBe("live");
});
