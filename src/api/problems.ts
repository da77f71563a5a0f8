import { problem, type LocalProblemCode, type Problem } from "./contract/problem";

export const localProblem = (code: LocalProblemCode | "INTERNAL" | "RATE_LIMITED" | "LEAD_FINALIZED", status = 0): Problem => ({
  type: "about:blank",
  title: code,
  status,
  code,
});

/** A failed call's details for monitoring. Without a response there is no status. */
export const detailsOf = ({ code, status }: Problem) => ({ code, status: status || undefined });

/** The code for a response without a problem of its own, such as a proxy's error page. */
const codeOf = (status: number) => (status >= 500 ? "INTERNAL" : status === 429 ? "RATE_LIMITED" : "INVALID_RESPONSE");

/** Returns the response's own problem, or one after its status: whether the service, the number of calls or the call is at fault. */
export function problemOf(status: number, data: unknown): Problem {
  const read = problem.safeParse(typeof data === "string" ? jsonOr(data) : data);
  return read.success ? (read.data as Problem) : localProblem(codeOf(status), status);
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
