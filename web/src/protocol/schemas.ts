// Written by `make wire` from the server's structs. Do not edit.

export interface GameCard {
  id: string;
  min_players: number;
  max_players: number;
  tempo: string;
  rules_version: number;
  components: string;
  bots: readonly string[];
  external_bots: readonly ExternalBotCard[];
  default_bot: string;
  beginner_bot: string;
  minutes: readonly [number, number] | null;
  languages: readonly string[];
  options: Record<string, unknown>;
  practice: boolean;
  lesson: boolean;
  puzzles: boolean;
  models: number;
  analysis: boolean;
}

export interface ExternalBotCard {
  name: string;
  players: readonly number[];
}

export interface Seating {
  table: TableCard;
  seat: number | null;
  invite: string;
  requested: boolean;
}

export interface TableCard {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  components: string;
  public: boolean;
  clock: NoClock | MoveClock | BankClock | EvenClock;
  status: Status;
  seats: readonly SeatCard[];
  host: number;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  next: string | null;
  party: string | null;
  by_address: boolean;
}

export interface NoClock {
  clock: "none";
}

export interface MoveClock {
  clock: "move";
  seconds: number;
}

export interface BankClock {
  clock: "bank";
  seconds: number;
  increment: number;
}

export interface EvenClock {
  clock: "even";
}

export type Status = "open" | "playing" | "finished" | "closed";

export interface SeatCard {
  seat: number;
  name: string;
  colour: string | null;
  taken: boolean;
  bot: string | null;
}

export interface Ledger {
  rule: readonly Rule[];
}

export interface Rule {
  id: string;
  section: string;
  origin: Origin;
  also: readonly Origin[];
}

export type Origin = "book" | "ruling" | "review" | "rebuilt";

export interface Me {
  guest: Guest | null;
  tables: readonly TableCard[];
  workbench: "key" | "off" | "open";
  party: string | null;
}

export interface Guest {
  name: string;
  colour: string;
}

export interface Replay {
  table: TableCard;
  seat: number | null;
  names: readonly string[];
  count: number;
  after: number;
  position: Position;
  steps: readonly GameEntry[];
}

export interface Position {
  n: number;
  entries: number;
  now: number;
  view: unknown;
  question: Question | null;
  to_act: readonly number[];
  moves: Choices | null;
  outcome: Outcome | null;
  undo_to: number | null;
  times: readonly Time[];
  panels: Panel | null;
}

export interface Question {
  phrase: Phrase;
  rules: readonly string[];
}

export interface Phrase {
  id: string;
  facts?: Readonly<Record<string, Fact>>;
}

/** A value that has a name of its own, such as the colour red. */
export interface EnumValue {
  kind: string;
  key: string;
}

/** What a message may be told. */
export type Fact = number | string | boolean | null | EnumValue | Phrase | readonly Fact[];

export interface Choices {
  discrete: readonly Choice[];
  many: Record<string, number>;
  continuous: boolean;
  tempting: readonly Choice[];
}

export interface Choice {
  move: unknown;
  phrase: Phrase;
  rules: readonly string[];
}

export interface Outcome {
  ranking: readonly (readonly number[])[];
  points: readonly number[];
  scores: readonly Score[];
  ended_by: string;
}

export interface Score {
  seat: number;
  rule: string;
  points: number;
  what: string;
}

export interface Time {
  seat: number;
  left: number;
  running: boolean;
}

export interface Panel {
  field: string;
  rows: readonly Row[];
  panels?: readonly Panel[];
  place?: number | null;
  seat?: number | null;
}

export interface Row {
  field: string;
  values: readonly Fact[];
  many?: boolean;
  place?: number | null;
}

export interface GameEntry {
  type: "entry";
  n: number;
  entry: number;
  seat: number;
  at: number;
  move: unknown;
  events: readonly unknown[];
  narration: readonly EventNarration[];
  position: Position | null;
  id: string | null;
}

export interface EventNarration {
  phrase: Phrase;
  heading?: boolean;
}

export interface BetterLine {
  position: Position;
  steps: readonly GameEntry[];
}

export interface AnalysisProgress {
  done: number;
  count: number;
  analysis: Analysis | null;
}

export interface Analysis {
  game: string;
  seats: readonly string[];
  perspective: number | null;
  depth: string;
  coarse: boolean;
  points: readonly Point[];
  reviews: readonly DecisionReview[];
  turning_points: readonly TurningPoint[];
  breakdowns: readonly ResultBreakdown[];
}

export interface Point {
  n: number;
  chances: readonly number[];
  errors: readonly number[];
}

export interface DecisionReview {
  n: number;
  seat: number;
  move: Phrase;
  gave_away: number;
  error: number;
  better: Phrase | null;
  line: readonly Phrase[];
  reasons: readonly Phrase[];
  instead: Phrase | null;
  gained: number;
}

export interface TurningPoint {
  n: number;
  seat: number;
  cause: "choice" | "luck";
  changes: readonly number[];
}

export interface ResultBreakdown {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  hand: number | null;
}

export interface WorkbenchForm {
  form: Form;
  most_games: number;
}

