import { headers, type Endpoint } from "../../api/contract/endpoint";
import type { EndpointId } from "../../api/contract/endpoints";
import { canonicalJson, newId } from "../../kernel/ids";
import type { Case } from "../case";
import { consequences } from "../consequences";
import type { Exchange } from "../exchange";
import { expectAnswer, expectProblem, expectThat, lastly, named } from "../expectations";
import type { Sample } from "../samples/sample";
import { sampleOf, samples } from "../samples/samples";

const idOf = ({ id }: Endpoint): EndpointId => id as EndpointId;

const revisionIn = ({ json }: Exchange): number => (json as { revision: number }).revision;

/** `submitForBind` changes no answer, so its revision stays. */
const changes = samples.filter(({ endpoint }) => endpoint.revision && endpoint.method === "PATCH");
const compared = samples.filter(({ endpoint }) => endpoint.revision);

const grows = ({ endpoint, prepare }: Sample): readonly Case[] => {
  const common = { topic: "revisions" as const, endpoints: [idOf(endpoint)] };
  return [
    {
      ...common,
      name: `${endpoint.id}: a change raises the revision by one`,
      expected: "the revision sent, plus one",
      consequence: consequences.lostUpdate,
      async run(at) {
        const call = await prepare(at);
        const exchange = await at.send(endpoint, call);
        expectAnswer(endpoint, exchange);
        expectThat(revisionIn(exchange) === call.revision! + 1, `revision ${revisionIn(exchange)} after ${call.revision}`);
        return `revision ${revisionIn(exchange)} after ${call.revision}`;
      },
    },
    {
      ...common,
      name: `${endpoint.id}: a change that is repeated with its key gets the same answer`,
      expected: "200 twice, with equal bodies, although the revision has passed",
      consequence: "It takes a change whose answer was lost for another device's, and sends every answer again.",
      async run(at) {
        const call = { ...(await prepare(at)), idempotencyKey: newId() };
        const [first, second] = [await at.send(endpoint, call), await at.send(endpoint, call)];
        for (const exchange of [first, second]) expectAnswer(endpoint, exchange);
        expectThat(canonicalJson(first.json) === canonicalJson(second.json), `${lastly(first, second)}, with different bodies`);
        return lastly(first, second);
      },
    },
  ];
};

const compares = ({ endpoint, prepare }: Sample): readonly Case[] => {
  const common = { topic: "revisions" as const, endpoints: [idOf(endpoint)], consequence: consequences.lostUpdate };
  return [
    {
      ...common,
      name: `${endpoint.id}: a revision that has passed is refused with the current one`,
      expected: `${named("REVISION_CONFLICT")} with the current revision`,
      async run(at) {
        const call = await prepare(at);
        const raises = endpoint.method === "PATCH";
        if (raises) expectAnswer(endpoint, await at.send(endpoint, call));
        const [stale, current] = raises ? [call.revision!, call.revision! + 1] : [call.revision! - 1, call.revision!];
        const exchange = await at.send(endpoint, { ...call, revision: stale });
        const { revision } = expectProblem(exchange, "REVISION_CONFLICT");
        expectThat(revision === current, `${lastly(exchange)} with revision ${revision ?? "missing"}, and not ${current}`);
        return `${lastly(exchange)} with revision ${revision}`;
      },
    },
    {
      ...common,
      name: `${endpoint.id}: a change without a revision is refused`,
      expected: named("REVISION_REQUIRED"),
      async run(at) {
        const exchange = await at.send(endpoint, { ...(await prepare(at)), revision: undefined });
        expectProblem(exchange, "REVISION_REQUIRED");
        return lastly(exchange);
      },
    },
    {
      ...common,
      name: `${endpoint.id}: a revision that is no number is refused`,
      expected: named("VALIDATION"),
      async run(at) {
        const exchange = await at.send(endpoint, { ...(await prepare(at)), headers: { [headers.revision]: "first" } });
        expectProblem(exchange, "VALIDATION");
        return lastly(exchange);
      },
    },
  ];
};

const lead = sampleOf("updateLead");

export const revisionCases: readonly Case[] = [
  ...changes.flatMap(grows),
  ...compared.flatMap(compares),
  {
    name: "updateLead: of two changes at once with one revision, one is refused",
    topic: "revisions",
    endpoints: ["updateLead"],
    expected: `200 and ${named("REVISION_CONFLICT")}`,
    consequence: consequences.lostUpdate,
    async run(at) {
      const call = await lead.prepare(at);
      const both = await Promise.all([at.send(lead.endpoint, call), at.send(lead.endpoint, { ...call, body: { firstName: "Bo" } })]);
      const refused = both.filter(({ status }) => status !== 200);
      expectThat(refused.length === 1, lastly(...both));
      expectProblem(refused[0]!, "REVISION_CONFLICT");
      return lastly(...both);
    },
  },
  {
    name: "updateLead: an empty body needs no revision and changes none",
    topic: "revisions",
    endpoints: ["updateLead"],
    expected: "200 with the revision as it was",
    consequence: "The lead's last activity isn't recorded, and the next update is refused.",
    async run(at) {
      const call = await lead.prepare(at);
      const exchange = await at.send(lead.endpoint, { ...call, body: {}, revision: undefined });
      expectAnswer(lead.endpoint, exchange);
      expectThat(revisionIn(exchange) === call.revision, `revision ${revisionIn(exchange)} after ${call.revision}`);
      return `revision ${revisionIn(exchange)}`;
    },
  },
];
