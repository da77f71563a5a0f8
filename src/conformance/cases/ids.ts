import type { Endpoint } from "../../api/contract/endpoint";
import type { EndpointId } from "../../api/contract/endpoints";
import { problemStatus } from "../../api/contract/problem";
import { requestOf } from "../../api/contract/requests";
import { newId } from "../../kernel/ids";
import type { Backend } from "../backend";
import type { Case } from "../case";
import { consequences } from "../consequences";
import { callOf } from "../exchange";
import { expectProblem, named } from "../expectations";
import { samples } from "../samples/samples";

const idOf = ({ id }: Endpoint): EndpointId => id as EndpointId;

const unknownOf = (name: string, { inputs }: Backend): string => (name === "vin" ? inputs.unknownVin : name === "zipCode" ? inputs.unknownZipCode : newId());

/** Ids in paths that nobody has, and texts that are no ids. */
export const idCases: readonly Case[] = samples
  .filter(({ endpoint }) => requestOf(endpoint).params)
  .flatMap(({ endpoint, prepare }) => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const unknown = requestOf(endpoint).problems.filter((code) => problemStatus[code] === 404);
    const send = async (at: Backend, valueOf: (name: string) => string) =>
      at.send(endpoint, { ...(await prepare(at)), params: Object.fromEntries(names.map((name) => [name, valueOf(name)])) });
    const common = { topic: "ids" as const, endpoints: [idOf(endpoint)] };
    return [
      {
        ...common,
        name: `${endpoint.id}: doesn't find what nobody has`,
        expected: named(...unknown),
        consequence: unknown.includes("NOT_FOUND") ? consequences.lostVisit : consequences.problem,
        async run(at) {
          const exchange = await send(at, (name) => unknownOf(name, at));
          expectProblem(exchange, ...unknown);
          return callOf(exchange);
        },
      },
      {
        ...common,
        name: `${endpoint.id}: refuses a path that has no id`,
        expected: named("VALIDATION"),
        consequence: consequences.problem,
        async run(at) {
          const exchange = await send(at, () => "~");
          expectProblem(exchange, "VALIDATION");
          return callOf(exchange);
        },
      },
    ] satisfies readonly Case[];
  });
