import { endpoints, type EndpointId } from "../../../src/api/contract/endpoints";
import { analyticsEvent } from "../../../src/api/contract/events.requests";
import { problemStatus } from "../../../src/api/contract/problem";
import { requests } from "../../../src/api/contract/requests";
import { leadEventSummaries } from "../../../src/api/contract/webhooks";
import { z } from "../../../src/kernel/zod";
import { secretNames } from "../../service/boot/secretFiles";
import { settings } from "../../service/boot/settings";
import { retention } from "../../service/database/periods";
import { inputTable } from "./inputTable";
import { cell, code, table } from "./markdown";
import { memberComments } from "./memberComments";

const calls = table(
  ["call", "what it does", "needs", "its own codes"],
  endpoints.map(({ id, method, path, auth }) => {
    const { summary, problems } = requests[id as EndpointId];
    return [code(`${method} ${path}`), cell(summary), auth === "none" ? "" : auth, problems.map(code).join(", ")];
  }),
);

const meanings = memberComments("src/api/contract/problem.ts", "problemStatus");
const problems = table(
  ["code", "status", "meaning"],
  Object.entries(problemStatus).map(([name, status]) => [code(name), String(status), cell(meanings[name] ?? "")]),
);

const webhooks = table(["event", "when"], Object.entries(leadEventSummaries).map(([name, summary]) => [code(name), cell(summary)]));

const periods = table(
  ["kept", "for", "from", "because"],
  Object.values(retention).map(({ what, period, since, why }) => [what, period, since, why].map(cell)),
);

interface EventSchema {
  readonly properties: Readonly<Record<string, { readonly const?: string }>>;
}

const sent = z.toJSONSchema(analyticsEvent) as unknown as { readonly oneOf?: readonly EventSchema[]; readonly anyOf?: readonly EventSchema[] };
const eventSchemas = sent.oneOf ?? sent.anyOf ?? [];
const membersOf = ({ properties }: EventSchema): readonly string[] => Object.keys(properties).filter((name) => name !== "event");
/** Members that every event has. */
const common = membersOf(eventSchemas[0]!).filter((name) => eventSchemas.every((schema) => name in schema.properties));

const analytics = [
  `Every event has ${common.map(code).join(", ")}; some have more:`,
  table(
    ["event", "further members"],
    eventSchemas.map((schema) => [code(schema.properties["event"]?.const ?? ""), membersOf(schema).filter((name) => !common.includes(name)).map(code).join(", ")]),
  ),
].join("\n\n");

const mayBeFile = (name: string): string => ((secretNames as readonly string[]).includes(name) ? "; a secret, which `" + name + "_FILE` may name a file of instead" : "");
const usual = (value: string | null): string => (value === null ? "not read" : value.includes(" ") ? cell(value) : code(value));
const variables = table(
  ["variable", "meaning", "`npm start`", "the service alone"],
  Object.entries(settings).map(([name, { demo, service, meaning }]) => [code(name), cell(meaning + mayBeFile(name)), usual(demo), usual(service)]),
);

/** The tables of the quote service, by name. */
export const serviceTables = { settings: variables, "test-inputs": inputTable(), calls, problems, webhooks, retention: periods, analytics };
