import { siteHeaders } from "../../embed-demo/hosting/securityHeaders";
import { addressesOf } from "../../src/element/environments";

const { api, content, hosted } = addressesOf("prod");

/** The Content Security Policy of a careful host, with Trusted Types, which names production's addresses alone. */
export const strictHeaders = siteHeaders({ api, widget: new URL(content).origin, sites: new URL(hosted).origin, external: new URL(hosted).origin });
