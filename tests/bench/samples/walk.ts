import type { Origins } from "../../../embed-demo/hosting/origins";
import { answerAddress } from "../../e2e/funnel/address";
import { answerDrivers } from "../../e2e/funnel/driver";
import { homes } from "../../e2e/funnel/people";
import { selectFirst } from "../../e2e/funnel/quotes";
import { addByVin, fillMiles, onward } from "../../e2e/funnel/vehicle";
import { Api } from "../../harness/api";
import { keepJournal } from "../../harness/journal";
import { quoteSite } from "../../harness/sites";
import { Visitor } from "../../harness/visitor";
import type { Script } from "../browser/traffic";
import { visit } from "../browser/visit";

/**
 * Walks auto from the first field to success on the demo's own page, as the tests do, and returns every script of the widget
 * that it fetched.
 */
export const walk = (origins: Origins): Promise<readonly Script[]> =>
  visit({ url: quoteSite.start(origins), throttled: false }, async ({ page, traffic }) => {
    const context = page.context();
    const visitor = new Visitor({ page, site: quoteSite, origins, journal: await keepJournal(context), api: new Api(context, origins) });
    await visitor.arrive();
    await answerAddress(visitor, homes.CA);
    await answerDrivers(visitor);
    await addByVin(visitor);
    await fillMiles(visitor);
    await onward(visitor);
    await visitor.press("See my quotes!");
    await selectFirst(visitor);
    await visitor.choose("Email me", "How should we contact you?");
    await visitor.press("Send my request");
    await visitor.seesHeading("You're all set, Morgan");
    return traffic.scripts().filter(({ url }) => url.startsWith(origins.widget));
  });
