// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { readZipCode } from "../../src/api/contract/zipCodes";
import { answersOf } from "../../src/flow/field";
import { fail, ok } from "../../src/kernel/result";
import { line } from "../../src/lines/auto/line";
import { addressLine1, addressUnknown, cityField, startInManualMode, stateField, zipField } from "../../src/session/fields/address";
import { addressEffects } from "../../src/steps/address/effects";
import { openFunnel } from "./funnel";

const zips = { "10001": { ok: true, supported: true }, "99501": { ok: true, supported: false }, "00000": { ok: false, supported: false } } as const;

/** A service that knows three ZIP codes and no street. */
function asking() {
  const opened = openFunnel(line, []).session;
  const client = {
    call: (endpoint: unknown, { params }: { params: { zipCode: keyof typeof zips } }) => {
      if (endpoint !== readZipCode) return Promise.resolve(ok({ outcome: "not-found" }));
      const { ok: known, supported } = zips[params.zipCode];
      return Promise.resolve(known ? ok({ supported }) : fail({ code: "ZIP_NOT_FOUND" }));
    },
  } as unknown as Client;
  return { ...opened, api: client };
}

describe("an address that nobody finds", () => {
  it.each([
    ["00000", false],
    ["99501", false],
    ["10001", true],
  ] as const)("is no longer the heading when the next one fails on its ZIP code %s: %s", async (zipCode, isUnknown) => {
    const session = asking();
    const idle = { id: "create", input: () => [], run: () => Promise.resolve({ kind: "done" } as const) };
    session.set(addressUnknown, true);
    const values = { [startInManualMode.name]: true, [addressLine1.name]: "1 Main St", [cityField.name]: "Town", [stateField.name]: "NY", [zipField.name]: zipCode };
    for (const effect of addressEffects(idle)) {
      const outcome = await effect.run({ answers: answersOf(values), session, idempotencyKey: "1", signal: new AbortController().signal });
      if (outcome.kind !== "done") break;
    }
    expect(session.draft(addressUnknown).peek()).toBe(isUnknown);
  });
});
