// boardgame.io's server with its in-memory store. Its game holds a position of the same size as ours, and a move
// changes about as much of it. Arguments: port, file with a position as JSON. Prints "ready".
const { createRequire } = require("node:module");
const fs = require("node:fs");
const from = createRequire(process.cwd() + "/");
const { Server, Origins } = from("boardgame.io/server");

const [port, file] = process.argv.slice(2);
const opening = fs.readFileSync(file, "utf-8");

const game = {
  name: "load",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => JSON.parse(opening),
  moves: {
    act: ({ G, ctx, events }, choice) => {
      if (typeof choice !== "number") return "INVALID_MOVE";
      const stall = G.stalls[Number(ctx.currentPlayer)];
      stall.points += 1;
      stall.queue = [...stall.queue.slice(1), choice % 5];
      stall.dishes = [choice % 4];
      G.bag = G.bag.map((count, kind) => (kind === choice % 5 ? count + 1 : count));
      G.grid = [...G.grid.slice(1), G.grid[0]];
      events.endTurn();
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
console.error = () => {};
server.run({ port: Number(port), callback: () => process.stdout.write("ready\n") });
