import { expect, it } from "vitest";
import { describeError } from "./describeError";

it("contains kind, code and place of an error, and nothing of its message", () => {
  const cause = Object.assign(new Error('invalid: "Ada"'), { code: "22P05" });
  const described = describeError(new Error("Failed query\nparams: Ada\n    Lovelace", { cause }));
  expect(described).toMatchObject({ name: "Error", code: "22P05" });
  expect(described.at[0]).toContain("describeError.test.ts");
  expect(JSON.stringify(described)).not.toMatch(/Ada|Lovelace/);
});

it.each([["a string", "Ada"], ["nothing", undefined]])("describes %s that was thrown only by its type", (_what, thrown) => {
  expect(describeError(thrown)).toEqual({ name: typeof thrown, at: [] });
});

it("a message that looks like a stack frame isn't taken for one", () => {
  const error = new Error("params:\n    at home with Ada");
  expect(JSON.stringify(describeError(error))).not.toContain("Ada");
});
