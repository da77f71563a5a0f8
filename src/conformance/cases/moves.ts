import { readApplication } from "../../api/contract/applications/readApplication";
import { createdApplication } from "../../api/contract/applications/shared";
import type { EndpointId } from "../../api/contract/endpoints";
import { readLead } from "../../api/contract/leads";
import type { Backend } from "../backend";
import type { Case } from "../case";
import type { Sent } from "../caller";
import { consequences } from "../consequences";
import { expectAnswer, expectProblem, expectThat, lastly, named } from "../expectations";
import { applicationSamples } from "../samples/applications";
import type { Sample } from "../samples/sample";
import { strangersToken } from "../visits";

/** The same create before there was a lead. */
function withoutLead({ body, token: _token, ...call }: Sent): Sent {
  const { leadId: _leadId, ...answers } = body as { leadId?: string };
  return { ...call, body: answers };
}

/**
 * A create's answer may be lost, and a lead be made before the widget repeats the create. The repeated create is then the first to
 * name the lead.
 */
function casesOf({ endpoint, prepare }: Sample): readonly Case[] {
  const common = { topic: "idempotency" as const, endpoints: [endpoint.id as EndpointId] };
  const created = async (at: Backend, call: Sent) => {
    const exchange = await at.send(endpoint, call);
    expectAnswer(endpoint, exchange);
    return { exchange, ...createdApplication.parse(exchange.json) };
  };
  return [
    {
      ...common,
      name: `${endpoint.id}: an application whose answer was lost moves to the lead that was made since`,
      expected: `${endpoint.status} twice with one applicationId, the second with the lead's token, which reads the application`,
      consequence: consequences.twoApplications,
      async run(at) {
        const call = await prepare(at);
        const { leadId } = call.body as { leadId: string };
        const lost = await created(at, withoutLead(call));
        const moved = await created(at, call);
        const came = lastly(lost.exchange, moved.exchange);
        expectThat(moved.applicationId === lost.applicationId, `${came}, with different applications`);
        expectThat(moved.token === call.token, `${came}, the second with a token that isn't the lead's`);
        const read = await at.send(readApplication, { params: { applicationId: moved.applicationId }, token: moved.token });
        expectAnswer(readApplication, read);
        const lead = expectAnswer(readLead, await at.send(readLead, { params: { leadId }, token: moved.token }));
        expectThat(lead.applicationId === moved.applicationId, `${came}, and a lead without the application`);
        return came;
      },
    },
    {
      ...common,
      name: `${endpoint.id}: an application doesn't move to a stranger's lead`,
      expected: `${endpoint.status}, then ${named("NOT_FOUND")}, and the first token still reads the application`,
      consequence: consequences.openDoor,
      async run(at) {
        const call = await prepare(at);
        const own = await created(at, withoutLead(call));
        const refused = await at.send(endpoint, { ...call, token: await strangersToken(at) });
        expectProblem(refused, "NOT_FOUND");
        const read = await at.send(readApplication, { params: { applicationId: own.applicationId }, token: own.token });
        expectAnswer(readApplication, read);
        return lastly(own.exchange, refused, read);
      },
    },
  ];
}

/** Cases for every line's create: an application moves to a lead that was made later. */
export const moveCases: readonly Case[] = Object.values(applicationSamples)
  .filter(({ endpoint }) => endpoint.create)
  .flatMap(casesOf);
