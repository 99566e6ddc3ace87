import { describe, expect, it } from "vitest";
import type { Decision } from "../src/lib/messages";
import { bySubject, idsByCode, inWords, subjectOf } from "../src/games/ecosfera/choices";
import { countOf } from "../src/games/ecosfera/count";
import { HABITATS, type Catalogue, type TeamSheet } from "../src/games/ecosfera/types";

const catalogue = {
  species: [
    { id: "bacteria", code: "p26" },
    { id: "alca_torda", code: "c19" },
  ],
  policies: [{ id: "hunting", code: "m9" }],
} as unknown as Catalogue;
const ids = idsByCode(catalogue);

function decision(kind: string, given: Record<string, string> = {}, action = 0): Decision {
  return { action, kind, arguments: given, text: kind };
}

describe("what a decision is about", () => {
  it.each([
    [decision("buy", { card: "p26" }), "card:bacteria"],
    [decision("place", { card: "c19" }), "card:alca_torda"],
    [decision("use_card", { card: "c19", ability: "pass" }), "card:alca_torda"],
    [decision("choose_card", { card: "sun" }), "card:sun"],
    [decision("choose_card", { card: "pressure" }), "card:pressure"],
    [decision("use_token", { ability: "refresh_consumers" }), "token:refresh"],
    [decision("reactivate", { token: "plus" }), "token:plus"],
    [decision("activate", { policy: "m9" }), "policy:hunting"],
    [decision("choose_row", { row: "2" }), "row:1"],
    [decision("choose_habitat", { habitat: "ice" }), "habitat:ice"],
    [decision("end_turn"), "button"],
    [decision("decline"), "button"],
  ])("%o", (made, subject) => expect(subjectOf(made, ids)).toBe(subject));

  it("gathers what one card offers, its action first", () => {
    const found = bySubject(
      [
        decision("star", { card: "c19" }, 3),
        decision("use_card", { card: "c19", ability: "plus" }, 2),
        decision("place", { card: "c19" }, 1),
        decision("end_turn", {}, 0),
      ],
      ids,
    );
    expect(found.get("card:alca_torda")?.map(({ action }) => action)).toEqual([1, 2, 3]);
    expect(found.get("button")).toHaveLength(1);
  });
});

describe("choices in words", () => {
  const legal = [
    decision("choose_card", { card: "sun" }),
    decision("choose_row", { row: "1" }),
    decision("decline"),
  ];
  it("are those of a phase of its own that lie on no card", () =>
    expect(inWords(legal, "pass_target", ids).map(({ kind }) => kind)).toEqual([
      "choose_row",
      "decline",
    ]));
  it("are none in the main phase", () => expect(inWords(legal, "main", ids)).toEqual([]));
});

describe("the count of a sea", () => {
  const catalogue = {
    habitats: HABITATS.map((id) => ({ id, name: { en: id, de: id } })),
  } as unknown as Catalogue;
  const sheet = (won: boolean, habitats: string[]) =>
    ({ won, habitats, impact_points: won ? 4 : 0 }) as unknown as TeamSheet;
  const keys = (won: boolean, habitats: string[]) =>
    countOf(sheet(won, habitats), catalogue).map(({ key, points }) => [key, points]);

  it("has a line for each habitat and one for the impacts that did not strike", () => {
    expect(keys(true, HABITATS)).toEqual([...HABITATS.map((one) => [one, 1]), ["impacts", 4]]);
  });

  it("leaves out what was not restored when the sea is lost", () => {
    expect(keys(false, ["ice"])).toEqual([["ice", 1]]);
    expect(keys(false, [])).toEqual([["habitats", 0]]);
  });
});
