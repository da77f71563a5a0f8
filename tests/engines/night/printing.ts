import { expect } from "vitest";
import { morgans } from "../answers";
import { walk } from "../walk";
import type { NightTest } from "./nightTest";

export const printing: readonly NightTest[] = [
  {
    name: "the printed quotes are all there, with the number to call",
    needs: "paper",
    async visit({ person, tab, goToRoute }) {
      await goToRoute("auto/address");
      await walk(person, { answers: morgans, last: /^auto\/policy-compare$/ });
      await person.sees("Your {count} quotes are in");
      const more = await person.find({ role: "button", name: "Show {count} more quotes" });
      const hidden = Number(/\d+/.exec(more.name));
      const rows = (await person.look()).things.filter(({ role, expanded, group, name }) => role === "button" && expanded !== undefined && group === name);
      const text = await tab.paper();
      for (const { name } of rows) expect.soft(text).toContain(name);
      expect(text.match(/\$[\d,.]+\s*\/mo/g)?.length).toBeGreaterThanOrEqual(rows.length + hidden);
      expect(text).toMatch(/Call \(\d{3}\) 555[-\u2011]01\d\d/);
    },
  },
];
