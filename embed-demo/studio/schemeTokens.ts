import { bundledTheme } from "../../src/partner/bundledTheme";
import { compileTheme } from "../../src/partner/publish/compileTheme";
import type { Draft } from "./draft";

/** A draft's tokens in a scheme, as pages get them. */
export function schemeTokens({ theme, dark }: Pick<Draft, "theme" | "dark">, scheme: "light" | "dark"): Readonly<Record<string, string>> {
  const light = compileTheme(theme, bundledTheme.theme)!.theme;
  return scheme === "light" ? light : compileTheme(dark ?? {}, light)!.theme;
}
