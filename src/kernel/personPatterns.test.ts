import { expect, it } from "vitest";
import { emailPattern, phonePattern } from "./personPatterns";

it.each([
  ["maya@example.com", true],
  ["maya+auto.o'brien@mail.example.co.uk", true],
  ["a@b.co", true],
  ["a.@b.com", false],
  ["a.b@b.com", true],
  ["maya@xn--mller-kva.de", true],
  ["maya@example", false],
  ["maya.example.com", false],
  ["@example.com", false],
  [".maya@example.com", false],
  ["_maya@example.com", false],
  ["maya@example.com.", false],
  ["maya@example.com_", false],
  ["maya..o@example.com", false],
  ["maya@example..com", false],
  ["maya@home@example.com", false],
  ["maya@-example.com", false],
  ["ma ya@example.com", false],
])("e-mail %s: %j", (text, isOne) => expect(emailPattern.test(text)).toBe(isOne));

it.each([
  ["(614) 555-0138", true],
  ["+1 614 555 0138", true],
  ["6145550138", true],
  ["2845550138", true],
  ["2945550138", false],
  ["1145550138", false],
  ["6141550138", false],
  ["614555013", false],
])("phone %s: %j", (text, isOne) => expect(phonePattern.test(text)).toBe(isOne));
