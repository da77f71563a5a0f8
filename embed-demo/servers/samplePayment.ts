import { randomUUID } from "node:crypto";
import type { Origins } from "../hosting/origins";
import { paymentSite } from "../payment/paymentSite";
import { paymentPath } from "../service/payments/sandboxPaths";
import { languageOf } from "../texts/pageLanguage";
import { spoken } from "../texts/inLanguage";

/**
 * The payment provider's page as it would name a brand that isn't published yet: by its `seller` and `beside`, in the request's
 * language. Its links lead to the provider, where nothing of this payment is known.
 */
export function samplePayment(origins: Origins, pages: string): (request: Request) => Promise<string> {
  const keys = { apiKey: randomUUID(), notificationSecret: randomUUID() };
  const { app } = paymentSite({ origins, pages, keys });
  return async (request) => {
    const query = new URL(request.url).searchParams;
    const language = languageOf(request);
    const back = `${origins.sites}/studio/`;
    const order = { transactionId: randomUUID(), cents: 1_705, description: spoken("Renters insurance, first payment", language), seller: query.get("seller") ?? "", beside: query.get("beside") || undefined, language, successUrl: back, failureUrl: back };
    const made = await app.request(`${paymentPath}api/payments`, { method: "POST", headers: { Authorization: `Bearer ${keys.apiKey}`, "Content-Type": "application/json" }, body: JSON.stringify(order) });
    const { url } = (await made.json()) as { url: string };
    const page = await app.request(`${new URL(url).pathname}?lang=${language}`);
    return (await page.text()).replace(/ (href|src|action)="\//g, ` $1="${origins.external}/`);
  };
}
