import type { Endpoint, ResponseOf } from "../../../src/api/contract/endpoint";
import type { createdApplication } from "../../../src/api/contract/applications/shared";
import type { z } from "../../../src/kernel/zod";
import { route, type Call, type Route } from "../http/call";
import type { ApplicationParts } from "../database/parts";
import type { Staging } from "../staging/staging";

type CreationEndpoint = Endpoint & { create: true; response: () => typeof createdApplication };
type Created = z.output<typeof createdApplication>;
type Caller = Pick<Call<Endpoint>, "db" | "partner" | "sessionId" | "token" | "anyState"> & { body: { leadId?: string | undefined } };

/** Creates an application that starts with these parts, for the caller. */
export type Create = (call: Caller, parts: ApplicationParts) => Promise<Created>;

/** Moves an application that was created before to the caller's session. */
export type Join = (call: Caller, before: Created) => Promise<Created>;

/** The route of a line's create, given the functions that create an application and move it. */
export type Creation = (create: Create, join: Join, staging: Staging | null) => Route;

/** `partsOf` reads the initial parts of an application, and throws its refusals. */
export const creation =
  <Called extends CreationEndpoint>(endpoint: Called, partsOf: (call: Call<Called>, staging: Staging | null) => ApplicationParts): Creation =>
  (create, join, staging) => ({
    ...route(endpoint, (call) => create(call as unknown as Caller, partsOf(call, staging)) as unknown as Promise<ResponseOf<Called>>),
    joined: (call, before) => join(call as unknown as Caller, before as Created),
  });
