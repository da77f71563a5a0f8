/** A press that led to another screen. */
export interface Wait {
  /** The route that was left, and the one whose fields came. */
  readonly from: string;
  readonly to: string;
  /** Milliseconds from the press to the frame that shows them. */
  readonly milliseconds: number;
  /** Calls to the service meanwhile that waited for each other. */
  readonly calls: number;
}

/** What a visitor did and waited for. */
export interface Effort {
  presses: number;
  characters: number;
  readonly waits: readonly Wait[];
}

declare global {
  interface Window {
    effort: Effort;
  }
}

/**
 * Runs in the page before any other script, so it can't use anything from outside but `window.fields`. A screen that continues by
 * itself is part of the wait. Choosing in a native list counts as a press.
 */
export function installEffort(api: string): void {
  const waits = new Map<number, Wait>();
  const effort = {
    presses: 0,
    characters: 0,
    get waits() {
      return [...waits.values()];
    },
  };
  window.effort = effort;
  performance.setResourceTimingBufferSize(5_000);

  /** The largest number of calls in the time, none of which began before the one before it was answered. */
  const callsBetween = (start: number, end: number): number => {
    const made = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const within = made.filter(({ name, startTime, responseEnd }) => name.startsWith(`${api}/v1/`) && !name.endsWith("/events") && startTime >= start && responseEnd > 0 && responseEnd <= end);
    let count = 0;
    let until = start;
    for (const { startTime, responseEnd } of within.sort((a, b) => a.responseEnd - b.responseEnd)) {
      if (startTime < until) continue;
      count += 1;
      until = responseEnd;
    }
    return count;
  };

  let pressed: number | null = null;
  let left = "";
  let shown = "";
  let isPainted = false;

  /** Notes the first frame with another heading than the press met. */
  const watchHeading = (start: number): void => {
    const heading = () => window.fields.find("insurance-quote>>>[data-title]")?.textContent;
    const before = heading();
    const look = (): void => {
      if (pressed !== start || waits.has(start)) return;
      if (heading() !== before) isPainted = true;
      else requestAnimationFrame(look);
    };
    isPainted = false;
    requestAnimationFrame(look);
  };
  addEventListener("pointerup", () => (effort.presses += 1), { capture: true });
  addEventListener("change", (event) => event.composedPath()[0] instanceof HTMLSelectElement && (effort.presses += 1), { capture: true });
  addEventListener("input", (event) => (effort.characters += event instanceof InputEvent ? (event.data?.length ?? 0) : 0), { capture: true });
  const press = ({ timeStamp }: Event): void => {
    [pressed, left] = [timeStamp, shown];
    watchHeading(timeStamp);
  };
  addEventListener("click", press, { capture: true });
  addEventListener("iq-step", (event) => {
    const { route } = (event as CustomEvent<{ route: string }>).detail;
    const [start, from] = [pressed, left];
    // Hosts hear of a step after its paint, unless that takes so long that they are told without.
    const told = isPainted ? performance.now() : null;
    shown = route;
    if (start === null) return;
    void window.fields.drawn().then((next) => {
      // The screen that comes last before the next press is the one that the visitor waited for.
      if (pressed !== start) return;
      const at = told ?? next;
      waits.set(start, { from, to: route, milliseconds: at - start, calls: callsBetween(start, at) });
    });
  });
}
