import { bundledTheme } from "../../src/partner/bundledTheme";
import { themeRule } from "../../src/partner/themeRule";

/** The studio's own brand: gray, so that the partner's colors stand out. The widget's components use it like any other. */
const theme = {
  ...bundledTheme.theme,
  "color-surface": "rgb(255 255 255)",
  "color-sunken": "rgb(244 244 245)",
  "color-text": "rgb(28 28 31)",
  "color-text-muted": "rgb(87 87 94)",
  "color-link": "rgb(28 28 31)",
  "color-line": "rgb(220 220 223)",
  "color-line-strong": "rgb(133 133 140)",
  "color-action": "rgb(28 28 31)",
  "color-action-hover": "rgb(66 66 72)",
  "color-selected": "rgb(28 28 31)",
  "color-selected-soft": "rgb(244 244 245)",
  "color-focus": "rgb(28 28 31)",
  "color-success": "rgb(26 99 64)",
  "color-success-soft": "rgb(230 242 234)",
  "color-warning": "rgb(122 75 0)",
  "color-warning-soft": "rgb(251 240 218)",
  "color-error": "rgb(163 38 28)",
  "color-error-soft": "rgb(251 233 230)",
  "field-radius": "6px",
  "radius-card": "6px",
  "radius-action": "6px",
  "radius-chip": "6px",
  "font-body": "-apple-system, \"Segoe UI\", Roboto, \"Liberation Sans\", sans-serif",
  "font-action-size": "15px",
  "font-label-size": "14px",
  "font-label-weight": "600",
  "density-control": "44px",
  "icon-color": "rgb(28 28 31)",
  "shadow-card": "none",
};

export const studioTheme = themeRule({ scheme: "light", theme });
