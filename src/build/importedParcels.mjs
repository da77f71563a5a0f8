const id = "virtual:painters";

/** The package's file with the painter and a language's first screens. */
export const paintParcel = (language) => `paint-${language}.js`;

/** Leads an entry's import() of the widget itself, and of a painter, to the parcel beside it, which is built apart. */
export const importedParcels = (painted) => ({
  name: "imported-parcels",
  resolveId(source) {
    if (source === id) return `\0${id}`;
    if (source === "./whole") return { id: "./parcels/app.js", external: true };
    return source.startsWith("./parcels/") ? { id: source, external: true } : null;
  },
  load(source) {
    const imports = painted.map((language) => `${language}: () => import("./parcels/${paintParcel(language)}")`);
    return source === `\0${id}` ? `export const painters = { ${imports.join(", ")} };` : null;
  },
});
