import type { ComponentType } from "react";
import type { PageName } from "../routes";

/** Screens that belong to no line: the parcel "rare". */
export const pages: Readonly<Record<PageName | "types", () => Promise<{ readonly Screen: ComponentType }>>> = {
  types: () => import("./TypesScreen"),
  error: () => import("./ErrorScreen"),
  redirecting: () => import("./RedirectingScreen"),
  "privacy-policy": () => import("./PrivacyScreen"),
  "not-found": () => import("./NotFoundScreen"),
};
