import { expect, it } from "vitest";
import { emailPattern } from "./personPatterns";

it.each([
  ["maya@example.com", true],
  ["maya+auto.o'brien@mail.example.co.uk", true],
  ["a@b.co", true],
  ["a.@b.com", false],
  ["a.b@b.com", true],
  ["maya@xn--mller-kva.de", true],
  ["maya@example.xn--p1ai", true],
  ["maya@example.xn--p1-", false],
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
