import { expect, test } from "vitest";
import { fetchJson } from "./fetchJson";

/** Runs nothing else for so many milliseconds, as a page does that evaluates a script on a slow phone. */
function stall(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("an answer that arrives while the page is busy is read, though the page hears the clock first", async () => {
  const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  const read = fetchJson(async () => {
    await soon();
    return { ok: true, status: 200, json: () => soon().then(() => "content") };
  }, 100)("https://content.test/cedar/content.json");
  stall(300);
  expect(await read).toBe("content");
});
