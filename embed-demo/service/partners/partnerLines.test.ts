import { expect, it } from "vitest";
import { lineEntries, offersLine } from "./partnerLines";

const auto = { insuranceLineType: "PERSONAL_AUTO", leadPath: "ui", include: true } as const;
const home = { insuranceLineType: "PERSONAL_HOME", leadPath: "agent", include: true } as const;
const pet = { insuranceLineType: "PET", leadPath: "ui", include: false } as const;

it("a partner without a list offers every line, and its content decides what is shown", () => {
  expect(offersLine({ lines: null }, "PET")).toBe(true);
  expect(lineEntries({ lines: null }, [auto, home, pet])).toEqual([auto, home, pet]);
  expect(lineEntries({ lines: null }, [])).toEqual([]);
});

it("a list decides which lines are on, and keeps each line's path", () => {
  const partner = { lines: ["PERSONAL_HOME", "PET", "RENTERS"] } as const;
  expect(["PERSONAL_AUTO", "PERSONAL_HOME", "PET"].map((line) => offersLine(partner, line as "PET"))).toEqual([false, true, true]);
  expect(lineEntries(partner, [auto, home, pet])).toEqual([
    { ...auto, include: false },
    home,
    { ...pet, include: true },
    { insuranceLineType: "RENTERS", leadPath: "ui", include: true },
  ]);
});

it("a partner with an empty list offers none", () => {
  expect(offersLine({ lines: [] }, "PET")).toBe(false);
  expect(lineEntries({ lines: [] }, [auto])).toEqual([{ ...auto, include: false }]);
});
