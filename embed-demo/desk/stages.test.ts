import { expect, it } from "vitest";
import { stagesOf } from "./stages";

it("every visit is in the next stage, has left, or went straight to the end", () => {
  const stages = stagesOf({ visits: 100, answered: 70, priced: 40, chosen: 20, ended: 25, advisor: 20, policy: 5, straight: [3, 2, 5] });
  expect(stages).toEqual([
    { title: "Visits", visits: 100, left: 27, straight: 3 },
    { title: "First answer", visits: 70, left: 28, straight: 2 },
    { title: "Prices", visits: 40, left: 15, straight: 5 },
    { title: "Choice", visits: 20, left: 5, straight: 0 },
    { title: "Advisor or policy", visits: 25, left: 0, straight: 0 },
  ]);
  expect(stages.reduce((sum, { left }) => sum + left, 0) + stages.at(-1)!.visits).toBe(100);
});
