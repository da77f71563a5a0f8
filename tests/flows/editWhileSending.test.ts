// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { completeStep, settle } from "../../src/app/completing/completeStep";
import { sendAhead } from "../../src/app/completing/sendAhead";
import type { Directive } from "../../src/app/completing/runEffects";
import { readPrefill } from "../../src/api/contract/applications/readPrefill";
import { readZipCode } from "../../src/api/contract/zipCodes";
import { verifyAddress } from "../../src/api/contract/addresses";
import type { AnyField, Field } from "../../src/flow/field";
import { fail, ok } from "../../src/kernel/result";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { addressLine1, addressSearch, cityField, startInManualMode, zipField } from "../../src/session/fields/address";
import { line as pet } from "../../src/lines/pet/line";
import { petState, petZip } from "../../src/lines/pet/fields";
import { drivers } from "../../src/steps/drivers/fields";
import { vehicles } from "../../src/steps/vehicles/fields";
import { openFunnel } from "./funnel";

type Funnel = ReturnType<typeof openFunnel>;
const address = { step: "address", detail: null };
const texas = examples.minimal("TX");

/** Completes a step, and types `edits` once the service gets the first request. */
async function editedWhile(funnel: Funnel, step: string, edits: readonly (readonly [AnyField, unknown])[], answer?: (id: string) => unknown): Promise<Directive> {
  const { session } = funnel;
  const { api } = session;
  let isAsked = false;
  const watched = {
    ...api,
    async call(endpoint: { id: string }, options: unknown) {
      if (!isAsked) for (const [field, value] of edits) session.set(field, value);
      isAsked = true;
      await Promise.resolve();
      return answer?.(endpoint.id) ?? api.call(endpoint as never, options as never);
    },
  };
  Object.assign(session, { api: watched });
  return completeStep(session, session.journey.peek()!.find(step)!, { step, detail: null }, new AbortController().signal).finally(() =>
    Object.assign(session, { api }),
  );
}

