import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox";

it.each([
  ["ada@example.com", "ada@example.com"],
  ["Ada+quotes@Example.com", "ada@example.com"],
  ["ada+a+b@example.com", "ada@example.com"],
  ["a.d.a@example.com", "a.d.a@example.com"],
  ["a.d.a+x@gmail.com", "ada@gmail.com"],
  ["ada@googlemail.com", "ada@gmail.com"],
])("%s leads to the mailbox of %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
