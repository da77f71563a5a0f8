// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { localProblem } from "../../src/api/problems";
import { fail, ok } from "../../src/kernel/result";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { tick } from "../../src/stages/finalize/consent";
import { openFunnel } from "./funnel";

/** What becomes of a request to an advisor: the service takes it, or nothing arrives; the visitor hears nothing in either case. */
type Fate = "taken" | "lost";

const form = (primaryPhoneNumber: string) => ({
  firstName: "Maya",
  lastName: "Okafor",
  email: "maya@example.com",
  contactBy: "CALL",
  callbackAt: "now",
  primaryPhoneNumber,
  callConsent: tick(primaryPhoneNumber, new Date("2026-06-15T16:00:00.000Z"), "en"),
});

const [first, second] = ["(614) 555-0138", "(614) 555-0139"];

interface Trouble {
  /** Of the first requests; the others are answered. */
  readonly fates: readonly Fate[];
  /** The attempts to read the lead's status that fail, counted from zero. */
  readonly unreadable?: readonly number[];
}

/** Presses "Next" on the contact form with each number. */
async function press({ fates, unreadable = [] }: Trouble, numbers: readonly string[]) {
  let isFinalized = false;
  let [requests, reads] = [0, 0];
  const served = (client: Client): Client => ({
    ...client,
    async call(endpoint, given) {
      const { quoteStatus } = (given as { body?: { quoteStatus?: string } }).body ?? {};
      if (endpoint.id === "readLead") return (unreadable.includes(reads++) ? fail(localProblem("NETWORK")) : ok({ quoteStatus: isFinalized ? "FINALIZED" : "QUOTED" })) as never;
      if (endpoint.id === "updateLead" && isFinalized) return fail({ type: "about:blank", title: "", status: 409, code: "LEAD_FINALIZED" });
      if (endpoint.id !== "updateLead" || quoteStatus !== "FINALIZED") return client.call(endpoint, given);
      const fate = fates[requests++];
      isFinalized = fate !== "lost";
      return fate ? fail(localProblem("NETWORK")) : client.call(endpoint, given);
    },
  });
  const funnel = openFunnel(line, [], served);
  await funnel.answer(examples.minimal("TX"), "address");
  const ends: string[] = [];
  for (const number of numbers) {
    const directive = await funnel.complete({ step: "finalize/contact", detail: null }, form(number));
    ends.push(directive.kind === "retry" ? directive.problem.code : directive.kind);
  }
  return ends;
}

it.each<[string, Trouble, readonly string[], readonly string[]]>([
  ["is made once although its answer was lost", { fates: ["taken"] }, [first], ["next"]],
  ["is made again if it never arrived", { fates: ["lost"] }, [first, first], ["NETWORK", "next"]],
  ["is made with another number if the first never arrived", { fates: ["lost"] }, [first, second], ["NETWORK", "next"]],
  ["ends the line if it was taken and is repeated", { fates: ["taken"], unreadable: [0] }, [first, first], ["NETWORK", "next"]],
  [
    "takes no other number once it was taken, and the page doesn't say that it has",
    { fates: ["taken"], unreadable: [0] },
    [first, second, second],
    ["NETWORK", "LEAD_FINALIZED", "LEAD_FINALIZED"],
  ],
  [
    "with the number that was taken ends the line, whatever never arrived before",
    { fates: ["lost", "taken"], unreadable: [1] },
    [first, second, second],
    ["NETWORK", "NETWORK", "next"],
  ],
])("a request to an advisor %s", async (_what, trouble, numbers, ends) => {
  expect(await press(trouble, numbers)).toEqual(ends);
});
