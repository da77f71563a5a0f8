import { endpoints, type EndpointId } from "../api/contract/endpoints";
import { openBackend } from "./backend";
import type { Case } from "./case";
import type { Inputs } from "./inputs";
import type { Options } from "./options";
import { NotReached, Skipped, Unmet } from "./verdicts";

/** `blocked`: a call that the case needs beforehand failed. It counts as a failure, because nothing is known. */
export type Outcome = "passed" | "failed" | "blocked" | "skipped";

export interface Result extends Pick<Case, "name" | "topic" | "endpoints" | "expected" | "consequence"> {
  readonly outcome: Outcome;
  /** What came, or the reason why the case wasn't tried. */
  readonly came: string;
  readonly milliseconds: number;
}

export interface Report {
  readonly url: string;
  readonly results: readonly Result[];
  /** Endpoints whose answer no case has seen, with the reason. */
  readonly unseen: readonly { readonly endpoint: EndpointId; readonly reason: string }[];
  readonly passed: boolean;
}

/** Runs the cases one after the other; `onResult` hears of each. Never rejects for what a backend does. */
export async function run(options: Options, inputs: Inputs, cases: readonly Case[], onResult: (result: Result) => void = () => {}): Promise<Report> {
  const backend = openBackend(options, inputs);
  const results: Result[] = [];
  for (const one of cases) {
    const started = performance.now();
    const { outcome, came } = await judged(one.run(backend));
    const { name, topic, endpoints: about, expected, consequence } = one;
    const result = { name, topic, endpoints: about, expected, consequence, outcome, came, milliseconds: Math.round(performance.now() - started) };
    results.push(result);
    onResult(result);
  }
  return { url: options.url, results, unseen: unseenIn(results), passed: results.every(({ outcome }) => outcome === "passed" || outcome === "skipped") };
}

async function judged(running: Promise<string>): Promise<Pick<Result, "outcome" | "came">> {
  try {
    return { outcome: "passed", came: await running };
  } catch (error) {
    if (error instanceof Skipped) return { outcome: "skipped", came: error.message };
    if (error instanceof NotReached) return { outcome: "blocked", came: error.message };
    return { outcome: "failed", came: error instanceof Unmet ? error.message : `no answer: ${reasonOf(error)}` };
  }
}

/** The cause of a failed fetch says more than its message. */
function reasonOf(error: unknown): string {
  const { message = String(error), cause } = (error ?? {}) as { message?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** No endpoint is left out in silence: each was answered, or is listed with the reason. */
function unseenIn(results: readonly Result[]): Report["unseen"] {
  return endpoints.flatMap(({ id }) => {
    const about = results.filter(({ endpoints: of }) => of.includes(id as EndpointId));
    const answered = about.some(({ topic, outcome }) => outcome === "passed" && (topic === "answers" || topic === "stream"));
    if (answered) return [];
    const [reason = "no case is about it"] = about.filter(({ topic }) => topic === "answers" || topic === "stream").map(({ came }) => came);
    return [{ endpoint: id as EndpointId, reason }];
  });
}
