import { headers } from "../../api/contract/endpoint";
import { createLead } from "../../api/contract/leads";
import { readZipCode } from "../../api/contract/zipCodes";
import type { Case } from "../case";
import { consequences } from "../consequences";
import type { Exchange } from "../exchange";
import { expectAnswer, expectProblem, expectThat, lastly, named } from "../expectations";
import { strangeOrigin } from "./authorization";

const common = { topic: "pages", endpoints: [] } as const;

const allows = (exchange: Exchange, origin: string): boolean => [origin, "*"].includes(exchange.headers.get("Access-Control-Allow-Origin") ?? "");

/** The header's names, in small letters; `*` counts for all but Authorization, which it doesn't cover. */
const namesIn = ({ headers: given }: Exchange, header: string): readonly string[] => (given.get(header) ?? "").toLowerCase().split(",").map((name) => name.trim());

/** Headers that a call of the widget may have and that a browser asks about. */
const askedFor = ["Authorization", "Content-Type", headers.partnerKey, headers.idempotencyKey, headers.revision];

const preflight = (method: string): Case => ({
  ...common,
  name: `a preflight for ${method} passes from a page of the partner's`,
  expected: `2xx with the origin, ${method}, and the headers ${askedFor.join(", ")}`,
  consequence: consequences.unreadable,
  async run(at) {
    const origin = at.origin();
    const exchange = await at.fetch("OPTIONS", method === "POST" || method === "GET" ? "/v1/leads" : "/v1/leads/conformance", {
      Origin: origin,
      "Access-Control-Request-Method": method,
      "Access-Control-Request-Headers": askedFor.join(",").toLowerCase(),
    });
    expectThat(exchange.status >= 200 && exchange.status < 300, lastly(exchange));
    expectThat(allows(exchange, origin), `${lastly(exchange)} without Access-Control-Allow-Origin for ${origin}`);
    const methods = namesIn(exchange, "Access-Control-Allow-Methods");
    // GET and POST need no permission.
    expectThat(["GET", "POST"].includes(method) || methods.includes(method.toLowerCase()) || methods.includes("*"), `${lastly(exchange)}, allowing ${methods.join(", ")}`);
    const allowed = namesIn(exchange, "Access-Control-Allow-Headers");
    const missing = askedFor.filter((name) => !allowed.includes(name.toLowerCase()) && (name === "Authorization" || !allowed.includes("*")));
    expectThat(missing.length === 0, `${lastly(exchange)}, without the headers ${missing.join(", ")}`);
    return lastly(exchange);
  },
});

/** What only a page sees: the browser's own rules about origins. */
export const pageCases: readonly Case[] = [
  ...["GET", "POST", "PATCH", "DELETE"].map(preflight),
  {
    ...common,
    endpoints: ["readZipCode"],
    name: "an answer can be read by a page of the partner's, with Retry-After",
    expected: "Access-Control-Allow-Origin with the page's origin, Access-Control-Expose-Headers with Retry-After",
    consequence: consequences.unreadable,
    async run(at) {
      const origin = at.origin();
      const exchange = await at.send(readZipCode, { params: { zipCode: at.inputs.address.zipCode }, headers: { Origin: origin } });
      expectAnswer(readZipCode, exchange);
      expectThat(allows(exchange, origin), `${lastly(exchange)} without Access-Control-Allow-Origin for ${origin}`);
      const exposed = namesIn(exchange, "Access-Control-Expose-Headers");
      expectThat(exposed.includes("retry-after") || exposed.includes("*"), `${lastly(exchange)}, exposing ${exposed.join(", ") || "no header"}`);
      return lastly(exchange);
    },
  },
  {
    ...common,
    endpoints: ["createLead"],
    name: "a problem can be read by a page of the partner's",
    expected: `${named("VALIDATION")} with Access-Control-Allow-Origin`,
    consequence: consequences.unreadable,
    async run(at) {
      const origin = at.origin();
      const exchange = await at.send(createLead, { body: {}, idempotencyKey: crypto.randomUUID(), headers: { Origin: origin } });
      expectProblem(exchange, "VALIDATION");
      expectThat(allows(exchange, origin), `${lastly(exchange)} without Access-Control-Allow-Origin for ${origin}`);
      return lastly(exchange);
    },
  },
  {
    ...common,
    endpoints: ["readZipCode"],
    name: "a page of nobody's can read that it is refused",
    expected: `${named("ORIGIN_NOT_ALLOWED")} with Access-Control-Allow-Origin`,
    consequence: consequences.key,
    async run(at) {
      const exchange = await at.send(readZipCode, { params: { zipCode: at.inputs.address.zipCode }, headers: { Origin: strangeOrigin } });
      expectProblem(exchange, "ORIGIN_NOT_ALLOWED");
      expectThat(allows(exchange, strangeOrigin), `${lastly(exchange)} without Access-Control-Allow-Origin`);
      return lastly(exchange);
    },
  },
  {
    ...common,
    endpoints: ["readZipCode"],
    name: "an answer for one origin isn't kept for another",
    expected: "Vary with Origin, unless every origin is allowed",
    consequence: consequences.unreadable,
    async run(at) {
      const exchange = await at.send(readZipCode, { params: { zipCode: at.inputs.address.zipCode }, headers: { Origin: at.origin() } });
      const isForAll = exchange.headers.get("Access-Control-Allow-Origin") === "*";
      const vary = namesIn(exchange, "Vary");
      expectThat(isForAll || vary.includes("origin") || vary.includes("*"), `Vary: ${vary.join(", ") || "nothing"}`);
      return `Vary: ${vary.join(", ")}`;
    },
  },
];
