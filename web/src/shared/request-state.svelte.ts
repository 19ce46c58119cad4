/** What is tried with the server, and why the last of it failed. */
import { why } from "./errors";

export class Attempts {
  /** Why, in words; empty where nothing is wrong. */
  trouble = $state("");

  readonly make = async (what: () => Promise<unknown>): Promise<void> => {
    this.trouble = "";
    try {
      await what();
    } catch (error) {
      this.trouble = why(error);
    }
  };
}
