import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { isAsset, isText, isWritten, type Folder } from "../publish/folder";
import { weightFault } from "../publish/pictureFaults";

/** A zip with the files in a folder, as `npm run partner` reads it after unpacking. */
export const zipFolder = (id: string, folder: Folder): Uint8Array =>
  zipSync(Object.fromEntries([...folder].map(([path, file]) => [`${id}/${path}`, typeof file === "string" ? strToU8(file) : file])));

/** The most bytes that a zip may have, and its files unpacked. */
const most = 5_000_000;

/** The folder in a zip, at its top or one level down. Throws with the reason if there is none. */
export function unzipFolder(bytes: Uint8Array): Folder {
  if (bytes.length > most) throw new Error("The file is larger than 5 MB.");
  let unpacked = 0;
  let files: Readonly<Record<string, Uint8Array>>;
  try {
    files = unzipSync(bytes, { filter: ({ originalSize }) => (unpacked += originalSize) <= most });
  } catch {
    throw new Error("This isn't a zip file.");
  }
  const config = Object.keys(files).find((path) => /^(?:[^/]+\/)?config\.json$/.test(path));
  if (config === undefined) throw new Error("There is no config.json in it.");
  const top = config.slice(0, -"config.json".length);
  const own = Object.entries(files).flatMap(([path, file]) => {
    const name = path.startsWith(top) ? path.slice(top.length) : "";
    return isAsset(name) || isWritten(name) ? [[name, isText(name) ? strFromU8(file) : file] as const] : [];
  });
  const heavy = own.map(([name, file]) => (isAsset(name) ? [name, weightFault(file.length)] : [name, null])).find(([, fault]) => fault !== null);
  if (heavy) throw new Error(`${heavy.join(" ")}.`);
  return new Map(own);
}
