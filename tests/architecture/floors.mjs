/**
 * The floors of the house: imports only go down. Rules for dependency-cruiser, held by floors.test.ts.
 * Folders in one entry are blind to each other.
 */
export const floors = [
  ["kernel", "texts"],
  ["business"],
  ["flow", "api", "ui", "partner", "scan"],
  ["session"],
  ["form"],
  ["steps"],
  ["stages"],
  ["lines"],
  ["app"],
  ["element"],
  ["firstScreens.ts"],
  ["loader.ts", "ownLoader.ts", "index.ts", "define.ts", "eager.ts", "react", "vue"],
  ["fixtures"],
  // Both run in Node and go into no page: one reads all of src to build it, the other tests a service by the contract.
  ["build", "conformance"],
];

/** The demo around the service. The lowest floor is pages and pictures, whose scripts import nothing. */
export const demoFloors = [
  ["brands", "content", "external", "legal", "sites"],
  ["hosting"],
  ["flags", "texts"],
  ["service"],
  ["publish"],
  ["carriers", "desk", "gallery", "studio", "handOff", "payment", "outbox", "crm"],
  ["docs"],
  ["servers"],
  ["start.ts"],
];

/** The sandbox quote service, from the words and tables of its reference data to its start. */
export const serviceFloors = [
  ["texts"],
  ["reference"],
  ["database"],
  ["metrics", "tracing"],
  ["partners", "jobs"],
  ["http"],
  ["applications", "carriers", "coverages", "documents", "handOff", "leads", "mail", "rating", "resume", "staging", "webhooks"],
  ["driven", "property"],
  ["quotes", "lines"],
  ["payments"],
  ["retention"],
  ["desk"],
  ["routes"],
  ["boot"],
];

/** The widget: src without its tests, without what builds it, and without what tests its services. */
const widget = { path: "^src/", pathNot: ["\\.test\\.tsx?$", "^src/(?:build|conformance|fixtures)/"] };

/** One rule a place: nothing beside it and nothing above it, types included. */
function downOnly(root, name, floors) {
  const pattern = (place) => (place.endsWith(".ts") ? `^${root}/${place.replace(".", "\\.")}$` : `^${root}/${place}/`);
  const rules = floors.flatMap((floor, index) =>
    floor.map((place) => ({
      name: `${name}-${place}`,
      comment: `${root}/${place} may import only what lies below it`,
      severity: "error",
      from: { path: pattern(place), pathNot: "\\.test\\.tsx?$" },
      to: { path: [...floor.filter((other) => other !== place), ...floors.slice(index + 1).flat()].map(pattern) },
    })),
  );
  // The place at the top alone has nothing above it, and an empty list would match everything.
  return rules.filter(({ to }) => to.path.length > 0);
}

/** Packages have one door each; anything else of a package would reach every host page. */
const doors = {
  "^node_modules/(?:@types/)?ofetch/": "^src/api/client\\.ts$",
  "^node_modules/zod/": "^src/kernel/zod\\.ts$",
  "^node_modules/goober/": "^src/ui/",
  "^node_modules/@r2wc/": "^src/element/",
  "^node_modules/react-dom/": "^(?:src/element/|src/ui/behavior/usePrinting\\.ts$|embed-demo/(?:desk|studio)/)",
  "^node_modules/@preact/": "^src/(?:session|form|stages|app|element)/",
  "^node_modules/vue/": "^(?:src/vue|embed-demo/docs/(?:\\.vitepress/theme|embeds|playground|tokens))/",
  "^node_modules/zxing-wasm/": "^src/scan/wasmDecoder\\.ts$",
  "^node_modules/(?:@types/)?pdfkit/": "^embed-demo/service/documents/pdf\\.ts$",
  "^node_modules/tlds/": "^embed-demo/service/reference/topLevelDomains\\.ts$",
};
const oneDoorEach = Object.entries(doors).map(([to, door]) => ({
  name: `door-of-${to.replace(/[^a-z0-9]+/g, "-").replace(/^-node-modules-(types-)?|-$/g, "")}`,
  comment: `only ${door} may import it`,
  severity: "error",
  from: { path: "^(?:src|embed-demo)/", pathNot: [door, "^src/(?:build|fixtures)/", "\\.test\\.tsx?$"] },
  to: { path: to },
}));

