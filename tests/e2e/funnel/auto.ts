import { expect } from "vitest";
import type { Site } from "../../harness/sites";
import { quoteSite } from "../../harness/sites";
import type { Visitor } from "../../harness/visitor";
import { answerAddress } from "./address";
import { answerDrivers } from "./driver";
import type { StateCode } from "./people";
import { homes, morgan } from "./people";
import { selectFirst, waitForQuotes } from "./quotes";
import { addByModel, addByVin, fillMiles, onward } from "./vehicle";

/** One screen of the funnel: how a visitor answers it, and how it shows later that the answer is still there. */
export interface Screen {
  readonly route: string;
  answer(visitor: Visitor): Promise<void>;
  kept(visitor: Visitor): Promise<void>;
  /** The other states skip it. */
  readonly onlyIn?: readonly StateCode[];
  /** The other partners don't have it switched on. */
  readonly onlyAt?: Site["id"];
}

const holds = async (visitor: Visitor, name: string, value: string): Promise<void> => {
  await expect.poll(() => visitor.field(name).first().inputValue()).toBe(value);
};

const asksCoverage: readonly StateCode[] = ["TX", "MA"];

/** Auto as issue and spec have it, told apart from the widget's own flow on purpose. */
export const screensIn = (state: StateCode, site: Site = quoteSite): readonly Screen[] =>
  screens(state).filter(({ onlyIn, onlyAt }) => (!onlyIn || onlyIn.includes(state)) && (!onlyAt || onlyAt === site.id));

const screens = (state: StateCode): readonly Screen[] => [
  {
    route: "auto/address",
    answer: (visitor) => answerAddress(visitor, homes[state]),
    kept: (visitor) => holds(visitor, "Street address", homes[state].line),
  },
  {
    route: "auto/driver",
    answer: (visitor) => answerDrivers(visitor),
    kept: (visitor) => visitor.button(`Edit ${morgan.firstName} ${morgan.lastName}`).waitFor(),
  },
  {
    route: "auto/years-continuous-coverage",
    onlyIn: asksCoverage,
    answer: async (visitor) => {
      await visitor.choose(/^5 years or more/);
      await visitor.press("Continue");
    },
    kept: async (visitor) => {
      await expect.poll(() => visitor.widget.getByRole("radio", { name: /^5 years or more/ }).isChecked()).toBe(true);
    },
  },
  {
    route: "auto/vehicle",
    answer: async (visitor) => {
      await (state === "MA" ? addByModel(visitor) : addByVin(visitor));
      if (state === "CA") await fillMiles(visitor);
      await onward(visitor);
    },
    kept: (visitor) => visitor.button(state === "MA" ? "Edit 2019 Honda Civic" : "Edit 2003 Honda Accord").waitFor(),
  },
  {
    route: "auto/annual-mileage",
    onlyIn: asksCoverage,
    answer: async (visitor) => {
      await visitor.fill("Miles a year", "12000");
      await visitor.press("Continue");
    },
    kept: (visitor) => holds(visitor, "Miles a year", "12,000"),
  },
  {
    route: "auto/history",
    answer: async (visitor) => {
      await visitor.group("Violations").getByRole("button", { name: "More" }).click();
      await visitor.press("See my quotes!");
    },
    kept: (visitor) => visitor.seesHeading(/^Anything on Morgan's record since/),
  },
  {
    route: "auto/bundling",
    onlyAt: "partner",
    answer: (visitor) => visitor.press("No, thank you"),
    kept: (visitor) => visitor.seesHeading("Shall we quote your home as well?"),
  },
  {
    route: "auto/policy-compare",
    answer: async (visitor) => {
      await selectFirst(visitor);
    },
    kept: waitForQuotes,
  },
  {
    route: "auto/finalize/contact",
    answer: async (visitor) => {
      await visitor.choose("E-mail me", "What works best");
      await visitor.press("Send to an advisor");
    },
    kept: (visitor) => holds(visitor, "E-mail", morgan.email),
  },
];

export const success = "auto/finalize/success";

/** Answers every screen before this route, and stands on it. */
export async function walkTo(visitor: Visitor, state: StateCode, route: string): Promise<void> {
  for (const screen of screensIn(state, visitor.site)) {
    await visitor.isAt(screen.route);
    if (screen.route === route) return;
    await screen.answer(visitor);
  }
  await visitor.isAt(route);
}
