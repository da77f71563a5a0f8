import type { LineSlug } from "../../../src/business/lines";
import { screensIn, success } from "../../e2e/funnel/auto";
import { answerPerson, answerState, askForPrices } from "../../e2e/funnel/life";
import { finish, walkToQuotes } from "../../e2e/funnel/motorcycle";
import { answerInfo, toQuotes } from "../../e2e/funnel/pet";
import { finishProperty, propertySlugs, walkProperty } from "../../e2e/funnel/property";
import { waitForQuotes } from "../../e2e/funnel/quotes";
import type { Visitor } from "../../harness/visitor";

type Walked = (visitor: Visitor) => Promise<void>;

/** To an advisor's call where the line ends with one, otherwise to the quotes. */
export const answerLine: Readonly<Partial<Record<LineSlug, Walked>>> = {
  async auto(visitor) {
    for (const { route, answer } of screensIn("TX")) {
      await visitor.isAt(route);
      await answer(visitor);
    }
    await visitor.isAt(success);
  },
  async motorcycle(visitor) {
    await walkToQuotes(visitor, "phone");
    await finish(visitor);
    await visitor.isAt("motorcycle/finalize/success");
  },
  ...Object.fromEntries(
    propertySlugs.map((line): [LineSlug, Walked] => [
      line,
      async (visitor) => {
        await walkProperty(visitor, { line });
        await finishProperty(visitor, line);
      },
    ]),
  ),
  async life(visitor) {
    await answerState(visitor);
    await answerPerson(visitor);
    await askForPrices(visitor);
    await waitForQuotes(visitor);
  },
  async pet(visitor) {
    await answerInfo(visitor);
    await toQuotes(visitor);
    await waitForQuotes(visitor);
  },
};
