import { signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useValue } from "./useValue";

it("a component subscribes once, however often it renders, and sees each change", () => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const city = signal("Austin");
  const subscribed = vi.spyOn(city, "subscribe");
  const City = () => <p>{useValue(city)}</p>;
  const container = document.createElement("div");
  const root = createRoot(container);
  for (let render = 0; render < 6; render += 1) act(() => root.render(<City />));
  act(() => void (city.value = "Boston"));
  expect(container.textContent).toBe("Boston");
  expect(subscribed).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
