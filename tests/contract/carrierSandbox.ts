import { Hono } from "hono";
import type { HttpBindings } from "@hono/node-server";
import { carrierSite } from "../../embed-demo/carriers/carrierSite";
import { listen } from "../../embed-demo/hosting/listen";
import { freePorts } from "../harness/freePorts";

/** A fault of a company's server: it never answers, answers what isn't an answer, or drops the connection. */
export type CarrierFaultKind = "silent" | "malformed" | "unreachable";

/** Starts the sandbox's companies on a port of their own, answering so many times faster than in reality. */
export async function startCarrierSandbox(speed: number) {
  const port = await freePorts(1);
  const { app, book } = carrierSite({ speed });
  /** Faults by idempotency key. */
  const faults = new Map<string, CarrierFaultKind>();
  /** The traces that requests belong to. */
  const traceparents: string[] = [];
  const served = new Hono<{ Bindings: HttpBindings }>();
  served.use(async (context, next) => {
    const traceparent = context.req.header("traceparent");
    if (traceparent !== undefined) traceparents.push(traceparent);
    const fault = faults.get(context.req.header("Idempotency-Key") ?? "");
    if (fault === "malformed") return context.json({ outcome: "priced", quote: { premium: "a lot" } });
    if (fault === "unreachable") context.env.outgoing.destroy();
    return fault ? new Promise<never>(() => {}) : next();
  });
  served.route("/", app);
  const { stop } = await listen(served as unknown as Hono, port);
  return { external: `http://localhost:${port}`, book, faults, traceparents, stop };
}
