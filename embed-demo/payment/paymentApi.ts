import { Hono, type Context } from "hono";
import { languages } from "../../src/kernel/language";
import { z } from "../../src/kernel/zod";
import { isKey } from "../hosting/isKey";
import type { Ledger, LedgerEntry } from "./ledger";
import type { Notify } from "./notify";

const order = z.object({
  transactionId: z.string().check(z.minLength(1), z.maxLength(64)),
  cents: z.int().check(z.positive()),
  description: z.string().check(z.maxLength(200)),
  items: z.optional(z.array(z.object({ name: z.string().check(z.maxLength(60)), value: z.string().check(z.maxLength(120)) })).check(z.maxLength(10))),
  seller: z.string().check(z.minLength(1), z.maxLength(120)),
  beside: z.optional(z.string().check(z.maxLength(300))),
  language: z.optional(z.enum(languages)),
  successUrl: z.url(),
  failureUrl: z.url(),
});

interface PaymentApiOptions {
  ledger: Ledger;
  notify: Notify;
  apiKey: string;
  /** The address of a payment's page. */
  pageOf: (ref: string) => string;
}

/** The API for the quote service, server to server, plus `decide`, by which a test speeds up a slow payment. */
export function paymentApi({ ledger, notify, apiKey, pageOf }: PaymentApiOptions): Hono {
  const app = new Hono();
  app.use("*", async (context, next) => {
    const given = /^Bearer (.+)$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? "";
    return isKey(given, apiKey) ? next() : context.json({ error: "unauthorized" }, 401);
  });
  const told = (context: Context, entry: LedgerEntry) => context.json({ ref: entry.ref, url: pageOf(entry.ref), status: entry.status });
  const withEntry = async (context: Context, act: (entry: LedgerEntry) => void = () => {}) => {
    const entry = ledger.find(context.req.param("ref") ?? "");
    if (!entry) return context.json({ error: "unknown" }, 404);
    const before = entry.status;
    act(entry);
    if (entry.status !== before) void notify(entry);
    return told(context, entry);
  };

  app.post("/", async (context) => {
    const read = order.safeParse(await context.req.json().catch(() => null));
    return read.success ? told(context, ledger.open(read.data)) : context.json({ error: "invalid" }, 422);
  });
  app.get("/", (context) =>
    context.json(ledger.entries().map(({ ref, order: { transactionId, successUrl }, status, charged, returned }) => ({ ref, transactionId, successUrl, status, charged, returned }))),
  );
  app.get("/:ref", (context) => withEntry(context));
  app.post("/:ref/decide", (context) => withEntry(context, ledger.decide));
  app.post("/:ref/void", (context) => withEntry(context, ledger.voidCharge));
  app.post("/:ref/refund", (context) => withEntry(context, ledger.refund));
  return app;
}
