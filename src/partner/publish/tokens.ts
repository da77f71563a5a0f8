/**
 * Every design token that the screens read, by group and W3C type. The base theme has all of them; a partner's theme
 * contains its differences, and may name no others.
 */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
      "heading-tracking heading-size heading-size-compact price-size price-tracking label-size label-tracking eyebrow-tracking " +
      "eyebrow-size action-tracking action-size",
    string: "label-case eyebrow-case action-case",
  },
  density: { dimension: "control option card-pad gap" },
  progress: { dimension: "height gap radius" },
  icon: { number: "stroke", string: "cap join", color: "color duo tile" },
  art: { dimension: "stroke-width vehicle horizon", color: "stroke body back cut detail accent" },
  motion: { duration: "press step count", dimension: "slide", cubicBezier: "ease" },
};

export interface TokenName {
  readonly group: string;
  readonly name: string;
  /** W3C: color, dimension, … */
  readonly type: string;
}

export const tokens: readonly TokenName[] = Object.entries(groups).flatMap(([group, types]) =>
  Object.entries(types).flatMap(([type, names]) => names.split(" ").map((name) => ({ group, name, type }))),
);

/** The name of the custom property on `:host`, without `--iq-`. */
export const cssName = ({ group, name }: Omit<TokenName, "type">): string => `${group}-${name}`;
