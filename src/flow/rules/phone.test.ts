import { describe, expect, it } from "vitest";
import { say } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { answersOf } from "../field";
import { formatPhone, phone, phoneDigits } from "./phone";

const said = (found: Phrase | null) => found && say(found);

const context = { answers: answersOf({}), state: null, now: new Date(0) };
const incomplete = "Enter a 10-digit phone number";
const exchange = "After the area code, a phone number can't begin with 0 or 1";
const areaCode = "Enter a phone number with a valid area code";

it.each([
  ["(614) 555-0138", null],
  ["6145550138", null],
  ["+1 614 555 0138", null],
  ["1-614-555-0138", null],
  ["", incomplete],
  ["(614) 555-013", incomplete],
  ["61455501389", incomplete],
  ["26145550138 1", incomplete],
  ["(114) 555-0138", areaCode],
  ["(014) 555-0138", areaCode],
  ["(214) 555-0138", null],
  ["(904) 555-0138", null],
  ["(984) 555-0138", null],
  ["(294) 555-0138", areaCode],
  ["(614) 155-0138", exchange],
  ["(512) 155-0100", exchange],
  ["(614) 055-0138", exchange],
  ["(614) 255-0138", null],
])("%j", (value, message) => expect(said(phone(value, context))).toBe(message));

describe("while typing", () => {
  it.each([
    ["", ""],
    ["6", "(6"],
    ["614", "(614"],
    ["6145", "(614) 5"],
    ["614555", "(614) 555"],
    ["6145550", "(614) 555-0"],
    ["6145550138", "(614) 555-0138"],
    ["+1 (614) 555-0138", "(614) 555-0138"],
    ["614555013899", "614555013899"],
    ["614-555-0138 x123", "(614) 555-0138"],
    ["1 (614) 555-0138 ext. 1234", "(614) 555-0138"],
    ["614.555.0138, extensión 7", "(614) 555-0138"],
    ["6145550138#123", "(614) 555-0138"],
    ["Fax 614 555 0138", "(614) 555-0138"],
  ])("%j shows as %j", (text, shown) => expect(formatPhone(text)).toBe(shown));

  it("is as long as (999) 999-9999", () => expect(formatPhone("6145550138")).toHaveLength(14));
});

it.each([
  ["+16145550138", "6145550138"],
  ["16145550138", "6145550138"],
  ["1614555013", "1614555013"],
  ["614.555.0138", "6145550138"],
])("%j has the digits %j", (text, digits) => expect(phoneDigits(text)).toBe(digits));
