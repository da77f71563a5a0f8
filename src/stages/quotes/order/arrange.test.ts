import { describe, expect, it } from "vitest";
import { arrange, unsortedIn } from "./arrange";

describe("arrange", () => {
  it.each([
    ["nothing shown yet", [], ["b", "a"], null, ["b", "a"]],
    ["nobody points: everything where it belongs", ["a", "b"], ["c", "a", "b"], null, ["c", "a", "b"]],
    ["a cheaper one waits below the first", ["a", "b"], ["c", "a", "b"], "a", ["a", "c", "b"]],
    ["a cheaper one waits below the last", ["a", "b"], ["c", "a", "b"], "b", ["a", "b", "c"]],
    ["what is dearer goes where it belongs", ["a", "b"], ["a", "c", "b"], "a", ["a", "c", "b"]],
    ["what is above the anchor keeps its wrong order", ["b", "a", "d"], ["a", "b", "c", "d"], "a", ["b", "a", "c", "d"]],
    ["a quote that was taken back goes", ["a", "b", "c"], ["a", "c"], "c", ["a", "c"]],
    ["an anchor that was taken back holds nothing", ["a", "b"], ["c", "b"], "a", ["c", "b"]],
    ["an anchor that isn't shown holds nothing", ["a"], ["b", "a"], "x", ["b", "a"]],
  ] as const)("%s", (_name, shown, sorted, anchor, expected) => {
    expect(arrange(shown, sorted, anchor)).toEqual(expected);
  });
});

describe("unsortedIn", () => {
  it.each([
    ["all in place", ["a", "b"], ["a", "b"], 0],
    ["one belongs above", ["a", "c", "b"], ["c", "a", "b"], 1],
    ["two belong above", ["a", "b", "c", "d"], ["c", "d", "a", "b"], 2],
    ["one belongs above a row above the one that is looked at", ["b", "a", "c"], ["a", "b", "c"], 1],
  ] as const)("%s", (_name, shown, sorted, expected) => {
    expect(unsortedIn(shown, sorted)).toBe(expected);
  });
});
