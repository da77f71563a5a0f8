// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { createRouter } from "./createRouter";
import { routeInAddress, routerNames } from "./names";

const before = location.href;
afterEach(() => history.replaceState(null, "", before));

it.each(routerNames.flatMap((name) => ["1", "2"].map((instance) => ({ name, instance }))))(
  "the painter finds a parameter of the $name router in the address of instance $instance",
  ({ name, instance }) => {
    history.replaceState(null, "", "/quote");
    createRouter(name, instance, "/quote").push("auto/driver");
    const hasParameter = location.search + location.hash !== "";
    expect(routeInAddress.test(location.href)).toBe(hasParameter);
  },
);