export interface Form {
  shape: PartField;
  values: Record<string, unknown>;
  notes: Record<string, string>;
}

export interface PartField {
  type: "part";
  fields: Record<string, NumberField | WordField | ChoiceField | TruthField | OtherField | ListField | PartField | EitherField>;
  tag: readonly [string, string] | null;
}

export interface NumberField {
  type: "number";
  whole: boolean;
  low: number | null;
  high: number | null;
}

export interface WordField {
  type: "word";
  longest: number | null;
}

export interface ChoiceField {
  type: "choice";
  values: readonly (string | number)[];
}

export interface TruthField {
  type: "truth";
}

export interface OtherField {
  type: "other";
}

export interface ListField {
  type: "list";
  item: NumberField | WordField | ChoiceField | TruthField | OtherField | ListField | PartField | EitherField;
  least: number;
  most: number | null;
}

export interface EitherField {
  type: "either";
  field: string;
  parts: Record<string, PartField>;
}

export interface Draft {
  toml: string;
  fault: Fault | null;
  drawn: PlayableVariant | null;
}

export interface Fault {
  field: string;
  problem: string;
  phrase: Phrase | null;
}

export interface PlayableVariant {
  hash: string;
  values: Record<string, unknown>;
  components: unknown;
  printed: Record<string, Record<string, unknown>>;
  position: Position;
}

export interface ExperimentStatus {
  stage: Stage;
  game: string;
  games: number;
  most: number;
  report: string | null;
  trouble: string;
}

export type Stage = "none" | "playing" | "writing" | "done" | "stopped" | "failed";

export interface PuzzleList {
  puzzles: readonly PuzzleCard[];
  today: string;
}

export interface PuzzleCard {
  id: string;
  grade: number;
}

export interface PuzzleDetail {
  card: PuzzleCard;
  welcome: Welcome;
  answers: readonly PuzzleAnswer[];
  line: readonly Phrase[];
  made: GameEntry | null;
}

export interface Welcome {
  type: "welcome";
  table: TableCard;
  seat: number | null;
  missed: readonly (GameEntry | Undone)[];
  position: Position | null;
  chat: readonly ChatLine[];
  presence: Presence;
  held: readonly number[];
}

export interface Undone {
  type: "undone";
  n: number;
  entries: number;
  by: number;
  position: Position | null;
}

export interface ChatLine {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  kind: "bot" | "device" | "left" | "rules" | "said" | "sat";
}

export interface Presence {
  type: "presence";
  seats: readonly number[];
  spectators: number;
}

export interface PuzzleAnswer {
  move: unknown;
  phrase: Phrase;
  gives_away: number;
  reasons: readonly Phrase[];
}

export interface ErrorBody {
  status: number;
  code: string;
  detail: string;
}

export interface Key {
  key: string;
}

export interface PartyState {
  type: "party";
  id: string;
  you: number;
  host: number;
  invite: string;
  code: string | null;
  members: readonly MemberCard[];
  table: TableCard | null;
  table_invite: string | null;
  games: readonly PartyGame[];
  standings: readonly Standing[];
  pairs: readonly Pair[];
  chat: readonly PartyLine[];
  ended: boolean;
  webhooks: readonly WebhookCard[];
}

export interface MemberCard {
  member: number;
  name: string;
  colour: string;
  role: "player" | "screen" | "watcher";
  here: boolean;
  vote: string | null;
  gone: boolean;
  device: number | null;
}

export interface PartyGame {
  table: string;
  game: string;
  finished: boolean;
  seats: readonly PartySeatCard[];
}

export interface PartySeatCard {
  name: string;
  member: number | null;
  bot: string | null;
  place: number | null;
}

export interface Standing {
  member: number;
  games: number;
  places: readonly number[];
}

export interface Pair {
  first: number;
  second: number;
  wins: number;
  losses: number;
  ties: number;
}

export interface PartyLine {
  number: number;
  member: number;
  kind: "said" | "sign";
  text: string;
  at: number;
}

export interface WebhookCard {
  id: string;
  kind: "discord" | "matrix" | "slack";
  host: string;
}

export interface Accepted {
  type: "accepted";
  id: string;
  n: number;
}

export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  reason: string;
  phrase: Phrase;
}

export interface ChoiceList {
  type: "choices";
  n: number;
  kind: string;
  choices: readonly Choice[];
}

export interface HintMessage {
  type: "hint";
  n: number;
  move: unknown;
  phrase: Phrase;
  reasons: readonly Phrase[];
}

export interface TurnRemark {
  type: "remark";
  review: unknown;
}

export interface SocketError {
  type: "error";
  code: "failed" | "hello-first" | "malformed" | "muted" | "no-hints" | "no-undo" | "not-now" | "not-playing" | "not-seated" | "stale" | "too-fast";
  text: string;
  id: string | null;
}

export interface Speed {
  type: "speed";
  now: number;
  speed: number;
  bots_paused: boolean;
}

export interface Reacted {
  type: "reaction";
  seat: number;
  sign: "clap" | "heart" | "hurry" | "laugh" | "sad" | "thanks" | "think" | "wow";
}

