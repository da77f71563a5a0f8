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

/** An evaluation, as OpenFeature's remote evaluation protocol has it. A flag that fails has an error code, and no value. */
const evaluation = z.object({ key: z.string(), value: z.optional(z.unknown()), errorCode: z.optional(z.string()) });
const bulk = z.object({ flags: z.array(evaluation) });

/** What a service answers that has no bulk evaluation: it is asked for each flag by itself. */
const isWithoutBulk = (status: number): boolean => [404, 405, 501].includes(status);

/** Flags from a service that speaks OFREP, all of one context with one request where it can. */
export function remoteFlags({ url, otherwise, warn, patience = 1_000 }: RemoteOptions): FlagProvider {
  const address = `${url.replace(/\/+$/, "")}/ofrep/v1/evaluate/flags`;
  const ask = async ({ partner, state }: FlagContext): Promise<Flags> => {
    const context = { targetingKey: partner, partner, ...(state !== undefined && { state }) };
    const post = (path: string): Promise<Response> =>
      fetch(address + path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ context }),
        signal: AbortSignal.timeout(patience),
      });
    const one = async (name: string): Promise<z.infer<typeof evaluation>> => {
      const response = await post(`/${name}`);
      // A flag that the service doesn't know is the file's; a service that knows none of them isn't there.
      if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
      return z.parse(evaluation, await response.json());
    };
    const response = await post("");
    if (!response.ok && !isWithoutBulk(response.status)) throw new Error(`status ${response.status}`);
    const flags = response.ok ? z.parse(bulk, await response.json()).flags : await Promise.all(flagNames.map(one));
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
