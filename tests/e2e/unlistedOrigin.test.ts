import { expect } from "vitest";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { answerAddress } from "./funnel/address";
import { homes } from "./funnel/people";

test("on a page that the service doesn't allow, the visitor gets the number to call, and the developer the reason", async ({ visit, origins }) => {
  const unlisted = origins.sites.replace("localhost", "unlisted.example");
  const visitor = await visit({
    address: quoteSite.at({ ...origins, sites: unlisted }, "auto/address"),
    prepare: (_context, page) =>
      page.addInitScript(() => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        document.addEventListener("iq-error", (event) => heard.push((event as CustomEvent).detail));
      }),
  });
  const heard = () => visitor.page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  const refusal = { code: "ORIGIN_NOT_ALLOWED", status: 403 };
  await expect.poll(heard).toContainEqual(expect.objectContaining({ level: "error", code: "service-refused", details: refusal }));
  await answerAddress(visitor, homes.TX);
  await visitor.isAt("error");
  await visitor.seesHeading("You can't get quotes on this page");
  await visitor.sees(/Your answers are saved on this device\. Call .* and an advisor can give you quotes by phone\./);
  expect(await visitor.link(/^Call \(/).getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
  expect(await visitor.widget.getByRole("button", { name: /Try again|Contact an advisor/ }).count()).toBe(0);
  await expect.poll(heard).toContainEqual(expect.objectContaining({ code: "error-screen", details: { ...refusal, step: "address" } }));
});
