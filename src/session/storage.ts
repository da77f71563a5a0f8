/** The only place that touches browser storage. A getter that throws or a full quota degrades to memory (decision 10). */
export interface SessionStorage {
  read(): unknown;
  write(value: unknown): void;
  clear(): void;
}

const open = (kind: "sessionStorage" | "localStorage"): Storage | null => {
  try {
    const storage = window[kind];
    const probe = "iq.probe";
    storage.setItem(probe, "1");
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
};

/** Whether anything is kept under a key that begins like this. */
export const hasStored = (prefix: string): boolean => Object.keys(open("sessionStorage") ?? {}).some((key) => key.startsWith(prefix));

export function openStorage(key: string, kind: "sessionStorage" | "localStorage" = "sessionStorage"): SessionStorage {
  const storage = open(kind);
  let memory: string | null = null;
  return {
    read() {
      try {
        return JSON.parse((storage ? storage.getItem(key) : memory) ?? "null") as unknown;
      } catch {
        return null;
      }
    },
    write(value) {
      memory = JSON.stringify(value);
      try {
        storage?.setItem(key, memory);
      } catch {
        // A full quota: the session lives on in memory.
      }
    },
    clear() {
      memory = null;
      storage?.removeItem(key);
    },
  };
}
