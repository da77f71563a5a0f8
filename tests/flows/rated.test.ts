// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { serviceLine } from "../../embed-demo/service/lines/serviceLines";
import type { ApplicationParts } from "../../embed-demo/service/resources/applications/parts";
import type { AnyField } from "../../src/flow/field";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import { answersOf } from "../../src/flow/field";
import { hashOf } from "../../src/kernel/ids";
import type { Line } from "../../src/session/line";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";
import { lines, stepsOf, togglesOf } from "./lines";
import type { Recorded } from "./recordingClient";

const today = { year: 2026, month: 6, day: 15 };

/** Carriers find records by these, so they count for the visitor; the sandbox's carriers have no such records. */
const foundBy = ["addressLine1", "addressLine2", "firstName", "lastName", "petName"];

/** Second answers where the other example's doesn't go with the rest of this one. */
const others = (name: string, said: unknown): unknown => {
  if (name.endsWith("_frequency")) return said === "2" ? "12" : "2";
  if (name.endsWith("_lastUseDate")) return "02/03/2015";
  return { breed: "Another", currently_products: ["Pipe"] }[name];
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the contract's bodies hold
type Body = Record<string, any>;

/** What the service keeps of each call, by the end of its path. */
const kept: Readonly<Record<string, (body: Body, before: ApplicationParts) => Partial<ApplicationParts>>> = {
  "general-info": ({ personalInfoData, insuranceStartData: start }, before) => ({
    personalInfo: personalInfoData ?? before.personalInfo,
    ...(start && { startDate: start["effectiveDate"], insuredResideTime: start["insuredResideTime"] }),
  }),
  drivers: ({ drivers, personalInfo }, before) => ({ drivers, personalInfo: { ...before.personalInfo, ...(personalInfo as object) } }),
  vehicles: ({ personalVehiclesData, autoCoverageData }) => ({ personalVehicles: personalVehiclesData, autoCoverageData }),
  "additional-info": (body, before) => ({ additionalInfo: { ...before.additionalInfo, ...body } }),
  bundling: ({ bundling }) => ({ bundling }),
  cohabitation: ({ cohabitationData }) => ({ cohabitationData }),
  discounts: ({ discountsData }) => ({ discountsData }),
  prefill: ({ prefillData }) => ({ prefillData }),
  life: ({ personalInfo, ...said }: Body, before) => ({
    life: { ...before.life!, ...said },
    personalInfo: { ...before.personalInfo, ...(personalInfo as object | undefined) },
  }),
};

function partsOf(line: Line, sent: readonly Recorded[]): ApplicationParts {
  let parts: ApplicationParts = {};
  for (const { call, body = {} } of sent) {
    const said = body as Body;
    if (call === `POST /v1/applications/${line.slug}`) parts = line.slug === "life" ? { life: said as never } : line.slug === "pet" ? { pet: said as never } : (said);
    const [, part] = /^PATCH \/v1\/applications\/[^/]+\/([\w-]+)$/.exec(call) ?? [];
    if (part !== undefined) parts = { ...parts, ...kept[part]?.(said, parts) };
  }
  return parts;
}

/** What reaches the service about a risk: its application, without leads, look-ups and ids. */
const applicationCalls = (sent: readonly Recorded[]): readonly Recorded[] =>
  sent.filter(({ call }) => /^(?:POST|PATCH) \/v1\/applications\//.test(call)).map(({ call, body }) => ({ call: call.replace(/-\d+/g, ""), body }));

async function outcome(line: Line, values: Values, flags: readonly PartnerFlag[]) {
  const funnel = openFunnel(line, flags);
  const { refused } = await funnel.answer(values, "policy-compare");
  const calls = applicationCalls(JSON.parse(JSON.stringify(funnel.takeSent()).replace(/"leadId":"[^"]*"/g, '"leadId":""')) as Recorded[]);
  funnel.session.dispose();
  return { refused, sent: hashOf(calls), price: hashOf(serviceLine(line.wire)?.ratingInput(partsOf(line, calls), today) ?? null), rated: hashOf(line.ratingInput(answersOf(values))) };
}

const quoted = lines.flatMap(({ line, examples }) => (examples && serviceLine(line.wire) ? [{ slug: line.slug, line, examples }] : []));

describe.each(quoted)("$slug", ({ line, examples }) => {
  const { flags } = togglesOf(line);
  const asked = new Map<string, AnyField>(stepsOf(line).flatMap((step) => step.fields.map((field) => [field.name, field] as const)));
  const [least, most] = [examples.minimal("TX"), examples.maximal("TX")];
  // A second answer is what the other example says, or nothing where that says nothing.
  const second = [...asked.values()].map(({ name, initial }) => ({ name, value: others(name, most[name]) ?? least[name] ?? initial }));
  const changes = second.filter(({ name, value }) => name in most && hashOf(value ?? null) !== hashOf(most[name] ?? null));

  it.each(changes)("$name moves a price exactly where its field is marked as rated, and is sent", async ({ name, value }) => {
    const before = await outcome(line, most, flags);
    expect(before.refused).toEqual([]);
    const after = await outcome(line, { ...most, [name]: value }, flags);
    expect(after.refused).toEqual([]);
    const isMarked = after.rated !== before.rated;
    if (after.price !== before.price) expect(isMarked, `${name} is rated by the service, and its field isn't marked`).toBe(true);
    if (!isMarked) return;
    expect(after.sent, `${name} is marked as rated, and isn't sent`).not.toBe(before.sent);
    if (!foundBy.includes(name)) expect(after.price, `${name} is marked as rated, and the service doesn't rate it`).not.toBe(before.price);
  });
});
