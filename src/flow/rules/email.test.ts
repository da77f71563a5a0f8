import { describe, expect, it } from "vitest";
import { answersOf } from "../field";
import { asksForDomains, email, normaliseEmail, suggestEmail } from "./email";

const context = { answers: answersOf({}), state: null, now: new Date(0), domains: new Set(["com", "uk", "de", "jp", "xn--p1ai"]) };
const says = (value: string) => email(value, context)?.english ?? null;
const labelled = (length: number) => `a@${"b".repeat(length - 6)}.com`;

it("accepts any label of letters until the list is loaded", () => {
  const early = { ...context, domains: null };
  expect(email("maya@example.notatld", early)).toBeNull();
  expect(email("maya@пример.рф", early)).toBeNull();
  for (const ending of ["c0m", "c", "com1", "1com", "xn--p1ai_", "-xn--p1ai"]) expect(email(`maya@example.${ending}`, early), ending).not.toBeNull();
});

describe("with the list of top-level domains", () => {
  it.each([
    ["", "Enter a valid email"],
    ["  ", "Enter a valid email"],
    ["maya@example.com", null],
    [" Maya@Example.COM ", null],
    ["maya+auto.o'brien@mail.example.co.uk", null],
    ["maya.example.com", "Must contain an @ symbol"],
    ["@example.com", "Cannot begin or end with a special character"],
    [".maya@example.com", "Cannot begin or end with a special character"],
    ["_maya@example.com", "Cannot begin or end with a special character"],
    ["maya@example.com.", "Cannot begin or end with a special character"],
    ["maya@", "Cannot begin or end with a special character"],
    ["maya@example.com_", "Cannot begin or end with a special character"],
    ["a.@b.com", "Cannot begin or end with a special character"],
    ["a.b@b.com", null],
    ["maya@müller.de", null],
    ["maya@例え.jp", null],
    ["maya@пример.рф", null],
    ["maya@пример.рфф", "Must have a domain extension"],
    ["maya@mül ler.de", "Enter a valid email"],
    ["maya@müller.notatld", "Must have a domain extension"],
    ["maya..o@example.com", "Cannot have two consecutive dots"],
    ["maya@example..com", "Cannot have two consecutive dots"],
    ["maya@home@example.com", "Enter a valid email"],
    ["maya@example", "Must have a domain extension"],
    ["maya@example.notatld", "Must have a domain extension"],
    ["ma ya@example.com", "Enter a valid email"],
    ["maya@exa_mple.com", "Enter a valid email"],
    ["maya@-example.com", "Enter a valid email"],
    [labelled(50), null],
    [labelled(51), "Enter a valid email"],
  ])("%j", (value, message) => expect(says(value)).toBe(message));
});

it("is stored in lower case without spaces", () => expect(normaliseEmail("  Maya@Example.COM ")).toBe("maya@example.com"));

it("is sent with its domain in ASCII, as the mail system needs it", () => expect(normaliseEmail("Maya@Müller.de")).toBe("maya@xn--mller-kva.de"));

it.each([
  ["maya@gmial.com", "maya@gmail.com"],
  ["maya@gmai.com", "maya@gmail.com"],
  ["maya@gmaill.com", "maya@gmail.com"],
  ["maya@gnail.com", "maya@gmail.com"],
  ["Maya@Yaho.com", "maya@yahoo.com"],
  ["maya@gmail.com", null],
  ["maya@gmx.com", null],
  ["maya@ymail.com", null],
  ["maya@mail.com", null],
  ["maya@email.com", null],
  ["maya@gmil.com", "maya@gmail.com"],
  // One letter missing or added at the end, and at the start.
  ["maya@live.co", "maya@live.com"],
  ["maya@live.comm", "maya@live.com"],
  ["maya@mgail.com", "maya@gmail.com"],
  ["maya@hotmail.con", "maya@hotmail.com"],
  ["maya@outlok.com", "maya@outlook.com"],
  ["maya@iclod.com", "maya@icloud.com"],
  ["maya@alo.com", "maya@aol.com"],
  ["maya@comcst.net", "maya@comcast.net"],
  // Two slips, or letters swapped that aren't neighbors.
  ["maya@gmial.con", null],
  ["maya@gmaxx.com", null],
  ["maya@gamli.com", null],
  ["maya@gxmil.com", null],
  ["maya@gaxil.com", null],
  ["maya@gmai.comm", null],
  ["maya@lixe.coma", null],
  ["maya@live.comxx", null],
  ["maya@live.c", null],
  ["maya@example.com", null],
  ["maya", null],
  ["", null],
])("for %j suggests %j", (typed, better) => expect(suggestEmail(typed)).toBe(better));

it.each([
  ["maya@example.com", false],
  ["maya@example.NET ", false],
  ["maya@mail.example.biz", false],
  ["maya@example.dental", true],
  ["maya@com.dental", true],
  ["maya@example.d", false],
  ["maya@example.co", false],
  ["maya@dental", false],
  ["maya.example.dental", false],
  ["maya@x.dental", true],
  ["maya@example.dental.", false],
])("the list of domains is needed for %j: %s", (typed, needed) => expect(asksForDomains(typed)).toBe(needed));
