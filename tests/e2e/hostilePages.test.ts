import { expect } from "vitest";
import { reachPrices } from "../hosts/walk";
import { hostPage, widgetTag } from "../harness/hostPage";
import { hostilePages, type HostilePage } from "../harness/hostilePages";
import { looksNow } from "../harness/inPage/looksNow";
import { partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";

/** Returns the looks of every part of the screen, which no page may change. */
const looks = ({ widget }: Visitor): Promise<readonly string[]> => widget.evaluate(looksNow);

/** The looks in a page that does nothing, which the first test measures for all. */
let plain: readonly string[] | undefined;

test.for(hostilePages)("gets prices and keeps its looks in a page $name", async (hostile, { open, origins }) => {
  const show = async ({ css = "", around = (tag) => tag, spoil }: Omit<HostilePage, "name">): Promise<Visitor> => {
    const tag = widgetTag(origins, 'partner="prairie-lantern" line="pet"');
    const visitor = await open({
      site: partnerSite,
      address: `${origins.sites}/somebody/`,
      prepare: async (context) => {
        await hostPage(context, origins, around(tag), `insurance-quote { display: block; width: 900px } ${css}`);
        if (spoil) await context.addInitScript(spoil);
      },
    });
    await visitor.arrive();
    await visitor.settled();
    return visitor;
  };
  plain ??= await looks(await show({}));
  const visitor = await show(hostile);
  expect(await looks(visitor)).toEqual(plain);
  await reachPrices(visitor);
});
