/** All that is loaded with these modules: themselves and their static imports. `infoOf` is Rollup's getModuleInfo. */
export function closure(ids, infoOf) {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of infoOf(id)?.importedIds ?? []) visit(imported);
  };
  ids.forEach(visit);
  return found;
}
