import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Bye, ServerMessage } from "../../src/protocol/schemas";
import { TableSocket, reconnectDelay, type ConnectionState } from "../../src/protocol/socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = (n: number): object => ({
  type: "welcome",
  table: {},
  seat: 0,
  missed: [],
  position: { n },
  chat: [],
  presence: {},
});
let states: ConnectionState[] = [];
let heard: ServerMessage[] = [];

function table(): TableSocket {
  return new TableSocket(
    "ws://here",
    "code",
    { connection: (state) => states.push(state), message: (message) => heard.push(message) },
    () => new FakeSocket() as unknown as WebSocket,
  );
}
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("it says hello first, and resumes from the last number it saw", () => {
  table();
  last().onopen?.();
  expect(last().sent).toEqual([{ type: "hello", seen: 0, invite: "code" }]);
  last().hear(welcome(7));
  last().hear({ type: "entry", n: 9, entry: 9 });
  last().onclose?.();
  vi.advanceTimersByTime(1000);
  last().onopen?.();
  expect(last().sent).toEqual([{ type: "hello", seen: 9, invite: "code" }]);
  expect(states).toEqual(["connecting", "live", "lost", "lost"]);
});

test("a move that was not acknowledged is sent again under its id", () => {
  const socket = table();
  last().hear(welcome(3));
  const id = socket.play({ move: "EndTurn" }, 3);
  const message = { type: "play", id, move: { move: "EndTurn" }, on: 3, remark: false };
  expect(last().sent).toEqual([message]);
  last().onclose?.();
  vi.advanceTimersByTime(1000);
  last().hear(welcome(3));
  expect(last().sent).toEqual([message]);
  last().hear({ type: "accepted", id, n: 4 });
  last().onclose?.();
  vi.advanceTimersByTime(1000);
  last().hear(welcome(4));
  expect(last().sent).toEqual([]);
});

test("a line on which nobody answers is dead, whatever the socket says", () => {
  const socket = table();
  last().hear(welcome(3));
  socket.play({ move: "EndTurn" }, 3);
  const first = last();
  vi.advanceTimersByTime(8000);
  expect(first.closed).toBe(true);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test.each([
  "seat-taken",
  "flood",
  "no-table",
  "not-invited",
  "closed",
  "unavailable",
  "banned",
] satisfies Bye["reason"][])("it does not reconnect after the final reason %s", (reason) => {
  table();
  last().hear(welcome(1));
  last().hear({ type: "bye", reason });
  last().onclose?.();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
  expect(states.at(-1)).toBe("closed");
});

test.each(["restart", "too-slow"] satisfies Bye["reason"][])("it reconnects after %s", (reason) => {
  table();
  last().hear(welcome(1));
  last().hear({ type: "bye", reason });
  last().onclose?.();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.length).toBe(2);
});

test("requests come further and further apart, up to a limit", () => {
  const even = (): number => 0.5;
  expect([0, 1, 2, 10].map((attempt) => reconnectDelay(attempt, even))).toEqual([250, 500, 1000, 5000]);
});
