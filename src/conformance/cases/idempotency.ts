import { idempotencyKeyLength, type Endpoint } from "../../api/contract/endpoint";
import type { EndpointId } from "../../api/contract/endpoints";
import { canonicalJson, newId } from "../../kernel/ids";
import type { Case } from "../case";
import { consequences } from "../consequences";
import type { Exchange } from "../exchange";
import { expectAnswer, expectProblem, expectThat, lastly, named } from "../expectations";
import type { Sample } from "../samples/sample";
import { samples } from "../samples/samples";

const idOf = ({ id }: Endpoint): EndpointId => id as EndpointId;

const sameAnswer = (first: Exchange, second: Exchange): void =>
  expectThat(canonicalJson(first.json) === canonicalJson(second.json), `${lastly(first, second)}, with different bodies`);

/** What a create promises about its key. */
function casesOf({ endpoint, prepare, otherBody }: Sample): readonly Case[] {
  const common = { topic: "idempotency" as const, endpoints: [idOf(endpoint)] };
  return [
    {
      ...common,
      name: `${endpoint.id}: the same key gets the same answer`,
      expected: `${endpoint.status} twice, with equal bodies`,
      consequence: consequences.duplicate,
      async run(at) {
        const call = await prepare(at);
        const [first, second] = [await at.send(endpoint, call), await at.send(endpoint, call)];
        for (const exchange of [first, second]) expectAnswer(endpoint, exchange);
        sameAnswer(first, second);
        return lastly(first, second);
      },
    },
    {
      ...common,
      name: `${endpoint.id}: two calls at once with one key get one answer`,
      expected: `${endpoint.status} twice, with equal bodies`,
      consequence: consequences.duplicate,
      async run(at) {
        const call = await prepare(at);
        const [first, second] = await Promise.all([at.send(endpoint, call), at.send(endpoint, call)]);
        for (const exchange of [first, second]) expectAnswer(endpoint, exchange);
        sameAnswer(first, second);
        return lastly(first, second);
      },
    },
    {
      ...common,
      name: `${endpoint.id}: the same key with another body is refused`,
      expected: `${endpoint.status}, then ${named("IDEMPOTENCY_CONFLICT")}`,
      consequence: consequences.strangersAnswer,
      async run(at) {
        const call = await prepare(at);
        const first = await at.send(endpoint, call);
        expectAnswer(endpoint, first);
        const second = await at.send(endpoint, { ...call, body: otherBody!(call.body!) });
        expectProblem(second, "IDEMPOTENCY_CONFLICT");
        return lastly(first, second);
      },
    },
    {
      ...common,
      name: `${endpoint.id}: a create without a key is refused`,
      expected: named("IDEMPOTENCY_KEY_REQUIRED"),
      consequence: consequences.duplicate,
      async run(at) {
        const exchange = await at.send(endpoint, { ...(await prepare(at)), idempotencyKey: undefined });
        expectProblem(exchange, "IDEMPOTENCY_KEY_REQUIRED");
        return lastly(exchange);
      },
    },
    {
      ...common,
      name: `${endpoint.id}: a key that is guessed or cut off easily is refused`,
      expected: `${named("VALIDATION")} for a key that is short, and for one above ${idempotencyKeyLength} characters`,
      consequence: consequences.strangersAnswer,
      async run(at) {
        const call = await prepare(at);
        const short = await at.send(endpoint, { ...call, idempotencyKey: "1" });
        const long = await at.send(endpoint, { ...call, idempotencyKey: newId().padEnd(idempotencyKeyLength + 1, "k") });
        for (const exchange of [short, long]) expectProblem(exchange, "VALIDATION");
        return lastly(short, long);
      },
    },
  ];
}

const creates = samples.filter(({ endpoint }) => endpoint.create);
const refusable = creates.find(({ endpoint }) => endpoint.id === "createLead")!;

export const idempotencyCases: readonly Case[] = [
  ...creates.flatMap(casesOf),
  {
    name: "createLead: a key whose call was refused may be used again",
    topic: "idempotency",
    endpoints: ["createLead"],
    expected: `${named("VALIDATION")}, then 201 for the corrected call`,
    consequence: "A create that was refused can't be repeated after the answer is corrected: the visitor is stuck.",
    async run(at) {
      const call = await refusable.prepare(at);
      const refused = await at.send(refusable.endpoint, { ...call, body: { ...call.body, email: "nobody" } });
      expectProblem(refused, "VALIDATION");
      const accepted = await at.send(refusable.endpoint, call);
      expectAnswer(refusable.endpoint, accepted);
      return lastly(refused, accepted);
    },
  },
];
