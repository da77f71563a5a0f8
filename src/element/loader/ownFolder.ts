/**
 * Where the script that runs lies, with its trailing slash; undefined where nothing tells. A classic script is told by the
 * page. Modules, scripts in a shadow root and some tag managers' are not: those are found by their stack, and where a host has
 * cut that off (`Error.stackTraceLimit = 0`) or replaced `Error`, by their name in what the page has fetched. Only while the
 * script runs for the first time.
 */
export function ownFolder(): string | undefined {
  const told = `${(document.currentScript as HTMLScriptElement | null)?.src} ${new Error().stack} ${JSON.stringify(performance.getEntriesByType("resource"))}`;
  // Published as `insurance-quote.js`, and with a hash in its name. A host that gives it another name has a stack.
  return (/https?:[^?\s"]*\/(?=insurance-quote)/.exec(told) ?? /https?:[^?\s"]*\//.exec(told))?.[0];
}
