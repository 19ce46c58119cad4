import { describe, expect, test } from "vitest";
import { chooseLanguage } from "../../src/i18n/languages";
import { Translator, enumValue } from "../../src/i18n/translator";

const ROOM = `
move-Cook = Cook { $dish }
move-Give = { ME($seat) ->
    [yes] Give yourself { $things }
   *[no] Give { SEAT($seat) } { $things }
}
event-Quiet = {""}
event-Cooked = { SEAT($seat) } cooks { $dish } at { $place }{ $last ->
    [yes] , the last
   *[no] { "" }
}
question-serve = Whom? ({ $left }, place { NTH($nth) })
dish-red = red ramen
colour-red = red
colour-blue = blue
guest-none = nobody
tile-cook = cook { $amount }
place-home-door = the door
`;
const HOUSE = "you = you\nthe-table = the table\nseat-number = seat { $number }\nmove-Cook = never heard\n";
const translator = (me: number | null = 0): Translator =>
  new Translator([{ language: "en", texts: [ROOM, HOUSE] }], ["Mia", "Ben"], me, {
    tile: { "cook-2": { id: "tile-cook", facts: { amount: 2 } } },
    space: { "7": "b2" },
  });
const red = { kind: "Colour", key: "red" };
const blue = { kind: "Colour", key: "blue" };

describe("what the server tells is worded", () => {
  test.each([
    ["a thing as its field has it, the room before the house", "move-Cook", { dish: red }, "Cook red ramen"],
    ["a thing without a word for the field by its kind", "move-Cook", { dish: blue }, "Cook blue"],
    ["a phrase inside", "move-Cook", { dish: { id: "tile-cook", facts: { amount: 1 } } }, "Cook cook 1"],
    ["several of them, to the reader", "move-Give", { seat: 0, things: [red, blue] }, "Give yourself red, blue"],
    ["somebody else by name", "move-Give", { seat: 1, things: [] }, "Give Ben "],
    [
      "texts, numbers and truths",
      "event-Cooked",
      { seat: 1, dish: red, place: "HOME_DOOR", last: true },
      "Ben cooks red ramen at the door, the last",
    ],
    ["places counted from one", "question-serve", { left: null, nth: 0 }, "Whom? (, place 1)"],
  ])("%s", (_, id, facts, said) => {
    const speech = translator();
    expect(speech.phrase({ id, facts })).toBe(said);
    expect(speech.problems).toEqual([]);
  });
  test("as it stands where the room has no translator", () => {
    expect(translator().phrase({ id: "move-Juggle", facts: { guest: null, place: 3, dish: red } })).toBe(
      "Juggle: guest nobody, place 3, dish red ramen",
    );
    expect(translator().phrase({ id: "event-RoundEnded" })).toBe("RoundEnded");
  });
  test("a line for each event of which something is to be said, headings as such", () => {
    const told = [
      { phrase: { id: "event-Quiet" } },
      { phrase: { id: "event-Cooked", facts: { seat: -1, dish: red, place: "here", last: false } }, heading: true },
    ];
    expect(translator(null).lines(told)).toEqual([{ text: "the table cooks red ramen at here", heading: true }]);
  });
  test("printed things by the names that came with them", () => {
    expect([
      translator().printedName("tile", "cook-2"),
      translator().printedName("space", 7),
      translator().printedName("tile", "odd"),
    ]).toEqual(["cook 2", "b2", "odd"]);
  });
});

test("the value of an enum is a thing by its name", () => {
  expect(enumValue("Token", { TAIYAKI: 0, DOGGY_BAG: 1 }, 1)).toEqual({ kind: "Token", key: "doggy-bag" });
  expect(enumValue("Token", { TAIYAKI: 0 }, 9)).toEqual({ kind: "Token", key: "9" });
});

test("a message that does not exist is told by its id, and noted", () => {
  const speech = translator();
  expect(speech.say("no-such-thing")).toBe("no-such-thing");
  expect(speech.problems).toEqual(["no-such-thing: no such message"]);
});

test("the first language that we speak is chosen", () => {
  expect(chooseLanguage(["pt-BR", "de-CH", "fr"])).toBe("de");
  expect(chooseLanguage([null, undefined, "ja"])).toBe("en");
});
