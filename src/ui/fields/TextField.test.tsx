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
  ["text", "Morgan\u00a0Lee\u200b", "Morgan Lee"],
  ["tel", "\u202a512\t555-0100\u202c", "512 555-0100"],
  ["text", "\u0646\u200c\u0627", "\u0646\u200c\u0627"],
] as const)("%s: takes %j as %j", (type, pasted, taken) => {
  const onInput = vi.fn();
  page.render(<TextField id="f" label="A field" type={type} value="" onInput={onInput} />);
  const input = page.container.querySelector("input")!;
  input.value = pasted;
  act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
  expect(onInput).toHaveBeenLastCalledWith(taken);
});

it("keeps a text of a page exactly as it is typed", () => {
  const onInput = vi.fn();
  page.render(<TextField id="f" label="A field" value="" exact onInput={onInput} />);
  const input = page.container.querySelector("input")!;
  input.value = "8\u00a0a.m., Versiche\u00adrung";
  act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
  expect(onInput).toHaveBeenLastCalledWith("8\u00a0a.m., Versiche\u00adrung");
});

it("formats what is seen of a text", () => {
  const onInput = vi.fn();
  page.render(<TextField id="f" label="A field" value="" format={(text) => text.replace(/^4/, "04")} onInput={onInput} />);
  const input = page.container.querySelector("input")!;
  input.value = "\u200e4/12/1988";
  act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
  expect(onInput).toHaveBeenLastCalledWith("04/12/1988");
});
