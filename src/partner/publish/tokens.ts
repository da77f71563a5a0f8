/**
 * Every design token that the screens read, by group and W3C type. A token that isn't here is dropped from a partner's theme;
 * one that is here and missing from the theme is taken from the bundled brand.
 */
export const tokens: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  color: {
    color:
      "surface raised sunken text text-muted link line line-strong action action-hover on-action selected on-selected selected-soft " +
      "accent badge on-badge focus available success success-soft warning warning-soft error error-soft info info-soft " +
      "header on-header on-header-muted header-rule footer on-footer on-footer-muted progress progress-track " +
      "mono-1 mono-2 mono-3 mono-4 backdrop",
  },
  field: { color: "surface", string: "edge-width radius" },
  radius: { dimension: "card action chip tile dialog" },
  border: { dimension: "card header selected" },
  shadow: { shadow: "card lift dialog" },
  font: {
    fontFamily: "body heading price",
    fontWeight: "heading-weight title-weight price-weight label-weight action-weight",
    dimension:
      "heading-tracking heading-size heading-size-compact label-size label-tracking eyebrow-tracking eyebrow-size action-tracking action-size",
    string: "label-case eyebrow-case action-case",
  },
  density: { dimension: "control option card-pad gap" },
  progress: { dimension: "height gap radius" },
  icon: { number: "stroke", string: "cap join", color: "color duo tile" },
  art: { dimension: "stroke-width vehicle horizon", color: "stroke body back cut detail accent" },
  motion: { duration: "press step count", dimension: "slide", cubicBezier: "ease" },
};
