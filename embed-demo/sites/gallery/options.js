const read = (name) => fetch(`/gallery/${name}.json`).then((response) => response.json());

/**
 * Every screen and state, as embed-demo/gallery generates them from the lines, the widget's languages, and the brands: the demo's
 * own, the default one first, and those published by the studio.
 */
export const [recipes, languages, brands] = await Promise.all([read("recipes"), read("languages"), read("brands")]);

export const schemes = ["light", "dark"];

export const modes = ["standard", "private-label", "cobrand"];

export const widths = [390, 768, 1280];

/**
 * The studio's draft is stored in the browser only, at addresses that a service worker answers. The quote service accepts its key
 * only after publishing, so until then its screens use the default brand's.
 */
const draft = (id) => ({ id, key: brands[0].key, name: "Draft", content: `${location.origin}/studio/preview/content` });

const brandOf = (query) => (query.has("draft") ? draft(query.get("draft")) : (brands.find(({ id }) => id === query.get("brand")) ?? brands[0]));

/** The options in an address. An unknown screen stays unknown, so that the page can say so; all else falls back to the first. */
export function readOptions(search) {
  const query = new URLSearchParams(search);
  const screen = query.get("screen") ?? recipes[0].id;
  return {
    screen,
    recipe: recipes.find(({ id }) => id === screen) ?? null,
    brand: brandOf(query),
    scheme: schemes.find((scheme) => scheme === query.get("scheme")) ?? schemes[0],
    mode: modes.find((mode) => mode === query.get("mode")) ?? null,
    language: languages.find((language) => language === query.get("language")) ?? languages[0],
    width: widths.find((width) => String(width) === query.get("width")) ?? widths[0],
  };
}

const named = ({ screen, brand, scheme, mode, language }) => ({ screen, brand: brand.id, scheme, ...(mode && { mode }), language });
export const addressOf = ({ width, ...shown }) => `/gallery/?${new URLSearchParams({ ...named(shown), width: String(width) })}`;
export const frameOf = (shown) => `/gallery/frame/?${new URLSearchParams(named(shown))}`;
