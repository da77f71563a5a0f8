// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { fail } from "../../src/kernel/result";
import { examples } from "../../src/lines/homeowners/examples";
import { line } from "../../src/lines/homeowners/line";
import { openFunnel } from "./funnel";

const answers = examples.maximal("TX");

/** Completes the person's step, whose call is waited for and refused for the value at this place. */
async function refusedFor(pointer: string) {
  let isRefused = false;
  const problem = fail({ type: "about:blank", title: "", status: 422, code: "VALIDATION", errors: [{ pointer, message: "No" }] });
  const served = (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => (isRefused && endpoint.id === "updateGeneralInfo" ? (Promise.resolve(problem) as never) : client.call(endpoint, options)),
  });
  const funnel = openFunnel(line, [], served);
  await funnel.answer(answers, "prefill");
  isRefused = true;
  const directive = await funnel.complete({ step: "personal-info", detail: null }, answers);
  isRefused = false;
  return { directive, next: await funnel.complete({ step: "personal-info", detail: null }, answers) };
}

it("an answer that the service refuses at once is marked where it was given, and can be sent again", async () => {
  const { directive, next } = await refusedFor("/personalInfoData/email");
  expect(directive).toMatchObject({ kind: "stay", errors: [{ field: { name: "email" }, by: { source: "service", value: answers["email"] } }] });
  expect(next).toEqual({ kind: "next" });
});

it("a value that the step doesn't ask for can only be tried again", async () => {
  expect((await refusedFor("/personalInfoData/referralCode")).directive).toMatchObject({ kind: "retry" });
});
