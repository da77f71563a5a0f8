/**
 * The only place that touches the browser's storage of what a visitor answers. A getter that throws or a full quota degrades
 * to memory. The content of partners, which says nothing about a visitor, is kept in the Cache (partner/contentMemory.ts).
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

/** Values that couldn't be stored, until the page goes: an element that takes another's place finds it here. */
const memory = new Map<string, string>();

/** Whether anything is kept under a key that begins like this. */
export const hasStored = (prefix: string): boolean =>
  [...memory.keys(), ...Object.keys(open("sessionStorage") ?? {})].some((key) => key.startsWith(prefix));

export function openStorage(key: string, kind: "sessionStorage" | "localStorage" = "sessionStorage"): SessionStorage {
  let opened: Storage | null | undefined;
  /** Storage is opened when it is needed: a page stands still at its first use of local storage until the disk has answered. */
  const storage = (): Storage | null => (opened === undefined ? (opened = open(kind)) : opened);
  /** Entries are deleted as members: a host may have replaced `removeItem` and `setItem` by methods that refuse. */
  const remove = (): void => {
    try {
      Reflect.deleteProperty(storage() ?? {}, key);
    } catch {
      // There is nothing in a storage that throws.
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
        // Otherwise a reload would bring back the older value that is still stored.
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
