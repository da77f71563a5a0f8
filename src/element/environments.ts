/** The environments that a build can target, with all addresses of each, so that no two can be mixed. */
export const environments = ["local", "development", "dev", "qa", "qablue", "uat", "prdstg", "prod"] as const;
export type Environment = (typeof environments)[number];

/** Set when the bundle is built: `prod`, unless `IQ_ENVIRONMENT` says otherwise. */
export const builtFor = (process.env.IQ_ENVIRONMENT ?? "local") as Environment;

/** Returns an environment's API, partner content and standalone page, which attributes can override. */
export function addressesOf(environment: Environment) {
  if (environment === "local") {
    return { api: "http://localhost:4402", content: "http://localhost:4401/content", hosted: "http://localhost:4400/quote" };
  }
  const domain = environment === "prod" ? "clearmoor.example" : `${environment}.clearmoor.example`;
  return { api: `https://api.${domain}`, content: `https://widget.${domain}/content`, hosted: `https://www.${domain}/quote` };
}
