/** Gives the page the colours of a game: `ui/styles.css` has them by room. Returns how to take them off again. */
export function wearLook(game: string | null): () => void {
  const { dataset } = document.documentElement;
  if (game !== null) dataset["room"] = game;
  return () => {
    if (dataset["room"] === game) delete dataset["room"];
  };
}
