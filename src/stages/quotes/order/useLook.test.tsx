import { act, useRef } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../../fixtures/mounted";
import { aQuote } from "../../../fixtures/quotes";
import { useLook } from "./useLook";

const quotes = [aQuote({ id: "a" }), aQuote({ id: "b" })];
const onLook = (): void => undefined;

let looked: readonly string[];
function List() {
  const list = useRef<HTMLDivElement>(null);
  const found = useLook({ list, quotes, under: ({ target }) => (target as Element).id || null, onLook });
  looked = found.all.filter((id) => id !== null);
  return (
    <div ref={list} {...found.handlers}>
      <button id="a" />
      <button id="b" />
    </div>
  );
}

const page = mounted();

it("a quote keeps its place while the focus goes on to another, because browsers take it away before they give it", () => {
  page.render(<List />);
  const [a, b] = page.container.querySelectorAll("button");
  const leave = (relatedTarget: Element | null): void =>
    act(() => {
      a?.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget }));
    });
  act(() => a?.focus());
  expect(looked).toEqual(["a"]);
  leave(b ?? null);
  expect(looked).toEqual(["a"]);
  leave(null);
  expect(looked).toEqual([]);
});
