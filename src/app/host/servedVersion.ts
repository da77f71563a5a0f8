/** The code that the server offers at this page's place: this page's own, a newer one in its stead, or none. */
type ServedVersion = "own" | "newer" | "none";

/**
 * Reads from `index.js`, which names the current files, what became of this page's own. `none`: the folder of the version in
 * the script's address was removed. Never rejects; `own` if unknown, such as offline, or in the package, whose files a host's
 * bundler has renamed.
 */
export async function servedVersion(): Promise<ServedVersion> {
  const own: string | undefined = import.meta.url;
  try {
    if (own === undefined) return "own";
    const answer = await window.fetch(new URL("../index.js", own).href, { cache: "no-store" });
    if (answer.status === 404 || answer.status === 410) return "none";
    return answer.ok && !(await answer.text()).includes(own.slice(own.lastIndexOf("/"))) ? "newer" : "own";
  } catch {
    return "own";
  }
}
