import { morgans } from "../answers";
import { sizes } from "../visiting";
import { walk } from "../walk";
import { always } from "../walks";
import type { NightTest } from "./nightTest";

const older = { ...sizes.phone, preference: "older" } as const;

/**
 * A browser of one of the oldest versions that the docs name: its newer features are switched off, and members that it lacks
 * are removed by the page.
 */
export const olderBrowser: readonly NightTest[] = [
  {
    name: "prices are reached in an older browser, without popovers, anchors and newer members",
    needs: "older",
    options: { size: older },
    async visit({ person, goToPage }) {
      await goToPage("/host/older/");
      await walk(person, { answers: morgans, last: /^auto\/policy-compare$/ });
      await person.until("Prices", ({ text }) => (/\$\d/.test(text) ? true : undefined));
    },
  },
  ...always.map(({ name, start, ...options }): NightTest => ({
    name: `${name} in an older browser`,
    needs: "older",
    options: { size: older },
    async visit({ person, goToRoute }) {
      await goToRoute(start);
      await walk(person, options);
    },
  })),
];
