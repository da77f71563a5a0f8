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
import type { Answered, Screen } from "./walk";
import { screensOf } from "./walk";

const holds = async (visitor: Visitor, name: string, value: string): Promise<void> => {
  await expect.poll(() => visitor.field(name).first().inputValue()).toBe(value);
};

/** Auto's screens that are more than a form. */
const special = (state: StateCode): Readonly<Record<string, Answered>> => ({
  address: {
    answer: (visitor) => answerAddress(visitor, homes[state]),
    kept: (visitor) => holds(visitor, "Street address", homes[state].line),
  },
  driver: {
    answer: (visitor) => answerDrivers(visitor),
    kept: (visitor) => visitor.button(`Edit ${morgan.firstName} ${morgan.lastName}`).waitFor(),
  },
  vehicle: {
    answer: async (visitor) => {
      await (state === "MA" ? addByModel(visitor) : addByVin(visitor));
      if (state === "CA") await fillMiles(visitor);
      await onward(visitor);
    },
    kept: (visitor) => visitor.button(state === "MA" ? "Edit 2019 Honda Civic" : "Edit 2003 Honda Accord").waitFor(),
  },
  history: {
    answer: async (visitor) => {
      await visitor.group("Violations").getByRole("button", { name: "More" }).click();
      await visitor.press("See my quotes!");
    },
    kept: (visitor) => visitor.seesHeading(/^Any accidents or violations for Morgan since/),
  },
  bundling: {
    answer: (visitor) => visitor.press("No, thank you"),
    kept: (visitor) => visitor.seesHeading("Want a quote for your home, too?"),
  },
  "policy-compare": {
    answer: async (visitor) => {
      await selectFirst(visitor);
    },
    kept: waitForQuotes,
  },
  "finalize/contact": {
    answer: async (visitor) => {
      await visitor.choose("Email me", "How should we contact you?");
      await visitor.press("Send my request");
    },
    kept: (visitor) => holds(visitor, "Email", morgan.email),
  },
});

/** Returns auto's screens for a state and site, in the order of the flow. */
export const screensIn = (state: StateCode, site: Site = quoteSite): readonly Screen[] =>
  screensOf("auto", { state, site }, special(state));

export const success = "auto/finalize/success";

/** Answers every screen before this route, and stops there. */
export async function walkTo(visitor: Visitor, state: StateCode, route: string): Promise<void> {
  for (const screen of screensIn(state, visitor.site)) {
    await visitor.isAt(screen.route);
    if (screen.route === route) return;
    await screen.answer(visitor);
  }
  await visitor.isAt(route);
}
