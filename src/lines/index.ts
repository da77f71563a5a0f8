import type { LineSlug } from "../business/lines";
import type { Line } from "../session/line";

/** Every line, loaded when it is entered. The only file outside a line that a new line touches. */
export const lines: Readonly<Partial<Record<LineSlug, () => Promise<{ readonly line: Line }>>>> = {
  auto: () => import("./auto/line"),
  motorcycle: () => import("./motorcycle/line"),
  homeowners: () => import("./homeowners/line"),
  condominium: () => import("./condominium/line"),
  renters: () => import("./renters/line"),
  landlord: () => import("./landlord/line"),
  life: () => import("./life/line"),
  pet: () => import("./pet/line"),
  other: () => import("./other/line"),
};
