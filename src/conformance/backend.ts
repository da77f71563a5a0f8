import type { Endpoint, ResponseOf } from "../api/contract/endpoint";
import type { CallOptions } from "../api/request";
import { newId } from "../kernel/ids";
import { createCaller, type Caller, type Sent } from "./caller";
import { callOf, type Exchange } from "./exchange";
import { expectAnswer } from "./expectations";
import type { Inputs } from "./inputs";
import type { Options, QuotedLine } from "./options";
import { NotReached, Skipped, Unmet } from "./verdicts";

/** The service under test, with what the cases say to it. */
export interface Backend extends Caller {
  readonly options: Options;
  readonly inputs: Inputs;
  /** An address that receives the run's e-mails. */
  readonly email: string;
  /** Makes a call that a case needs beforehand. Throws `NotReached` if it fails. */
  value<Called extends Endpoint>(endpoint: Called, options: CallOptions<Called>): Promise<ResponseOf<Called>>;
  /** The first of these lines that is tested. Throws `Skipped` if none is. */
  lineOf<Line extends QuotedLine>(...lines: readonly Line[]): Line;
  /** The page's origin. Throws `Skipped` without one. */
  origin(): string;
  /** What `make` returned the first time for this name, so that a visit is made once. A failure is kept, too. */
  once<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
}

export function openBackend(options: Options, inputs: Inputs): Backend {
  const caller = createCaller(options.url, options.partnerKey);
  const made = new Map<string, Promise<unknown>>();
  return {
    ...caller,
    options,
    inputs,
    email: inputs.email ?? `conformance-${newId().slice(0, 8)}@example.com`,

    async value(endpoint, given) {
      const exchange: Exchange | null = await caller.send(endpoint, given as Sent).catch(() => null);
      if (!exchange) throw new NotReached(`${endpoint.id} got no answer`);
      try {
        return expectAnswer(endpoint, exchange);
      } catch (error) {
        if (error instanceof Unmet) throw new NotReached(`${endpoint.id} is needed beforehand: ${callOf(exchange)}`);
        throw error;
      }
    },

    lineOf(...lines) {
      const found = lines.find((line) => options.lines.includes(line));
      if (!found) throw new Skipped(`needs --line ${lines.join(" or ")}`);
      return found;
    },

    origin() {
      if (options.origin === null) throw new Skipped("needs --origin");
      return options.origin;
    },

    once<Value>(name: string, make: () => Promise<Value>) {
      const known = made.get(name) ?? make();
      made.set(name, known);
      return known as Promise<Value>;
    },
  };
}

/** An input that has no default. Throws `Skipped` if it isn't given. */
export function given<Value>(value: Value | undefined, name: keyof Inputs | `${keyof Inputs}.${string}`): Value {
  if (value === undefined) throw new Skipped(`needs the input ${name}`);
  return value;
}
