import { describe, expect } from "vitest";
import { test } from "../harness/test";
import { answerAddress } from "./funnel/address";
import { saveMainDriver } from "./funnel/driver";
import { homes } from "./funnel/people";

describe("a lead that the service takes and doesn't answer", () => {
  test("holds nobody up, outlives a reload, and is one lead", async ({ visit }) => {
    const asked: { key: string | undefined; leadId: string }[] = [];
    const visitor = await visit({
      prepare: (context) =>
        context.route("**/v1/leads", async (route) => {
          const request = route.request();
          if (request.method() !== "POST") return route.continue();
          const response = await route.fetch();
          const { leadId } = (await response.json()) as { leadId: string };
          // The first answer never arrives.
          const isFirst = asked.push({ key: request.headers()["idempotency-key"], leadId }) === 1;
          return isFirst ? undefined : route.fulfill({ response });
        }),
    });
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    await expect.poll(() => asked.length).toBe(1);
    await visitor.reload();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toEqual(asked[0]);
    const named = visitor.page.waitForRequest((request) => request.method() === "PATCH" && request.url().endsWith(`/v1/leads/${asked[0]?.leadId ?? ""}`));
    await saveMainDriver(visitor);
    await visitor.press("Continue");
    await named;
    expect(asked).toHaveLength(2);
  });
});
