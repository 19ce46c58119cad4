/** Runs requests to the server and holds the error of the last one. */
import { errorMessage } from "./errors";

export class RequestState {
  /** Empty if the last request succeeded. */
  error = $state("");

  readonly run = async (request: () => Promise<unknown>): Promise<void> => {
    this.error = "";
    try {
      await request();
    } catch (error) {
      this.error = errorMessage(error);
    }
  };
}
