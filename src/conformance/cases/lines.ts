import { submitApplication } from "../../api/contract/applications/submitApplication";
import type { EndpointId } from "../../api/contract/endpoints";
import { insuranceLines, wireOf } from "../../business/lines";
import type { Case } from "../case";
import { consequences } from "../consequences";
import { expectThat } from "../expectations";
import type { QuotedLine } from "../options";
import { complete, isOver, quotesOf, quotesUntil, revisionOf, submitted } from "../visits";

const quoted = insuranceLines.flatMap(({ slug }) => (slug === "other" ? [] : [slug]));

const creation = (line: QuotedLine) => `create${line.charAt(0).toUpperCase()}${line.slice(1)}Application` as EndpointId;

/** Each line from its create to prices. */
export const lineCases: readonly Case[] = quoted.map((line) => ({
  name: `${line}: from the create to a price`,
  topic: "lines",
  endpoints: [creation(line), "submitApplication", "listQuotes"],
  expected: "a price within 30 seconds, of the application's line, cheapest month first",
  consequence: "It shows that no quotes were returned, and the number to call.",
  async run(at) {
    at.lineOf(line);
    const rated = await submitted(at, line);
    await quotesUntil(at, rated, (list) => list.quotes.length > 0);
    const list = await quotesOf(at, rated);
    expectThat(list.quotes.length > 0, `no price, and ${list.withoutPrice.length} companies without one (${isOver(list) ? list.status : "not over after 30 seconds"})`);
    const foreign = list.quotes.find(({ insuranceLines: of }) => !of.includes(wireOf(line)));
    expectThat(foreign === undefined, `a quote of ${foreign?.insuranceLines.join(", ")}`);
    const months = list.quotes.map(({ premium, term }) => premium / term);
    expectThat(months.every((price, index) => index === 0 || months[index - 1]! <= price), "quotes that aren't ordered by their price a month");
    return `${list.quotes.length} prices of ${list.carriersAsked} companies`;
  },
}));

/** The same inputs keep their prices: a visitor who comes back sees what was compared. */
export const keptPrices: Case = {
  name: "submitApplication: the same answers keep the run and its prices",
  topic: "lines",
  endpoints: ["submitApplication", "listQuotes"],
  expected: "the same run, with the prices of before",
  consequence: consequences.vanished,
  async run(at) {
    const rated = await submitted(at, at.options.lines[0]!);
    const before = await quotesUntil(at, rated, isOver);
    const { ratingRun } = await at.value(submitApplication, { params: { applicationId: rated.applicationId }, token: rated.token, body: {} });
    const after = await quotesOf(at, rated);
    const priceOf = (list: typeof before) => list.quotes.map(({ id, premium }) => `${id} ${premium}`).join(", ");
    expectThat(ratingRun === before.ratingRun, `run ${ratingRun} after ${before.ratingRun}`);
    expectThat(priceOf(after) === priceOf(before), `other prices of run ${ratingRun}`);
    return `run ${ratingRun}, ${after.quotes.length} prices kept`;
  },
};

/** Two devices may share an application: only the revision tells whose answers a price is for. */
export const ratedRevision: Case = {
  name: "submitApplication: names the revision of the answers that it rates",
  topic: "lines",
  endpoints: ["submitApplication", "readApplication"],
  expected: "the application's revision, or none as from a service of 1.0",
  consequence: "It takes the answers for another device's, sends all of them again, and asks for prices once more.",
  async run(at) {
    const begun = await complete(at, at.options.lines[0]!);
    const before = await revisionOf(at, begun);
    const { revision } = await at.value(submitApplication, { params: { applicationId: begun.applicationId }, token: begun.token, body: {} });
    expectThat(revision === undefined || revision === before, `revision ${revision} of ${before}`);
    return revision === undefined ? "none" : `revision ${revision}`;
  },
};
