// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { localProblem } from "../../src/api/problems";
import { fail } from "../../src/kernel/result";
import { examples as life } from "../../src/lines/life/examples";
import { line as lifeLine } from "../../src/lines/life/line";
import { examples as pet } from "../../src/lines/pet/examples";
import { line as petLine } from "../../src/lines/pet/line";
import { openFunnel } from "./funnel";

/** Makes the first create fail; every other call succeeds. */
function cutOffOnce(client: Client): Client {
  let isCut = false;
  return {
    ...client,
    async call(endpoint, options) {
      const answer = await client.call(endpoint, options);
      if (isCut || !endpoint.create || !endpoint.path.startsWith("/v1/applications/")) return answer;
      isCut = true;
      return fail(localProblem("NETWORK"));
    },
  };
}

it.each([
  ["life", lifeLine, life.minimal("OH")],
  ["pet", petLine, pet.minimal("TX")],
] as const)("%s retries its application under the lead that exists by then, as a new request", async (name, line, answers) => {
  const funnel = openFunnel(line, [], cutOffOnce);
  const { path } = await funnel.answer(answers);
  expect(funnel.session.application.peek()).toBeNull();
  await funnel.answer(answers, path.at(-1));
  expect(funnel.session.application.peek()).not.toBeNull();
  const creates = funnel.takeSent().filter(({ call }) => call === `POST /v1/applications/${name}`);
  expect(creates.map(({ body }) => (body as { leadId?: string }).leadId)).toEqual([undefined, funnel.session.lead.peek()?.id]);
});
