/** Two modules of the same imports: one would be a chunk that each entry has to wait for. */
const ids = ["virtual:painters", "virtual:painters-ahead"];

/** The package's file with the painter and a language's first screens. */
export const paintParcel = (language) => `paint-${language}.js`;

/** Leads an entry's import() of the widget itself, and of a painter, to the parcel beside it, which is built apart. */
export const importedParcels = (painted) => ({
  name: "imported-parcels",
  resolveId(source) {
    if (ids.includes(source)) return `\0${source}`;
    if (source === "./whole") return { id: "./parcels/app.js", external: true };
    return source.startsWith("./parcels/") ? { id: source, external: true } : null;
  },
  load(source) {
    const imports = painted.map((language) => `${language}: () => import("./parcels/${paintParcel(language)}")`);
    return ids.includes(source.slice(1)) ? `export const painters = { ${imports.join(", ")} };` : null;
  },
});
