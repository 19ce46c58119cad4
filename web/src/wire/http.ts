/** The server's HTTP interface. */
import type {
  ErrorBody, GameCard, GiveBody, Guest, JoinBody, Key, Ledger, Me, MeBody, OpenBody, Replay, Seating, TableCard,
} from "./house";

/** The server said no; `code` is for programs. */
export class Complaint extends Error {
  constructor(readonly status: number, readonly code: string, detail: string) {
    super(detail);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Complaint(0, "offline", "the server cannot be reached");
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as ErrorBody | null;
  throw new Complaint(response.status, said?.code ?? "failed", said?.detail ?? response.statusText);
}

async function get<T>(path: string, invite: string | null = null): Promise<T> {
  const response = await ask(path, invite === null ? {} : { headers: { "x-invite": invite } });
  return (await response.json()) as T;
}

async function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await ask(path, { method, headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once; a failure is not kept. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (found === undefined) {
    found = load().catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    kept.set(key, found);
  }
  return found;
}

export const api = {
  me: () => get<Me>("/api/me"),
  setMe: (body: MeBody) => send<Guest>("PUT", "/api/me", body),
  games: () => once("games", () => get<GameCard[]>("/api/games")),
  rules: (game: string) => once(`rules/${game}`, () => get<Ledger>(`/api/games/${game}/rules`)),
  words: (game: string, language: string) =>
    once(`words/${game}/${language}`, async () => (await ask(`/api/games/${game}/words/${language}`)).text()),
  components: <T>(hash: string) => once(`components/${hash}`, () => get<T>(`/api/components/${hash}`)),
  tables: () => get<TableCard[]>("/api/tables"),
  open: (body: OpenBody) => send<Seating>("POST", "/api/tables", body),
  table: (id: string, invite: string | null) => get<Seating>(`/api/tables/${id}`, invite),
  join: (id: string, body: JoinBody) => send<Seating>("POST", `/api/tables/${id}/join`, body),
  leave: (id: string) => send<Seating>("POST", `/api/tables/${id}/leave`),
  start: (id: string) => send<Seating>("POST", `/api/tables/${id}/start`),
  give: (id: string, seat: number, body: GiveBody) => send<Seating>("POST", `/api/tables/${id}/seats/${seat}`, body),
  link: (id: string) => send<Key>("POST", `/api/tables/${id}/link`),
  reclaim: (id: string, key: string) => send<Seating>("POST", `/api/tables/${id}/reclaim`, { key }),
  rematch: (id: string) => send<Seating>("POST", `/api/tables/${id}/rematch`),
  replay: (id: string, seat: number | null, invite: string | null) =>
    get<Replay>(`/api/tables/${id}/replay${seat === null ? "" : `?seat=${seat}`}`, invite),
  openLog: async (file: Blob, seat: number | null): Promise<Replay> => {
    const init = { method: "POST", headers: { "content-type": "application/x-ndjson" }, body: file };
    return (await ask(`/api/replays${seat === null ? "" : `?seat=${seat}`}`, init)).json() as Promise<Replay>;
  },
};
