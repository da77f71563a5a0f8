import { createHash } from "node:crypto";

/**
 * The first script of every page that the tests serve. It keeps errors, warnings and policy violations in `iqSeen` from the
 * page's first byte on, for a driver that doesn't report them. It can be run again without harm.
 */
export const ear = `(window.iqSeen ??= (() => {
  const kept = [];
  addEventListener("error", ({ error, message }) => kept.push("Uncaught " + message + " " + (error?.stack ?? "")));
  addEventListener("unhandledrejection", ({ reason }) => kept.push("Unhandled " + reason + " " + (reason?.stack ?? "")));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...said) => { kept.push(said.map(String).join(" ")); say.apply(console, said); };
  }
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => kept.push("Violation of " + effectiveDirective + ": " + blockedURI));
  return kept;
})())`;

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Puts scripts in front of all others of a page, and allows them in its policy. */
export function withScripts(html: string, policy: string, scripts: readonly string[]): { readonly html: string; readonly policy: string } {
  return {
    html: html.replace("<head>", () => `<head>${scripts.map((script) => `<script>${script}</script>`).join("")}`),
    policy: policy.replace("script-src", `script-src ${scripts.map(hashOf).join(" ")}`),
  };
}
