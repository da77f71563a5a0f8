import type { LineSlug } from "../business/lines";
import type { Line } from "../session/line";

/** Every line, loaded when it is entered. The only file outside a line that a new line touches. */
export const lines: Readonly<Record<LineSlug, () => Promise<{ readonly line: Line }>>> = {
  auto: () => import("./auto/line"),
  homeowners: () => import("./other/line"),
  renters: () => import("./other/line"),
  condominium: () => import("./other/line"),
  motorcycle: () => import("./other/line"),
  landlord: () => import("./other/line"),
  life: () => import("./other/line"),
  pet: () => import("./other/line"),
  other: () => import("./other/line"),
};
