/** Who plays in a party's next game, and what its members have voted for. */
import type { GameCard, MemberCard, NextSeat, PartyState } from "../../protocol/schemas";

export const presentPlayers = (party: PartyState): readonly MemberCard[] =>
  party.members.filter((one) => one.role === "player" && one.here && !one.gone);

/** The players who are here, as many as the game seats; bots only if it needs more. */
export function seatsFor(card: GameCard, players: readonly MemberCard[]): readonly NextSeat[] {
  const members = players.slice(0, card.max_players).map(({ member }): NextSeat => ({ member }));
  const bots = Math.max(0, card.min_players - members.length);
  return [...members, ...Array.from({ length: bots }, (): NextSeat => ({ bot: card.default_bot }))];
}

export const votesFor = (party: PartyState, game: string): readonly MemberCard[] =>
  presentPlayers(party).filter((one) => one.vote === game);

/** The game that more than half of the players present want; `null` if there is none. */
export function wonVote(party: PartyState): string | null {
  const present = presentPlayers(party);
  return (
    present.find((one) => one.vote !== null && votesFor(party, one.vote).length * 2 > present.length)?.vote ?? null
  );
}
