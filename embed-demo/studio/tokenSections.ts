/** The theme's token groups that aren't brand colors, as the studio groups them. */
export const tokenSections: readonly { readonly title: string; readonly groups: readonly string[] }[] = [
  { title: "Type", groups: ["font"] },
  { title: "Corners and edges", groups: ["radius", "border", "field", "shadow"] },
  { title: "Space and motion", groups: ["density", "progress", "motion"] },
  { title: "Drawings", groups: ["icon", "art"] },
];
