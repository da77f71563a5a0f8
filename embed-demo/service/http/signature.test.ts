import { expect, it } from "vitest";
import { isSigned, signatureOf, signatureTolerance } from "./signature";

const [text, secret, at] = ['{"transactionId":"one"}', "a secret", 1_795_300_000];
const header = signatureOf(text, at, secret);

it.each<[string, string, string | null, string, number, boolean]>([
  ["as it was sent", text, header, secret, at, true],
  ["at the end of its time", text, header, secret, at + signatureTolerance, true],
  ["a second later", text, header, secret, at + signatureTolerance + 1, false],
  ["from a clock that is a little ahead", text, header, secret, at - signatureTolerance, true],
  ["from tomorrow", text, header, secret, at - signatureTolerance - 1, false],
  ["another body", text.replace("one", "two"), header, secret, at, false],
  ["another secret", text, header, "another", at, false],
  ["an old signature under a new time", text, header.replace(String(at), String(at + 1)), secret, at + 1, false],
  ["no signature", text, null, secret, at, false],
  ["half a signature", text, header.slice(0, -2), secret, at, false],
  ["letters that are no digits", text, header.replace(/v1=../, "v1=zz"), secret, at, false],
])("a notification %s", (_what, said, signature, key, now, expected) => {
  expect(isSigned(said, signature, key, now)).toBe(expected);
});
