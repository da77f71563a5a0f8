/** A font that a brand can pick in the studio. */
export interface OfferedFont {
  readonly id: string;
  readonly label: string;
  /** The names in the theme, the preferred one first. */
  readonly stack: readonly string[];
  /** A web font, which pages load from the partner's folder: its package and weights. */
  readonly file?: { readonly name: string; readonly weight: string };
}

const sans = ["Arial", "sans-serif"] as const;
const serif = ["Georgia", "serif"] as const;

const web = (family: string, weight: string, after: readonly string[]): OfferedFont => {
  const name = family.toLowerCase().replaceAll(" ", "-");
  return { id: name, label: family, stack: [family, ...after], file: { name, weight } };
};

/** Fonts that devices have. */
export const deviceFonts: readonly OfferedFont[] = [
  { id: "system", label: "The device's own", stack: ["-apple-system", "Segoe UI", "Roboto", "sans-serif"] },
  { id: "helvetica", label: "Helvetica or Arial", stack: ["Helvetica Neue", "Helvetica", "Arial", "sans-serif"] },
  { id: "verdana", label: "Verdana", stack: ["Verdana", "sans-serif"] },
  { id: "georgia", label: "Georgia", stack: ["Georgia", "serif"] },
  { id: "palatino", label: "Palatino", stack: ["Palatino Linotype", "Palatino", "Georgia", "serif"] },
];

/** Open fonts with the letters of English and Spanish, each in one file of all its weights. */
export const webFonts: readonly OfferedFont[] = [
  web("Inter", "100 900", sans),
  web("Public Sans", "100 900", sans),
  web("Figtree", "300 900", sans),
  web("Nunito Sans", "200 1000", sans),
  web("Atkinson Hyperlegible Next", "200 800", sans),
  web("Source Serif 4", "200 900", serif),
  web("Lora", "400 700", serif),
  web("Playfair Display", "400 900", serif),
];
