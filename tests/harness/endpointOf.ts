import type { Request } from "playwright";
import type { Endpoint } from "../../src/api/contract/endpoint";
import { endpoints } from "../../src/api/contract/endpoints";

const patternOf = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
const isExact = ({ path }: Endpoint): number => (path.includes("{") ? 1 : 0);
const known = endpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) })).sort((one, other) => isExact(one.endpoint) - isExact(other.endpoint));

/** Returns the contract's endpoint that a request calls. */
export function endpointOf(request: Pick<Request, "method" | "url">): Endpoint | undefined {
  const { pathname } = new URL(request.url());
  return known.find(({ endpoint, pattern }) => endpoint.method === request.method() && pattern.test(pathname))?.endpoint;
}
