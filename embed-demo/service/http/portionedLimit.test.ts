import { expect, it } from "vitest";
import { inPortions } from "./portionedLimit";

it("asks once for callers who come at once, and refuses them all together when the database can't be reached", async () => {
  let asked = 0;
  const away = async (): Promise<never> => {
    asked += 1;
    throw new Error("The database is away");
  };
  const limit = inPortions({ take: away, takeAll: away }, { most: 1_200, seconds: 60 });
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => limit.take("a partner at one address")));
  expect(answers.every(({ status }) => status === "rejected")).toBe(true);
  expect(asked).toBe(1);
});
