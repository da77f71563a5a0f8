import { endpoints, type EndpointId } from "../../../src/api/contract/endpoints";
import { problemStatus } from "../../../src/api/contract/problem";
import { requests } from "../../../src/api/contract/requests";
import { leadEventSummaries } from "../../../src/api/contract/webhooks";
import { retention } from "../../service/database/periods";
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

/** The tables of the quote service, by name. */
export const serviceTables = { calls, problems, webhooks, retention: periods };
