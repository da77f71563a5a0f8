import { expect, it } from "vitest";
import { seal, unseal } from "./seal";

it("opens only with the secret that it was sealed with, and only unchanged", () => {
  const sealed = seal("a token, ¡y más!", "secret");
  expect(unseal(sealed, "secret")).toBe("a token, ¡y más!");
  expect(() => unseal(sealed, "another")).toThrow();
  const changed = Buffer.from(sealed, "base64");
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal(changed.toString("base64"), "secret")).toThrow();
});

it("doesn't show that two texts are the same", () => expect(seal("text", "secret")).not.toBe(seal("text", "secret")));