export interface UndoStatus {
  type: "undo";
  by: number | null;
  to: number;
  waiting: readonly number[];
}

export interface SeatRequestStatus {
  type: "seat_request";
  seat: number | null;
  by: number | null;
  name: string;
  bot: string | null;
  person: string | null;
  waiting: readonly number[];
}

export interface TableChanged {
  type: "table";
  table: TableCard;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

export interface Probe {
  type: "probe";
  probe: number;
  pings: readonly SeatPing[];
}

export interface SeatPing {
  seat: number;
  ping: number;
}

export interface Bye {
  type: "bye";
  reason: "banned" | "closed" | "flood" | "no-table" | "not-invited" | "restart" | "seat-taken" | "too-slow" | "unavailable";
}

export type ServerMessage = Welcome | GameEntry | Undone | Accepted | Refused | ChoiceList | HintMessage | TurnRemark | SocketError | Speed | ChatLine | Reacted | Presence | UndoStatus | SeatRequestStatus | TableChanged | Pong | Probe | Bye;

export interface MeBody {
  name: string;
  colour: string;
}

export interface OpenBody {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  components?: string | null;
  public?: boolean;
  by_address?: boolean;
  seats?: readonly SeatBody[];
  clock?: NoClock | MoveClock | BankClock | EvenClock;
}

export interface SeatBody {
  name?: string | null;
  bot?: string | null;
}

export interface DeviceBody {
  endpoint: string;
  key: string;
  auth: string;
  language?: string;
  quiet?: QuietHours | null;
}

export interface QuietHours {
  start: number;
  end: number;
  zone: string;
}

export interface DeviceOffBody {
  endpoint: string;
}

export interface JoinBody {
  seat?: number | null;
  invite?: string | null;
  beside?: MeBody | null;
}

export interface ConfigureBody {
  players: number;
  options?: Record<string, unknown>;
  public?: boolean;
  by_address?: boolean;
  clock?: NoClock | MoveClock | BankClock | EvenClock;
}

export interface GiveBody {
  bot?: string | null;
}

export interface ReclaimBody {
  key: string;
}

export interface PushKey {
  key: string | null;
}

export interface ReportBody {
  text: string;
  seat?: number | null;
  invite?: string | null;
}

export interface DraftBody {
  players: number;
  changes?: Record<string, boolean | number | string | readonly unknown[]>;
  toml?: string | null;
}

export interface ExperimentBody {
  players: number;
  bot: string;
  games: number;
  components?: string | null;
}

export interface JoinParty {
  code?: string | null;
  party?: string | null;
  invite?: string | null;
  role?: "player" | "screen" | "watcher";
}

export interface NextGame {
  seats: readonly NextSeat[];
  game?: string | null;
  like?: string | null;
  options?: Record<string, unknown>;
  components?: string | null;
  clock?: NoClock | MoveClock | BankClock | EvenClock;
  start?: boolean;
  after?: string | null;
  abandon?: boolean;
}

export interface NextSeat {
  member?: number | null;
  bot?: string | null;
}

export interface LeaveParty {
  do: "leave";
}

export interface AddMember {
  do: "add";
  name: string;
  colour: string;
}

export interface SetRole {
  do: "role";
  role: "player" | "screen" | "watcher";
}

export interface SetHost {
  do: "host";
  member: number;
}

export interface RemoveMember {
  do: "remove";
  member: number;
}

export interface RenewCode {
  do: "code";
}

export interface Vote {
  do: "vote";
  game: string | null;
}

export interface Say {
  do: "say";
  text: string;
}

export interface SendSign {
  do: "sign";
  sign: "clap" | "heart" | "hurry" | "laugh" | "sad" | "thanks" | "think" | "wow";
}

export interface EndParty {
  do: "end";
}

export interface AddWebhook {
  do: "webhook";
  kind: "discord" | "matrix" | "slack";
  address: string;
  language?: string;
}

export interface RemoveWebhook {
  do: "no_webhook";
  webhook: string;
}

export interface Hello {
  type: "hello";
  seen?: number | null;
  invite?: string | null;
  seat?: number | null;
}

export interface Play {
  type: "play";
  id: string;
  move: unknown;
  on?: number | null;
  remark?: boolean;
}

export interface Chat {
  type: "chat";
  text: string;
}

export interface React {
  type: "react";
  sign: "clap" | "heart" | "hurry" | "laugh" | "sad" | "thanks" | "think" | "wow";
}

export interface AskUndo {
  type: "ask_undo";
  to?: number | null;
}

export interface AnswerUndo {
  type: "answer_undo";
  agree: boolean;
}

export interface AnswerSeat {
  type: "answer_seat";
  agree: boolean;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Echo {
  type: "echo";
  probe: number;
}

export interface AskChoices {
  type: "ask_choices";
  kind: string;
}

export interface AskHint {
  type: "ask_hint";
}

export interface SetSpeed {
  type: "set_speed";
  speed: number;
  bots_paused?: boolean;
}

export type ClientMessage = Hello | Play | Chat | React | AskUndo | AnswerUndo | AnswerSeat | Ping | Echo | AskChoices | AskHint | SetSpeed;
