import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { launchKeepingPages } from "../harness/browser";
import { openVisit } from "./visit";

/** Milliseconds; the first is enough for every other call of the browser on a busy machine. */
const [patience, late] = [8_000, 9_000];

test("a visit begins once its first page is there, however late that is", async () => {
  const server = createServer((request, response) => {
    const isFirst = request.url === "/quote/favicon.svg";
    void pause(isFirst ? late : 0).then(() => response.setHeader("content-type", isFirst ? "image/svg+xml" : "text/html").end("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  }).listen(0);
  await once(server, "listening");
  const sites = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await launchKeepingPages();
  try {
    const visit = await openVisit(browser, { ...inject("origins"), sites }, { line: "auto", step: null, width: "phone", language: "es", isEmbedded: false }, patience);
    expect(await visit.tab.page.evaluate(() => sessionStorage.getItem("iq.language"))).toBe('"es"');
    await visit.close();
  } finally {
    await browser.close();
    server.close();
  }
});
