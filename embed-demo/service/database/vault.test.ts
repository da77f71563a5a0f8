import { expect, it } from "vitest";
import { createVault } from "./vault";

const [first, second] = ["a".repeat(44), "b".repeat(44)];

it("opens what it has sealed, each time with another text", () => {
  const vault = createVault([first]);
  const [one, two] = [vault.seal("secret", "row/1"), vault.seal("secret", "row/1")];
  expect(one).not.toBe(two);
  expect([one, two].map((sealed) => vault.open(sealed, "row/1"))).toEqual(["secret", "secret"]);
  expect(one).not.toContain("secret");
});

it("refuses a text that was changed or moved to another row", () => {
  const vault = createVault([first]);
  const sealed = vault.seal("secret", "row/1");
  expect(() => vault.open(sealed, "row/2")).toThrow();
  const [id, nonce, tag, body = ""] = sealed.split(".");
  const changed = [id, nonce, tag, (body.startsWith("A") ? "B" : "A") + body.slice(1)].join(".");
  expect(() => vault.open(changed, "row/1")).toThrow();
});

it("opens with an earlier key, and tells what to seal again", () => {
  const earlier = createVault([first]).seal("secret", "row/1");
  const both = createVault([second, first]);
  expect([both.open(earlier, "row/1"), both.isCurrent(earlier)]).toEqual(["secret", false]);
  expect(both.isCurrent(both.seal("secret", "row/1"))).toBe(true);
  expect(() => createVault([second]).open(earlier, "row/1")).toThrow(/^SECRETS_KEY doesn't open/);
});
