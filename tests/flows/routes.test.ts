import { describe, expect, it } from "vitest";
import type { LineSlug } from "../../src/business/lines";
import { parseRoute } from "../../src/app/navigation/routes";
import { answersOf } from "../../src/flow/field";
import { allStepsOf, lines } from "./lines";

/**
 * The routes that partners link to, except for those of buying online (renters/purchase, finalize-purchase) and
 * policy-details.
 */
const table: Partial<Record<LineSlug, string>> = {
  auto: `address driver loading vehicle vehicle/add history policy-compare prior-bodily-injury/ annual-mileage
    years-continuous-coverage bundling finalize/phone finalize/contact finalize/success`,
  motorcycle: `address driver loading vehicle vehicle/add policy-compare prior-bodily-injury/ annual-mileage history bundling
    finalize/phone finalize/contact finalize/success`,
  homeowners: `address loading discounts personal-info personal-info-florida bundling prefill policy-compare finalize/phone
    finalize/contact finalize/success`,
  condominium: `address loading prefill cohabitation discounts insurance-start personal-info personal-info-florida bundling
    policy-compare finalize/phone finalize/contact finalize/success`,
  renters: `address loading policy-compare personal-info bundling discounts insurance-start finalize/phone finalize/contact
    finalize/success`,
  landlord: `address loading home-type prefill usage discounts insurance-start personal-info policy-compare finalize/phone
    finalize/contact finalize/success`,
  life: "address personal-info health questions coverage policy-compare finalize/phone",
  pet: "info policy-compare loading transition",
};
const rows = Object.entries(table).flatMap(([slug, routes]) => routes.split(/\s+/).map((route) => `/${slug}/${route}`));

/** Returns the places where the line has a screen: its steps and the screens beside a step. */
const placesOf = (slug: string): readonly string[] => {
  const found = lines.find(({ line }) => line.slug === slug)!.line;
  return allStepsOf(found).flatMap(({ id, subroutes: asides }) => [id, ...(asides?.(answersOf({})) ?? []).map((aside) => `${id}/${aside}`)]);
};

describe("the route table", () => {
  it.each(rows)("%s", (row) => {
    const { route } = parseRoute(row);
    expect(route.kind).toBe("line");
    if (route.kind === "line") expect(placesOf(route.line)).toContain(route.rest);
  });

  it.each([
    ["/", { kind: "types" }],
    ["/error", { kind: "page", page: "error" }],
    ["/redirecting", { kind: "page", page: "redirecting" }],
    ["/privacy-policy", { kind: "page", page: "privacy-policy" }],
    ["/not-found", { kind: "page", page: "not-found" }],
    ["/finalize/contact", { kind: "line", line: "other", rest: "finalize/contact" }],
    ["/finalize/phone", { kind: "line", line: "other", rest: "finalize/phone" }],
    ["/finalize/success", { kind: "line", line: "other", rest: "finalize/success" }],
    ["/nowhere", { kind: "unknown" }],
    ["/error/else", { kind: "unknown" }],
    ["/Auto/address", { kind: "unknown" }],
  ])("%s", (row, route) => expect(parseRoute(row).route).toEqual(route));
});

const vehicle = ["Driver", "Vehicles", "History", "Quotes"];
const home = ["Home", "Details", "You", "Quotes"];

it.each<[LineSlug, readonly string[]]>([
  ["auto", vehicle],
  ["motorcycle", vehicle],
  ["homeowners", home],
  ["condominium", home],
  ["renters", home],
  ["landlord", home],
  ["life", ["You", "Details", "Quotes"]],
  ["pet", ["Details", "Quotes"]],
])("the progress bar of %s: %j", (slug, groups) => {
  expect(lines.find(({ line }) => line.slug === slug)!.line.flow.groups.map(({ label }) => label.english)).toEqual(groups);
});
