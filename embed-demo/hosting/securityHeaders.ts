import type { Origins } from "./origins";

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

const strict = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "form-action": ["'self'"],
  "require-trusted-types-for": ["'script'"],
} as const;

/**
 * The headers that a careful host would send: only the origins that its page needs, no `unsafe-*`, no nonce, Trusted Types
 * required. `styles` are hashes of styles in the page's HTML.
 */
export const siteHeaders = ({ widget, api }: Origins, styles: readonly string[] = []): Record<string, string> => ({
  "Content-Security-Policy": policy({
    ...strict,
    "script-src": ["'self'", widget],
    "style-src": ["'self'", widget, ...styles],
    "img-src": ["'self'", widget],
    "font-src": ["'self'", widget],
    "connect-src": ["'self'", widget, api],
    "frame-src": ["'self'"],
    "frame-ancestors": ["'self'"],
  }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
});

/** Those of a page whose visitors may scan a license in a browser without a detector: the page may compile WebAssembly, and no other code. */
export const scanningHeaders = (origins: Origins, styles?: readonly string[]): Record<string, string> => {
  const headers = siteHeaders(origins, styles);
  return { ...headers, "Content-Security-Policy": headers["Content-Security-Policy"]!.replace("script-src", "script-src 'wasm-unsafe-eval'") };
};

/** The studio shows pictures that aren't in a file yet, and its preview is a page of its own. */
export const studioHeaders = (origins: Origins): Record<string, string> => {
  const headers = siteHeaders(origins);
  const policy = headers["Content-Security-Policy"]!.replace("img-src", "img-src data:");
  return { ...headers, "Content-Security-Policy": policy };
};

/** The operator's page loads and calls nothing but its own, and stands in no other page. */
export const deskHeaders: Record<string, string> = {
  "Content-Security-Policy": policy({ ...strict, "script-src": ["'self'"], "style-src": ["'self'"], "img-src": ["'self'"], "connect-src": ["'self'"], "frame-ancestors": ["'none'"] }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** The style that the docs' generator adds for the moment in which the scheme changes, so that nothing fades. */
const withoutFades = "'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='";

/**
 * The docs load nothing but their own files, and show pages of the sites in frames. `scripts` are hashes of scripts in the pages'
 * HTML. The generator's style sheet has its icons as `data:`.
 */
export const docsHeaders = (scripts: readonly string[]): Record<string, string> => ({
  "Content-Security-Policy": policy({
    ...strict,
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", withoutFades],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "frame-src": ["'self'"],
    "frame-ancestors": ["'none'"],
  }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
});

/** The external sites load nothing but their own files. */
export const externalHeaders: Record<string, string> = {
  "Content-Security-Policy": policy({ ...strict, "style-src": ["'self'"], "img-src": ["'self'"], "frame-ancestors": ["'none'"] }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** The widget and the content are public: any page may load them, without cookies. */
export const publicHeaders: Record<string, string> = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Timing-Allow-Origin": "*",
  "X-Content-Type-Options": "nosniff",
};

/** A partner's pictures can't run anything; one opened on its own gets an opaque origin. */
export const pictureHeaders: Record<string, string> = { ...publicHeaders, "Content-Security-Policy": "sandbox" };
