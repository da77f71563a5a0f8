// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import { localProblem } from "../../src/api/problems";
import { fail, ok } from "../../src/kernel/result";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { sendLead } from "../../src/session/lead/sendLead";
import { tick } from "../../src/stages/finalize/consent";
import type { Snapshot } from "../../src/session/kept/snapshot";
import type { Values } from "./funnel";
import { monday, openFunnel } from "./funnel";

/** The service takes a request to an advisor, or it never arrives. No answer reaches the visitor either way. */
type Fate = "taken" | "lost";

const person = { firstName: "Maya", lastName: "Okafor" };

/** A call, to whose number the visitor consents. */
const byCall = (primaryPhoneNumber: string) => ({
  ...person,
  email: "maya@example.com",
  contactBy: "CALL",
  callbackAt: "now",
  primaryPhoneNumber,
  callConsent: tick(primaryPhoneNumber, new Date("2026-06-15T16:00:00.000Z"), "en"),
});

const byEmail = (email: string) => ({ ...person, email, contactBy: "EMAIL" });

const [first, second] = [byCall("(614) 555-0138"), byCall("(614) 555-0139")];

interface Trouble {
  /** The fates of the first requests. All later ones are answered. */
  readonly fates: readonly Fate[];
  /** The attempts to read the lead's status that fail, counted from zero. */
  readonly unreadable?: readonly number[];
}

const reload = "reload";

/** Presses "Next" on the contact form with each of these answers. A visitor whose line has ended begins another one. */
async function press({ fates, unreadable = [] }: Trouble, forms: readonly (Values | typeof reload)[]) {
  let isFinalized = false;
  let [requests, reads] = [0, 0];
  const served = (client: Client): Client => ({
    ...client,
    async call(endpoint, given) {
      const { quoteStatus } = (given as { body?: { quoteStatus?: string } }).body ?? {};
      if (endpoint.id === "readLead") return (unreadable.includes(reads++) ? fail(localProblem("NETWORK")) : ok({ quoteStatus: isFinalized ? "FINALIZED" : "QUOTED" })) as never;
      if (endpoint.id === "createLead") isFinalized = false;
      if (endpoint.id === "updateLead" && isFinalized) return fail({ type: "about:blank", title: "", status: 409, code: "LEAD_FINALIZED" });
      if (endpoint.id !== "updateLead" || quoteStatus !== "FINALIZED") return client.call(endpoint, given);
      const fate = fates[requests++];
      isFinalized = fate !== "lost";
      return fate ? fail(localProblem("NETWORK")) : client.call(endpoint, given);
    },
  });
  let funnel = openFunnel(line, [], served);
  await funnel.answer(examples.minimal("TX"), "address");
  const ends: string[] = [];
  for (const form of forms) {
    if (form === reload) {
      const kept = JSON.parse(JSON.stringify(funnel.session.snapshot())) as Snapshot;
      funnel.session.dispose();
      funnel = openFunnel(line, [], served, monday, kept);
      continue;
    }
    if (!funnel.session.lead.peek()) await sendLead(funnel.session, "CAPTURED", true);
    const directive = await funnel.complete({ step: "finalize/contact", detail: null }, form);
    ends.push(directive.kind === "retry" ? directive.problem.code : directive.kind);
  }
  return ends;
}

it.each<[string, Trouble, readonly (Values | typeof reload)[], readonly string[]]>([
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
  ["takes no other number after a reload", { fates: ["taken"], unreadable: [0] }, [first, reload, second], ["NETWORK", "LEAD_FINALIZED"]],
  ["ends the line if it is repeated after a reload", { fates: ["taken"], unreadable: [0] }, [first, reload, first], ["NETWORK", "next"]],
  [
    "with the number that was taken ends the line, whatever never arrived before",
    { fates: ["lost", "taken"], unreadable: [1] },
    [first, second, second],
    ["NETWORK", "NETWORK", "next"],
  ],
  ["that never arrived is no reason to refuse the next one, which doesn't arrive either", { fates: ["lost", "lost"] }, [first, second], ["NETWORK", "NETWORK"]],
  [
    "doesn't go back to the number before the one that was taken, and the page doesn't say that it has",
    { fates: ["lost", "taken"], unreadable: [1] },
    [first, second, first],
    ["NETWORK", "NETWORK", "LEAD_FINALIZED"],
  ],
  [
    "by e-mail doesn't go back to the address before the one that was taken, either",
    { fates: ["lost", "taken"], unreadable: [1] },
    [byEmail("maya@example.com"), byEmail("okafor@example.com"), byEmail("maya@example.com")],
    ["NETWORK", "NETWORK", "LEAD_FINALIZED"],
  ],
  [
    "for another line ends that line when it is repeated, whatever was asked before",
    { fates: ["taken", "taken"], unreadable: [1] },
    [byEmail("maya@example.com"), byEmail("okafor@example.com"), byEmail("okafor@example.com")],
    ["next", "NETWORK", "next"],
  ],
])("a request to an advisor %s", async (_what, trouble, forms, ends) => {
  expect(await press(trouble, forms)).toEqual(ends);
});

it("takes no other number if the page is reloaded before the answer", async () => {
  let isFinalized = false;
  const served = (client: Client): Client => ({
    ...client,
    call(endpoint, given) {
      const { quoteStatus } = (given as { body?: { quoteStatus?: string } }).body ?? {};
      if (endpoint.id === "readLead") return Promise.resolve(ok({ quoteStatus: "FINALIZED" })) as never;
      if (endpoint.id === "updateLead" && isFinalized) return Promise.resolve(fail({ type: "about:blank", title: "", status: 409, code: "LEAD_FINALIZED" })) as never;
      if (endpoint.id !== "updateLead" || quoteStatus !== "FINALIZED") return client.call(endpoint, given);
      isFinalized = true;
      return new Promise(() => undefined);
    },
  });
  const funnel = openFunnel(line, [], served);
  await funnel.answer(examples.minimal("TX"), "address");
  void funnel.complete({ step: "finalize/contact", detail: null }, first);
  await vi.waitFor(() => expect(isFinalized).toBe(true));
  const kept = JSON.parse(JSON.stringify(funnel.session.snapshot())) as Snapshot;
  funnel.session.dispose();
  const reloaded = openFunnel(line, [], served, monday, kept);
  expect(await reloaded.complete({ step: "finalize/contact", detail: null }, second)).toMatchObject({ kind: "retry", problem: { code: "LEAD_FINALIZED" } });
});
