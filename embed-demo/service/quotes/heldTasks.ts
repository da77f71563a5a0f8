import type { OwnedTask } from "./slots";
import type { Task } from "./tasks";

interface Held<Input> {
  readonly owned: OwnedTask;
  readonly task: Task<Input>;
  readonly call: AbortController;
}

/** The tasks held by this process, each with its call to the company. */
export function createHeldTasks<Input>() {
  const held = new Map<string, Held<Input>>();
  return {
    ids: (): string[] => [...held.keys()],
    /** In the order in which they were begun. */
    owned: (): OwnedTask[] => [...held.values()].map(({ owned }) => owned),

    /** Starts the work for a task. The task is held until the work resolves, and the signal aborts if it is dropped before. */
    hold(task: Task<Input>, owned: OwnedTask, work: (signal: AbortSignal) => Promise<void>): void {
      // A lease that expired while this process was stalled may return its own task: the later attempt replaces the earlier.
      held.get(task.id)?.call.abort();
      const call = new AbortController();
      held.set(task.id, { owned, task, call });
      void work(call.signal).finally(() => {
        if (held.get(task.id)?.call === call) held.delete(task.id);
      });
    },

    /** Ends calls that have become pointless: each takes a slot. */
    drop(isOver: (task: Task<Input>) => boolean): void {
      for (const [id, { task, call }] of held) {
        if (!isOver(task)) continue;
        held.delete(id);
        call.abort();
      }
    },
  };
}
