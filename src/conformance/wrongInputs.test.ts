import { expect, it } from "vitest";
import { z } from "../kernel/zod";
import { wrongInputs } from "./wrongInputs";

const body = z.object({ name: z.string(), nick: z.optional(z.string()), ids: z.optional(z.array(z.string())), anything: z.optional(z.unknown()) });
const valid = { name: "Ada", ids: ["1"] };

it("gives each member a value that its schema refuses, and leaves out each that is required", () => {
  const wrong = wrongInputs(body, valid, "body");
  expect(wrong.map(({ member }) => member)).toEqual(["name", "name", "nick", "ids"]);
  for (const { input } of wrong) expect(body.safeParse(input).success).toBe(false);
  expect(wrong[1]?.input).toEqual({ ids: ["1"] });
});

it("knows texts alone in a query", () => {
  const query = z.object({ year: z.coerce.number(), state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) });
  const texts = wrongInputs(query, { year: "2020" }, "query").map(({ input }) => Object.values(input));
  expect(texts.flat().every((value) => typeof value === "string")).toBe(true);
});

it("has nothing for a schema that is no object", () => {
  expect(wrongInputs(z.array(z.string()), {}, "body")).toEqual([]);
});
