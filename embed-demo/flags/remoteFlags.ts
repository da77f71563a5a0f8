import { z } from "../../src/kernel/zod";
import { flagNames, type FlagProvider, type SwitchedFlags } from "./flagProvider";

interface RemoteOptions {
  /** The base address of an OpenFeature flag service: `/ofrep/v1/evaluate/flags` is under it. */
  readonly url: string;
  /** Used when the service is down or leaves a flag out. */
  readonly otherwise: FlagProvider;
  readonly warn: (message: string) => void;
  /** Milliseconds to wait for an answer. */
  readonly patience?: number;
}

/** An evaluation in OpenFeature's remote evaluation protocol. A flag that fails has an error code and no value. */
const evaluation = z.object({ key: z.string(), value: z.optional(z.unknown()), errorCode: z.optional(z.string()) });
const bulk = z.object({ flags: z.array(evaluation) });

/** On or off everywhere, or by state: `{ "default": true, "OH": false }`. */
const flagValue = z.union([z.boolean(), z.record(z.string().check(z.regex(/^(?:default|[A-Z]{2})$/)), z.boolean())]);

/** Statuses of a service without bulk evaluation: it is asked for each flag separately. */
const isWithoutBulk = (status: number): boolean => [404, 405, 501].includes(status);

/** Merges the service's flags over the file's. A single value from the service also replaces the file's values by state. */
function over(file: SwitchedFlags, said: ReadonlyMap<string, z.infer<typeof flagValue>>): SwitchedFlags {
  const values = [...said].map(([name, value]) => [name, typeof value === "boolean" ? { default: value } : value] as [string, Readonly<Record<string, boolean>>]);
  const general = values.flatMap(([name, value]) => (value["default"] === undefined ? [] : [[name, value["default"]] as const]));
  const decided = new Set(general.map(([name]) => name));
  const states = new Set([...Object.keys(file.byState), ...values.flatMap(([, value]) => Object.keys(value).filter((state) => state !== "default"))]);
  const byState = [...states].map((state) => {
    const listed = Object.entries(file.byState[state] ?? {}).filter(([name]) => !decided.has(name));
    const own = values.flatMap(([name, value]) => (value[state] === undefined ? [] : [[name, value[state]] as const]));
    return [state, Object.fromEntries([...listed, ...own])] as const;
  });
  return {
    everywhere: { ...file.everywhere, ...Object.fromEntries(general) },
    byState: Object.fromEntries(byState.filter(([, flags]) => Object.keys(flags).length > 0)),
  };
}

/** Flags from a service that speaks OFREP: all flags of a partner in every state, with one request if the service allows it. */
export function remoteFlags({ url, otherwise, warn, patience = 1_000 }: RemoteOptions): FlagProvider {
  const address = `${url.replace(/\/+$/, "")}/ofrep/v1/evaluate/flags`;
  const ask = async (partner: string) => {
    const post = (path: string): Promise<Response> =>
      fetch(address + path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ context: { targetingKey: partner, partner } }),
        signal: AbortSignal.timeout(patience),
      });
    const one = async (name: string): Promise<z.infer<typeof evaluation>> => {
      const response = await post(`/${name}`);
      // The file decides a flag that the service doesn't know; a service that knows none of them is treated as down.
      if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
      return z.parse(evaluation, await response.json());
    };
    const response = await post("");
    if (!response.ok && !isWithoutBulk(response.status)) throw new Error(`status ${response.status}`);
    const flags = response.ok ? z.parse(bulk, await response.json()).flags : await Promise.all(flagNames.map(one));
    return new Map(
      flags.flatMap(({ key, errorCode, value }) => {
        const read = flagValue.safeParse(value);
        return (flagNames as readonly string[]).includes(key) && errorCode === undefined && read.success ? [[key, read.data] as const] : [];
      }),
    );
  };
  return {
    async flagsOf(partner) {
      const file = await otherwise.flagsOf(partner);
      try {
        return over(file, await ask(partner));
      } catch (error) {
        warn(`flags: ${address} failed (${error instanceof Error ? error.message.split("\n")[0] : "unknown"}), the file's hold for ${partner}`);
        return file;
      }
    },
  };
}
