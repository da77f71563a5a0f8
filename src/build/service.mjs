import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { build } from "esbuild";
import { dist, root } from "./paths.mjs";
import { noticesFile, noticesText } from "./thirdPartyNotices.mjs";

/*
 * HOW THE SERVICE IS COMPILED: `npm run service:build` bundles it, with its packages, into plain JavaScript for Node. The folder
 * dist/service needs no node_modules and can be copied anywhere: `node cli.js` starts the service, `node cli.js migrate` migrates its database.
 */

const out = join(dist, "service");

/** Files that the service reads at run time. Below `files/` they keep their paths. */
const fixed = ["embed-demo/content", "embed-demo/service/data", "embed-demo/service/database/migrations", "embed-demo/service/partners/origins.json"];

/** Translations, one file a language. */
async function translations() {
  const problems = (await readdir(join(root, "embed-demo/service/texts"))).filter((name) => name.endsWith(".json"));
  const languages = (await readdir(join(root, "src/texts"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return [...problems.map((name) => `embed-demo/service/texts/${name}`), ...languages.map(({ name }) => `src/texts/${name}/service.json`)];
}

/** Makes each of our modules find its files below `files/`, from wherever it is bundled to. */
const besideFiles = {
  name: "beside-files",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:src|embed-demo)[\\/].*\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, "utf8");
      if (path.includes("node_modules") || !code.includes("import.meta.")) return null;
      const at = `new URL(${JSON.stringify(`./files/${relative(root, path).split(sep).join("/")}`)}, import.meta.url)`;
      const moved = code.replace(/import\.meta\.(url|dirname)/g, (_all, member) => (member === "url" ? `${at}.href` : `urlToPath(new URL(".", ${at}))`));
      const contents = `import { fileURLToPath as urlToPath } from "node:url";\n${moved}`;
      return { contents, loader: "ts" };
    });
  },
};

/** CommonJS packages ask for Node's modules with `require`. */
const require = 'import { createRequire as requireAt } from "node:module"; const require = requireAt(import.meta.url);';

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ["embed-demo/service/boot/cli.ts"],
  outdir: out,
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  charset: "utf8",
  keepNames: true,
  minifySyntax: true,
  chunkNames: "[name]-[hash]",
  banner: { js: require },
  // Both are optional parts of pg, for other platforms.
  external: ["pg-native", "pg-cloudflare"],
  plugins: [besideFiles],
  metafile: true,
  logLevel: "warning",
});

for (const file of [...fixed, ...(await translations())]) await cp(join(root, file), join(out, "files", file), { recursive: true });
// PGlite finds these beside its own code.
const pglite = join(root, "node_modules/@electric-sql/pglite/dist");
for (const file of ["pglite.data", "pglite.wasm", "initdb.wasm"]) await cp(join(pglite, file), join(out, file));

// The page of the OpenAPI document finds its viewer as a package.
const viewer = "node_modules/swagger-ui-dist";
for (const file of ["package.json", "LICENSE", "NOTICE", "swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"]) await cp(join(root, viewer, file), join(out, "files", viewer, file));

// Documents find their fonts as a package.
const fonts = "node_modules/@expo-google-fonts/roboto";
for (const file of ["package.json", "LICENSE_FONT", "400Regular/Roboto_400Regular.ttf", "600SemiBold/Roboto_600SemiBold.ttf"]) await cp(join(root, fonts, file), join(out, "files", fonts, file));

const modules = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0));
await writeFile(join(out, noticesFile), noticesText(modules.map(([path]) => join(root, path))));
// Node takes files for CommonJS where no package.json says otherwise.
const { name, version, license } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
await writeFile(join(out, "package.json"), `${JSON.stringify({ name: `${name}-service`, version, license, private: true, type: "module" }, null, 2)}\n`);
