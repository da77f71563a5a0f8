import { readZipCode } from "../../api/contract/zipCodes";
import type { Case } from "../case";
import { pause } from "../caller";
import { consequences } from "../consequences";
import type { Exchange } from "../exchange";
import { expectAnswer, expectProblem, expectThat, lastly, named } from "../expectations";
import { Skipped } from "../verdicts";

/** The most calls that are made, and how many at once. */
const [most, atOnce] = [6_000, 20];
/** Seconds that a limited caller may be asked to wait. The widget gives up on a call after 12. */
const longestWait = 120;

/** Limits, which are only tried when asked, because it takes thousands of calls. */
export const limitCases: readonly Case[] = [
  {
    name: "readZipCode: too many calls are refused with a time to come back, after which they are answered",
    topic: "limits",
    endpoints: ["readZipCode"],
    expected: `${named("RATE_LIMITED")} with Retry-After in seconds, within ${most} calls; 200 after it`,
    consequence: consequences.flood,
    async run(at) {
      if (!at.options.limits) throw new Skipped("needs --limits, because it makes thousands of calls");
      const call = { params: { zipCode: at.inputs.address.zipCode }, mayBeLimited: true };
      let refused: Exchange | undefined;
      let made = 0;
      while (!refused && made < most) {
        const batch = await Promise.all(Array.from({ length: atOnce }, () => at.send(readZipCode, call)));
        made += batch.length;
        refused = batch.find(({ status }) => status !== 200);
      }
      expectThat(refused !== undefined, `200 for ${made} calls`);
      expectProblem(refused, "RATE_LIMITED");
      const wait = Number(refused.headers.get("Retry-After"));
      expectThat(wait > 0 && wait <= longestWait, `${lastly(refused)} with Retry-After: ${refused.headers.get("Retry-After") ?? "nothing"}`);
      await pause(wait * 1_000);
      const after = await at.send(readZipCode, call);
      expectAnswer(readZipCode, after);
      return `429 RATE_LIMITED after some ${made} calls, with Retry-After: ${wait}; 200 after it`;
    },
  },
];
