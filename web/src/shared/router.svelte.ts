/** Where we are: the address decides what is shown, so that every screen can be linked to. */

import { read } from "./routes";

class Router {
  #path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  readonly route = $derived(read(this.#path));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change the address without a new step back. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.#look();
  }

  #look(): void {
    this.#path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** For links inside the page: `<a href="/rules/yatai" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.origin !== location.origin) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
