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

/** Presses the button of pet's first step, whose call gets this problem. Returns the resulting position and message. */
async function pressed(call: string, code: Problem["code"]) {
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
  await runner.submit();
  return [go.mock.calls.flat()[0] ?? null, ...session.notices.list.peek().map(({ text }) => session.say(text))];
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
  expect(await pressed(call, code)).toEqual(expected);
});
