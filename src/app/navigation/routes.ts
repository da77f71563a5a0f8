import type { LineSlug } from "../../business/lines";
import { isLineSlug } from "../../business/lines";

export interface LineRoute {
  readonly kind: "line";
  readonly line: LineSlug;
  /** The step with its detail; "" for the line's first step. */
  readonly rest: string;
  /** If the line has no such step, the route leads to the visit's frontier. */
  readonly orFrontier?: true;
}

/** A parsed route. The parser doesn't know a line's steps: the line checks `rest`. */
export type Route =
  | { readonly kind: "types" }
  | LineRoute
  | { readonly kind: "page"; readonly page: PageName }
  | { readonly kind: "selected"; readonly rest: string }
  | { readonly kind: "unknown" };

/** Pages that belong to no line. */
export const pageNames = ["error", "redirecting", "privacy-policy", "not-found"] as const;
export type PageName = (typeof pageNames)[number];

/** Generic addresses of the selected quote, each with its step of the purchase. */
const ofSelected: Readonly<Record<string, string>> = {
  "policy-details": "purchase/review-details",
  "finalize-purchase": "purchase/payment-plan",
};

/** The line that owns the generic finalize pages (decisions.md, "Generic pages"). */
export const genericLine: LineSlug = "other";

/** Parses a route and its modal. Accepts trailing slashes; the canonical form has none. */
export function parseRoute(text: string): { route: Route; modal: string | null } {
  const [path = "", query = ""] = text.split("?", 2);
  const modal = new URLSearchParams(query).get("modal");
  const clean = path.replace(/^\/+|\/+$/g, "");
  const [head = "", ...tail] = clean.split("/");
  const rest = tail.join("/");
  if (clean === "") return { route: { kind: "types" }, modal };
  if (isLineSlug(head)) return { route: { kind: "line", line: head, rest }, modal };
  if (head === "finalize") return { route: { kind: "line", line: genericLine, rest: clean }, modal };
  const selected = ofSelected[clean];
  if (selected) return { route: { kind: "selected", rest: selected }, modal };
  const page = pageNames.find((name) => name === clean);
  return { route: page ? { kind: "page", page } : { kind: "unknown" }, modal };
}

/** The value of the modal parameter while the menu is open. It can't collide with a case's value. */
export const menuModal = "menu";

export const withModal = (path: string, modal: string | null): string => (modal ? `${path}?modal=${encodeURIComponent(modal)}` : path);

/** Returns the case's value of the modal parameter: `auto-complex-code-not-supported`. */
export const modalValue = (line: string, scenario: string): string =>
  `${line}-complex-${scenario.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the scenario that a modal parameter names. */
export function scenarioOf(modal: string): { line: string; scenario: string } | null {
  const parts = /^([a-z]+)-complex-([a-z-]+)$/.exec(modal);
  return parts ? { line: parts[1] ?? "", scenario: (parts[2] ?? "").replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase()) } : null;
}
