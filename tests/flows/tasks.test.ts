// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import { localProblem } from "../../src/api/problems";
import type { View } from "../../src/app/navigation/navigator";
import { runTasks } from "../../src/app/incoming/tasks";
import { validate } from "../../src/form/validate";
import { fail, ok } from "../../src/kernel/result";
import { examples as autoExamples } from "../../src/lines/auto/examples";
import { line as auto } from "../../src/lines/auto/line";
import { examples as lifeExamples } from "../../src/lines/life/examples";
import { line as life } from "../../src/lines/life/line";
import { examples as petExamples } from "../../src/lines/pet/examples";
import { line as pet } from "../../src/lines/pet/line";
import { lines } from "../../src/lines/lines";
import { addressSearch, startInManualMode } from "../../src/session/fields/address";
import { firstName } from "../../src/session/fields/person";
import { readHostContext } from "../../src/session/hostContext";
import type { Line } from "../../src/session/line";
import { openFunnel } from "./funnel";

// Lines are shared with other files.
afterEach(() => void vi.restoreAllMocks());

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const address = { addressLine1: "418 Alder St", city: "Columbus", state: "OH", zipCode: "43215" };

/** Opens a page with this query; `show` puts a step of the line on screen. */
async function page(line: Line, query: Record<string, string>, before?: (funnel: ReturnType<typeof openFunnel>) => void, served?: (client: Client) => Client, path = "") {
  const funnel = openFunnel(line, [], served);
  before?.(funnel);
  const { session } = funnel;
  const view = signal<View | null>({ path } as View);
  const warned = vi.spyOn(session.logger, "warn");
  const submit = vi.fn(() => Promise.resolve());
  const go = vi.fn(() => Promise.resolve());
  const context = readHostContext({ search: `?${new URLSearchParams(query).toString()}`, pathname: "/", hash: "" }, "local");
  await runTasks({ context, session, navigator: { view, go }, runner: { submit }, reachable: () => ["auto", "life", "pet"], forgotten: new AbortController().signal });
  const put = (id: string): void => {
    const step = session.journey.peek()!.find(id)!;
    view.value = { path: `${line.slug}/${id}`, line, position: { step: id, detail: null }, step, Screen: () => null, title: step.title, direction: "forward", isElsewhere: false };
  };
  const show = async (id: string): Promise<void> => {
    put(id);
    // Waits for rules that load when a step is validated.
    await vi.dynamicImportSettled();
  };
  return { session, put, show, submit, go, warnings: () => warned.mock.calls.map(([code]) => code), takeSent: funnel.takeSent };
}

/** Returns the answers of the line's fields that are drafts so far. */
const drafted = (session: ReturnType<typeof openFunnel>["session"], names: readonly string[]) => {
  const fields = session.line.peek()!.flow.groups.flatMap((group) => group.steps).flatMap((step) => step.fields);
  const values = session.drafted(fields);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
};

