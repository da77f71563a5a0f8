// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import type { Problem } from "../../src/api/contract/problem";
import { fail } from "../../src/kernel/result";
import { say, type Catalogue } from "../../src/kernel/phrase";
import { examples } from "../../src/lines/life/examples";
import { line } from "../../src/lines/life/line";
import { applyPrefill } from "../../src/app/incoming/prefill";
import { addressLine1, zipField } from "../../src/session/fields/address";
import { firstName } from "../../src/session/fields/person";
import { translationOf } from "../../src/build/catalogue.mjs";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";
import { stepsOf } from "./lines";
import { markupOf } from "./markupOf";

const answers = examples.minimal("OH");
const at = (step: string) => ({ step, detail: null });
const answered = async (values: Values, last: string) => {
  const funnel = openFunnel(line, []);
  await funnel.answer({ ...answers, ...values }, last);
  return funnel;
};
const usages = (funnel: ReturnType<typeof openFunnel>) =>
  funnel.takeSent().flatMap(({ body }) => (body && typeof body === "object" && "smoker" in body ? [body] : []));

describe("life's smoker questions", () => {
  it.each([
    ["Never", ["health", "questions", "coverage"]],
    ["Previously", ["health", "questions", "questions/past", "coverage"]],
    ["Currently", ["health", "questions", "questions/current", "questions/past", "coverage"]],
  ])("%s is asked %j", (smoker, path) => {
    const funnel = openFunnel(line, []);
    const steps = funnel.session.journeyWith({ smoker })!.steps.map(({ id }) => id);
    expect(steps.slice(2, -2)).toEqual(path);
  });

  it("send the current use if nothing was given up", async () => {
    const funnel = await answered({ smoker: "Currently", currently_products: ["Pipe"], currently_Pipe_frequency: "12" }, "questions/past");
    expect(usages(funnel)).toEqual([{ smoker: "Currently", usages: [{ product: "Pipe", period: "currently", frequency: 12 }] }]);
  });

  it("keep a withdrawn answer for another change of mind, but don't send it", async () => {
    const gaveUp = { previously_products: ["Cigars"], previously_Cigars_frequency: "2", previously_Cigars_lastUseDate: "1/2/2020" };
    const funnel = await answered({ smoker: "Previously", ...gaveUp }, "coverage");
    const used = [{ product: "Cigars", period: "previously", frequency: 2, lastUseDate: "2020-01-02" }];
    expect(usages(funnel)).toEqual([{ smoker: "Previously", usages: used }]);

    await funnel.complete(at("questions"), { smoker: "Never" });
    expect(usages(funnel)).toEqual([{ smoker: "Never", usages: [] }]);
    await funnel.complete(at("questions"), { smoker: "Previously" });
    await funnel.complete(at("questions/past"), {});
    expect(usages(funnel)).toEqual([{ smoker: "Previously", usages: used }]);
  });

  it("send nothing of a current use that the visitor corrects to a past one, or to none", async () => {
    const gaveUp = { previously_products: ["Pipe"], previously_Pipe_frequency: "12", previously_Pipe_lastUseDate: "1/2/2020" };
    const uses = { currently_products: ["Chew"], currently_Chew_frequency: "365" };
    const funnel = await answered({ smoker: "Currently", ...uses, ...gaveUp }, "coverage");
    const used = { product: "Pipe", period: "previously", frequency: 12, lastUseDate: "2020-01-02" };
    expect(usages(funnel)).toEqual([{ smoker: "Currently", usages: [{ product: "Chew", period: "currently", frequency: 365 }, used] }]);

    await funnel.complete(at("questions"), { smoker: "Previously" });
    await funnel.complete(at("questions/past"), {});
    expect(usages(funnel)).toEqual([{ smoker: "Previously", usages: [used] }]);
    await funnel.complete(at("questions"), { smoker: "Never" });
    await funnel.complete(at("address"), { state: "TX" });
    expect(usages(funnel)).toEqual([{ smoker: "Never", usages: [] }, expect.objectContaining({ smoker: "Never", usages: [] })]);
  });

  it("explain how to give a date once one is asked", async () => {
    const { session } = await answered({ smoker: "Previously" }, "questions");
    const past = stepsOf(line).find(({ id }) => id === "questions/past")!;
    const help = "Don&#x27;t remember the exact date?";
    expect(await markupOf(session, past)).not.toContain(help);
    session.commit({ previously_products: ["Cigars"] });
    expect(await markupOf(session, past)).toContain(help);
  });

  it("stay on screen while a product's answers are missing", async () => {
    const funnel = await answered({ smoker: "Previously" }, "questions");
    const directive = await funnel.complete(at("questions/past"), { previously_products: ["Cigars", "Pipe"], previously_Pipe_frequency: "12" });
    const refused = directive.kind === "stay" ? directive.errors.map(({ field, message }) => [field.name, message.english]) : [];
    expect(refused).toEqual([
      ["previously_Cigars_frequency", "Select frequency"],
      ["previously_Cigars_lastUseDate", "Enter last use date"],
      ["previously_Pipe_lastUseDate", "Enter last use date"],
    ]);
  });
});

