import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { carrierSite } from "../../embed-demo/carriers/carrierSite";
import { listen } from "../../embed-demo/hosting/listen";
import type { LedgerTimes } from "../../embed-demo/payment/ledger";
import { paymentPath } from "../../embed-demo/service/payments/sandboxPaths";
import { paymentSite } from "../../embed-demo/payment/paymentSite";
import { sandboxKeys } from "../../embed-demo/service/payments/sandboxKeys";
import { freePorts } from "../harness/freePorts";

const pages = fileURLToPath(new URL("../../embed-demo/payment/pages", import.meta.url));

/**
 * A fault in a call of the service: `fails` before it does anything, `loses` the response of a completed call, `forgets` the
 * payment.
 */
export type Fault = "fails" | "loses" | "forgets" | null;

/** Milliseconds. Nothing expires or settles unless a test says so. */
const never: LedgerTimes = { expires: 1e9, slow: 1e9, settles: 1e9 };

/** Starts the sandbox's payment provider and its insurance companies on a port of their own, for a service that will listen on `apiPort`. */
export async function startPaymentSandbox(times: Partial<LedgerTimes> = {}) {
  const [apiPort, port] = await freePorts(2).then((first) => [first, first + 1] as const);
  const external = `http://localhost:${port}`;
  const { app, ledger } = paymentSite({ origins: { api: `http://localhost:${apiPort}`, external }, pages, keys: sandboxKeys, times: { ...never, ...times } });
  const faults: { of: (path: string) => Fault | Promise<Fault> } = { of: () => null };
  const calls: string[] = [];
  const served = new Hono();
  served.use(join(paymentPath, "api/*"), async (context, next) => {
    calls.push(`${context.req.method} ${context.req.path.replace(/pay_[\w-]+/, "ref")}`);
    const fault = await faults.of(context.req.path);
    if (fault === "fails") return context.json({ error: "down" }, 500);
    if (fault === "forgets") return context.json({ error: "no such payment" }, 404);
    await next();
    if (fault === "loses") context.res = context.json({ error: "lost" }, 502);
    return undefined;
  });
  served.route("/", app);
  served.route("/", carrierSite({ speed: 60 }).app);
  const { stop } = await listen(served, port);
  /** Decides a slow payment and notifies the service. */
  const decide = async (transactionId: string): Promise<void> => {
    const { ref } = ledger.entries().find(({ order }) => order.transactionId === transactionId)!;
    await app.request(`${paymentPath}api/payments/${ref}/decide`, { method: "POST", headers: { Authorization: `Bearer ${sandboxKeys.apiKey}` } });
  };
  return { apiPort, external, ledger, faults, calls, decide, stop };
}
export type PaymentSandbox = Awaited<ReturnType<typeof startPaymentSandbox>>;

/** Acts like the visitor's browser on a payment page. Returns the address that it leads to, or null if the page asks again. */
export async function atPage(url: string, action: "pay" | "cancel" | "bank", fields: Record<string, string> = {}): Promise<string | null> {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${url}${action === "bank" ? "bank/" : action}`, { method: "POST", body, redirect: "manual" });
  const location = response.headers.get("Location");
  return location?.includes("?problem=") ? null : location;
}
