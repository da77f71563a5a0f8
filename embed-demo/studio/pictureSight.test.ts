import { expect, test } from "vitest";
import { contrastOn, sightFaults } from "./pictureSight";

const white = [255, 255, 255] as const;
const ink = [20, 30, 40] as const;

/** A picture of 100 by 20 pixels with a bar between two columns. */
function bar(from: number, to: number, [red, green, blue]: readonly [number, number, number], alpha = 255) {
  const [width, height] = [100, 20];
  const data = Array.from({ length: width * height }, (_none, at) => (at % width >= from && at % width < to ? [red, green, blue, alpha] : [0, 0, 0, 0])).flat();
  return { width, height, data };
}

test("a dark logo is seen on a light header, and hardly on a dark one", () => {
  expect(sightFaults(bar(0, 100, ink), white, "on the header")).toEqual([]);
  expect(sightFaults(bar(0, 100, ink), ink, "on the dark header")).toEqual(["is hardly seen on the dark header: its contrast is 1.0, and 2.5 is needed"]);
});

test("a translucent logo is judged as it is mixed with its ground", () => {
  expect(contrastOn(bar(0, 100, ink, 60), white)).toBeLessThan(2);
  expect(contrastOn(bar(0, 100, ink), white)).toBeGreaterThan(15);
});

test("transparent edges and an empty picture are told", () => {
  expect(sightFaults(bar(40, 100, ink), white, "on the header")).toEqual(["has empty edges, so visitors see it smaller: 40 % of a side is transparent; cut them off"]);
  expect(sightFaults(bar(0, 0, ink), white, "on the header")).toEqual(["nothing is drawn in it on the header"]);
});
