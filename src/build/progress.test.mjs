import { afterEach, expect, test, vi } from "vitest";
import { progress } from "./progress.mjs";

const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
afterEach(() => write.mockClear());

test("names what is being built to the person who waits for the demo", () => {
  progress("the loader", "pages").buildStart();
  expect(write.mock.calls).toEqual([["  the loader\n"]]);
});

test("says nothing in other builds", () => {
  progress("the loader", undefined).buildStart();
  expect(write).not.toHaveBeenCalled();
});
