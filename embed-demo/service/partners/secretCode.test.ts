import { expect, test } from "vitest";
import { bySecretCode } from "./secretCode";

const byCode = (...codes: readonly string[]) => bySecretCode(codes, (code) => code);

test.each(["WELCOME-9TQ4KX7M2VRB", "9TQ4KX7M2VRB", "9tq4kx7m2vrb9tq4"])("accepts %s, which can't be guessed", (code) => {
  expect([...byCode(code)]).toEqual([[code, code]]);
});

test.each(["", "WELCOME10", "lookup-demo-1", "9TQ4KX7M2VR", "9TQ4KX7M2VRB-1"])('refuses "%s" by name', (code) => {
  expect(() => byCode("9TQ4KX7M2VRB", code)).toThrow(`12 random letters or digits at least: ${code}`);
});
