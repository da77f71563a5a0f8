import { join } from "node:path";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Browser APIs that one module of ours wraps, so that each behaves the same everywhere. */
const doors = {
  fetch: "Call an endpoint of src/api/contract through session.api (api/client.ts).",
  XMLHttpRequest: "Call an endpoint of src/api/contract through session.api (api/client.ts).",
  EventSource: "Use api/serverSentEvents.ts, which carries the session's token.",
  localStorage: "Use openStorage() of session/storage.ts: the getter itself may throw.",
  sessionStorage: "Use openStorage() of session/storage.ts: the getter itself may throw.",
  history: "Go through app/createNavigator.ts and its router adapter: a host's own history state has to survive.",
  alert: "Use session.notices.",
  confirm: "Use ui/Dialog.tsx.",
};
const doorsExcept = (...open) => {
  const closed = Object.entries(doors).filter(([name]) => !open.includes(name));
  return {
    "no-restricted-globals": ["error", ...closed.map(([name, message]) => ({ name, message }))],
    "no-restricted-properties": [
      "error",
      ...closed.flatMap(([property, message]) => ["window", "globalThis", "self"].map((object) => ({ object, property, message }))),
      { object: "Math", property: "random", message: "Use newId() of kernel/ids.ts." },
    ],
  };
};

/** Code that judges answers gets time and page as arguments, so that a test can choose the day. */
const pure = {
  "no-restricted-globals": [
    "error",
    ...["window", "document", "navigator", "location", ...Object.keys(doors)].map((name) => ({ name, message: "This floor is pure: have it passed in." })),
    ...["setTimeout", "setInterval"].map((name) => ({ name, message: "This floor is pure: time belongs to the floors above." })),
  ],
  "no-restricted-properties": ["error", { object: "Date", property: "now", message: "Take `now` from the context." }],
};

const noDefault = {
  selector: "ExportDefaultDeclaration",
  message: "Named exports only: a thing has one name everywhere.",
};
const noBarrel = {
  selector: ":matches(ExportAllDeclaration, ExportNamedDeclaration[source])",
  message: "No barrels: import from the module that has it. Only src/index.ts re-exports.",
};
const noFixedHeading = {
  selector: "JSXOpeningElement[name.name=/^h[1-6]$/]",
  message: "Use <Heading>: the level of a heading is the host page's (attribute `heading-level`).",
};
const noModuleSignal = {
  selector: ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > CallExpression[callee.name=/^(signal|computed|effect)$/]",
  message: "Make it where a session is made: a module's signal is shared by all widgets of a page.",
};
/** React may render a component twice or never show it, so side effects of rendering may happen twice or in vain. */
const effectInRender = "Do it in an effect or an event: an initializer only works out a value.";
const initializer = "CallExpression[callee.name=/^use(State|Memo|Reducer)$/] > ArrowFunctionExpression";
const noEffectInRender = [
  { selector: "ExpressionStatement > CallExpression[callee.name=/^use(State|Memo)$/]", message: effectInRender },
  { selector: `${initializer} AssignmentExpression > MemberExpression.left[property.name=/^(value|current)$/]`, message: effectInRender },
  { selector: `${initializer} CallExpression[callee.property.name=/^(set|commit|answer|clearDrafts|showErrors|raise)$/]`, message: effectInRender },
];
/**
 * Text that a visitor reads or hears, written where it is shown: as an element's text, or in an attribute that becomes text.
 */
const shownAttribute = "JSXAttribute[name.name=/^(title|aria-label|aria-description|aria-roledescription|aria-valuetext|label|alt|placeholder|lede|help|hint|text)$/]";
const shownValue = `:matches(JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer, ${shownAttribute} > JSXExpressionContainer)`;
const noUncataloguedText = [
  "JSXText[value=/\\p{L}/u]",
  `${shownAttribute} > Literal[value=/\\p{L}/u]`,
  ...["", " > ConditionalExpression", " > LogicalExpression"].map((choice) => `${shownValue}${choice} > Literal[value=/\\p{L}/u]`),
  `${shownValue} > TemplateLiteral > TemplateElement[value.cooked=/\\p{L}/u]`,
].map((selector) => ({ selector, message: "Text outside of the catalogue stays English for everybody: write it in phrases() (kernel/phrase.ts), and show it by useText()." }));
const noComputedNow = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: "Take `now` from the context.",
};

export default tseslint.config(
  { ignores: ["dist/**", "node_modules/**", ".cache/**", ".data/**", "embed-demo/sites/**/*.js", "tests/hosts/*/**"] },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "no-alert": "error",
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-param-reassign": "error",
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx", "hack"] }],
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: join(import.meta.dirname, "..") } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "no-restricted-syntax": ["error", noDefault, noBarrel],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      ...doorsExcept(),
      "no-restricted-syntax": ["error", noDefault, noBarrel, noModuleSignal, noFixedHeading, ...noEffectInRender, ...noUncataloguedText],
      // Both rules look at one element at a time, but a combobox handles the keys of its options, and a dialog those of its
      // contents. tests/e2e/keyboard.test.ts walks the funnel without a mouse instead.
      "jsx-a11y/click-events-have-key-events": "off",
      "jsx-a11y/no-noninteractive-element-interactions": "off",
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 120, skipBlankLines: true, skipComments: true }],
      "max-len": ["error", { code: 150, ignoreUrls: true, ignoreTemplateLiterals: true, ignoreStrings: true, ignoreRegExpLiterals: true }],
    },
  },
  {
    files: ["src/{kernel,business,flow}/**/*.ts"],
    ignores: ["**/*.test.ts", "src/kernel/{ids,logger}.ts"],
    rules: { ...pure, "no-restricted-syntax": ["error", noDefault, noBarrel, noComputedNow] },
  },
  { files: ["src/session/kept/storage.ts"], rules: doorsExcept("localStorage", "sessionStorage") },
  { files: ["src/element/router/**/*.ts"], rules: doorsExcept("history") },
  // partner/ reads the content network through this fetcher, which it gets as an argument.
  { files: ["src/app/host/servedVersion.ts", "src/app/createWidget.ts", "src/element/fetchFile.ts", "src/element/firstPaint/showFirstScreens.ts", "src/api/client.ts", "src/scan/wasmDecoder.ts"], rules: doorsExcept("fetch") },
  // Sees a service as it is on the wire, in Node.
  { files: ["src/conformance/caller.ts"], rules: doorsExcept("fetch") },
  // The jitter of a retry isn't an id.
  { files: ["src/api/attempt.ts"], rules: { "no-restricted-properties": "off" } },
  // The docs' generator reads their default exports.
  { files: ["embed-demo/docs/.vitepress/{config,theme/index}.ts", "embed-demo/docs/**/*.data.ts"], rules: { "no-restricted-syntax": ["error", noBarrel] } },
  { files: ["src/index.ts"], rules: { "no-restricted-syntax": ["error", noDefault] } },
  { files: ["tests/{,mutants/,engines/}*.config.ts", "tests/harness/setup/*.ts", "tests/engines/setup.ts"], rules: { "no-restricted-syntax": "off" } },
);
