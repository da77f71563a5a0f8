import { bundledTheme } from "../../src/partner/bundledTheme";
import { compileTheme } from "../../src/partner/publish/compileTheme";
import { themeRule } from "../../src/partner/themeRule";
import night from "../content/default/theme-dark.json";

const { scheme, theme } = bundledTheme;

/** Denser than a funnel, because an operator reads lists. */
const dense = { ...theme, "density-control": "46px", "font-action-size": "16px", "density-card-pad": "22px" };

const dark = compileTheme(night, theme)?.theme ?? {};

/** The widget's own tokens, light or dark as the browser prefers. */
export const deskTheme = themeRule({ scheme, theme: dense, dark: Object.fromEntries(Object.entries(dark).filter(([token, css]) => css !== theme[token])) });
