import { expect, it } from "vitest";
import { maskEmail } from "./maskEmail";

it.each([
  ["maya.okafor@example.com", "m•••@example.com"],
  ["m@example.com", "m•••@example.com"],
  ["", ""],
  ["@example.com", "@example.com"],
])("'%s' is shown as '%s'", (address, shown) => expect(maskEmail(address)).toBe(shown));
