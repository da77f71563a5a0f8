// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../api/client";
import { submitApplication } from "../../api/contract/applications/submitApplication";
import { updateBundling } from "../../api/contract/applications/updateBundling";
import type { Endpoint } from "../../api/contract/endpoint";
import type { Problem } from "../../api/contract/problem";
import { localProblem } from "../../api/problems";
import type { AnyOptions } from "../../api/request";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../createSession";
import { addressee, callApplication } from "./application";

const own = { id: "application-1", applicantId: "applicant-1", token: "token-1", revision: 3, line: "auto", ratedWith: null } as const;
const another = { ...own, id: "application-2", revision: 9 };
const problem = (code: Problem["code"], given: Partial<Problem> = {}): Problem => ({ type: "about:blank", title: code, status: 409, code, ...given });
const newer = (revision: number): Problem => problem("REVISION_CONFLICT", { revision });

/** A session with an application of revision 3, whose service gives these answers; `meanwhile` happens before each. */
function served(answers: readonly (Problem | object)[], meanwhile: (session: ReturnType<typeof createSession>) => void = () => undefined) {
  const sent: (readonly [string, unknown])[] = [];
  const call = ({ id }: Endpoint, { revision }: AnyOptions) => {
    const answer = answers[sent.push([id, revision]) - 1] ?? {};
    meanwhile(session);
    return Promise.resolve("code" in answer ? { ok: false, error: answer } : { ok: true, value: answer });
  };
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.application.value = own;
  return { session, sent };
}

const bundling = { bundling: true };

it("says that there is no application without asking the service", async () => {
  const { session, sent } = served([]);
  session.application.value = null;
  expect(await callApplication(session, updateBundling, bundling)).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
  expect(sent).toEqual([]);
});

it("writes with its own revision, and takes the next one from the answer", async () => {
  const { session, sent } = served([{ revision: 4 }]);
  expect(await callApplication(session, updateBundling, bundling)).toMatchObject({ ok: true });
  expect(sent).toEqual([["updateBundling", 3]]);
  expect(session.application.peek()).toEqual({ ...own, revision: 4 });
});

it.each([
  ["sends a part again with a newer revision", [newer(7), { revision: 8 }], [3, 7], true, 8],
  ["gives up after the third", [newer(4), newer(5), newer(6), newer(7)], [3, 4, 5, 6], false, 7],
  ["sends it once where the service doesn't tell its revision", [problem("REVISION_CONFLICT")], [3], false, 3],
  ["sends it once after another refusal", [problem("VALIDATION", { revision: 7 })], [3], false, 3],
  ["sends it once without an answer", [localProblem("NETWORK")], [3], false, 3],
] as const)("%s", async (_what, answers, revisions, ok, revision) => {
  const { session, sent } = served(answers);
  expect(await callApplication(session, updateBundling, bundling)).toMatchObject({ ok });
  expect(sent.map(([, given]) => given)).toEqual(revisions);
  expect(session.application.peek()?.revision).toBe(revision);
});

it("owes everything again for each write that wasn't its own", async () => {
  const { session } = served([newer(7), newer(8), { revision: 9 }]);
  expect(addressee(session)).toBe("application-1");
  await callApplication(session, updateBundling, bundling);
  expect(addressee(session)).toBe("application-1 2");
});

it.each([
  ["its own answers", { revision: 3 }, true, "application-1"],
  ["answers of a service that doesn't say which", {}, true, "application-1"],
  ["another device's answers", { revision: 5 }, false, "application-1 1"],
] as const)("takes prices of %s for what they are", async (_whose, answer, ok, name) => {
  const { session, sent } = served([answer]);
  const submitted = await callApplication(session, submitApplication, {});
  expect(submitted).toMatchObject(ok ? { ok } : { ok, error: { code: "REVISION_CONFLICT" } });
  expect(sent).toEqual([["submitApplication", undefined]]);
  expect(addressee(session)).toBe(name);
});

it("doesn't submit again after a conflict, because its parts may be owed first", async () => {
  const { session, sent } = served([newer(5)]);
  expect(await callApplication(session, submitApplication, {})).toMatchObject({ ok: false, error: { code: "REVISION_CONFLICT" } });
  expect([sent.length, session.application.peek()?.revision]).toEqual([1, 5]);
});

it("counts no write of another device where its own parallel call has brought the revision", async () => {
  const { session } = served([newer(7)], (its) => void (its.application.value = { ...own, revision: 7 }));
  await callApplication(session, submitApplication, {});
  expect(addressee(session)).toBe("application-1");
});

it.each([
  ["a part's answer", updateBundling, bundling, { revision: 4 }],
  ["a submission's answer", submitApplication, {}, { revision: 4 }],
  ["a newer revision", submitApplication, {}, newer(7)],
] as const)("leaves an application alone that replaced the one that %s is about", async (_what, endpoint, body, answer) => {
  const { session } = served([answer], (its) => void (its.application.value = another));
  await callApplication<typeof updateBundling | typeof submitApplication>(session, endpoint, body);
  expect(session.application.peek()).toEqual(another);
});

it.each(["NOT_FOUND", "TOKEN_MISSING"] as const)("takes %s for an application that is gone", async (code) => {
  const { session } = served([problem(code)]);
  expect(await callApplication(session, updateBundling, bundling)).toMatchObject({ ok: false, error: { code: "NOT_FOUND", status: 404 } });
});
