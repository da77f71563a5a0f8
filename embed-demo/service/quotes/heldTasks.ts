import type { OwnedTask } from "./slots";
import type { Task } from "./tasks";

interface Held<Input> {
  readonly owned: OwnedTask;
  readonly task: Task<Input>;
  readonly timer: NodeJS.Timeout;
  /** When the carrier has answered, by `performance.now()`. */
  readonly due: number;
}

/** The tasks that this process holds, each with the timer of its carrier's answer. */
export function createHeldTasks<Input>() {
  const held = new Map<string, Held<Input>>();
  return {
    ids: (): string[] => [...held.keys()],
    /** The one that is due first comes first. */
    byDue: (): OwnedTask[] => [...held.values()].sort((a, b) => a.due - b.due).map(({ owned }) => owned),

    /** Calls `finish` after so many milliseconds; the task is held until that has resolved. */
    hold(task: Task<Input>, owned: OwnedTask, ms: number, finish: () => Promise<void>): void {
      // A lease that ran out while this process was stalled may bring its own task back: the later attempt replaces the earlier.
      clearTimeout(held.get(task.id)?.timer);
      const letGo = (): void => {
        if (held.get(task.id)?.timer === timer) held.delete(task.id);
      };
      const timer = setTimeout(() => void finish().finally(letGo), ms);
      held.set(task.id, { owned, task, timer, due: performance.now() + ms });
    },

    /** Ends the waits that are for nothing: each takes a slot. */
    drop(isOver: (task: Task<Input>) => boolean): void {
      for (const [id, { task, timer }] of held) {
        if (!isOver(task)) continue;
        clearTimeout(timer);
        held.delete(id);
      }
    },
  };
}
