/**
 * The oldest browsers that the widget runs in, each with the newest feature that it can't do without. The build translates syntax that
 * they don't know, and the docs list them. `feature` is the feature's name at caniuse, `sign` how the sources write it.
 */
export const oldestBrowsers = [
  { name: "Chromium (Chrome, Edge, Opera, Samsung Internet)", target: "chrome", version: "117", needs: "`subgrid` in CSS", feature: "css-subgrid", sign: "subgrid" },
  { name: "Firefox", target: "firefox", version: "121", needs: "`:has()` in CSS", feature: "css-has", sign: ":has(" },
  { name: "Safari", target: "safari", version: "16.4", needs: "lookbehind in regular expressions", feature: "js-regexp-lookbehind", sign: "(?<=" },
];
