import { signal } from "@preact/signals-react";
import { describe, expect, it } from "vitest";
import type { LineSlug } from "../../business/lines";
import type { Session } from "../../session/session";
import { createLineRouting } from "./lineRouting";

interface Page {
  /** The partner's lines. */
  readonly own?: readonly LineSlug[];
  /** The attribute `line`. */
  readonly lines?: readonly LineSlug[];
  readonly lineInPath?: LineSlug;
  /** The visitor's last route in auto. */
  readonly at?: string;
}

const placesOn = ({ own = ["auto", "renters", "life"], lines = [], lineInPath, at }: Page) =>
  createLineRouting({
    partner: { lines: own },
    session: {
      outcome: signal(null),
      line: signal(null),
      journeys: signal({}),
      restored: at ? { line: "auto", journeys: { auto: { at } } } : null,
    } as unknown as Session,
    context: { lineInPath: lineInPath ?? null },
    lines: signal(lines),
  });

describe("home, and the first route of a page that carries none", () => {
  it.each<[string, Page, string, string]>([
    ["of nobody's line", {}, "", ""],
    ["about one line", { lines: ["auto"] }, "auto", "auto"],
    ["about several", { lines: ["auto", "life"] }, "", ""],
    ["of a partner with one line: one card is no choice", { own: ["auto"] }, "auto", "auto"],
    ["of such a partner, asked for lines that it hasn't got", { own: ["auto"], lines: ["pet", "life"] }, "", ""],
    ["whose path names a line", { lineInPath: "renters" }, "", "renters"],
    ["whose path names another line than the attribute", { lines: ["auto"], lineInPath: "renters" }, "auto", "auto"],
    ["whose path names a line that isn't offered", { lineInPath: "condominium" }, "", ""],
    ["where the visitor was before", { lineInPath: "renters", at: "auto/driver" }, "", "auto/driver"],
  ])("of a page %s", (_which, page, home, resume) => {
    const places = placesOn(page);
    expect([places.home(), places.resume()]).toEqual([home, resume]);
  });
});

describe("a line that the partner doesn't offer", () => {
  it.each<[string, readonly LineSlug[], string, readonly string[], readonly string[], string]>([
    ["alone", ["pet"], "", ["auto", "renters", "life"], ["pet"], "pet"],
    ["beside one that it has", ["pet", "life"], "", ["life"], [], "life"],
    ["with others that it hasn't", ["pet", "condominium"], "", ["auto", "renters", "life"], ["pet", "condominium"], ""],
    ["in the route", ["auto"], "pet", ["auto"], ["pet"], "auto"],
    ["nowhere", [], "", ["auto", "renters", "life"], [], ""],
  ])("%s", (_where, lines, route, offered, refused, home) => {
    const places = placesOn({ lines });
    expect([places.offered(), places.refused(route), places.home()]).toEqual([offered, refused, home]);
  });
});
