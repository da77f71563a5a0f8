import { z } from "../../../src/kernel/zod";
import type { OpenedPage, PaymentProvider } from "./provider";
import { isSigned, signatureHeader } from "../http/signature";
import { traceHeaders } from "../tracing/spans";
import { timings } from "./timings";

const answer = z.object({
  ref: z.string(),
  url: z.string(),
  status: z.enum(["open", "processing", "paid", "settled", "declined", "cancelled", "expired", "voided", "refunded"]),
});
type Answer = z.infer<typeof answer>;

const notice = z.object({ transactionId: z.string() });

export interface SandboxProviderOptions {
  /** The address of the sandbox's provider: http://localhost:4403/payment/. */
  url: string;
  apiKey: string;
  notificationSecret: string;
}

/** The hosted checkout of `embed-demo/payment`, over HTTP. */
export function sandboxProvider({ url, apiKey, notificationSecret }: SandboxProviderOptions): PaymentProvider {
  const statusOf = async (ref: string, action: "" | "/void" | "/refund") => {
    const told = await call(action === "" ? "GET" : "POST", `/${ref}${action}`);
    // The sandbox keeps payments in memory: after a restart it has forgotten even those that were made.
    return told?.status ?? "unknown";
  };

  return {
    async open(order): Promise<OpenedPage> {
      const opened = await call("POST", "", order);
      if (opened === null) throw new Error("The payment provider opened no page");
      return { ref: opened.ref, url: opened.url };
    },
    read: (ref) => statusOf(ref, ""),
    void: (ref) => statusOf(ref, "/void"),
    refund: (ref) => statusOf(ref, "/refund"),
    verify({ headers, text }) {
      if (!isSigned(text, headers.get(signatureHeader), notificationSecret, Math.floor(Date.now() / 1_000))) return null;
      const read = notice.safeParse(parsed(text));
      return read.success ? { transactionId: read.data.transactionId } : null;
    },
  };

  /** Null for an unknown payment. */
  async function call(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer | null> {
    const response = await fetch(`${url}api/payments${path}`, {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", ...traceHeaders() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timings.answer),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The payment provider answered ${response.status}`);
    return answer.parse(await response.json());
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
