import { requests } from "../../api/contract/requests";
import { describe, expect, it } from "vitest";
import { age } from "../../business/limits";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import type { Session } from "../../session/session";
import { personalInfoBody } from "./effects";
import { floridaInfoFields, personalInfoFields } from "./fields";

const answers = { firstName: "Maya", lastName: "Okafor", dateOfBirth: "9/7/1985", maritalStatus: "Married", email: "Maya@Example.com", primaryPhoneNumber: "" };
const context = (values: object) => ({ answers: answersOf({ ...answers, ...values }), state: "FL", now: new Date(2026, 5, 15) });
const session = (referralCode = "", signedIn = false) =>
  ({ answers: { peek: () => answersOf({ referralCode, partnerReturnUrl: referralCode && "https://friend.example/" }) }, signedIn: { peek: () => signedIn } }) as unknown as Session;

describe("personal info", () => {
  const judge = (fields: typeof personalInfoFields, values: object) => {
    const given = { ...answers, ...values } as Record<string, unknown>;
    return fields.flatMap((field) => {
      const message = field.rule?.(given[field.name], context(values));
      return message ? [say(message)] : [];
    });
  };

  it.each<[string, object, string[]]>([
    ["all in order", {}, []],
    ["nothing", { firstName: "", lastName: "", dateOfBirth: "", maritalStatus: "", email: "" }, ["Enter a first name", "Enter a last name", "Enter a birthdate", "Select a marital status", "Enter a valid email"]],
    ["too young", { dateOfBirth: `06/16/${2026 - age.min}` }, [`You must be at least ${age.min} years old`]],
    ["too old", { dateOfBirth: `06/15/${2025 - age.max}` }, [`You must be under ${age.max + 1} years old`]],
    ["half a number", { primaryPhoneNumber: "614555" }, ["Enter a 10-digit phone number"]],
  ])("%s", (_what, values, messages) => expect(judge(personalInfoFields, values)).toEqual(messages));

  it.each([
    ["", ["Enter a 10-digit phone number"]],
    ["(014) 555-0138", ["Enter a phone number with a valid area code"]],
    ["(614) 555-0138", []],
  ])("Florida asks for a phone: %j", (primaryPhoneNumber, messages) => expect(judge(floridaInfoFields, { primaryPhoneNumber })).toEqual(messages));
});

describe("on the wire", () => {
  it.each([
    ["Married", "Married"],
    ["DomesticPartner", "DomesticPartner"],
    ["Single", undefined],
    ["", undefined],
  ])("%j is sent as %j", (maritalStatus, sent) => {
    const body = personalInfoBody(answersOf({ ...answers, maritalStatus }), session());
    expect(requests.updateGeneralInfo.body.parse(body).personalInfoData?.maritalStatus).toBe(sent);
  });

  it("contains the referral and whether the visitor is signed in", () => {
    expect(personalInfoBody(answersOf(answers), session("WELCOME-9TQ4KX7M2VRB", true)).personalInfoData).toMatchObject({
      referralCode: "WELCOME-9TQ4KX7M2VRB", partnerReturnUrl: "https://friend.example/", signedIn: true,
    });
    expect(personalInfoBody(answersOf(answers), session()).personalInfoData).toEqual({
      firstName: "Maya", lastName: "Okafor", dateOfBirth: "1985-09-07", email: "maya@example.com", maritalStatus: "Married",
    });
  });
});
