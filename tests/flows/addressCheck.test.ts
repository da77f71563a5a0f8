// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { verifyAddress } from "../../src/api/contract/addresses";
import { readZipCode } from "../../src/api/contract/zipCodes";
import { fail } from "../../src/kernel/result";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { startInManualMode } from "../../src/session/fields/address";
import { openFunnel } from "./funnel";

it("asks about the address without waiting for the answer about its ZIP code", async () => {
  const asked: string[] = [];
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const { complete } = openFunnel(line, [], (client) => ({
    ...client,
    async call(endpoint, options) {
      asked.push(endpoint.id);
      if (endpoint.id === readZipCode.id) await isAnswered;
      return client.call(endpoint, options);
    },
  }));
  const completed = complete({ step: "address", detail: null }, examples.minimal("TX"));
  await vi.waitFor(() => expect(asked).toEqual([readZipCode.id, verifyAddress.id]));
  answer();
  expect(await completed).toEqual({ kind: "next" });
});

it("shows each part of an address that was typed in one field if the service refuses a part", async () => {
  const problem = fail({ type: "about:blank", title: "", status: 422, code: "VALIDATION", errors: [{ pointer: "/address/city", message: "No" }] });
  const { session, complete } = openFunnel(line, [], (client) => ({
    ...client,
    call: (endpoint, options) => (endpoint.id === verifyAddress.id ? (Promise.resolve(problem) as never) : client.call(endpoint, options)),
  }));
  const directive = await complete({ step: "address", detail: null }, { addressSearch: "412 Main St, Austin, TX 78701" });
  expect(directive).toMatchObject({ kind: "stay", errors: [{ field: { name: "city" }, by: { value: "Austin" } }] });
  expect(session.draft(startInManualMode).peek()).toBe(true);
});
