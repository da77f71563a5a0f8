/**
 * Tells whether the files of this page's code have been replaced: `index.js` names the current ones. Never rejects; false if
 * unknown, such as offline, or in the package, whose files a host's bundler has renamed.
 */
export async function isReplaced(): Promise<boolean> {
  const own: string | undefined = import.meta.url;
  try {
    if (own === undefined) return false;
    const answer = await window.fetch(new URL("../index.js", own).href, { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(own.slice(own.lastIndexOf("/")));
  } catch {
    return false;
  }
}
