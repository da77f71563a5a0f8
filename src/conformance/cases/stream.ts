import { submitApplication } from "../../api/contract/applications/submitApplication";
import type { QuoteEvent } from "../../api/contract/quotes";
import type { Backend } from "../backend";
import type { Case } from "../case";
import { consequences } from "../consequences";
import { expectThat } from "../expectations";
import { outcomesOf, readStream } from "../readStream";
import { complete, isOver, quotesOf } from "../visits";

const countOf = (events: readonly QuoteEvent[]): string => `${events.length} events`;

/** An application that is submitted right before its stream is opened. */
async function fresh(at: Backend) {
  const line = at.options.lines.includes("auto") ? "auto" : at.options.lines[0]!;
  const { applicationId, token } = await complete(at, line);
  await at.value(submitApplication, { params: { applicationId }, token, body: {} });
  return { params: { applicationId }, token };
}

const common = { topic: "stream", endpoints: ["streamQuotes"] } as const;

const isPriced = (event: QuoteEvent): boolean => event.type === "quote" || (event.type === "snapshot" && event.quotes.length > 0);

/** The stream of quotes: what it begins with, what it adds up to, and what a second connection gets. */
export const streamCases: readonly Case[] = [
  {
    ...common,
    name: "streamQuotes: begins with a snapshot, and each event is one of the contract's",
    expected: "text/event-stream, a snapshot, then quote, unpriced and progress events of the contract's shapes",
    consequence: consequences.stream,
    async run(at) {
      const { events } = await readStream(at, await fresh(at));
      expectThat(events[0]?.type === "snapshot", `first a ${events[0]?.type ?? "stream without events"}`);
      return `a snapshot and ${countOf(events.slice(1))}`;
    },
  },
  {
    ...common,
    name: "streamQuotes: says that it is over, after the run is",
    expected: "a final status, then `event: end`, within 35 seconds",
    consequence: "It waits 30 seconds for prices that don't come, before the visitor may choose.",
    async run(at) {
      const { events, end } = await readStream(at, await fresh(at));
      const last = events.at(-1);
      expectThat(end === "complete", `${countOf(events)}, then a connection that is closed without \`event: end\``);
      expectThat(last !== undefined && "status" in last && isOver(last), `\`event: end\` after a ${last?.type ?? "stream without events"} with no final status`);
      return `${countOf(events)}, then the end`;
    },
  },
  {
    ...common,
    endpoints: ["streamQuotes", "listQuotes"],
    name: "streamQuotes: adds up to the list",
    expected: "after the last event, every company's outcome and price as listQuotes has them",
    consequence: "The visitor sees prices that change after a reload.",
    async run(at) {
      const call = await fresh(at);
      const streamed = outcomesOf((await readStream(at, call)).events);
      const list = await quotesOf(at, { applicationId: call.params.applicationId, token: call.token });
      const listed = outcomesOf([{ type: "snapshot", ...list }]);
      const differing = [...new Set([...streamed.keys(), ...listed.keys()])].filter((id) => streamed.get(id) !== listed.get(id));
      expectThat(differing.length === 0, `${differing.length} of ${listed.size} entries that differ: ${differing.slice(0, 2).map((id) => `${streamed.get(id) ?? "nothing"} streamed and ${listed.get(id) ?? "nothing"} listed`).join("; ")}`);
      return `${listed.size} entries, all as listed`;
    },
  },
  {
    ...common,
    name: "streamQuotes: goes on after a cut where it was",
    expected: "on a second connection first a snapshot with every price that was seen, then the rest and the end",
    consequence: consequences.vanished,
    async run(at) {
      const call = await fresh(at);
      const { events: before } = await readStream(at, call, (events) => events.some(isPriced));
      const { events: after, end } = await readStream(at, call);
      expectThat(after[0]?.type === "snapshot", `first a ${after[0]?.type ?? "stream without events"} on the second connection`);
      const [seen, restored] = [outcomesOf(before), outcomesOf(after.slice(0, 1))];
      const lost = [...seen].filter(([id, outcome]) => outcome.startsWith("PRICED") && restored.get(id) !== outcome);
      expectThat(lost.length === 0, `a snapshot without ${lost.length} of ${seen.size} entries that were seen, or with other prices`);
      expectThat(end === "complete", "a second connection that is closed without `event: end`");
      return `${seen.size} entries before the cut, ${restored.size} in the snapshot after it`;
    },
  },
  {
    ...common,
    name: "streamQuotes: a connection after the end gets everything, and the end",
    expected: "one snapshot with a final status, then `event: end`",
    consequence: "A visitor who reloads the page waits 30 seconds for prices that are there.",
    async run(at) {
      const call = await fresh(at);
      const { events: before } = await readStream(at, call);
      const { events, end } = await readStream(at, call);
      const [first] = events;
      expectThat(first?.type === "snapshot" && isOver(first) && end === "complete", `${countOf(events)}, beginning with a ${first?.type ?? "nothing"}, and the end ${end}`);
      expectThat(outcomesOf(before).size === outcomesOf(events).size, `${outcomesOf(events).size} entries after ${outcomesOf(before).size}`);
      return `a snapshot of ${outcomesOf(events).size} entries, then the end`;
    },
  },
];
