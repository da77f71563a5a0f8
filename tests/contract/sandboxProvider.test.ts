import { paymentPath } from "../../embed-demo/service/payments/sandboxPaths";
import { sandboxKeys } from "../../embed-demo/service/payments/sandboxKeys";
import { sandboxProvider } from "../../embed-demo/service/payments/sandboxProvider";
import { signatureHeader, signatureOf } from "../../embed-demo/service/http/signature";
import { expect, it } from "vitest";
import { atPage, startPaymentSandbox } from "./paymentSandbox";
import { providerConformance } from "./providerConformance";

const { apiKey, notificationSecret } = sandboxKeys;

providerConformance("The sandbox's hosted page", async () => {
  const sandbox = await startPaymentSandbox();
  const byTransaction = (transactionId: string) => sandbox.ledger.entries().find(({ order }) => order.transactionId === transactionId);
  return {
    provider: sandboxProvider({ url: sandbox.external + paymentPath, ...sandboxKeys }),
    visitor: {
      pay: (url) => atPage(url, "pay", { number: "4242 4242 4242 4242" }),
      cancel: (url) => atPage(url, "cancel"),
    },
    settle: async (ref) => {
      const entry = sandbox.ledger.find(ref);
      if (entry) entry.paidAt = -Infinity;
    },
    notificationOf: (transactionId) => {
      const text = JSON.stringify({ transactionId, ref: "pay_1", status: "paid" });
      return { headers: new Headers({ [signatureHeader]: signatureOf(text, Math.floor(Date.now() / 1_000), notificationSecret) }), text };
    },
    moneyOf: (transactionId) => {
      const { charged = 0, returned = 0 } = byTransaction(transactionId) ?? {};
      return { charged, returned };
    },
    stop: sandbox.stop,
  };
});

it.each([
  ["with the company beside it", { beside: "Powered by Clearmoor." }, /<p>Sold by Maple &amp; Trust\. Powered by Clearmoor\.<\/p>/],
  ["alone", {}, /<p>Sold by Maple &amp; Trust\. ?<\/p>/],
  ["in Spanish", { language: "es", beside: "Con tecnología de Clearmoor." }, /<p>Vendido por Maple &amp; Trust\. Con tecnología de Clearmoor\.<\/p>/],
] as const)("The payment page names the partner that sells the policy, %s", async (_how, more, said) => {
  const sandbox = await startPaymentSandbox();
  const { url } = await sandboxProvider({ url: sandbox.external + paymentPath, apiKey, notificationSecret }).open({
    transactionId: "named",
    cents: 100,
    description: "Renters insurance, first payment",
    seller: "Maple & Trust",
    successUrl: "http://shop.test/a",
    failureUrl: "http://shop.test/b",
    ...more,
  });
  expect(await (await fetch(url)).text()).toMatch(said);
  await sandbox.stop();
});

it("The sandbox answers no call without its key, and its page limits the targets of its form", async () => {
  const sandbox = await startPaymentSandbox();
  const provider = (key: string) => sandboxProvider({ url: sandbox.external + paymentPath, apiKey: key, notificationSecret });
  const order = { transactionId: "one", cents: 100, description: "Test", seller: "Clearmoor", successUrl: "http://shop.test/a", failureUrl: "http://shop.test/b" };
  await expect(provider("another").open(order)).rejects.toThrow("401");
  const { url } = await provider(apiKey).open(order);
  const page = await fetch(url);
  expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self' http://shop.test;");
  expect(await page.text()).not.toMatch(/<script|\sstyle=|\son\w+=/);
  // An unknown card number is refused as not a test card, and never repeated.
  const refused = await fetch(`${url}pay`, { method: "POST", body: new URLSearchParams({ number: "5555444433332222" }) });
  const text = await refused.text();
  expect(text).toContain("Use one of the test cards on this page");
  expect(text).not.toContain("5555444433332222");
  expect(JSON.stringify(sandbox.ledger.entries())).not.toContain("5555");
  await sandbox.stop();
});
