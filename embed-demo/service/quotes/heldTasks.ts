import type { OwnedTask } from "./slots";
import type { Task } from "./tasks";

interface Held<Input> {
  readonly owned: OwnedTask;
  readonly task: Task<Input>;
  readonly timer: NodeJS.Timeout;
  /** The time of the carrier's answer, by `performance.now()`. */
  readonly due: number;
}

/** The tasks held by this process, each with the timer of its carrier's answer. */
export function createHeldTasks<Input>() {
  const held = new Map<string, Held<Input>>();
  return {
    ids: (): string[] => [...held.keys()],
    /** Sorted by due time. */
    byDue: (): OwnedTask[] => [...held.values()].sort((a, b) => a.due - b.due).map(({ owned }) => owned),

    /** Calls `finish` after so many milliseconds; the task is held until it resolves. */
    hold(task: Task<Input>, owned: OwnedTask, ms: number, finish: () => Promise<void>): void {
      // A lease that expired while this process was stalled may return its own task: the later attempt replaces the earlier.
      clearTimeout(held.get(task.id)?.timer);
      const letGo = (): void => {
        if (held.get(task.id)?.timer === timer) held.delete(task.id);
      };
      const timer = setTimeout(() => void finish().finally(letGo), ms);
      held.set(task.id, { owned, task, timer, due: performance.now() + ms });
    },

    /** Ends waits that have become pointless: each takes a slot. */
    drop(isOver: (task: Task<Input>) => boolean): void {
      for (const [id, { task, timer }] of held) {
        if (!isOver(task)) continue;
        clearTimeout(timer);
        held.delete(id);
      }
    },
  };
}
