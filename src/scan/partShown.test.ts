import { expect, test } from "vitest";
import { partShown } from "./partShown";

const box = { left: 0, top: 100, width: 400, height: 400 };

test("a wide picture is cut on both sides, and the frame's part is its middle", () => {
  const part = partShown({ width: 1600, height: 800 }, box, { left: 100, top: 275, width: 200, height: 50 });
  // Two pixels for each on the screen, and 35 % of the frame's height more on each side.
  expect(part).toEqual({ x: 565, y: 315, width: 470, height: 170 });
});

test("a frame at the edge doesn't lead out of the picture", () => {
  const { x, y, width, height } = partShown({ width: 800, height: 800 }, box, { left: 0, top: 100, width: 400, height: 400 });
  expect([x, y, x + width, y + height]).toEqual([0, 0, 800, 800]);
});
