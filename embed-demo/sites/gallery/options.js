/** Every screen and state, as embed-demo/gallery makes them of the lines. */
export const recipes = await fetch("/gallery/recipes.json").then((response) => response.json());

export const brands = [
  { id: "default", key: "pk_default_demo", name: "Clearmoor" },
  { id: "auvane", key: "pk_auvane_demo", name: "Auvane" },
  { id: "prairie-lantern", key: "pk_prairie_lantern_demo", name: "Prairie Lantern" },
];

export const widths = [390, 768, 1280];
export const languages = [
  { id: "en", name: "English" },
  { id: "es", name: "Español" },
];

/** What an address asks for. An unknown screen stays unknown, so that it can be said; brand and width fall back to the first. */
export function readOptions(search) {
  const query = new URLSearchParams(search);
  const screen = query.get("screen") ?? recipes[0].id;
  return {
    screen,
    recipe: recipes.find(({ id }) => id === screen) ?? null,
    brand: brands.find(({ id }) => id === query.get("brand")) ?? brands[0],
    width: widths.find((width) => String(width) === query.get("width")) ?? widths[0],
    language: languages.find(({ id }) => id === query.get("lang")) ?? languages[0],
  };
}

export const addressOf = ({ screen, brand, width, language }) =>
  `/gallery/?${new URLSearchParams({ screen, brand: brand.id, width: String(width), lang: language.id })}`;
export const frameOf = ({ screen, brand, language }) => `/gallery/frame/?${new URLSearchParams({ screen, brand: brand.id, lang: language.id })}`;
