// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { localProblem } from "../../src/api/problems";
import type { AnyOptions } from "../../src/api/request";
import { fail } from "../../src/kernel/result";
import type { Snapshot } from "../../src/session/kept/snapshot";
import { monday, openFunnel } from "./funnel";
import { lines } from "./lines";
import { isCreation } from "./recordingClient";

interface Create {
  readonly key: string | undefined;
  readonly leadId: unknown;
  readonly token: string | undefined;
}

/** Records the creates of applications, and gives the answers of `fates` to the first; the rest succeed. */
function served(creates: Create[], fates: Parameters<typeof fail>[0][]) {
  return (client: Client): Client => ({
    ...client,
    async call(endpoint, given) {
      const { idempotencyKey: key, body, token } = given as AnyOptions;
      if (isCreation(endpoint)) creates.push({ key, leadId: (body as { leadId?: unknown }).leadId, token });
      const answer = await client.call(endpoint, given);
      const fate = isCreation(endpoint) && fates.shift();
      return fate ? (fail(fate) as never) : answer;
    },
  });
}

const answerLost = localProblem("NETWORK");
const problem = (status: number, code: "VALIDATION" | "IDEMPOTENCY_CONFLICT") => ({ type: "about:blank", title: "", status, code });

const quoted = lines.flatMap(({ line, examples }) => (examples ? [[line.slug, line, examples.minimal("TX")] as const] : []));

it.each(quoted)("%s repeats a create whose answer was lost under its key, and under the lead that exists by then", async (_slug, line, answers) => {
  const creates: Create[] = [];
  const funnel = openFunnel(line, [], served(creates, [answerLost]));
  const { path } = await funnel.answer(answers);
  const { application, lead } = funnel.session;
  expect(application.peek()).toBeNull();
  await funnel.answer(answers, path.at(-1));
  expect(application.peek()).not.toBeNull();
  const { id: leadId, token } = lead.peek()!;
  const key = creates[0]?.key;
  expect(creates).toEqual([
    { key, leadId: undefined, token: undefined },
    { key, leadId, token },
  ]);
  expect(funnel.session.applicationCreation.peek()).toBeNull();
});

it.each(quoted)("%s does so after a reload", async (_slug, line, answers) => {
  const creates: Create[] = [];
  const funnel = openFunnel(line, [], served(creates, [answerLost]));
  const { path } = await funnel.answer(answers);
  const kept = JSON.parse(JSON.stringify(funnel.session.snapshot())) as Snapshot;
  funnel.session.dispose();
  await openFunnel(line, [], served(creates, []), monday, kept).answer(answers, path.at(-1));
  expect(creates.map(({ key }) => key)).toEqual([creates[0]?.key, creates[0]?.key]);
});

it.each(quoted)("%s takes another key once the create was refused", async (_slug, line, answers) => {
  const creates: Create[] = [];
  const funnel = openFunnel(line, [], served(creates, [problem(422, "VALIDATION")]));
  const { path } = await funnel.answer(answers);
  await funnel.answer(answers, path.at(-1));
  expect(new Set(creates.map(({ key }) => key)).size).toBe(2);
});

it.each(quoted)("%s goes on with a service for which the lead is part of what a key stands for", async (_slug, line, answers) => {
  const creates: Create[] = [];
  const funnel = openFunnel(line, [], served(creates, [answerLost, problem(409, "IDEMPOTENCY_CONFLICT")]));
  const { path } = await funnel.answer(answers);
  await funnel.answer(answers, path.at(-1));
  const { application, lead } = funnel.session;
  expect(application.peek()).not.toBeNull();
  expect(creates.map(({ key }) => key === creates[0]?.key)).toEqual([true, true, false]);
  expect(creates.at(-1)?.leadId).toBe(lead.peek()?.id);
});
