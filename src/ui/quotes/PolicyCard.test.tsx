import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { PolicyCard } from "./PolicyCard";

const page = mounted();

afterEach(() => void vi.unstubAllGlobals());

it("the second copy is announced as the first was", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  page.render(<PolicyCard label="Policy number" number="RN-1" copy="Copy" copyLabel="Copy policy number" copied="Copied" refused="Select it" facts={[]} />);
  const announced = page.container.querySelector('[role="status"]')!;
  const press = () => act(async () => page.container.querySelector("button")!.click());
  await press();
  expect(announced.textContent).toBe("Copied");
  const added: string[] = [];
  const observer = new MutationObserver((records) => added.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ""))));
  observer.observe(announced, { childList: true, subtree: true });
  await press();
  await new Promise((resolve) => setTimeout(resolve));
  observer.disconnect();
  expect(added).toEqual(["Copied"]);
});

it("selects a number that can't be copied, and says so", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("No")) } });
  page.render(<PolicyCard label="Policy number" number="RN-1" copy="Copy" copyLabel="Copy policy number" copied="Copied" refused="Select it" facts={[]} />);
  await act(async () => page.container.querySelector("button")!.click());
  expect(page.container.querySelector('[role="status"]')?.textContent).toBe("Select it");
  expect(String(getSelection())).toBe("RN-1");
});