describe("an answer that is edited while its step is being sent", () => {
  let funnel: Funnel;
  beforeEach(() => {
    funnel = openFunnel(line, []);
  });
  const fill = (id = "address"): void => {
    const step = funnel.session.journey.peek()!.find(id)!;
    for (const field of step.fields) if (field.name in texas) funnel.session.set(field, texas[field.name]);
  };

  it("isn't committed unchecked: the validated value is, and the edit stays a draft", async () => {
    fill();
    const zip = texas[zipField.name];
    expect(await editedWhile(funnel, "address", [[zipField, "x"]])).toEqual({ kind: "next" });
    expect(funnel.session.answers.peek().get(zipField)).toBe(zip);
    expect(funnel.session.draft(zipField).peek()).toBe("x");
    const sent = funnel.takeSent().filter(({ body }) => JSON.stringify(body ?? "").includes("zipCode"));
    expect(sent.length).toBeGreaterThan(1);
    for (const { body } of sent) expect(JSON.stringify(body)).toContain(`"zipCode":"${String(zip)}"`);
  });

  it("is validated separately on the next submit", async () => {
    fill();
    funnel.session.set(startInManualMode, true);
    await editedWhile(funnel, "address", [[zipField, "x"]]);
    const again = await funnel.complete(address, {});
    expect(again).toMatchObject({ kind: "stay", errors: [{ field: { name: "zipCode" } }] });
  });

  it("doesn't get the earlier value's error, while other fields get theirs", async () => {
    fill();
    funnel.session.set(startInManualMode, true);
    const unknownZip = (id: string) => (id === readZipCode.id ? fail({ code: "ZIP_NOT_FOUND" }) : undefined);
    expect(await editedWhile(funnel, "address", [[zipField, "78702"]], unknownZip)).toEqual({ kind: "stay", errors: [] });
    expect(await editedWhile(funnel, "address", [[cityField, "Houston"]], unknownZip)).toMatchObject({ kind: "stay", errors: [{ field: { name: "zipCode" } }] });
  });

  it("stays as pressed after an earlier press that was taken back by leaving", async () => {
    const miles = { step: "annual-mileage", detail: null };
    await funnel.answer(texas, "vehicle");
    const { session } = funnel;
    const step = session.journey.peek()!.find(miles.step)!;
    const [field] = step.fields;
    session.set(field!, "9,000");
    const left = new AbortController();
    const earlier = completeStep(session, step, miles, left.signal);
    left.abort();
    session.set(field!, "12,000");
    expect(await completeStep(session, step, miles, new AbortController().signal)).toEqual({ kind: "next" });
    expect(await earlier).toEqual({ kind: "stay", errors: [] });
    expect([session.answers.peek().get(field!), session.draft(field!).peek()]).toEqual(["12,000", "12,000"]);
  });

  it("is done with if the line has ended when its screen is left", async () => {
    const contact = { step: "finalize/contact", detail: null };
    await funnel.answer(texas, "policy-compare");
    const { session } = funnel;
    const step = session.journey.peek()!.find(contact.step)!;
    for (const field of step.fields) if (field.name in texas) session.set(field, texas[field.name]);
    const left = new AbortController();
    session.outcome.subscribe((outcome) => void (outcome && left.abort()));
    expect(await completeStep(session, step, contact, left.signal)).toEqual({ kind: "next" });
    expect([left.signal.aborted, session.progress().completed.includes(contact.step)]).toEqual([true, true]);
  });

  it("opens no dialog about its earlier value", async () => {
    fill();
    const missing = (id: string) => (id === verifyAddress.id ? ok({ outcome: "missing-unit" }) : undefined);
    expect(await editedWhile(funnel, "address", [[addressLine1, "9 Oak St"]], missing)).toEqual({ kind: "stay", errors: [] });
    expect(await editedWhile(funnel, "address", [], missing)).toMatchObject({ kind: "question" });
  });

  it.each([
    ["the answer that it is about", [[zipField, "78702"]], []],
    ["another answer: it is said where the one that it is about stands", [[cityField, "Houston"]], ["zipCode"]],
  ] as const)("opens no case about a value that is gone: %s", async (_which, edits, marked) => {
    fill();
    funnel.session.set(startInManualMode, true);
    const unsupported = (id: string) => (id === readZipCode.id ? ok({ city: "Austin", state: "TX", zipCode: "78701", supported: false }) : undefined);
    const directive = await editedWhile(funnel, "address", edits, unsupported);
    expect(directive).toMatchObject({ kind: "stay", errors: marked.map((name) => ({ field: { name }, by: { source: "case" } })) });
    expect(await editedWhile(funnel, "address", [], unsupported)).toEqual({ kind: "case", id: "codeNotSupported" });
  });

  it("keeps a list under edit, and takes over the ids of the sent items", async () => {
    await funnel.answer(texas, "address");
    fill("driver");
    const [first] = funnel.session.draft(drivers).peek();
    const edited = [{ ...first!, firstName: "Edited" }];
    expect(await editedWhile(funnel, "driver", [[drivers, edited]])).toEqual({ kind: "next" });
    expect(funnel.session.answers.peek().get(drivers)[0]?.firstName).toBe(first!.firstName);
    expect(funnel.session.draft(drivers).peek()).toEqual(edited);
  });

  it("stays as typed while owed answers are sent again", async () => {
    await funnel.answer(texas, "driver");
    const { session } = funnel;
    session.application.value = null;
    session.advance({ effects: {} });
    const typed = [{ ...session.draft(drivers).peek()[0]!, firstName: "Typed" }];
    const call = session.api.call.bind(session.api);
    Object.assign(session, { api: { ...session.api, call: (...given: Parameters<typeof call>) => (session.set(drivers, typed), call(...given)) } });
    expect(await settle(session, new AbortController().signal)).toEqual({ kind: "next" });
    expect(session.draft(drivers).peek()).toEqual(typed);
    expect(session.answers.peek().get(drivers)[0]?.firstName).not.toBe("Typed");
  });
});