export const forbidden = [
  ...downOnly("src", "floor-of", floors),
  ...downOnly("embed-demo", "floor-of-demo", demoFloors),
  ...downOnly("embed-demo/service", "floor-of-service", serviceFloors),
  ...oneDoorEach,
  {
    name: "runtime-packages",
    comment: "bytes of a host page: no new package without a budget (custom-elements-manifest has types alone)",
    severity: "error",
    from: widget,
    to: { path: "node_modules/", pathNot: "node_modules/(?:custom-elements-manifest|@types/react(?:-dom)?|react|react-dom|vue|@r2wc|@preact|goober|ofetch|zod|tlds|zxing-wasm)/" },
  },
  { name: "no-node", comment: "src runs in a browser", severity: "error", from: widget, to: { dependencyTypes: ["core"] } },
  {
    name: "build-read-by-builds",
    comment: "only a rollup.config.mjs reads the build, and the docs, whose tables it makes",
    severity: "error",
    from: { path: "^embed-demo/", pathNot: "/rollup\\.config\\.mjs$|^embed-demo/docs/tables/" },
    to: { path: "^src/build/" },
  },
  {
    name: "requests-for-the-service",
    comment: "what checks and describes a request is the service's: the widget imports its types alone",
    severity: "error",
    from: { path: "^src/", pathNot: ["\\.test\\.tsx?$", "^src/api/contract/.*requests\\.ts$", "^src/conformance/"] },
    to: { path: "^src/api/contract/.*(?:requests|endpoints)\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "conformance-by-the-contract",
    comment: "a service is judged by the contract alone: no client or screen may hide or repair what it does",
    severity: "error",
    from: { path: "^src/conformance/", pathNot: "\\.test\\.ts$" },
    to: { path: "^(?:src|node_modules)/", pathNot: "^src/(?:conformance|api/contract|business|kernel)/|^src/api/(?:request|serverSentEvents)\\.ts$" },
  },
  {
    name: "lines-apart",
    comment: "a line never imports another line",
    severity: "error",
    from: { path: "^src/lines/([^/]+)/" },
    to: { path: "^src/lines/[^/]+/", pathNot: "^src/lines/$1/" },
  },
  {
    name: "service-lines-apart",
    comment: "a line of the service never imports another line: what they share lies below",
    severity: "error",
    from: { path: "^embed-demo/service/lines/([^/]+)/" },
    to: { path: "^embed-demo/service/lines/[^/]+/", pathNot: "^embed-demo/service/lines/$1/" },
  },
  {
    name: "lines-loaded-late",
    comment: "a line's code is for those who enter it",
    severity: "error",
    from: { path: "^src/lines/lines\\.tsx$" },
    to: { path: "^src/lines/[^/]+/", dynamic: false, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "service-and-widget",
    comment: "the service knows the contract, not the widget",
    severity: "error",
    from: { path: "^embed-demo/service/" },
    to: { path: "^src/", pathNot: "^src/(?:api/contract|business|kernel)/" },
  },
  {
    name: "widget-without-demo",
    comment: "the package stands without its demo and its tests",
    severity: "error",
    from: { path: "^src/" },
    to: { path: "^(?:embed-demo|tests)/" },
  },
  {
    name: "content-through-partner",
    comment: "only partner/ reads content",
    severity: "error",
    from: { path: "^src/", pathNot: "^src/partner/" },
    to: { path: "^src/partner/fetchJson\\.ts$" },
  },
  {
    name: "components-use-value",
    comment: "a component that reads .value goes stale in silence: useValue() and useField() are the only doors",
    severity: "error",
    from: { path: "^src/.*\\.tsx$", pathNot: "\\.test\\.tsx$" },
    to: { path: "node_modules/@preact/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "screens-do-not-call",
    comment: "a screen asks the runner or a lookup; only effects call the service",
    severity: "error",
    from: { path: "^src/(?:steps|stages|lines)/.*[A-Z]\\w*\\.tsx$" },
    to: { path: "^src/api/client\\.ts$" },
  },
  {
    name: "no-cycles",
    comment: "modules that know each other are one module in two files; types count, and a parcel that is fetched late too",
    severity: "error",
    from: { path: "^(?:src|embed-demo)/" },
    to: { circular: true },
  },
  {
    name: "fixtures-for-tests",
    comment: "made-up quotes and sessions must not reach a page",
    severity: "error",
    from: { path: "^(?:src|embed-demo)/", pathNot: ["^src/fixtures/", "\\.test\\.tsx?$"] },
    to: { path: "^src/fixtures/" },
  },
  { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
  {
    name: "no-dev-tools-in-src",
    severity: "error",
    from: { path: "^(?:src|embed-demo)/", pathNot: ["^src/fixtures/", "\\.test\\.(?:tsx?|mjs)$"] },
    to: { path: "node_modules/(?:vitest|playwright|happy-dom|axe-core|eslint)/" },
  },
];
