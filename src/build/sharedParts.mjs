/** Shorter parts cost more than their name. */
const leastLength = 20;

/**
 * Returns the code of a module that exports plain data, in which each object and list that occurs more than once is written once.
 * The lines' first screens are alike, so this halves them. Readers get one object for all its places: they mustn't change it.
 */
export function exportedOnce(name, data) {
  const times = timesOf(data);
  const names = new Map();
  const parts = [];
  const codeOf = (value) => {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const text = JSON.stringify(value);
    if (names.has(text)) return names.get(text);
    const code = Array.isArray(value) ? `[${value.map(codeOf).join()}]` : `{${Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${codeOf(member)}`).join()}}`;
    if (times.get(text) === 1 || text.length < leastLength) return code;
    const part = `part${parts.length}`;
    parts.push(`const ${part}=${code};`);
    names.set(text, part);
    return part;
  };
  const code = codeOf(data);
  return `${parts.join("")}export const ${name} = ${code};`;
}

/** Counts how often each object and list occurs, by its JSON. What is inside a repeated one counts once. */
function timesOf(data) {
  const times = new Map();
  const count = (value) => {
    if (typeof value !== "object" || value === null) return;
    const text = JSON.stringify(value);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    if (before === 0) Object.values(value).forEach(count);
  };
  count(data);
  return times;
}
