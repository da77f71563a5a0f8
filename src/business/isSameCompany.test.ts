import { expect, it } from "vitest";
import { isSameCompany } from "./isSameCompany";

it.each([
  ["Clearmoor", "Clearmoor, LLC", true],
  ["Clearmoor", "Clearmoor , LLC.", true],
  ["Clearmoor", " clearmoor inc. ", true],
  ["Clearmoor", "Clearmoor Co.", true],
  ["Clearmoor", "Clearmoor Home", false],
  ["Clearmoor", "Clearmoorco", false],
  ["Clearmoor, LLC", "Clear Moor, LLC", false],
])("%s and %s: %j", (one, other, same) => expect(isSameCompany(one, other)).toBe(same));