describe("am", () => {
  it("fills in the address and submits it once, when an address step is shown", async () => {
    const { session, show, submit } = await page(auto, { am: base64(address) });
    expect(session.draft(addressSearch).peek()).toBe("418 Alder St, Columbus, OH 43215");
    await show("policy-compare");
    expect(submit).not.toHaveBeenCalled();
    await show("address");
    expect(submit).toHaveBeenCalledTimes(1);
    await show("policy-compare");
    await show("address");
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("is submitted even if it is refused, so that the visitor reads why", async () => {
    const { session, show, submit } = await page(auto, { am: base64({ ...address, addressLine1: "<418>" }) });
    await show("address");
    expect(validate(session, session.journey.peek()!.find("address")!.fields)).not.toEqual([]);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("doesn't submit the screen that has replaced the address at once", async () => {
    const { put, show, submit } = await page(auto, { am: base64(address) });
    put("address");
    await show("policy-compare");
    expect(submit).not.toHaveBeenCalled();
  });

  it("loads no other line, and asks the service nothing", async () => {
    const loaded = [vi.spyOn(lines, "life"), vi.spyOn(lines, "pet")];
    const { takeSent, go } = await page(auto, { am: base64(address) });
    expect([loaded.flatMap(({ mock }) => mock.calls), takeSent(), go.mock.calls]).toEqual([[], [], []]);
  });

  it.each([true, false])("opens the address by hand if it says so: %s", async (isByHand) => {
    const { session } = await page(auto, { am: base64({ ...address, ...(isByHand && { startInManualMode: true }) }) });
    expect(session.draft(startInManualMode).peek()).toBe(isByHand);
  });

  it("doesn't submit an address that was completed before", async () => {
    const { show, submit } = await page(auto, { am: base64(address) }, ({ session }) => session.complete("address"));
    await show("address");
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ["no base64", "%%%"],
    ["no address", base64({ addressLine1: "" })],
    ["a state in words", base64({ ...address, state: "Ohio" })],
    ["more than 4 KB", base64({ ...address, more: "x".repeat(4_096) })],
  ])("that is %s does nothing", async (_what, am) => {
    const { session, show, submit } = await page(auto, { am });
    await show("address");
    expect(session.draft(addressSearch).peek()).toBe("");
    expect(submit).not.toHaveBeenCalled();
  });
});

describe("lm and coverageAmount", () => {
  it.each([
    [{ coverageAmount: "420000" }, 425_000],
    [{ coverageAmount: "425000" }, 425_000],
    [{ coverageAmount: "1" }, 50_000],
    [{ coverageAmount: "99000000" }, 10_000_000],
    [{ coverageAmount: "-5" }, 500_000],
    [{ coverageAmount: "0" }, 500_000],
    [{ lm: base64({ firstName: "Maya" }) }, 500_000],
    [{ coverageAmount: "lots" }, 500_000],
    [{ lm: base64({ coverageAmount: 620_000 }) }, 650_000],
    [{ lm: base64({ coverageAmount: 620_000 }), coverageAmount: "100000" }, 100_000],
  ])("%j selects %i", async (query, amount) => {
    const { session } = await page(life, query);
    expect(drafted(session, ["coverageAmount"])).toEqual({ coverageAmount: amount });
  });

  it("fills in the line's fields by name and shape, and drops the rest", async () => {
    const answers = lifeExamples.minimal("TX");
    const { session, show, submit } = await page(life, { lm: base64({ ...answers, healthRating: "Immortal", unheard: "of" }) });
    expect(session.draft(firstName).peek()).toBe(answers["firstName"]);
    expect(drafted(session, ["healthRating"])).toEqual({ healthRating: "" });
    await show("address");
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([["12"], ["null"]])("%s isn't a parameter", async (json) => {
    const { session, warnings } = await page(life, { lm: Buffer.from(json).toString("base64url"), coverageAmount: "100000" });
    expect(session.draft(firstName).peek()).toBe("");
    expect(warnings()).toEqual(["bad-line-parameter"]);
  });
});

describe("pm", () => {
  const first = pet.flow.groups[0]!.steps[0]!.id;

  it("submits the form once it is completely filled in", async () => {
    const { show, submit } = await page(pet, { pm: base64(petExamples.minimal("TX")) });
    await show(first);
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it.each([
    ["the form", { petType: "DOG", fullName: "Bodhi", breed: { label: "Labrador Retriever", value: "LAB" }, age: 4, zipCode: "43215", email: "tess@example.com" }],
    ["the form, its breed a name", { petType: "DOG", petName: "Bodhi", breed: "Labrador Retriever", petAge: "4", zipCode: "43215", email: "tess@example.com" }],
    ["the form, its breed a label alone", { petType: "DOG", petName: "Bodhi", breed: { label: "Labrador Retriever" }, petAge: 4, zipCode: "43215", email: "tess@example.com" }],
    ["the service", { petType: "DOG", petName: "Bodhi", petCode: "LAB", petAge: 4, mailingAddress: { state: "OH", zipCode: "43215" }, effectiveDate: "2026-06-17", email: "tess@example.com" }],
  ])("accepts a pet in the words of %s", async (_whose, given) => {
    const { session, show, submit, warnings } = await page(pet, { pm: base64(given) });
    expect(warnings()).toEqual([]);
    const { breed, ...rest } = drafted(session, ["petType", "petName", "petAge", "breed", "zipCode", "email"]);
    expect(rest).toEqual({ petType: "DOG", petName: "Bodhi", petAge: "4", zipCode: "43215", email: "tess@example.com" });
    expect(["Labrador Retriever", "LAB"]).toContain(breed);
    await show(first);
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it("never gives consent", async () => {
    const { session } = await page(pet, { pm: base64({ ...petExamples.maximal("TX"), callConsent: { phone: "6145550155", language: "en", at: "2026-06-15T16:00:00.000Z" } }) });
    expect(drafted(session, ["petType", "subscribeCheckbox"])).toEqual({ petType: "DOG", subscribeCheckbox: false });
  });

  it("doesn't submit an incomplete form", async () => {
    const { session, show, submit } = await page(pet, { pm: base64({ petName: "Bodhi" }) });
    await show(first);
    await validate(session, session.journey.peek()!.find(first)!.fields);
    expect(submit).not.toHaveBeenCalled();
  });
  it.each([["[]"], ["12"], ["null"]])("%s isn't a parameter, and submits no form that is filled in already", async (json) => {
    const { show, submit, warnings } = await page(pet, { pm: Buffer.from(json).toString("base64url") }, ({ session }) => {
      for (const field of session.journey.peek()!.find(first)!.fields) session.draft<unknown>(field).value = petExamples.minimal("TX")[field.name] ?? field.initial;
    });
    await show(first);
    expect([submit.mock.calls, warnings()]).toEqual([[], ["bad-line-parameter"]]);
  });

  it.each([
    ["another line's first screen", auto, auto.flow.groups[0]!.steps[0]!.id],
    ["a later screen", pet, pet.flow.groups.flatMap(({ steps }) => steps)[1]!.id],
  ])("doesn't submit %s", async (_which, shown, id) => {
    const { session, show, submit } = await page(shown, { pm: base64(petExamples.minimal("TX")) }, (funnel) => void (shown === auto && funnel.session.commit(autoExamples.minimal("TX"))));
    await show(id);
    await validate(session, session.journey.peek()!.find(id)!.fields);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe("splookup", () => {
  const found = (insuranceLineType: string) => (client: Client): Client => ({
    ...client,
    call: (() => Promise.resolve(ok({ viuLeadId: "lead-1", insuranceLineType, supplements: {} }))) as Client["call"],
  });
  it.each([
    ["the conversation's line", "LIFE", "", [["life", "replace"]]],
    ["no line that isn't offered", "PERSONAL_HOME", "", []],
    ["no line over one that the visitor has chosen", "LIFE", "auto/address", []],
  ])("opens %s", async (_what, line, path, opened) => {
    const { go } = await page(auto, { splookup: "lookup-1" }, undefined, found(line), path);
    expect(go.mock.calls).toEqual(opened);
  });

  it("that finds nobody opens nothing", async () => {
    const { go, warnings } = await page(auto, { splookup: "lookup-1" }, undefined, (client) => ({ ...client, call: (() => Promise.resolve(fail({ ...localProblem("INTERNAL", 404), code: "NOT_FOUND" }))) }));
    expect([go.mock.calls, warnings()]).toEqual([[], ["lead-lookup-failed"]]);
  });
});
