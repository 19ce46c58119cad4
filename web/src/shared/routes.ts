/** Maps addresses to pages. */

type Route =
  | { screen: "lobby" }
  | { screen: "table"; id: string }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "practice"; game: string }
  | { screen: "puzzles"; game: string }
  | { screen: "puzzle"; game: string; id: string }
  | { screen: "model"; game: string; number: number }
  | { screen: "replay"; id: string | null; analysed: boolean }
  | { screen: "party"; id: string | null }
  | { screen: "party-screen"; id: string }
  | { screen: "workbench"; game: string | null }
  | { screen: "nowhere" };

export function read(path: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { screen: "nowhere" };
  if (first === "puzzles" && second !== "")
    return third === "" ? { screen: "puzzles", game: second } : { screen: "puzzle", game: second, id: third };
  if (first === "model" && /^[1-9]\d?$/.test(third)) return { screen: "model", game: second, number: Number(third) };
  if (first === "party" && third === "screen") return { screen: "party-screen", id: second };
  if (third !== "") return { screen: "nowhere" };
  if (first === "") return { screen: "lobby" };
  if (first === "t" && second !== "") return { screen: "table", id: second };
  if (first === "rules" && second !== "") return { screen: "rules", game: second };
  if (first === "learn" && second !== "") return { screen: "learn", game: second };
  if (first === "practice" && second !== "") return { screen: "practice", game: second };
  if (first === "party") return { screen: "party", id: second === "" ? null : second };
  if (first === "workbench") return { screen: "workbench", game: second === "" ? null : second };
  if (first === "replay") return { screen: "replay", id: second === "" ? null : second, analysed: false };
  if (first === "analysis" && second !== "") return { screen: "replay", id: second, analysed: true };
  return { screen: "nowhere" };
}
