import { expect, it, vi } from "vitest";
import { bundledConfig } from "../../partner/bundledConfig";
import { tellPaidElsewhere } from "./paidElsewhere";

const told = (route: string | null, application: object | null): boolean => {
  const show = vi.fn();
  tellPaidElsewhere({ application: { peek: () => application }, notices: { show }, partner: { config: bundledConfig } } as never, route);
  return show.mock.calls.length > 0;
};

it.each([
  ["comes back from a payment to a tab that knows nothing of it", "renters/purchase/success", null, true],
  ["comes back without having paid", "renters/purchase/failure?modal=x", null, true],
  ["comes back to the tab that was left", "renters/purchase/success", { id: "a" }, false],
  ["begins", "renters/address", null, false],
  ["has no route", null, null, false],
])("whoever %s: is told of the other tab %#", (_who, route, application, expected) => {
  expect(told(route, application)).toBe(expected);
});
