/** The listeners for an application's answers, in this process. */
export function createWatchers() {
  const watchers = new Map<string, Set<() => void>>();
  return {
    tell: (applicationId: string): void => watchers.get(applicationId)?.forEach((onChange) => onChange()),
    /** For when it isn't known which applications have changed. */
    tellAll: (): void => watchers.forEach((set) => set.forEach((onChange) => onChange())),
    /** Returns the function that ends it. */
    watch(applicationId: string, onChange: () => void): () => void {
      const set = watchers.get(applicationId) ?? new Set();
      watchers.set(applicationId, set.add(onChange));
      return () => {
        set.delete(onChange);
        if (set.size === 0) watchers.delete(applicationId);
      };
    },
  };
}
