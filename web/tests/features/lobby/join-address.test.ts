import { expect, test } from "vitest";
import { joinAddress } from "../../../src/features/lobby/join-address";

test.each([
  ["http://here:8000/t/xhuvzw2f#secret", "/t/xhuvzw2f#secret"],
  ["xhuvzw2f#secret", "/t/xhuvzw2f#secret"],
  ["/t/xhuvzw2f ", "/t/xhuvzw2f"],
  ["XHUV ZW2F", "/t/xhuvzw2f"],
  ["xhuv-zw2f", "/t/xhuvzw2f"],
  ["https://here/t/xhuvzw2f#key=Abc", "/t/xhuvzw2f#key=Abc"],
  ["", null],
])("%s leads to %s", (typed, address) => {
  expect(joinAddress(typed)).toBe(address);
});
