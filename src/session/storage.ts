/** The only place that touches browser storage. A getter that throws or a full quota degrades to memory. */
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

/** Whether anything is kept under a key that begins like this. */
export const hasStored = (prefix: string): boolean => Object.keys(open("sessionStorage") ?? {}).some((key) => key.startsWith(prefix));

export function openStorage(key: string, kind: "sessionStorage" | "localStorage" = "sessionStorage"): SessionStorage {
  let opened: Storage | null | undefined;
  /** Not before it is needed: a page stands still at its first use of local storage until the disk has answered. */
  const storage = (): Storage | null => (opened === undefined ? (opened = open(kind)) : opened);
  /** What couldn't be stored: the session lives on without. */
  let memory: string | null = null;
  const remove = (): void => {
    try {
      storage()?.removeItem(key);
    } catch {
      // There is nothing in a storage that throws.
    }
  };
  return {
    read() {
      try {
        return JSON.parse(memory ?? storage()?.getItem(key) ?? "null") as unknown;
      } catch {
        return null;
      }
    },
    write(value) {
      const text = JSON.stringify(value);
      memory = null;
      try {
        const into = storage();
        if (into) into.setItem(key, text);
        else memory = text;
      } catch {
        // A full quota. What was stored before would come back as if it were the last.
        memory = text;
        remove();
      }
    },
    clear() {
      memory = null;
      remove();
    },
  };
}
