import type { Endpoint } from "../../../src/api/contract/endpoint";

/** True for calls that change nothing, so that they need no transaction. */
export const isRead = ({ method, safe }: Endpoint): boolean => method === "GET" || safe === "read";

/** True for calls that read no visitor's data. */
export const isReference = (endpoint: Endpoint): boolean => endpoint.auth !== "session" && isRead(endpoint);
