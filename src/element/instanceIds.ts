const taken = new Set<string>();

/**
 * An id that no other widget on the page holds: the wanted one, or the first free number. Elements are upgraded in page
 * order, so a reload gives each the same number and with it its place in the URL and in storage.
 */
export function claimInstanceId(wanted: string | null): string {
  let id = wanted ?? "1";
  for (let next = 1; taken.has(id); next += 1) id = String(next);
  taken.add(id);
  return id;
}

export const releaseInstanceId = (id: string): boolean => taken.delete(id);
