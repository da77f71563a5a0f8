// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { TextField, type TextFieldProps } from "./TextField";

const page = mounted();

/** Enters a text as a whole, as a paste does, and returns what the field takes. */
function taken(entered: string, props: Partial<TextFieldProps>): unknown {
  const onInput = vi.fn();
  page.render(<TextField id="f" label="A field" value="" onInput={onInput} {...props} />);
  const input = page.container.querySelector("input")!;
  input.value = entered;
  act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
  return onInput.mock.lastCall?.[0];
}

it.each([
  ["email", "Morgan Avery <morgan.avery@example.com>", "morgan.avery@example.com"],
  ["email", "<morgan.avery@example.com>", "morgan.avery@example.com"],
  ["email", "morgan.avery@example.com", "morgan.avery@example.com"],
  ["email", "Morgan <morgan", "Morgan <morgan"],
  ["email", "morgan@example.com; ", "morgan@example.com"],
  ["email", "Morgan <morgan@example.com>,", "morgan@example.com"],
  ["email", "morgan@example.com;avery@example.com", "morgan@example.com;avery@example.com"],
  ["text", "Morgan,", "Morgan,"],
  ["text", "Morgan <b>", "Morgan <b>"],
  ["text", "Morgan\u00a0Lee\u200b", "Morgan Lee"],
  ["text", "Sean O\u2018Brien", "Sean O\u2019Brien"],
  ["text", "D\u2019Arcy O'Neil", "D\u2019Arcy O'Neil"],
  ["text", "Lee\u2011Avery \u2013 Reyes\u2010Paz", "Lee-Avery - Reyes-Paz"],
  ["tel", "\u202a512\t555-0100\u202c", "512 555-0100"],
  ["text", "\u0646\u200c\u0627", "\u0646\u200c\u0627"],
] as const)("%s: takes %j as %j", (type, pasted, expected) => expect(taken(pasted, { type })).toBe(expected));

it.each([
  ["an opening apostrophe", "Kai \u2018Aulani", 5, "Kai \u2019Aulani", 5],
  ["a zero-width space", "Kai\u200b Aulani", 4, "Kai Aulani", 3],
  ["a zero-width space behind the caret", "Kai\u2013Aulani\u200b", 4, "Kai-Aulani", 4],
])("leaves the caret where it is in a text with %s", (_what, typed, caret, expected, kept) => {
  const Name = () => {
    const [value, setValue] = useState("");
    return <TextField id="f" label="A field" value={value} onInput={setValue} />;
  };
  page.render(<Name />);
  const input = page.container.querySelector("input")!;
  input.value = typed;
  input.setSelectionRange(caret, caret);
  act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([expected, kept, kept]);
});

it("keeps a text of a page exactly as it is typed", () => {
  expect(taken("8\u2013\u00a09\u00a0a.m., Versiche\u00adrung", { exact: true })).toBe("8\u2013\u00a09\u00a0a.m., Versiche\u00adrung");
});

it("formats what is seen of a text", () => {
  expect(taken("\u200e4/12/1988", { format: (text) => text.replace(/^4/, "04") })).toBe("04/12/1988");
});
