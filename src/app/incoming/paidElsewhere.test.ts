import { expect, it, vi } from "vitest";
import { bundledConfig } from "../../partner/bundledConfig";
import { returnedIds, tellPaidElsewhere } from "./paidElsewhere";

const told = (route: string | null, application: object | null, bought: object | null = null): boolean => {
  const show = vi.fn();
  tellPaidElsewhere({ application: { peek: () => application }, bought: { peek: () => bought }, notices: { show }, partner: { config: bundledConfig } } as never, route);
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

it("shows no notice when the policy's page is reloaded", () => {
  expect(told("renters/purchase/success", null, { line: "renters" })).toBe(false);
});

it.each([
  ["a return by its route", "renters/purchase/failure", "", 3],
  ["a return to this visit's application, where the route isn't in the address", null, "application_id=a&lead_id=l", 3],
  ["a page of the host's own that has a lead", null, "lead_id=l", 0],
  ["a return to another application", null, "application_id=b", 0],
])("takes the ids out of the address of %s", (_of, route, query, count) => {
  expect(returnedIds({ restored: { application: { id: "a" } } } as never, route, new URLSearchParams(query))).toHaveLength(count);
  expect(returnedIds({ restored: null }, null, new URLSearchParams(query))).toEqual([]);
});
