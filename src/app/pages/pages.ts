import type { ComponentType } from "react";
import type { Phrase } from "../../kernel/phrase";
import type { PageName } from "../navigation/routes";

/** The menu of `chrome="full"`, in the same parcel. */
export const loadDrawer = () => import("../chrome/Drawer");

/** The partner switcher, which production never shows. */
export const loadSwitcher = () => import("../chrome/Switcher");

interface Page {
  readonly Screen: ComponentType;
  readonly title: Phrase;
}

/** Screens that belong to no line: the parcel "rare". */
export const pages: Readonly<Record<PageName | "types", () => Promise<Page>>> = {
  types: () => import("./TypesScreen").then(({ TypesScreen, title }) => ({ Screen: TypesScreen, title })),
  error: () => import("./ErrorScreen").then(({ ErrorScreen, title }) => ({ Screen: ErrorScreen, title })),
  redirecting: () => import("./RedirectingScreen").then(({ RedirectingScreen, title }) => ({ Screen: RedirectingScreen, title })),
  "privacy-policy": () => import("./PrivacyScreen").then(({ PrivacyScreen, title }) => ({ Screen: PrivacyScreen, title })),
  "not-found": () => import("./NotFoundScreen").then(({ NotFoundScreen, title }) => ({ Screen: NotFoundScreen, title })),
};
