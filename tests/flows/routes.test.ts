import { describe, expect, it } from "vitest";
import { lineSlugs } from "../../src/business/lines";
import { parseRoute } from "../../src/app/navigation/routes";
import { answersOf } from "../../src/flow/field";
import { expectedOf } from "../lines/expectedOf";
import { allStepsOf, lines } from "./lines";

const rows = lineSlugs.flatMap((slug) => (expectedOf[slug].routes?.split(/\s+/) ?? []).map((route) => `/${slug}/${route}`));

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

it("the progress bar of buying renters is its own", () => {
  const { groups } = lines.find(({ line }) => line.slug === "renters")!.line.flow;
  expect(groups.filter(({ stage }) => stage === "purchase").map(({ label }) => label.english)).toEqual(["Questions", "Review", "Sign", "Pay"]);
});

it.each(lineSlugs.flatMap((slug) => (expectedOf[slug].progress ? [[slug, expectedOf[slug].progress] as const] : [])))("the progress bar of %s: %j", (slug, groups) => {
  expect(lines.find(({ line }) => line.slug === slug)!.line.flow.groups.filter(({ stage }) => !stage).map(({ label }) => label.english)).toEqual(groups);
});
