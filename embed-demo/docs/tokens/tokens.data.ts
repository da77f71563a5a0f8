import { readFileSync } from "node:fs";
import { bundledTheme } from "../../../src/partner/bundledTheme";
import { cssName, tokens } from "../../../src/partner/publish/tokens";
import { otherValue } from "./otherValue";

export interface ShownToken {
  /** `color.action`. */
  readonly name: string;
  readonly group: string;
  /** `--iq-color-action`. */
  readonly property: string;
  readonly what: string;
  readonly isColor: boolean;
  /** A value that shows what it does. */
  readonly other: string;
}

type Theme = Readonly<Record<string, Readonly<Record<string, { readonly $description?: string }>>>>;

/** Filled in by the generator when it builds a page that imports it. */
export declare const data: readonly ShownToken[];

function load(): readonly ShownToken[] {
  // The generator runs at the repository's root.
  const base = JSON.parse(readFileSync("embed-demo/content/base/theme.json", "utf8")) as Theme;
  return tokens.map((token) => {
    const { group, name, type } = token;
    const css = cssName(token);
    return {
      name: `${group}.${name}`,
      group,
      property: `--iq-${css}`,
      what: base[group]?.[name]?.$description ?? "",
      isColor: type === "color",
      other: otherValue(`${group}.${name}`, type, bundledTheme.theme[css]!),
    };
  });
}

export default { load };
