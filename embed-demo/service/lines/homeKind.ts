import type { PropertyLine } from "../../../src/business/propertyLines";
import type { PropertyKind } from "../property/propertyKind";
import { serviceLines } from "./serviceLines";

/** The kind of home that a line insures. Throws if the line's coverages don't come from one. */
export function homeKind(line: PropertyLine): PropertyKind {
  const { home } = serviceLines[line];
  if (!home) throw new Error(`${line} has no kind of home`);
  return home;
}
