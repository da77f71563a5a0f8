import { requests } from "../../api/contract/requests";
import { describe, expect, it, vi } from "vitest";
import { safetyDevices } from "../../business/property";
import { answersOf } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import type { Session } from "../../session/session";
import { cohabitationBody } from "../cohabitation/step";
import { discountsBody, discountsEffects } from "./effects";
import { deviceKey, devicesField } from "./fields";

const { title } = phrases("test", { title: "Discounts" });
const plain = { title, devices: devicesField() };
const ticked = { title, devices: devicesField(["smokeDetector", "deadBoltLocks"]) };
const session = { line: { peek: () => ({ wire: "RENTERS" }) } } as unknown as Session;
const yes = (data: Record<string, unknown>) => Object.keys(data).filter((name) => data[name] === true).sort();

describe("discounts on the wire", () => {
  it.each([
    ["nothing ticked", plain, {}, []],
    ["what most homes have", ticked, {}, ["deadBoltLocks", "smokeDetector"]],
    ["unselected again", ticked, { safetyDevices: ["smokeDetector"] }, ["smokeDetector"]],
    ["all", plain, { safetyDevices: [...safetyDevices] }, [...safetyDevices].sort()],
  ])("%s", (_what, options, values, expected) => {
    const body = requests.updateDiscounts.body.parse(discountsBody(answersOf({ state: "OH", ...values }), session, options));
    expect(yes(body.discountsData)).toEqual(expected);
    expect(Object.keys(body.discountsData)).toHaveLength(6);
  });

  it("include the household only for lines that ask for it at this step", () => {
    const told = answersOf({ state: "OH", household: ["dog", "partnerSpouse"] });
    const { discountsData } = discountsBody(told, session, { ...plain, household: true });
    expect(discountsData).toMatchObject({ dog: true, partnerSpouse: true, cat: false, kids: false, roommates: false });
    expect(cohabitationBody(told).cohabitationData).toEqual({ dog: true, partnerSpouse: true, cat: false, kids: false, roommates: false });
  });
});

describe("the 10% discount", () => {
  const complete = async (appliedDiscounts: unknown[]) => {
    const committed: Record<string, unknown>[] = [];
    const show = vi.fn();
    const live = {
      line: { peek: () => ({ wire: "RENTERS" }) },
      application: { peek: () => ({ id: "a", token: "t", revision: 1 }) },
      api: { call: () => Promise.resolve({ ok: true, value: { applicationId: "a", appliedDiscounts } }) },
      commit: (values: Record<string, unknown>) => committed.push(values),
      notices: { show },
    } as unknown as Session;
    const answers = answersOf({ state: "OH", safetyDevices: ["smokeDetector", "deadBoltLocks"] });
    await discountsEffects(plain)[0]?.run({ answers, session: live, idempotencyKey: "k", signal: new AbortController().signal });
    return { confirmed: committed[0]?.["confirmedDiscount"], told: show.mock.calls.length };
  };
  const applied = [{ id: "PROTECTIVE_DEVICES", percent: 10 }];

  it("is stored for exactly the devices that the service confirmed, without a notice on the next screen", async () => {
    expect(await complete(applied)).toEqual({ confirmed: { percent: 10, devices: deviceKey(["deadBoltLocks", "smokeDetector"]) }, told: 0 });
  });
  it("isn't stored when the service confirms none", async () => {
    expect(await complete([])).toEqual({ confirmed: null, told: 0 });
  });
});
