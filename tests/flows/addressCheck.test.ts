// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { verifyAddress } from "../../src/api/contract/addresses";
import { readZipCode } from "../../src/api/contract/zipCodes";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
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
