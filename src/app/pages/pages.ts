import type { ComponentType } from "react";
import type { Phrase } from "../../kernel/phrase";
import type { PageName } from "../navigation/routes";

/** The menu of `chrome="full"`, in the same parcel. */
export const loadDrawer = () => import("../chrome/Drawer");

/** The partner switcher, which production never shows. */
export const loadSwitcher = () => import("../chrome/Switcher");

/** Screens that belong to no line: the parcel "rare". */
export const pages: Readonly<Record<PageName | "types", () => Promise<{ readonly Screen: ComponentType; readonly title: Phrase }>>> = {
  types: () => import("./TypesScreen"),
  error: () => import("./ErrorScreen"),
  redirecting: () => import("./RedirectingScreen"),
  "privacy-policy": () => import("./PrivacyScreen"),
  "not-found": () => import("./NotFoundScreen"),
};
