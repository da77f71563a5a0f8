import { problem, type LocalProblemCode, type Problem } from "./contract/problem";

export const localProblem = (code: LocalProblemCode | "INTERNAL" | "LEAD_FINALIZED", status = 0): Problem => ({
  type: "about:blank",
  title: code,
  status,
  code,
});

/** A failed call's details for monitoring. Without a response there is no status. */
export const detailsOf = ({ code, status }: Problem) => ({ code, status: status || undefined });

/**
 * Returns the response's own problem. Without one (a proxy's error page) the status tells whether the service or the call is
 * at fault.
 */
export function problemOf(status: number, data: unknown): Problem {
  const read = problem.safeParse(typeof data === "string" ? jsonOr(data) : data);
  return read.success ? (read.data as Problem) : localProblem(status >= 500 ? "INTERNAL" : "INVALID_RESPONSE", status);
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
