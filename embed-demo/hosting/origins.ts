/** The four origins of the demo. They differ so that CORS, cookies and CSP are real. */
export interface Origins {
  readonly sites: string;
  readonly widget: string;
  readonly api: string;
  readonly external: string;
}

/** Four consecutive ports, so that CORS, cookies and CSP are real. */
export const originsOf = (port: number): Origins => ({
  sites: `http://localhost:${port}`,
  widget: `http://localhost:${port + 1}`,
  api: `http://localhost:${port + 2}`,
  external: `http://localhost:${port + 3}`,
});

/** Files name the origins as `{{sites}}`, `{{widget}}`, `{{api}}` and `{{external}}`, because the port is chosen at start. */
export const withOrigins = (text: string, origins: Origins): string =>
  text.replace(/\{\{(sites|widget|api|external)\}\}/g, (_match, name: keyof Origins) => origins[name]);
