import { requests } from "../../api/contract/requests";
import { expect, test } from "vitest";
import { answersOf } from "../../flow/field";
import type { Session } from "../../session/session";
import { insuranceStartDate, rentersStartDate } from "./fields";
import { sendStartDate, startDateBody } from "./step";

test.each([
  ["7/1/2026", { insuranceStartData: { effectiveDate: "2026-07-01" } }],
  ["", {}],
  ["soon", {}],
  ["7/1/2026", { insuranceStartData: { effectiveDate: "2026-07-01", insuredResideTime: "2019-07-01" } }, "7/1/2019"],
])("%j is sent as %j", (startDate, body, insuredResideTime = "") => {
  expect(startDateBody(answersOf({ startDate, insuredResideTime }))).toEqual(body);
  expect(requests.updateGeneralInfo.body.parse(body)).toEqual(body);
});

test.each([
  ["06/15/2027", 1],
  ["06/16/2027", 0],
])("a start on %s reaches the service %i times, since an advisor handles starts beyond a year", async (startDate, calls) => {
  let called = 0;
  const session = {
    now: () => new Date(2026, 5, 15),
    application: { peek: () => ({ id: "a", token: "t", revision: 1 }) },
    api: { call: () => ((called += 1), Promise.resolve({ ok: true, value: { applicationId: "a", revision: 2 } })) },
  } as unknown as Session;
  Object.assign(session.application, { value: null });
  await sendStartDate.run({ answers: answersOf({ startDate }), session, idempotencyKey: "k", signal: new AbortController().signal });
  expect(called).toBe(calls);
});

test("renters get the same message for the past as for today", () => {
  const context = { answers: answersOf({}), state: "OH", now: new Date(2026, 5, 15) };
  const judge = (field: typeof rentersStartDate, value: string) => field.rule?.(value, context)?.english;
  expect(judge(insuranceStartDate, "06/14/2026")).toBe("Start date cannot be in the past");
  expect(judge(rentersStartDate, "06/14/2026")).toBe("You must select a date in the future");
});
