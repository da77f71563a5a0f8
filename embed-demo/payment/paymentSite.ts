import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono, type Context } from "hono";
import { exactDollars } from "../../src/kernel/money";
import { fillPage } from "../hosting/fillPage";
import type { Origins } from "../hosting/origins";
import { externalHeaders } from "../hosting/securityHeaders";
import { respondWithHtml } from "../hosting/staticFiles";
import { inLanguage, spoken } from "../texts/inLanguage";
import { languageOf } from "../texts/pageLanguage";
import { createLedger, type Ledger, type LedgerEntry, type LedgerTimes } from "./ledger";
import { createNotify } from "./notify";
import { notificationPath, paymentPath } from "../service/payments/sandboxPaths";
import { paymentApi } from "./paymentApi";
import type { PaymentKeys } from "../service/payments/sandboxKeys";
import { bankCode, testCardOf } from "./testCards";

interface PaymentSiteOptions {
  readonly origins: Pick<Origins, "api" | "external">;
  /** The folder of its pages. */
  readonly pages: string;
  readonly keys: PaymentKeys;
  readonly times?: LedgerTimes;
}

const minute = 60_000;
const usualTimes: LedgerTimes = { expires: 30 * minute, slow: minute, settles: 2 * minute };

type Page = "pay" | "bank" | "over";

/** Why a visitor has to try once more, as the page's address says it: as an answer to the form it would be no page to come back to. */
const problems = {
  card: "Use one of the test cards on this page. This is a sandbox: it takes no real card.",
  declined: "The card was declined. You haven’t paid anything. Try another card.",
  code: "The code isn’t right. Enter 1234, or go back.",
} as const;

const problemIn = (context: Context): string => new Map<string, string>(Object.entries(problems)).get(context.req.query("problem") ?? "") ?? "";

/** The texts of the page when there is nothing left to pay. */
const overTexts: Readonly<Record<Exclude<LedgerEntry["status"], "open">, { title: string; text: string }>> = {
  processing: { title: "Your payment is being processed", text: "Don’t pay again. The page you came from will show when it’s done." },
  paid: { title: "This payment went through", text: "You’ve already paid, so you can’t pay again here." },
  settled: { title: "This payment went through", text: "You’ve already paid, so you can’t pay again here." },
  declined: { title: "This payment was declined", text: "You haven’t paid anything. Go back to try again." },
  cancelled: { title: "This payment was canceled", text: "You haven’t paid anything. Go back to try again." },
  expired: { title: "This page has expired", text: "You haven’t paid anything. Go back to start again." },
  voided: { title: "This payment was ended", text: "Your card wasn’t charged. Go back to continue." },
  refunded: { title: "This payment was refunded", text: "We're returning your money to your card. Go back to continue." },
};

/**
 * The sandbox's hosted checkout: pages where a visitor pays, and the API for the service behind them. Card numbers are looked up in
 * a list of test cards and forgotten; nothing else is stored.
 */
