/** The tabs of the drawer. */
export const TABS = ["players", "log", "chat", "menu"] as const;
export type Tab = (typeof TABS)[number];
