// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { examples } from "../../src/lines/landlord/examples";
import { line } from "../../src/lines/landlord/line";
import { openFunnel } from "./funnel";

/** Answers about a building that isn't on record. */
const texas = { ...examples.maximal("TX"), propertyType: "" };
const at = (step: string) => ({ step, detail: null });

describe("a case stops the flow", () => {
  it("even if the visitor had got further, until the answer is changed", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(texas, "personal-info");
    expect(funnel.frontier()).toBe("policy-compare");
    expect(await funnel.complete(at("usage"), { occupancyType: ["VACANT"] })).toEqual({ kind: "case", id: "trickyCaseConnectViaPhone" });
    expect(funnel.frontier()).toBe("usage");
    expect(await funnel.complete(at("usage"), { occupancyType: ["TENANT_PRIMARY"] })).toEqual({ kind: "next" });
    expect(funnel.frontier()).toBe("policy-compare");
  });

  it("only for the step's own answers, as another step's can't be changed here", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(texas, "personal-info");
    expect(await funnel.complete(at("insurance-start"), { startDate: "06/16/2027" })).toMatchObject({
      kind: "case",
      id: "insuranceCanBeTricky",
      reason: "more_than_1_year_into_future",
    });
    expect(await funnel.complete(at("home-type"), { homeType: "TOWNHOUSE" })).toEqual({ kind: "next" });
    expect(await funnel.complete(at("home-type"), { homeType: "MANUFACTURED_OR_MOBILE_HOME" })).toMatchObject({ reason: "manufactured_or_mobile_home" });
  });
});

describe("a landlord's building on record", () => {
  it("isn't asked for again", async () => {
    const { path } = await openFunnel(line, []).answer({ ...texas, propertyType: "TOWNHOUSE" }, "usage");
    expect(path).toEqual(["address", "loading", "prefill", "usage"]);
  });

  it("stops the flow if it is changed to one that an advisor or a broker quotes", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer({ ...texas, propertyType: "TOWNHOUSE" }, "usage");
    expect(await funnel.complete(at("prefill"), { propertyType: "MANUFACTURED_OR_MOBILE_HOME" })).toMatchObject({ id: "insuranceCanBeTricky" });
    expect(await funnel.complete(at("prefill"), { propertyType: "APARTMENT_BUILDING" })).toMatchObject({ id: "insuranceCanBeTrickyLocalAgent" });
    expect(funnel.frontier()).toBe("prefill");
  });
});
