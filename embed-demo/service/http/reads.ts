import type { Endpoint } from "../../../src/api/contract/endpoint";

/** True for calls that change nothing. One that is safe to repeat may still change the data of its session, as `retryQuote` does. */
export const isRead = ({ method, safe, auth }: Endpoint): boolean => method === "GET" || (safe === true && auth !== "session");

/** True for calls that read no visitor's data. */
export const isReference = (endpoint: Endpoint): boolean => endpoint.auth !== "session" && isRead(endpoint);
