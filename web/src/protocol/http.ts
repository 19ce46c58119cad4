/** The server's HTTP interface. */
import type {
  AddWebhook,
  RemoveWebhook,
  EndParty,
  RemoveMember,
  RenewCode,
  Say,
  SendSign,
  SetHost,
  SetRole,
  Vote,
  WorkbenchForm,
  BetterLine,
  ConfigureBody,
  DeviceBody,
  DeviceOffBody,
  Draft,
  DraftBody,
  Analysis,
  ErrorBody,
  ExperimentBody,
  Fact,
  GameCard,
  GiveBody,
  Guest,
  JoinBody,
  JoinParty,
  AnalysisProgress,
  Key,
  Ledger,
  AddMember,
  LeaveParty,
  Me,
  MeBody,
  NextGame,
  OpenBody,
  PartyState,
  PushKey,
  PuzzleList,
  PuzzleDetail,
  Replay,
  ReportBody,
  Seating,
  ServerMessage,
  TableCard,
  ExperimentStatus,
} from "./schemas";

export type PartyCommand =
  | LeaveParty
  | AddMember
  | SetRole
  | SetHost
  | RemoveMember
  | RenewCode
  | Vote
  | Say
  | SendSign
  | EndParty
  | AddWebhook
  | RemoveWebhook;

/** An error response of the server; `code` identifies the error. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

/** The event on the window when a request did not reach the server. */
export const UNREACHABLE = "unreachable";

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    dispatchEvent(new Event(UNREACHABLE));
    throw new ApiError(0, "offline", "the server cannot be reached");
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as ErrorBody | null;
  throw new ApiError(response.status, said?.code ?? "failed", said?.detail ?? response.statusText);
}

async function get<T>(path: string, invite: string | null = null): Promise<T> {
  const response = await ask(path, invite === null ? {} : { headers: { "x-invite": invite } });
  return (await response.json()) as T;
}

