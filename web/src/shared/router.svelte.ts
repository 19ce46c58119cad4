/** The current address. It decides which page is shown, so every page has a link. */

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

  /** Change the address without a new history entry. */
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
