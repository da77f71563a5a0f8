import { join, posix } from "node:path";
import { src } from "./paths.mjs";

const helper = join(src, "element/reach.ts");

/** Chunks that run before the first dynamic import. */
const core = new Set(["app", "vendor"]);

/** Makes each `import()` of a parcel wait until its file and the files it imports are available: src/element/reach.ts says why. */
export const lateParcels = {
  name: "late-parcels",
  transform(code, id) {
    if (!id.startsWith(src) || !/\bimport\(["']/.test(code)) return null;
    const late = code.replace(/\bimport\(["'][^"']+["']\)/g, (call) => `lateParcel((reach) => ${call})`);
    return { code: `import { reach } from ${JSON.stringify(helper)};\nconst lateParcel = (load) => load(reach);\n${late}`, map: null };
  },
  renderDynamicImport({ targetChunk, getTargetChunkImports }) {
    if (!targetChunk) return null;
    const besides = getTargetChunkImports().flatMap(({ chunk, fileName }) => (chunk && !core.has(chunk.name) ? [fileName] : []));
    const files = [targetChunk.fileName, ...besides].map((file) => JSON.stringify(`./${posix.basename(file)}`));
    return { left: `reach(${files.join(", ")}).then(() => import(`, right: "))" };
  },
};
