import { submitForBind } from "../../api/contract/bind";
import { createHandOffToken, redeemHandOffToken } from "../../api/contract/handOffTokens";
import { deleteLead, readLead } from "../../api/contract/leads";
import { createPayment } from "../../api/contract/payments";
import { readPolicy } from "../../api/contract/policies";
import { redeemResumeLink } from "../../api/contract/resumeLinks";
import { newId } from "../../kernel/ids";
import type { Case } from "../case";
import type { Sent } from "../caller";
import { consequences } from "../consequences";
import { expectAnswer, expectProblem, expectThat, lastly, named } from "../expectations";
import { sampleOf } from "../samples/samples";
import { bindable, newLead, reviewed, signed, strangersToken } from "../visits";

const secretsOnce = "Whoever finds an old link, in a history or a log, opens the visit or receives the lead.";

/** Sequences of calls about what must happen once. */
export const purchaseCases: readonly Case[] = [
  {
    name: "submitForBind: another price than the agreed one is refused",
    topic: "purchase",
    endpoints: ["submitForBind"],
    expected: named("PRICE_CHANGED"),
    consequence: "A visitor signs one price and pays another.",
    async run(at) {
      const call = await reviewed(at, await bindable(at));
      const exchange = await at.send(submitForBind, { ...call, body: { ...call.body, premium: call.body.premium + 1 } });
      expectProblem(exchange, "PRICE_CHANGED");
      return lastly(exchange);
    },
  },
  {
    name: "createPayment: a lead pays once, however often it asks",
    topic: "purchase",
    endpoints: ["createPayment"],
    expected: "201 twice, with one transaction, although the keys differ",
    consequence: "Two tabs or two clicks are two payments.",
    async run(at) {
      const { prepare, endpoint } = sampleOf("createPayment");
      const [first, second] = [await at.send(endpoint, await prepare(at)), await at.send(endpoint, await prepare(at))];
      const [one, two] = [expectAnswer(createPayment, first), expectAnswer(createPayment, second)];
      expectThat(one.transactionId === two.transactionId, `${lastly(first, second)}, with two transactions`);
      return `${lastly(first, second)}, with one transaction`;
    },
  },
  {
    name: "createPayment: another plan is refused while a payment is open",
    topic: "purchase",
    endpoints: ["createPayment"],
    expected: `201, then ${named("PAYMENT_UNDER_WAY")} with the open transaction`,
    consequence: "A visitor who changes the plan pays twice.",
    async run(at) {
      const { prepare, endpoint } = sampleOf("createPayment");
      const call = await prepare(at);
      const open = await at.send(endpoint, call);
      const { transactionId } = expectAnswer(createPayment, open);
      const other = await at.send(endpoint, { ...call, idempotencyKey: newId(), body: { ...call.body, planId: "FULL_PAYMENT" } });
      const problem = expectProblem(other, "PAYMENT_UNDER_WAY");
      expectThat(problem.transactionId === transactionId, `${lastly(open, other)}, which names another transaction`);
      return lastly(open, other);
    },
  },
  {
    name: "readPolicy: there is none before it is paid for",
    topic: "purchase",
    endpoints: ["readPolicy"],
    expected: named("NOT_FOUND"),
    consequence: "The success page shows a policy that nobody has paid for.",
    async run(at) {
      const { applicationId, token } = await signed(at);
      const exchange = await at.send(readPolicy, { params: { applicationId }, token });
      expectProblem(exchange, "NOT_FOUND");
      return lastly(exchange);
    },
  },
  ...(["redeemResumeLink", "redeemHandOffToken"] as const).map(
    (id): Case => ({
      name: `${id}: works once`,
      topic: "purchase",
      endpoints: [id],
      expected: `200, then ${id === "redeemResumeLink" ? named("RESUME_LINK_INVALID") : named("HAND_OFF_TOKEN_USED")}`,
      consequence: secretsOnce,
      async run(at) {
        const { prepare } = sampleOf(id);
        const endpoint = id === "redeemResumeLink" ? redeemResumeLink : redeemHandOffToken;
        const call: Sent = await prepare(at);
        const first = await at.send(endpoint, call);
        expectAnswer(endpoint, first);
        const second = await at.send(endpoint, call);
        expectProblem(second, id === "redeemResumeLink" ? "RESUME_LINK_INVALID" : "HAND_OFF_TOKEN_USED");
        return lastly(first, second);
      },
    }),
  ),
  {
    name: "createHandOffToken: the address holds no personal data",
    topic: "purchase",
    endpoints: ["createHandOffToken"],
    expected: "a url without the first name that was handed over",
    consequence: "The person's data stand in histories and in logs of other companies.",
    async run(at) {
      const { prepare } = sampleOf("createHandOffToken");
      const { url } = await at.value(createHandOffToken, (await prepare(at)) as Parameters<typeof at.value<typeof createHandOffToken>>[1]);
      const { firstName } = at.inputs;
      expectThat(!new RegExp(`[=/.]${firstName}\\b`, "i").test(url), "a url with the first name");
      return "a url with a token and a ref";
    },
  },
  {
    name: "erasePerson: a made-up link is refused",
    topic: "purchase",
    endpoints: ["erasePerson"],
    expected: named("ERASURE_LINK_INVALID"),
    consequence: "Anyone may erase anyone.",
    async run(at) {
      const { endpoint, prepare } = sampleOf("erasePerson");
      const exchange = await at.send(endpoint, await prepare(at));
      expectProblem(exchange, "ERASURE_LINK_INVALID");
      return lastly(exchange);
    },
  },
  {
    name: "deleteLead: is deleted for good, and not by another session",
    topic: "purchase",
    endpoints: ["deleteLead", "readLead"],
    expected: `${named("NOT_FOUND")} for the stranger, then 204, then ${named("NOT_FOUND")}`,
    consequence: consequences.openDoor,
    async run(at) {
      const { leadId, token } = await newLead(at);
      const params = { leadId };
      const stranger = await at.send(deleteLead, { params, token: await strangersToken(at) });
      expectProblem(stranger, "NOT_FOUND");
      const deleted = await at.send(deleteLead, { params, token });
      expectAnswer(deleteLead, deleted);
      const read = await at.send(readLead, { params, token });
      expectProblem(read, "NOT_FOUND", "TOKEN_MISSING");
      return lastly(stranger, deleted, read);
    },
  },
];
