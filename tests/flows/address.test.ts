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

/** A service that knows three ZIP codes and one street in each. */
function asking() {
  const opened = openFunnel(line, []).session;
  const client = {
    call: (endpoint: unknown, { params, body }: { params: { zipCode: keyof typeof zips }; body?: { address: { addressLine1: string } } }) => {
      if (endpoint !== readZipCode) return Promise.resolve(ok({ outcome: body?.address.addressLine1 === "1 Main St" ? "verified" : "not-found" }));
      const { ok: known, supported } = zips[params.zipCode];
      return Promise.resolve(known ? ok({ supported }) : fail({ code: "ZIP_NOT_FOUND" }));
    },
  } as unknown as Client;
  return { ...opened, api: client };
}

const idle = { id: "create", input: () => [], run: () => Promise.resolve({ kind: "done" } as const) };

/** Submits an address. Returns the result, and whether the heading still says that the address isn't found. */
async function submit(street: string, zipCode: string) {
  const session = asking();
  session.set(addressUnknown, true);
  const values = { [startInManualMode.name]: true, [addressLine1.name]: street, [cityField.name]: "Town", [stateField.name]: "NY", [zipField.name]: zipCode };
  for (const effect of addressEffects(idle)) {
    const outcome = await effect.run({ answers: answersOf(values), session, idempotencyKey: "1", signal: new AbortController().signal });
    const said = outcome.kind === "case" ? outcome.id : outcome.kind === "errors" ? outcome.errors[0]?.field.name : null;
    if (outcome.kind !== "done") return { said, isUnknown: session.draft(addressUnknown).peek() };
    if (effect.id === "checkAddress") return { said: null, isUnknown: session.draft(addressUnknown).peek() };
  }
  throw new Error("The address wasn't checked");
}

describe("an address is checked for its ZIP code first, then its street, then its state", () => {
  it.each([
    ["1 Lost Ln", "00000", "zipCode", false],
    ["1 Main St", "00000", "zipCode", false],
    ["1 Lost Ln", "99501", "addressNotFound", true],
    ["1 Lost Ln", "10001", "addressNotFound", true],
    ["1 Main St", "99501", "codeNotSupported", false],
    ["1 Main St", "10001", null, false],
  ] as const)("%s, %s: %s", async (street, zipCode, said, isUnknown) => expect(await submit(street, zipCode)).toEqual({ said, isUnknown }));
});
