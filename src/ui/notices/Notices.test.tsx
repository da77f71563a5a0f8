import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { Notices } from "./Notices";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

it("keeps the focus at its place when the action of a notice takes the notice away", () => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const retry = vi.fn(() => root.render(<Notices notices={[]} closeLabel="Dismiss" onClose={() => undefined} />));
  act(() => root.render(<Notices notices={[{ id: "1", tone: "bad", text: "We couldn't connect.", action: { label: "Try again", onClick: retry } }]} closeLabel="Dismiss" onClose={() => undefined} />));
  const button = [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again")!;
  act(() => button.focus());
  act(() => button.click());
  expect(retry).toHaveBeenCalledOnce();
  expect(container.querySelector("button")).toBeNull();
  expect(document.activeElement).toBe(container.firstElementChild);
  act(() => root.unmount());
  container.remove();
});
