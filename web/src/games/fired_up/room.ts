/** Fired Up's screen. */
import Text from "../grill/Text.svelte";
import { grillRoom } from "../grill/room";
import Board from "./Board.svelte";
import { FIRED_UP } from "./guide";

export const room = grillRoom(Board, Text, FIRED_UP);