describe("an age outside life's bounds", () => {
  it.each([
    ["6/16/2008", "lifeCaseUnderMinDoB"],
    ["6/15/1945", "lifeCaseOverMaxDoB"],
  ])("%s opens %s, and sends nothing", async (dateOfBirth, id) => {
    const funnel = await answered({}, "address");
    funnel.takeSent();
    const directive = await funnel.complete(at("personal-info"), { ...answers, dateOfBirth });
    expect(directive).toEqual({ kind: "case", id });
    expect(funnel.takeSent()).toEqual([]);
    expect(funnel.frontier()).toBe("personal-info");
  });

  it("asks for a gender again if another state doesn't offer it", async () => {
    const funnel = await answered({ state: "NY", gender: "NonBinary" }, "health");
    expect(funnel.frontier()).toBe("questions");
    await funnel.complete(at("address"), { state: "OH" });
    expect(funnel.frontier()).toBe("personal-info");
  });
});

/** Completes the personal data against a service that refuses them. */
async function refusedPerson(said: Pick<Problem, "code"> & Partial<Problem>) {
  const problem = fail({ type: "about:blank", title: "", status: 422, ...said });
  const served = (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => (endpoint.id === "updateLife" ? Promise.resolve(problem) : client.call(endpoint, options)),
  });
  const funnel = openFunnel(line, [], served);
  await funnel.answer(answers, "address");
  return funnel.complete(at("personal-info"), answers);
}

it.each([
  ["tooYoung", "You must be at least 18 years old", "Debe tener al menos 18 años"],
  ["tooOld", "You must be under 81 years old", "Debe tener menos de 81 años"],
  ["future", "Date cannot be in the future", "La fecha no puede ser futura"],
  ["another", "Invalid date", "Fecha no válida"],
  [undefined, "Invalid date", "Fecha no válida"],
])("a birth date that only the service refuses (%s) is explained in the visitor's language", async (code, english, spanish) => {
  const error = { pointer: "/personalInfo/dateOfBirth", message: "Said by the service", ...(code && { code }) };
  const directive = await refusedPerson({ code: "VALIDATION", errors: [error] });
  const said = directive.kind === "stay" ? directive.errors.map(({ message }) => message) : [];
  const catalogue: Catalogue = translationOf("es");
  expect(said.map((message) => [say(message), say(message, {}, catalogue)])).toEqual([[english, spanish]]);
});

it.each([
  ["of another answer", { code: "VALIDATION", errors: [{ pointer: "/personalInfo/firstName", message: "Said by the service" }] }],
  ["of another kind", { code: "REVISION_CONFLICT", errors: [{ pointer: "/personalInfo/dateOfBirth", message: "Said by the service" }] }],
] satisfies [string, Parameters<typeof refusedPerson>[0]][])("a refusal %s isn't taken for one of the birth date", async (_which, said) => {
  const directive = await refusedPerson(said);
  expect(JSON.stringify(directive)).not.toContain("Invalid date");
  expect(directive.kind).not.toBe("next");
});

