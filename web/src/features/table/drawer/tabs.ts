/** What stands in the drawer beside the stage. */
export const TABS = ["players", "log", "chat", "menu"] as const;
export type Tab = (typeof TABS)[number];
