import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../fixtures/mounted";
import { useValue } from "./useValue";

const page = mounted();

it("a component subscribes once, however often it renders, and sees each change", () => {
  const city = signal("Austin");
  const subscribed = vi.spyOn(city, "subscribe");
  const City = () => <p>{useValue(city)}</p>;
  for (let render = 0; render < 6; render += 1) page.render(<City />);
  act(() => void (city.value = "Boston"));
  expect(page.container.textContent).toBe("Boston");
  expect(subscribed).toHaveBeenCalledTimes(1);
});
