// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import type { Problem } from "../../src/api/contract/problem";
import type { Navigator, View } from "../../src/app/navigation/navigator";
import { StepRunner } from "../../src/app/completing/StepRunner";
import { fail } from "../../src/kernel/result";
import { examples } from "../../src/lines/pet/examples";
import { line } from "../../src/lines/pet/line";
import { openFunnel } from "./funnel";

/** Opens pet's first step, answered, with a call that gets this problem. */
function refused(call: string, code: Problem["code"]) {
  const refusing = (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => (endpoint.id === call ? Promise.resolve(fail({ type: "about:blank", title: "", status: 409, code })) : client.call(endpoint, options)),
  });
  const { session } = openFunnel(line, [], refusing);
  const step = session.journey.peek()!.find("info")!;
  const answers = examples.minimal("TX");
  for (const field of step.fields) if (field.name in answers) session.set(field, answers[field.name]);
  const go = vi.fn(() => Promise.resolve());
  const view = { line, step, position: { step: "info", detail: null }, path: "pet/info" } as unknown as View;
  const navigator = { view: signal(view), modal: signal(null), go } as unknown as Navigator;
  const runner = new StepRunner({ session, navigator, raise: vi.fn(), startOver: vi.fn(), onCompleted: vi.fn() });
  return { runner, places: () => go.mock.calls.flat(), said: () => session.notices.list.peek().map(({ text }) => session.say(text)) };
}

it.each<[string, Problem["code"], readonly (string | null)[]]>([
  ["createPetApplication", "INTERNAL", ["error"]],
  ["createPetApplication", "LEAD_FINALIZED", [null, expect.stringContaining("already bought or sent to an advisor")]],
  ["createPetApplication", "ORIGIN_NOT_ALLOWED", ["error"]],
  ["readZipCode", "INTERNAL", [null, expect.stringContaining("Something went wrong on our end")]],
  ["readZipCode", "NETWORK", [null, expect.stringContaining("We couldn't connect")]],
  ["readZipCode", "ORIGIN_NOT_ALLOWED", ["error"]],
  ["readZipCode", "PARTNER_KEY_INVALID", ["error"]],
])("%s answered with %s leads to %j", async (call, code, expected) => {
  const { runner, places, said } = refused(call, code);
  await runner.submit();
  expect([places()[0] ?? null, ...said()]).toEqual(expected);
});

it.each<[Problem["code"], string, string]>([
  ["INTERNAL", "Something went wrong on our end.", "Something is still wrong on our end."],
  ["NETWORK", "We couldn't connect.", "We still can't connect."],
])("%s says which number to call from the second press on, and on another screen begins anew", async (code, first, again) => {
  const { runner, said } = refused("readZipCode", code);
  const messages: string[] = [];
  for (const isArrived of [false, false, false, true]) {
    if (isArrived) runner.drop();
    await runner.submit();
    messages.push(...said());
  }
  const repeated = expect.stringMatching(new RegExp(`^${again}.* or call \\(800\\)`)) as string;
  expect(messages).toEqual([expect.stringContaining(first), repeated, repeated, expect.stringContaining(first)]);
});
