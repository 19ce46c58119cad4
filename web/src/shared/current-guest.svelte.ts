/** The guest that this browser plays as; without a chosen name it gets a generated one. */
import { api } from "../protocol/http";
import type { Guest, Me as MeResponse, TableCard } from "../protocol/schemas";

type WorkbenchAccess = MeResponse["workbench"];

const NAMES = ["Aki", "Haru", "Kaze", "Mio", "Nao", "Ren", "Sora", "Yuki"];
const COLOURS = ["#c0392b", "#2980b9", "#27ae60", "#8e44ad", "#d35400", "#16a085"];
const pick = (from: readonly string[]): string => from[Math.floor(Math.random() * from.length)] ?? "";

class Me {
  guest: Guest | null = $state.raw(null);
  tables: readonly TableCard[] = $state.raw([]);
  /** Whether the server has a workbench, and whether it requires a key. */
  workbench: WorkbenchAccess = $state("off");
  /** The party to which this guest belongs. */
  party: string | null = $state(null);

  async load(): Promise<void> {
    const me = await api.me();
    this.guest = me.guest;
    this.tables = me.tables;
    this.workbench = me.workbench;
    this.party = me.party;
  }

  async set(name: string, colour: string): Promise<void> {
    this.guest = await api.setMe({ name, colour });
  }

  /** Create a guest if there is none yet. */
  async ensure(): Promise<void> {
    if (this.guest === null) await this.load();
    if (this.guest === null) await this.set(pick(NAMES), pick(COLOURS));
  }
}

export const me = new Me();
