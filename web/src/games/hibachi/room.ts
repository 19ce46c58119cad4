/** Hibachi's screen. */
import Text from "../grill/Text.svelte";
import { grillRoom } from "../grill/room";
import Board from "./Board.svelte";
import { HIBACHI } from "./guide";

export const room = grillRoom(Board, Text, HIBACHI);
