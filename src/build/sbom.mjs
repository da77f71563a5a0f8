import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { dist, part, root } from "./paths.mjs";
import { packageFolder } from "./thirdPartyNotices.mjs";

const sbomFile = "sbom.cdx.json";

/** Bytes of npm's list of every package of the lock file. */
const maxBuffer = 64 * 1024 ** 2;

/** Returns npm's CycloneDX list of what the lock file names, without asking a registry, whatever peers say of each other. */
async function ofLock() {
  const { stdout } = await promisify(execFile)("npm", ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "library", "--package-lock-only", "--legacy-peer-deps"], { cwd: root, maxBuffer });
  return JSON.parse(stdout);
}

/**
 * Returns the part of npm's list that is in a bundle, by name and version of its packages, for the package that ships it. Without the
 * time and the random number, so that the same build has the same bytes. Throws for a package that the lock file doesn't have.
 */
export function sbomOf(whole, packages, { name }) {
  const components = packages.map(({ name: wanted, version }) => {
    const found = whole.components.find((component) => component.name === wanted && component.version === version);
    if (!found) throw new Error(`${wanted} ${version} isn't in the lock file`);
    // The package has it inside, whatever it is for the repository.
    const { properties: _properties, ...component } = found;
    return { ...component, scope: "required" };
  });
  const refs = new Set(components.map((component) => component["bom-ref"]));
  const { properties: _properties, ...own } = whole.metadata.component;
  const dependencies = whole.dependencies.filter(({ ref }) => refs.has(ref)).map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return {
    $schema: whole.$schema,
    bomFormat: whole.bomFormat,
    specVersion: whole.specVersion,
    version: 1,
    metadata: { lifecycles: [{ phase: "build" }], tools: whole.metadata.tools, component: { ...own, name } },
    components,
    dependencies: [{ ref: own["bom-ref"], dependsOn: [...refs] }, ...dependencies],
  };
}

const manifestIn = async (folder) => JSON.parse(await readFile(join(folder, "package.json"), "utf8"));

const inside = new Set();

/** Notes the packages whose code is in a bundle. */
export const noteForSbom = {
  name: "note-for-sbom",
  writeBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? Object.entries(output.modules) : []));
    for (const [id, { renderedLength }] of modules) if (renderedLength > 0 && packageFolder(id)) inside.add(packageFolder(id));
  },
};

/** Writes the list of the packages that were noted in this and the bundles before (CycloneDX), with their licenses and hashes, to dist. */
export const writeSbom = {
  name: "sbom",
  async writeBundle(options, bundle) {
    noteForSbom.writeBundle(options, bundle);
    // A check of the entries alone has seen no parcel.
    if (part === "entries") return;
    const packages = await Promise.all([...inside].sort().map(manifestIn));
    await writeFile(join(dist, sbomFile), `${JSON.stringify(sbomOf(await ofLock(), packages, await manifestIn(root)))}\n`);
  },
};
