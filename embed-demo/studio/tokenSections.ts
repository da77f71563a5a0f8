/** The token groups of a theme that aren't colors of the brand, as the studio puts them together. */
export const tokenSections: readonly { readonly title: string; readonly groups: readonly string[] }[] = [
  { title: "Type", groups: ["font"] },
  { title: "Corners and edges", groups: ["radius", "border", "field", "shadow"] },
  { title: "Space and motion", groups: ["density", "progress", "motion"] },
  { title: "Drawings", groups: ["icon", "art"] },
];