async function send<T>(method: string, path: string, body: unknown = {}, more: HeadersInit = {}): Promise<T> {
  const headers = { "content-type": "application/json", ...more };
  const response = await ask(path, { method, headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Fetch data that does not change while the page is open only once; failures are not cached. */
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

const getText = (path: string): Promise<string> => once(path, async () => (await ask(path)).text());

export const api = {
  me: () => get<Me>("/api/me"),
  setMe: (body: MeBody) => send<Guest>("PUT", "/api/me", body),
  games: () => once("games", () => get<GameCard[]>("/api/games")),
  rules: (game: string) => once(`rules/${game}`, () => get<Ledger>(`/api/games/${game}/rules`)),
  texts: (game: string, language: string) => getText(`/api/games/${game}/words/${language}`),
  /** The texts that the lobby needs. */
  lobbyTexts: (game: string, language: string) => getText(`/api/games/${game}/words/${language}?lobby=true`),
  components: <T>(hash: string) => once(`components/${hash}`, () => get<T>(`/api/components/${hash}`)),
  printed: (hash: string) =>
    once(`names/${hash}`, () => get<Record<string, Record<string, Fact>>>(`/api/components/${hash}/names`)),
  lesson: (game: string) => get<ServerMessage[]>(`/api/games/${game}/lesson`),
  puzzles: (game: string) => once(`puzzles/${game}`, () => get<PuzzleList>(`/api/games/${game}/puzzles`)),
  puzzle: (game: string, id: string) => get<PuzzleDetail>(`/api/games/${game}/puzzles/${id}`),
  model: (game: string, number: number) => get<Analysis>(`/api/games/${game}/models/${number}`),
  modelReplay: (game: string, number: number, seat: number | null, after: number) =>
    get<Replay>(`/api/games/${game}/models/${number}/replay?${look(seat, after)}`),
  modelLine: (game: string, number: number, n: number, seat: number | null) =>
    get<BetterLine>(`/api/games/${game}/models/${number}/lines/${n}${perspective(seat)}`),
  practise: (game: string, what: unknown) => send<unknown>("POST", `/api/games/${game}/practice`, what),
  tables: () => get<TableCard[]>("/api/tables"),
  open: (body: OpenBody) => send<Seating>("POST", "/api/tables", body),
  table: (id: string, invite: string | null) => get<Seating>(`/api/tables/${id}`, invite),
  configure: (id: string, body: ConfigureBody) => send<Seating>("PUT", `/api/tables/${id}`, body),
  join: (id: string, body: JoinBody) => send<Seating>("POST", `/api/tables/${id}/join`, body),
  leave: (id: string) => send<Seating>("POST", `/api/tables/${id}/leave`),
  start: (id: string) => send<Seating>("POST", `/api/tables/${id}/start`),
  give: (id: string, seat: number, body: GiveBody) => send<Seating>("POST", `/api/tables/${id}/seats/${seat}`, body),
  link: (id: string) => send<Key>("POST", `/api/tables/${id}/link`),
  reclaim: (id: string, key: string) => send<Seating>("POST", `/api/tables/${id}/reclaim`, { key }),
  rematch: (id: string) => send<Seating>("POST", `/api/tables/${id}/rematch`),
  report: async (id: string, body: ReportBody): Promise<void> => {
    const headers = { "content-type": "application/json" };
    await ask(`/api/tables/${id}/reports`, { method: "POST", headers, body: JSON.stringify(body) });
  },
  noticeKey: () => get<PushKey>("/api/notices"),
  subscribe: (body: DeviceBody) => send<PushKey>("PUT", "/api/notices", body),
  unsubscribe: (body: DeviceOffBody) => send<PushKey>("POST", "/api/notices/off", body),
  openParty: () => send<PartyState>("POST", "/api/parties"),
  joinParty: (body: JoinParty) => send<PartyState>("POST", "/api/parties/join", body),
  party: (id: string) => get<PartyState>(`/api/parties/${id}`),
  /** The party's new state; `null` after leaving it. */
  commandParty: (id: string, body: PartyCommand) => send<PartyState | null>("POST", `/api/parties/${id}`, body),
  nextGame: (id: string, body: NextGame) => send<PartyState>("POST", `/api/parties/${id}/games`, body),
  replay: (id: string, seat: number | null, after: number, invite: string | null) =>
    get<Replay>(`/api/tables/${id}/replay?${look(seat, after)}`, invite),
  analysis: (id: string, seat: number | null, invite: string | null) =>
    get<AnalysisProgress>(`/api/tables/${id}/analysis${perspective(seat)}`, invite),
  analyse: (id: string, seat: number | null) =>
    send<AnalysisProgress>("POST", `/api/tables/${id}/analysis${perspective(seat)}`),
  betterLine: (id: string, n: number, seat: number | null, invite: string | null) =>
    get<BetterLine>(`/api/tables/${id}/analysis/lines/${n}${perspective(seat)}`, invite),
  stopAnalysis: async (id: string, seat: number | null): Promise<void> => {
    await ask(`/api/tables/${id}/analysis${perspective(seat)}`, { method: "DELETE" });
  },
  /** `key`, here and in the next two requests: the workbench's key, if it requires one. */
  bench: async (game: string, key: string): Promise<WorkbenchForm> =>
    (await (await ask(`/api/games/${game}/workbench`, { headers: unlocked(key) })).json()) as WorkbenchForm,
  draft: (game: string, body: DraftBody, key: string) =>
    send<Draft>("POST", `/api/games/${game}/workbench`, body, unlocked(key)),
  experiment: (game: string, body: ExperimentBody, key: string) =>
    send<ExperimentStatus>("POST", `/api/games/${game}/experiment`, body, unlocked(key)),
  trial: () => get<ExperimentStatus>("/api/experiment"),
  stopTrial: async (): Promise<void> => {
    await ask("/api/experiment", { method: "DELETE" });
  },
  openLog: async (file: Blob, seat: number | null, after: number): Promise<Replay> => {
    const init = { method: "POST", headers: { "content-type": "application/x-ndjson" }, body: file };
    return (await ask(`/api/replays?${look(seat, after)}`, init)).json() as Promise<Replay>;
  },
};

function unlocked(key: string): Record<string, string> {
  return key === "" ? {} : { "x-workbench-key": key };
}

function perspective(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

function look(seat: number | null, after: number): string {
  return `after=${after}${seat === null ? "" : `&seat=${seat}`}`;
}
