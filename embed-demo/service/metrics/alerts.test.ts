import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { endpoints } from "../../../src/api/contract/endpoints";
import type { Connection } from "../database/connection";
import { addCarrierMetrics } from "./carrierMetrics";
import { addDatabaseMetrics } from "./databaseMetrics";
import { createMetrics } from "./metrics";

const { register, text } = createMetrics();
addCarrierMetrics(register, () => new Map());
const away = { execute: () => Promise.reject(new Error("away")) } as unknown as Connection["db"];
addDatabaseMetrics(register, { db: away, engine: "postgresql", pool: () => ({ busy: 0, idle: 0, waiting: 0 }) });
await text();

interface Defined {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labelNames: readonly string[];
}
const defined = register.getMetricsAsArray() as unknown as readonly Defined[];
const own = defined.filter(({ name }) => name.startsWith("quote_"));

/** Prometheus' own: whether an instance answered. */
const up: Defined = { name: "up", help: "", type: "gauge", labelNames: ["job", "instance"] };

/** The metric that a series belongs to: a histogram has three. */
const metricOf = (series: string): Defined | undefined =>
  [up, ...defined].find(({ name, type }) => series === name || (["histogram", "summary"].includes(type) && [`${name}_bucket`, `${name}_count`, `${name}_sum`].includes(series)));

const rule = z.strictObject({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string(),
  for: z.optional(z.string().regex(/^\d+[smh]$/)),
  labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
  annotations: z.strictObject({ summary: z.string().regex(/\.$/), action: z.string().min(40) }),
});
const file = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })).min(1) });
const { groups } = file.parse(parse(readFileSync(join(import.meta.dirname, "alerts.yaml"), "utf8")));
const rules = groups.flatMap((group) => group.rules);

/** The series that an expression reads, each with the labels that it selects by; null if the expression isn't PromQL. */
function seriesIn(expr: string): { series: string; labels: string[] }[] | null {
  const found: { series: string; labels: string[] }[] = [];
  let isWrong = false;
  parser.parse(expr).iterate({
    enter({ type, from, to, node }) {
      isWrong ||= type.isError;
      if (type.name !== "VectorSelector") return;
      const name = node.getChild("Identifier");
      const labels = [...expr.slice(from, to).matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label]) => label!);
      found.push({ series: name ? expr.slice(name.from, name.to) : "", labels });
    },
  });
  return isWrong ? null : found;
}

describe("alerts.yaml", () => {
  it.each(rules)("$alert is PromQL, and reads metrics and labels that exist", ({ expr }) => {
    const read = seriesIn(expr);
    expect(read).not.toBeNull();
    expect(read).not.toEqual([]);
    for (const { series, labels } of read!) {
      const metric = metricOf(series);
      expect(metric?.name, `${series} exists`).toBeDefined();
      expect(labels.filter((label) => !metric!.labelNames.includes(label))).toEqual([]);
    }
  });

  it("names routes of the contract", () => {
    const routes = rules.flatMap(({ expr }) => [...expr.matchAll(/route="(\/v1[^"]*)"/g)].map(([, route]) => route!));
    const known: readonly string[] = endpoints.map(({ path }) => path);
    expect(routes).not.toEqual([]);
    expect(routes.filter((route) => !known.includes(route))).toEqual([]);
  });

  it("names each alert once", () => expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length));

  it.each(["rate(quote_gone_total[5m]) > 0", 'quote_jobs{sort="mail"} > 0', "sum(rate(quote_jobs[5m]) > 0"])("would be refused with the rule %s", (expr) => {
    const read = seriesIn(expr);
    const isRefused = read === null || read.some(({ series, labels }) => labels.some((label) => !metricOf(series)?.labelNames.includes(label)) || !metricOf(series));
    expect(isRefused).toBe(true);
  });
});

it("the documented table has every metric, with its labels and what it says", () => {
  const [, section = ""] = /^## Metrics and alerts\n(.*?)^## /ms.exec(readFileSync(join(import.meta.dirname, "../../docs/operators/operating.md"), "utf8")) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| `quote_"));
  expect(rows).toEqual(own.map(({ name, labelNames, help }) => `| \`${name}\` | ${labelNames.map((label) => `\`${label}\``).join(", ")} | ${help} |`));
});

it("without a database /metrics says so, and has no figures of it", async () => {
  const told = await text();
  expect(told).toMatch(/^quote_database_up\{engine="postgresql"\} 0$/m);
  expect(told).not.toMatch(/^quote_(?:jobs|payments)\{/m);
});

it("labels have bounded values", () => {
  expect([...new Set(own.flatMap(({ labelNames }) => labelNames))].sort()).toEqual(["carrier", "engine", "event", "kind", "line", "method", "outcome", "partner", "route", "state", "status", "step"]);
});
