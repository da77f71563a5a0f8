import { computed, onBeforeUnmount, onMounted, ref, useId } from "vue";
import { marker } from "./otherValue";
import { paintedParts, type Painted } from "./paintedParts";
import { screenOf, screens } from "./screens";
import { data as tokens, type ShownToken } from "./tokens.data";

export const brands = { default: "Clearmoor", auvane: "Auvane", "prairie-lantern": "Prairie Lantern" } as const;

/** More outlines than these would hide the screen. */
const mostOutlines = 40;
/** A screen that asks the service gets some of its parts late: milliseconds between looks for them, and looks. */
const patience = { pause: 300, looks: 20 };
/** Pixels above a painted part that is scrolled to. */
const headroom = 120;

const groups = [...new Set(tokens.map(({ group }) => group))].map((group) => ({ group, tokens: tokens.filter((token) => token.group === group) }));

function said({ name }: ShownToken, { parts, isPassing }: Painted): string {
  const count = `${parts.length} ${parts.length === 1 ? "part" : "parts"} of this screen`;
  if (parts.length === 0) return `${name} paints nothing on this screen.`;
  return isPassing ? `${name} changes ${count} in motion, in focus or under the pointer.` : `${name} changes ${count}.`;
}

/** The token that was chosen in the page as it was served, before this script ran: nobody heard that, and taking over the list clears it. */
function chosenBefore(id: string): ShownToken | undefined {
  if (typeof document === "undefined") return undefined;
  const name = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(id)}"]:checked`)?.value;
  return tokens.find((token) => token.name === name);
}

/** The state of the list of tokens beside a live screen: the token that is chosen, its value, and the parts that it paints. */
export function useTokenViewer() {
  const id = useId();
  const early = chosenBefore(id);
  const frame = ref<HTMLIFrameElement>();
  const isMounted = ref(false);
  const screen = ref<string>(screens[0].id);
  const brand = ref<keyof typeof brands>("default");
  const scheme = ref<"light" | "dark">("light");
  const chosen = ref<ShownToken | null>(null);
  const value = ref("");
  const status = ref("");
  /** The brand's own values in the chosen scheme, by token. */
  const values = ref<Readonly<Record<string, string>>>({});
  const outlines: Animation[] = [];
  let isShown = false;
  let timer = 0;

  const address = computed(() => `/gallery/frame/?${new URLSearchParams({ screen: screen.value, brand: brand.value, scheme: scheme.value })}`);
  const code = computed(() => (chosen.value === null ? "" : `insurance-quote { ${chosen.value.property}: ${value.value}; }`));
  const widget = (): HTMLElement | null => (isShown ? (frame.value?.contentDocument?.querySelector<HTMLElement>("insurance-quote") ?? null) : null);

  function clear(): void {
    clearTimeout(timer);
    for (const outline of outlines.splice(0)) outline.cancel();
    const shown = widget();
    for (const { property } of tokens) shown?.style.removeProperty(property);
  }

  function bring(part: Element | undefined): void {
    const view = part?.ownerDocument.defaultView;
    if (!part || !view) return;
    const { top, bottom } = part.getBoundingClientRect();
    if (top < 0 || bottom > view.innerHeight) view.scrollTo({ top: view.scrollY + top - headroom });
  }

  function show(looks = patience.looks): void {
    const [token, shown] = [chosen.value, widget()];
    clear();
    if (!token || !shown) return;
    const painted = paintedParts(shown, token.property, token.other);
    const wanted = screenOf(token.name).id;
    if ((painted.parts.length === 0 || painted.isPassing) && screen.value !== wanted) return move(wanted);
    if (painted.parts.length === 0 && looks > 0) {
      timer = window.setTimeout(show, patience.pause, looks - 1);
      return;
    }
    shown.style.setProperty(token.property, value.value);
    // An animation outlines a part without a change of its attributes, which belong to the widget.
    if (painted.parts.length <= mostOutlines) {
      outlines.push(...painted.parts.map((part) => part.animate({ outline: `2px dashed ${marker}`, outlineOffset: "2px" }, { duration: 1, fill: "forwards" })));
    }
    bring(painted.parts[0]);
    status.value = said(token, painted);
  }

  function move(to: string): void {
    isShown = false;
    screen.value = to;
    status.value = "The screen is on its way …";
  }

  function choose(token: ShownToken): void {
    chosen.value = token;
    value.value = token.other;
    if (isShown) show();
    else move(screenOf(token.name).id);
  }

  function setValue(next: string): void {
    value.value = next;
    if (chosen.value) widget()?.style.setProperty(chosen.value.property, next);
  }

  function reset(): void {
    clear();
    chosen.value = null;
    status.value = "";
  }

  function pickScreen({ target }: Event): void {
    reset();
    move((target as HTMLSelectElement).value);
  }

  function wear(next: { readonly brand?: string; readonly scheme?: string }): void {
    isShown = false;
    if (next.brand) brand.value = next.brand as keyof typeof brands;
    if (next.scheme) scheme.value = next.scheme as "light" | "dark";
  }

  function listen({ origin, source, data }: MessageEvent<{ readonly screen: string; readonly failed: string | null }>): void {
    if (origin !== location.origin || source !== frame.value?.contentWindow || data.screen !== screen.value) return;
    isShown = true;
    status.value = data.failed ?? "";
    const shown = widget();
    const style = shown && getComputedStyle(shown);
    if (style) values.value = Object.fromEntries(tokens.map(({ name, property }) => [name, style.getPropertyValue(property)]));
    if (data.failed === null) show();
  }

  onMounted(() => {
    addEventListener("message", listen);
    isMounted.value = true;
    if (early) choose(early);
  });
  onBeforeUnmount(() => removeEventListener("message", listen));

  return { id, frame, isMounted, screen, screens, brand, brands, scheme, chosen, value, values, status, groups, address, code, marker, choose, setValue, reset, pickScreen, wear };
}
