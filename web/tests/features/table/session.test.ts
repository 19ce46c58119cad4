/** A table's session: what the page shows of the connection. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onlyMove } from "../../../src/features/table/only-move";
import { Session } from "../../../src/features/table/session/session.svelte";
import type { Bye } from "../../../src/protocol/schemas";

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

test("the only move is made at once after my own move, before the server's receipt", () => {
  const sent: { type: string; id: string; move: unknown }[] = [];
  const table = new Session("table", null, () => {
    const send = (text: string) => sent.push(JSON.parse(text) as (typeof sent)[0]);
    const socket = { onopen: null, onmessage: null, onclose: null, send, close: () => undefined };
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  const position = { entries: 4, now: 0, to_act: [0], outcome: null, undo_to: 0, times: [] };
  hear({ ...welcome, position: { ...position, n: 4 } });
  const id = table.play({ move: "Sell", cards: 1 });
  const entry = { type: "entry", n: 5, entry: 5, seat: 0, at: 0, move: {}, events: [], narration: [], id };
  hear({ ...entry, position: { ...position, n: 5, entries: 5 } });
  table.playForced({ move: "DeclineBuy" });
  expect(sent.filter(({ type }) => type === "play").map(({ move }) => move)).toEqual([
    { move: "Sell", cards: 1 },
    { move: "DeclineBuy" },
  ]);
  const second = { ...entry, n: 6, entry: 6, id: sent.at(-1)?.id };
  hear({ ...second, position: { ...position, n: 6, entries: 6 } });
  table.playForced({ move: "StopCooking" });
  hear({ ...second, n: 7, entry: 7, position: { ...position, n: 7, entries: 7 } });
  // An undo goes back beyond both.
  expect([table.forced, table.undoable]).toEqual([true, 4]);
});

test.each([
  [{ discrete: [1] }, 1],
  [{ discrete: [1, 2] }, null],
  [{ discrete: [1], continuous: true }, null],
  [{ discrete: [1], many: { AimChip: 52 } }, null],
  [{ discrete: [] }, null],
])("of %j the only move is %j", ({ discrete, ...rest }, only) => {
  const choices = discrete.map((move) => ({ move, phrase: { id: "" }, rules: [] }));
  expect(onlyMove({ many: {}, continuous: false, tempting: [], ...rest, discrete: choices })).toBe(only);
});
