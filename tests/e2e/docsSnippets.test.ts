import { expect } from "vitest";
import { snippetsIn } from "../architecture/docPages";
import { answerFromDemo } from "../harness/answerFromDemo";
import { test } from "../harness/test";

/** Whole pages' code; those with an ellipsis show a part of one. */
const whole = snippetsIn("html").filter(({ code }) => code.includes("<script") && !code.includes("…"));

test.for(whole.map(({ file, code }, at) => ({ file, code, at })))("HTML number $at, of $file, shows a first screen and runs", async ({ code }, { open, origins }) => {
  const address = `${origins.sites}/somebody/`;
  // The ten minutes make a partner of their own, which this demo doesn't have.
  const body = code.replaceAll("maple-trust", "prairie-lantern");
  const { page } = await open({
    address,
    prepare: async (context) => {
      await answerFromDemo(context, origins);
      await context.addInitScript(() => document.addEventListener("iq-ready", () => document.documentElement.setAttribute("data-ready", "")));
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody</title><link rel="icon" href="/quote/favicon.svg"></head><body><main>${body}</main></body></html>`;
      await context.route(address, (route) => route.fulfill({ body: html, contentType: "text/html" }));
    },
  });
  await page.locator("insurance-quote").getByRole("heading", { level: 1 }).waitFor();
  await page.locator("insurance-quote").click({ position: { x: 2, y: 2 } });
  await page.locator("html[data-ready]").waitFor();
  expect(await page.locator("insurance-quote").count()).toBe(1);
});
