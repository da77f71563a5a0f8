import { computed, onBeforeUnmount, onMounted, ref } from "vue";

/** The parts of a page that tell when they are there, in milliseconds after its request. */
interface Told {
  readonly what: "first-screen" | "running";
  readonly after: number;
}

/** The share of a frame's place that has to be in view before its page loads. */
const share = 0.4;

/** Stops the frame that is live: with several, a page would have each landmark of the widget several times. */
let stopLive = (): void => undefined;

/** The state of a live page of the demo in a frame. Without the demo there is none, and the picture beside it shows the same. */
export function useLiveEmbed(address: string) {
  const place = ref<HTMLElement>();
  const frame = ref<HTMLIFrameElement>();
  const state = ref<"waiting" | "live" | "away">("waiting");
  /** Counts the starts: each is another frame. */
  const starts = ref(0);
  const told = ref<Partial<Record<Told["what"], number>>>({});
  let watch: IntersectionObserver | undefined;

  function stop(): void {
    told.value = {};
    state.value = "waiting";
  }

  async function start(): Promise<void> {
    const isServed = await fetch(address, { method: "HEAD" }).then(({ ok }) => ok, () => false);
    stopLive();
    stopLive = stop;
    told.value = {};
    starts.value += 1;
    state.value = isServed ? "live" : "away";
  }

  function listen({ origin, source, data }: MessageEvent<Told>): void {
    if (origin === location.origin && source === frame.value?.contentWindow) told.value = { ...told.value, [data.what]: data.after };
  }

  function startInView(): void {
    const see = (entries: readonly IntersectionObserverEntry[]): void => {
      if (state.value === "waiting" && (entries.at(-1)?.intersectionRatio ?? 0) >= share) void start();
    };
    watch = new IntersectionObserver(see, { threshold: share });
    watch.observe(place.value!);
  }

  onMounted(() => {
    addEventListener("message", listen);
    if (document.readyState === "complete") startInView();
    else addEventListener("load", startInView, { once: true });
  });
  onBeforeUnmount(() => {
    watch?.disconnect();
    if (stopLive === stop) stopLive = () => undefined;
    removeEventListener("load", startInView);
    removeEventListener("message", listen);
  });

  const said = computed(() => {
    const { "first-screen": painted, running } = told.value;
    if (painted === undefined) return "";
    return `First screen after ${painted} ms${running === undefined ? "" : `, running after ${running} ms`}.`;
  });

  return { place, frame, state, starts, said, start };
}
