// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { TextField } from "./TextField";

const page = mounted();

it.each([
  ["email", "Morgan Avery <morgan.avery@example.com>", "morgan.avery@example.com"],
  ["email", "<morgan.avery@example.com>", "morgan.avery@example.com"],
  ["email", "morgan.avery@example.com", "morgan.avery@example.com"],
  ["email", "Morgan <morgan", "Morgan <morgan"],
  ["text", "Morgan <b>", "Morgan <b>"],
] as const)("%s: takes %j as %j", (type, pasted, taken) => {
  const onInput = vi.fn();
  page.render(<TextField id="f" label="A field" type={type} value="" onInput={onInput} />);
  const input = page.container.querySelector("input")!;
  input.value = pasted;
  act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
  expect(onInput).toHaveBeenLastCalledWith(taken);
});
