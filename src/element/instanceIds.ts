/** The elements of a page that hold an instance id. */
export interface InstanceHolder {
  /** False once it is removed, even before it is known whether it was only moved. */
  isInPage(): boolean;
  /** Ends at once and gives its id back, so that its stored visit can be taken over. */
  leave(): void;
}

const taken = new Map<string, InstanceHolder>();

/**
 * An element that was removed in the same task gives its id up, because a page that swaps its content inserts the same
 * widget again.
 */
function isFree(id: string): boolean {
  const holder = taken.get(id);
  if (holder && !holder.isInPage()) holder.leave();
  return !taken.has(id);
}

/**
 * Returns an id that no other widget on the page holds: the wanted one, or the first free number. Elements are upgraded in
 * page order, so a reload gives each the same number, and with it its place in the URL and in storage.
 */
export function claimInstanceId(wanted: string | null, holder: InstanceHolder): string {
  let id = wanted ?? "1";
  for (let next = 1; !isFree(id); next += 1) id = String(next);
  taken.set(id, holder);
  return id;
}

export const releaseInstanceId = (id: string): boolean => taken.delete(id);
