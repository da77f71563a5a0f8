import { z } from "../../src/kernel/zod";
import { flagNames, type FlagContext, type FlagProvider, type Flags } from "./flagProvider";

interface RemoteOptions {
  /** Of an OpenFeature flag service: `/ofrep/v1/evaluate/flags` is under it. */
  readonly url: string;
  /** What holds where the service is away or leaves a flag out. */
  readonly otherwise: FlagProvider;
  readonly warn: (message: string) => void;
  /** Milliseconds for an answer. */
  readonly patience?: number;
}

/** A bulk evaluation, as OpenFeature's remote evaluation protocol has it. A flag that fails has an error code, and no value. */
const answerSchema = z.object({ flags: z.array(z.object({ key: z.string(), value: z.optional(z.unknown()), errorCode: z.optional(z.string()) })) });

/** Flags from a service that speaks OFREP, all of one context with one request. */
export function remoteFlags({ url, otherwise, warn, patience = 1_000 }: RemoteOptions): FlagProvider {
  const address = `${url.replace(/\/+$/, "")}/ofrep/v1/evaluate/flags`;
  const ask = async ({ partner, state }: FlagContext): Promise<Flags> => {
    const context = { targetingKey: partner, partner, ...(state !== undefined && { state }) };
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ context }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { flags } = z.parse(answerSchema, await response.json());
    const known = flags.filter(({ key, errorCode, value }) => (flagNames as readonly string[]).includes(key) && errorCode === undefined && typeof value === "boolean");
    return Object.fromEntries(known.map(({ key, value }) => [key, value]));
  };
  return {
    async evaluate(context) {
      const fallback = await otherwise.evaluate(context);
      try {
        return { ...fallback, ...(await ask(context)) };
      } catch (error) {
        warn(`flags: ${address} failed (${error instanceof Error ? error.message.split("\n")[0] : "unknown"}), the file's hold for ${context.partner}`);
        return fallback;
      }
    },
  };
}
