import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { downloadPolicy, downloadSignedApplication } from "../../api/contract/documents";
import { readPolicy } from "../../api/contract/policies";
import { localProblem } from "../../api/problems";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { fail, ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import { SuccessScreen } from "./SuccessScreen";

const page = mounted();

const today = { dueDate: "2026-06-15", cents: 20_460 };
const policy = {
  policyNumber: "TT-1",
  carrierName: "Tern & Tide",
  effectiveDate: "2026-07-01",
  expirationDate: "2027-06-30",
  insured: ["Maya Okafor"],
  propertyAddress: { addressLine1: "1 Main St", addressLine2: "", city: "Columbus", state: "OH", zipCode: "43004" },
  coverages: [],
  email: null,
  emailedTo: null,
  plan: { planId: "FULL_PAYMENT", premiumCents: 20_460, installments: [today] },
};

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

/** Shows a policy that was bought before; `files` answers its downloads. */
async function show(read: unknown, files: (endpoint: unknown) => Promise<unknown> = () => Promise.resolve(null)) {
  const call = vi.fn((endpoint: unknown) => (endpoint === readPolicy ? Promise.resolve(read) : files(endpoint)));
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.bought.value = { line: "renters", applicationId: "a", token: "t", isAnotherBegun: false };
  page.render(inFunnel(session, aRunner(), <SuccessScreen />));
  await settled();
  return { session, call };
}

const shown = () => page.container.textContent.replaceAll("\u00a0", " ");
const press = (name: string) => act(async () => [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent.includes(name))!.click());
const busy = () => [...page.container.querySelectorAll("button")].filter((button) => button.getAttribute("aria-disabled") === "true" || button.disabled).map(({ textContent }) => textContent);

afterEach(() => void vi.restoreAllMocks());

it.each([
  ["all at once", [today], "Next paymentNothing more to pay", false],
  ["in parts", [today, { dueDate: "2026-08-15", cents: 8_525 }], "Next payment$85.25 on August 15", true],
])("a policy paid %s says what is due next", async (_how, installments, next, asksForMore) => {
  await show(ok({ ...policy, plan: { ...policy.plan, installments } }));
  expect(page.container.querySelector("h1")?.textContent).toBe("Your renters policy is ready");
  expect(shown()).toContain("Tern & Tide covers you from July 1.");
  expect(shown()).toContain("Paid today$204.60");
  expect(shown()).toContain(next);
  expect(shown().includes("Make your next payment by August 15.")).toBe(asksForMore);
});

it.each([
  ["a•••@example.com", "We emailed both to a•••@example.com. You can"],
  [null, "Download both files now. You can"],
])("says where the files are, e-mailed to %s", async (emailedTo, said) => {
  await show(ok({ ...policy, emailedTo }));
  expect(shown()).toContain(said);
});

it("offers another try and a call while the policy can't be read", async () => {
  const { call } = await show(fail(localProblem("INTERNAL", 500)));
  expect(page.container.querySelector("h1")?.textContent).toBe("Checking your payment");
  expect(shown()).toContain("Your payment is safe. We keep trying.");
  expect(page.container.querySelector('a[href^="tel:"]')).not.toBeNull();
  await press("Try again");
  await settled();
  expect(call.mock.calls.length).toBe(2);
});

/** The names under which files are saved. */
function saves(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

it.each([
  ["of its own", new Blob(["pdf"]), "policy-TT-1.pdf"],
  ["that the service gave it", new File(["pdf"], "Policy TT-1.pdf"), "Policy TT-1.pdf"],
])("saves the policy under a name %s", async (_which, file, name) => {
  const names = saves();
  const { call } = await show(ok(policy), () => Promise.resolve(ok(file)));
  await press("Download policy");
  expect([names, call.mock.lastCall?.[0]]).toEqual([[name], downloadPolicy]);
  expect(shown()).not.toContain("The download failed");
});

it.each([
  ["is refused", () => Promise.resolve(fail(localProblem("INTERNAL", 500)))],
  ["throws", () => Promise.reject(new Error("No"))],
])("says that a download failed which %s, and takes that back while it is tried again", async (_how, fails) => {
  const names = saves();
  let files: () => Promise<unknown> = fails;
  const { call } = await show(ok(policy), () => files());
  await press("Signed application");
  expect([names, call.mock.lastCall?.[0], busy()]).toEqual([[], downloadSignedApplication, []]);
  expect(shown()).toContain("The download failed. Try again.");
  let arrives: (file: unknown) => void = () => undefined;
  files = () => new Promise((resolve) => (arrives = resolve));
  await press("Signed application");
  expect(shown()).not.toContain("The download failed");
  await act(async () => arrives(ok(new Blob(["pdf"]))));
  expect(names).toEqual(["renters-application-signed.pdf"]);
});
