/** The drawings by number or name. */
import * as drawn from "./drawings";

export const DISHES: readonly string[] = [drawn.ramen, drawn.yakitori, drawn.gyoza, drawn.tempura];
export const GUESTS: readonly string[] = [drawn.senior, drawn.employee, drawn.delinquent, drawn.student, drawn.tourist];
export const REVIEWS: readonly string[] = [drawn.cleanliness, drawn.service, drawn.value, drawn.atmosphere];
export const TOKENS: readonly string[] = [drawn.taiyaki, drawn.bag, drawn.call, drawn.garbage];
const { customers, cook, drinks, recycle, serve } = drawn;
export const ACTIONS: Readonly<Record<string, string>> = { customers, cook, drinks, recycle, serve };
const { menu, influencer, fridge, stove, double, special } = drawn;
export const BONUSES: Readonly<Record<string, string>> = { menu, influencer, fridge, stove, double, special };
