import type { LineSlug } from "../business/lines";
import type { Line } from "../session/line";

/** Loads a line when it is entered, so that nobody downloads the questions of another. */
export const lines: Readonly<Record<LineSlug, () => Promise<{ readonly line: Line }>>> = {
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
