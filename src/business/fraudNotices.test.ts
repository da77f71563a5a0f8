import { expect, it } from "vitest";
import { isDigitalBindState } from "./carriers";
import { fraudNotices } from "./fraudNotices";

it.each(Object.entries(fraudNotices))("%s, where a policy is sold online, has its notice in one paragraph of whole sentences", (state, notice) => {
  expect(isDigitalBindState(state)).toBe(true);
  expect(notice).toMatch(/^\S.*\.$/);
});
