import { Hono } from "hono";
import { z } from "../../src/kernel/zod";
import type { RatingInput } from "../service/lines/ratedAnswers";
import { carrierById } from "../service/reference/carriers";
import { carriersPath, sandboxCarrierKeys, type CarrierKeys } from "../service/carriers/sandboxCarrierKeys";
import { isKey } from "../hosting/isKey";
import { createAnswerBook } from "./answerBook";
import { hiccupOf } from "./hiccups";

interface CarrierSiteOptions {
  /** The factor by which companies answer faster. */
  readonly speed: number;
  readonly keys?: CarrierKeys;
}

/** The request for a price. The service validated the answers, and the simulation relies on that. */
const asked = z.object({
  applicationId: z.string(),
  run: z.int(),
  again: z.boolean(),
  input: z.custom<RatingInput>((value) => typeof value === "object" && value !== null && "line" in value),
});

/**
 * The servers of the sandbox's companies, one per company: `POST /carriers/<id>/quotes` with the company's token and an idempotency
 * key. A company's refusal is an answer; one whose system fails answers 500, and one whose system gives up answers 504. A few calls
 * go wrong on the way, as in reality.
 */
export function carrierSite({ speed, keys = sandboxCarrierKeys }: CarrierSiteOptions): Hono {
  const book = createAnswerBook(speed);
  const app = new Hono();
  app.post(`${carriersPath}:carrierId/quotes`, async (context) => {
    const carrierId = context.req.param("carrierId");
    const token = /^Bearer (.+)$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? "";
    if (!isKey(token, keys.tokenOf(carrierId))) return context.json({ error: "unauthorized" }, 401);
    const key = context.req.header("Idempotency-Key");
    const read = asked.safeParse(await context.req.json().catch(() => null));
    if (!key || !read.success) return context.json({ error: "invalid" }, 422);
    const { applicationId, run, again, input } = read.data;
    const { answer, calls } = book.ask(key, carrierById(carrierId), input, applicationId, run, again);
    const hiccup = input.scenario === null && calls === 1 ? hiccupOf(carrierId, key) : null;
    if (hiccup === "overloaded") return context.json({ error: "overloaded" }, 503);
    const result = await answer;
    if (hiccup === "damaged") return context.body(JSON.stringify(result).slice(0, -20), 200, { "Content-Type": "application/json" });
    if (result.outcome === "failed") return context.json({ error: result.message }, 500);
    if (result.outcome === "timed_out") return context.json({ error: result.message }, 504);
    return context.json(result);
  });
  return app;
}
