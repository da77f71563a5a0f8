import { expect } from "vitest";
import { unknownDeclarations } from "../inPage/unknownDeclarations";
import type { NightTest } from "./nightTest";
import { reachDriver } from "./reachDriver";

export const declarations: readonly NightTest[] = [
  {
    name: "every declaration with a token can be computed",
    async visit(visit) {
      // The first screen has a sheet of its own, with its rules alone.
      await reachDriver(visit);
      const { count, unknown } = (await visit.tab.evaluate(`(${unknownDeclarations.toString()})(document.querySelector("insurance-quote"))`)) as ReturnType<typeof unknownDeclarations>;
      expect(count).toBeGreaterThan(500);
      expect(unknown).toEqual([]);
    },
  },
];