describe("an edited list whose Continue is pressed", () => {
  const lists = [
    ["drivers", "driver", drivers, { firstName: "Edited" }],
    ["vehicles", "vehicle", vehicles, { plModel: "Edited" }],
  ] as const;
  type ListField = Field<readonly object[]>;

  async function edited(field: ListField, edit: object): Promise<Funnel> {
    const funnel = openFunnel(line, []);
    await funnel.answer(texas, "annual-mileage");
    funnel.session.set(field, funnel.session.draft(field).peek().map((one) => ({ ...one, ...edit })));
    return funnel;
  }
  function expectSent({ session, takeSent }: Funnel, field: ListField, edit: object): void {
    expect(session.answers.peek().get(field)).toMatchObject([edit]);
    expect(session.draft(field).peek()).toMatchObject([edit]);
    expect(JSON.stringify(takeSent().findLast(({ call }) => call.startsWith("PATCH")))).toContain("Edited");
  }

  it.each(lists)("is sent as edited after the service lost the application: %s", async (_what, step, list, edit) => {
    const field = list as unknown as ListField;
    const funnel = await edited(field, edit);
    const lost = funnel.session.application.peek()?.id;
    const answer = () => (funnel.session.application.peek()?.id === lost ? fail({ code: "NOT_FOUND" }) : undefined);
    expect(await editedWhile(funnel, step, [], answer)).toEqual({ kind: "next" });
    expectSent(funnel, field, edit);
  });

  it("is sent as edited while an earlier version is still being sent ahead", async () => {
    const field = drivers as unknown as ListField;
    const funnel = await edited(field, { firstName: "Earlier" });
    const { session } = funnel;
    const { api } = session;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    Object.assign(session, { api: { ...api, call: async (...given: Parameters<typeof api.call>) => (await held, api.call(...given)) } });
    const step = session.journey.peek()!.find("driver")!;
    // Nothing is sent ahead while something is being sent.
    await new Promise((resolve) => setTimeout(resolve));
    sendAhead(session, step);
    await new Promise((resolve) => setTimeout(resolve));
    session.set(field, session.draft(field).peek().map((one) => ({ ...one, firstName: "Edited" })));
    const completing = completeStep(session, step, { step: "driver", detail: null }, new AbortController().signal);
    release();
    expect(await completing).toEqual({ kind: "next" });
    expect(funnel.takeSent().flatMap(({ call, body }) => (call.endsWith("/drivers") ? [JSON.stringify(body).match(/Earlier|Edited/)?.[0]] : []))).toEqual([undefined, "Earlier", "Edited"]);
    expect(session.answers.peek().get(field)).toMatchObject([{ firstName: "Edited" }]);
  });

  it("keeps a vehicle that was added while the records of a new application add others", async () => {
    const found = [{ sequenceNum: 0, vin: "1FTEW1E50JFA00001", plYear: 2018, plMake: "Ford", plModel: "F-150" }];
    const funnel = openFunnel(line, []);
    await funnel.answer(texas, "years-continuous-coverage");
    const { session } = funnel;
    session.set(vehicles, texas[vehicles.name] as never);
    const lost = session.application.peek()?.id;
    const answer = (id: string) => {
      if (session.application.peek()?.id === lost) return fail({ code: "NOT_FOUND" });
      return id === readPrefill.id ? ok({ personalVehicles: found }) : undefined;
    };
    expect(await editedWhile(funnel, "vehicle", [], answer)).toEqual({ kind: "next" });
    expect(session.answers.peek().get(vehicles).map(({ plModel, status }) => [plModel, status])).toEqual([["Accord", "ADDEDTOAPP"], ["F-150", "UNSELECTED"]]);
  });
});

describe("a value that an effect derives", () => {
  it("is sent and shown: an address that was typed in one line", async () => {
    const funnel = openFunnel(line, []);
    const search = { [addressSearch.name]: "418 Alder St, Austin, TX 78701", [startInManualMode.name]: false };
    expect(await funnel.complete(address, search)).toEqual({ kind: "next" });
    expect(funnel.session.answers.peek().get(cityField)).toBe("Austin");
    expect(funnel.session.draft(cityField).peek()).toBe("Austin");
    expect(JSON.stringify(funnel.takeSent())).toContain('"addressLine1":"418 Alder St"');
  });

  it("belongs to the sent value, even if that is being edited: the state of a ZIP code", async () => {
    const funnel = openFunnel(pet, []);
    const { examples: pets } = await import("../../src/lines/pet/examples");
    const { step } = funnel.session.journey.peek()!.first;
    const values = pets.minimal("TX");
    for (const field of funnel.session.journey.peek()!.find(step)!.fields) if (field.name in values) funnel.session.set(field, values[field.name]);
    const directive = await editedWhile(funnel, step, [[petZip, "1"]]);
    expect(directive).toEqual({ kind: "next" });
    expect(funnel.session.answers.peek().get(petZip)).toBe(values[petZip.name]);
    expect(funnel.session.answers.peek().get(petState)).not.toBe("");
    expect(funnel.session.draft(petZip).peek()).toBe("1");
  });
});
