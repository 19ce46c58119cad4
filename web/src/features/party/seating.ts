/** Who plays in a party's next game, and what its members have voted for. */
import type { GameCard, MemberCard, NextSeat, PartyGame, PartyState } from "../../protocol/schemas";

export const presentPlayers = (party: PartyState): readonly MemberCard[] =>
  party.members.filter((one) => one.role === "player" && one.here && !one.gone);

/** The players who are here, as many as the game seats; bots only if it needs more. */
export function seatsFor(card: GameCard, players: readonly MemberCard[]): readonly NextSeat[] {
  const members = players.slice(0, card.max_players).map(({ member }): NextSeat => ({ member }));
  const bots = Math.max(0, card.min_players - members.length);
  return [...members, ...Array.from({ length: bots }, (): NextSeat => ({ bot: card.default_bot }))];
}

/** One vote for each device. */
const voters = (party: PartyState): readonly MemberCard[] =>
  presentPlayers(party).filter(({ device }) => device === null);

export const votesFor = (party: PartyState, game: string): readonly MemberCard[] =>
  voters(party).filter((one) => one.vote === game);

/** The game that more than half of the players present want; `null` if there is none. */
export function wonVote(party: PartyState): string | null {
  const present = voters(party);
  return (
    present.find((one) => one.vote !== null && votesFor(party, one.vote).length * 2 > present.length)?.vote ?? null
  );
}

/** The seats of a game again; a usual bot plays for those who have left. */
export const sameSeats = (game: PartyGame, people: readonly MemberCard[]): readonly NextSeat[] =>
  game.seats.map(({ member, bot }) =>
    people.some((one) => one.member === member) ? { member } : bot === null ? {} : { bot },
  );

/** Players who did not play in a game that had a bot. */
export const joinersOf = (game: PartyGame, players: readonly MemberCard[]): readonly MemberCard[] =>
  game.seats.some(({ bot }) => bot !== null)
    ? players.filter((one) => game.seats.every(({ member }) => member !== one.member))
    : [];

/** The seats with that member instead of the first bot. */
export function withMember(seats: readonly NextSeat[], member: number): readonly NextSeat[] {
  const bot = seats.findIndex((one) => one.member == null);
  return seats.map((one, place) => (place === bot ? { member } : one));
}
