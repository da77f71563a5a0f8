import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { Button } from "./Button";

const page = mounted();
/** Presses the button; `detail` is 2 for the second press of a double click, and 0 for a key. */
const press = (detail: number): void =>
  act(() => {
    page.container.querySelector("button")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  });

it("the second press of a double click submits nothing: by then the next step's button may be in the first one's place", () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  page.render(
    <form onSubmit={submit}>
      <Button type="submit">Continue</Button>
    </form>,
  );
  press(1);
  press(2);
  expect(submit).toHaveBeenCalledTimes(1);
  press(0);
  press(1);
  expect(submit).toHaveBeenCalledTimes(3);
});

it("other buttons take every press, such as those that count", () => {
  const count = vi.fn();
  page.render(<Button onClick={count}>More</Button>);
  press(1);
  press(2);
  expect(count).toHaveBeenCalledTimes(2);
});