export function paymentSite({ origins, pages, keys, times = usualTimes }: PaymentSiteOptions): { app: Hono; ledger: Ledger } {
  const ledger = createLedger(times);
  const notify = createNotify({ url: origins.api + notificationPath, secret: keys.notificationSecret });
  const pathOf = (ref: string): string => `${paymentPath}${ref}/`;
  const app = new Hono();
  app.route(`${paymentPath}api/payments`, paymentApi({ ledger, notify, apiKey: keys.apiKey, pageOf: (ref) => origins.external + pathOf(ref) }));

  const show = async (context: Context, entry: LedgerEntry, page: Page): Promise<Response> => {
    const { order } = entry;
    const problem = page === "over" ? "" : problemIn(context);
    const language = languageOf(context.req.raw, order.language);
    const say = (text: string): string => spoken(text, language);
    const [layout, middle, error] = await Promise.all(["layout", page, "problem"].map((file) => readFile(join(pages, `${file}.html`), "utf8")));
    // An error is shown at its field, which gets the focus.
    const parts: Readonly<Record<string, string>> = problem ? { invalid: 'aria-invalid="true" autofocus ', problem: error ?? "" } : {};
    const html = (layout ?? "").replace("{{main}}", () => (middle ?? "").replace(/\{\{(invalid|problem)\}\}/g, (_place, part: string) => parts[part] ?? ""));
    const over = entry.status === "open" ? null : overTexts[entry.status];
    const back = leadsBack(entry);
    const paying = say("Pay {amount}").replace("{amount}", exactDollars(order.cents / 100));
    const words = {
      problem: say(problem),
      amount: exactDollars(order.cents / 100),
      to: say("To {name}").replace("{name}", () => order.seller),
      description: order.description,
      seller: say("Sold by {name}.").replace("{name}", () => order.seller),
      beside: order.beside ?? "",
      path: pathOf(entry.ref),
      back,
      site: new URL(back).host,
      over: say(over?.title ?? ""),
      overText: say(over?.text ?? ""),
      title: `${problem && say("Problem: ")}${over ? say(over.title) : page === "bank" ? say("Confirm with your bank") : paying}`,
    };
    return respondWithHtml(context.req.raw, fillPage(inLanguage(html, language), { words, facts: (order.items ?? []).map(({ name, value }) => [name, value] as const) }), headersFor(entry));
  };
  const entryOf = (context: Context) => ledger.find(context.req.param("ref") ?? "");
  const missing = async (context: Context) => {
    const html = await readFile(join(pages, "layout.html"), "utf8").then(async (layout) => layout.replace("{{main}}", await readFile(join(pages, "missing.html"), "utf8")));
    const language = languageOf(context.req.raw);
    return respondWithHtml(context.req.raw, fillPage(inLanguage(html, language), { words: { title: spoken("No such payment", language) }, facts: [] }), headersFor(null));
  };
  /** Notifies the service of the decision and sends the visitor back. A card that notifies twice does so before the visitor arrives. */
  const leave = async (context: Context, entry: LedgerEntry): Promise<Response> => {
    if (entry.told === "twice") await Promise.all([notify(entry), notify(entry)]);
    else if (entry.told !== "never") void notify(entry);
    if (entry.decision) setTimeout(() => void notify(ledger.find(entry.ref) ?? entry), times.slow + 50).unref();
    return context.redirect(leadsBack(entry), 303);
  };

  const ask = (context: Context, { ref }: LedgerEntry, page: "" | "bank/", problem: keyof typeof problems): Response =>
    context.redirect(`${pathOf(ref)}${page}?problem=${problem}`, 303);

  app.get(`${paymentPath}:ref/`, async (context) => {
    const entry = entryOf(context);
    if (!entry) return missing(context);
    return show(context, entry, entry.status === "open" ? "pay" : "over");
  });
  app.post(`${paymentPath}:ref/pay`, async (context) => {
    const entry = entryOf(context);
    if (!entry) return missing(context);
    // A second click finds the result of the first.
    if (entry.status !== "open") return context.redirect(leadsBack(entry), 303);
    const { number } = await context.req.parseBody();
    const card = testCardOf(typeof number === "string" ? number : "");
    if (!card) return ask(context, entry, "", "card");
    if (card.outcome === "asksBank") return context.redirect(`${pathOf(entry.ref)}bank/`, 303);
    ledger.pay(entry, card);
    const { status } = entry;
    if (status === "open") return ask(context, entry, "", "declined");
    return leave(context, entry);
  });
  app.get(`${paymentPath}:ref/bank/`, async (context) => {
    const entry = entryOf(context);
    if (!entry) return missing(context);
    return show(context, entry, entry.status === "open" ? "bank" : "over");
  });
  app.post(`${paymentPath}:ref/bank/`, async (context) => {
    const entry = entryOf(context);
    if (!entry) return missing(context);
    if (entry.status !== "open") return context.redirect(leadsBack(entry), 303);
    const { code } = await context.req.parseBody();
    ledger.pay(entry, { outcome: code === bankCode ? "pays" : "declined" });
    const { status } = entry;
    if (status === "open") return ask(context, entry, "bank/", "code");
    return leave(context, entry);
  });
  app.post(`${paymentPath}:ref/cancel`, async (context) => {
    const entry = entryOf(context);
    if (!entry) return missing(context);
    ledger.cancel(entry);
    return leave(context, entry);
  });
  return { app, ledger };
}

/** The page that the visitor returns to. It doesn't reveal the outcome: both pages ask the service. */
function leadsBack({ status, order }: LedgerEntry): string {
  return status === "paid" || status === "settled" || status === "processing" ? order.successUrl : order.failureUrl;
}

/** A form's response may only redirect to the visitor's own page. */
function headersFor(entry: LedgerEntry | null): Record<string, string> {
  const own = entry === null ? [] : [entry.order.successUrl, entry.order.failureUrl].map((url) => new URL(url).origin);
  const policy = (externalHeaders["Content-Security-Policy"] ?? "").replace("form-action 'self'", ["form-action 'self'", ...new Set(own)].join(" "));
  return { ...externalHeaders, "Content-Security-Policy": policy, "Cache-Control": "no-store" };
}
