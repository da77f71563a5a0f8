import { Hono } from "hono";
import { z } from "../../src/kernel/zod";
import { isKey } from "../hosting/isKey";
import { carriersPath, sandboxCarrierKeys, type CarrierKeys } from "../service/carriers/sandboxKeys";
import type { RatingInput } from "../service/lines/ratedAnswers";
import { carriers } from "../service/reference/carriers";
import { createAnswerBook, type AnswerBook } from "./answerBook";
import { callBack } from "./callBack";
import { hiccupOf } from "./hiccups";

interface CarrierSiteOptions {
  /** The factor by which companies answer faster. */
  readonly speed: number;
  readonly keys?: CarrierKeys;
}

/** A request for a price. The service has validated the answers, and the simulation relies on that. */
const request = z.object({
  applicationId: z.string(),
  run: z.int(),
  again: z.boolean(),
  input: z.custom<RatingInput>((value) => typeof value === "object" && value !== null && "line" in value),
  /** Set if the answer is to be sent there instead. */
  callbackUrl: z.optional(z.url()),
});

/**
 * The servers of the sandbox's companies, one per company: `POST /carriers/<id>/quotes` with the company's token and an idempotency
 * key. Declining is an answer. A company whose system fails responds 500, and one whose system gives up 504. With a `callbackUrl` the
 * company responds 202 and calls back, unless it has its answer already. A few calls go wrong on the way, as in reality.
 */
export function carrierSite({ speed, keys = sandboxCarrierKeys }: CarrierSiteOptions): { app: Hono; book: AnswerBook } {
  const book = createAnswerBook(speed);
  const app = new Hono();
  app.post(`${carriersPath}:carrierId/quotes`, async (context) => {
    const carrier = carriers().find(({ id }) => id === context.req.param("carrierId"));
    if (!carrier) return context.json({ error: "no such company" }, 404);
    const token = /^Bearer (.+)$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? "";
    if (!isKey(token, keys.tokenOf(carrier.id))) return context.json({ error: "unauthorized" }, 401);
    const idempotencyKey = context.req.header("Idempotency-Key");
    const read = request.safeParse(await context.req.json().catch(() => null));
    if (!idempotencyKey || !read.success) return context.json({ error: "invalid" }, 422);
    const { applicationId, run, again, input, callbackUrl } = read.data;
    const asked = book.ask(idempotencyKey, carrier, input, applicationId, run, again);
    const hiccup = input.scenario === null && asked.calls === 1 ? hiccupOf(carrier.id, idempotencyKey) : null;
    if (hiccup === "overloaded") return context.json({ error: "overloaded" }, 503);
    if (callbackUrl !== undefined && !asked.isDone) {
      const deliver = async (): Promise<void> => callBack(callbackUrl, { idempotencyKey, answer: await asked.result }, keys.secretOf(carrier.id));
      const isNew = !asked.callbackUrls.has(callbackUrl);
      asked.callbackUrls.add(callbackUrl);
      if (isNew) void deliver();
      if (hiccup === "twice") void deliver();
      return context.json({ accepted: true }, 202);
    }
    const result = await asked.result;
    if (hiccup === "damaged") return context.body(JSON.stringify(result).slice(0, -20), 200, { "Content-Type": "application/json" });
    if (result.outcome === "failed") return context.json({ error: result.message }, 500);
    if (result.outcome === "timed_out") return context.json({ error: result.message }, 504);
    return context.json(result);
  });
  return { app, book };
}
