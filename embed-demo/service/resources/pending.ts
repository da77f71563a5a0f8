import { endpoints } from "../../../src/api/contract/endpoints";
import type { Route } from "../http/call";
import { ProblemError } from "../http/problemError";

/** Endpoints whose route is still being written answer 500, so that their callers can be written against the contract. */
export const pendingRoutes = (written: readonly Route[]): Route[] =>
  endpoints
    .filter(({ id }) => !written.some(({ endpoint }) => endpoint.id === id))
    .map((endpoint) => ({ endpoint, answer: () => Promise.reject(new ProblemError("INTERNAL")) }));
