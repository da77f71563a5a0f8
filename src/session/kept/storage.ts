/**
 * Accesses the browser's storage of a visitor's answers; nothing else does. If a getter throws or the quota is full, values
 * are kept in memory. Partners' content, which contains nothing about a visitor, is in the Cache (partner/contentMemory.ts).
 */
export interface SessionStorage {
  read(): unknown;
  write(value: unknown): void;
  clear(): void;
}

const open = (kind: "sessionStorage" | "localStorage"): Storage | null => {
  try {
    return window[kind];
  } catch {
    return null;
  }
};

/** Values that couldn't be stored, kept until the page goes, so that an element that replaces another finds them. */
const memory = new Map<string, string>();

/** Tells whether anything is stored under a key with this prefix. */
export const hasStored = (prefix: string): boolean =>
  [...memory.keys(), ...Object.keys(open("sessionStorage") ?? {})].some((key) => key.startsWith(prefix));

export function openStorage(key: string, kind: "sessionStorage" | "localStorage" = "sessionStorage"): SessionStorage {
  let opened: Storage | null | undefined;
  /** Opens the storage on first use, because a page is blocked at its first use of local storage until the disk responds. */
  const storage = (): Storage | null => (opened === undefined ? (opened = open(kind)) : opened);
  /** Deletes entries as members, because a host may have replaced `removeItem` and `setItem` by methods that refuse. */
  const remove = (): void => {
    try {
      Reflect.deleteProperty(storage() ?? {}, key);
    } catch {
      // A storage that throws has no entry.
    }
  };
  return {
    read() {
      try {
        return JSON.parse(memory.get(key) ?? storage()?.getItem(key) ?? "null") as unknown;
      } catch {
        return null;
      }
    },
    write(value) {
      const text = JSON.stringify(value);
      try {
        const into = storage();
        if (!into) throw new Error("No storage");
        into.setItem(key, text);
        memory.delete(key);
      } catch {
        // Otherwise a reload would restore the older stored value.
        memory.set(key, text);
        remove();
      }
    },
    clear() {
      memory.delete(key);
      remove();
    },
  };
}
