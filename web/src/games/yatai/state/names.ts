/** Yatai's enum values and bonus spaces. */
import { Colour, Guest, Review, Token, type Components } from "../../../protocol/yatai";
import { enumValue, type EnumValue } from "../../../i18n/translator";

export const COLOURS = Object.values(Colour);
export const guestThing = (guest: number): EnumValue => enumValue("Guest", Guest, guest);
export const colourThing = (colour: number): EnumValue => enumValue("Colour", Colour, colour);
export const reviewThing = (review: number): EnumValue => enumValue("Review", Review, review);
export const tokenThing = (token: number): EnumValue => enumValue("Token", Token, token);

/** The reviews of a space, if it is a review space. */
export const reviewsOf = (bonus: string): readonly Review[] =>
  bonus.includes("/") ? bonus.split("/").map((name) => Review[name.toUpperCase() as keyof typeof Review]) : [];

export function bonusOf(components: Components, space: number): string {
  const width = components.reputation.spaces[0]?.length ?? 1;
  return components.reputation.spaces[Math.floor(space / width)]?.[space % width] ?? "";
}