describe("the create", () => {
  const created = (funnel: ReturnType<typeof openFunnel>) => funnel.takeSent().find(({ call }) => call === "POST /v1/applications/life")?.body;
  const least = { selectedType: "TERM", npn: expect.any(String) as unknown };

  it("sends agency and product if nothing else is known", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(answers, "address");
    expect(created(funnel)).toEqual({ mailingAddress: { state: "OH" }, ...least });
  });

  it.each(["Currently", "Previously", "Never"])("sends all answers given before the state changed (tobacco: %s)", async (smoker) => {
    const { currently_products: current, ...maximal } = examples.maximal("OH");
    const all = { ...maximal, smoker, ...(smoker === "Currently" && { currently_products: current }) };
    const funnel = openFunnel(line, []);
    await funnel.answer(all, "coverage");
    const sent = funnel.takeSent().filter(({ call }) => call.startsWith("PATCH /v1/applications/"));
    await funnel.complete(at("address"), { state: "TX" });
    const patched = Object.assign({}, ...sent.map(({ body }) => body)) as object;
    expect(created(funnel)).toEqual({ mailingAddress: { state: "TX" }, leadId: expect.any(String) as unknown, ...patched });
  });

  it.each([
    ["Previously", { currently_products: ["Chew"], previously_products: ["Pipe"], previously_Pipe_frequency: "12", previously_Pipe_lastUseDate: "1/2/2020" }, 1],
    ["Never", { currently_products: ["Chew"], previously_products: ["Pipe"] }, 0],
  ])("sends %s at once, whatever is missing of a product that isn't asked about", async (smoker, leftovers, count) => {
    const funnel = openFunnel(line, []);
    funnel.session.commit({ smoker, ...leftovers });
    await funnel.complete(at("address"), { state: "OH" });
    expect(created(funnel)).toMatchObject({ smoker, usages: { length: count } });
  });

  it("sends the host page's prefill, except values that break a rule", async () => {
    const funnel = openFunnel(line, []);
    const fields = line.flow.groups.flatMap(({ steps }) => steps.flatMap((step) => step.fields));
    const told = { firstName: "Ines", lastName: "M0reau", dateOfBirth: "1940-02-29", gender: "Female", healthRating: "Great", smoker: "Currently", coverageAmount: 250_000, term: 30 };
    applyPrefill(funnel.session, told, fields);
    await funnel.complete(at("address"), { state: "OH" });
    const known = { personalInfo: { firstName: "Ines", gender: "Female" }, health: { healthRating: "Great" }, deathBenefit: 250_000, termDuration: 30 };
    expect(created(funnel)).toEqual({ mailingAddress: { state: "OH" }, ...known, ...least });
  });

  it("doesn't send drafts", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(answers, "address");
    funnel.takeSent();
    funnel.session.draft(firstName).value = "In";
    await funnel.complete(at("address"), { state: "TX" });
    expect(JSON.stringify(created(funnel))).not.toContain("firstName");
  });
});

it("another state is another application, which gets everything again", async () => {
  const funnel = await answered({}, "coverage");
  funnel.takeSent();
  await funnel.complete(at("address"), { state: "TX" });
  const { path } = await funnel.answer({}, "coverage");
  expect(path.at(-1)).toBe("coverage");
  const sent = funnel.takeSent();
  const { id } = funnel.session.application.peek()!;
  const whole = Object.assign({}, ...sent.filter(({ call }) => call === `PATCH /v1/applications/${id}/life`).map(({ body }) => body)) as object;
  expect(Object.keys(whole).sort()).toEqual(["deathBenefit", "health", "npn", "personalInfo", "selectedType", "smoker", "termDuration", "usages"]);
});

it("the calculator's figures aren't answers", async () => {
  const funnel = openFunnel(line, []);
  const { helperFields } = await import("../../src/lines/life/helper");
  funnel.session.draft(helperFields.income, "helper").value = "62000";
  await funnel.answer(answers, "coverage");
  expect(funnel.session.answers.peek().has(helperFields.income)).toBe(false);
  expect(JSON.stringify(funnel.takeSent())).not.toContain("62000");
});

it.each([
  ["OH", "418 Alder St", "43215"],
  ["TX", "", ""],
])("keeps another line's street only in the same state (%s)", async (state, street, zip) => {
  const funnel = openFunnel(line, []);
  const { session } = funnel;
  session.commit({ addressLine1: "418 Alder St", city: "Columbus", state: "OH", zipCode: "43215" });
  await funnel.answer({ ...answers, state }, "address");
  const committed = session.answers.peek();
  expect([committed.get(addressLine1), committed.get(zipField)]).toEqual([street, zip]);
});
