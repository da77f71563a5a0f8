import { computed, onBeforeUnmount, onMounted, ref, useId } from "vue";
import { embedKinds as kinds, type EmbedKind } from "../../publish/embedCode";
import { codeFor } from "./codeFor";
import { data as outcomes } from "./outcomes.data";
import { choiceNames, choices, readSetting, writeSetting, type ChoiceName, type Setting } from "./setting";

const labels: Readonly<Record<ChoiceName, string>> = {
  partner: "Partner",
  line: "Line",
  chrome: "Chrome",
  "color-scheme": "Scheme",
  lang: "Language",
  router: "Router",
  width: "Width",
  fault: "Fault",
};
const words: Readonly<Record<string, string>> = { "": "none", en: "English", es: "Spanish", "no-content": "the partner's content is missing", "no-service": "the quote service doesn't answer", "bad-attribute": "an attribute has a bad value" };
const wordFor = (name: ChoiceName, value: string): string => (name === "line" && value === "" ? "all of the partner's" : (words[value] ?? value));

interface Heard {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
}

/** The state of the playground's page, what is chosen, and what the widget in its frame says. */
export function usePlayground() {
  const setting = ref<Setting>(readSetting(""));
  const isReady = ref(false);
  const kind = ref<EmbedKind>("HTML");
  const copied = ref("");
  const heard = ref<readonly Heard[]>([]);
  const frame = ref<HTMLIFrameElement>();

  const code = computed(() => codeFor(kind.value, setting.value));
  const address = computed(() => {
    const { width: _width, ...given } = setting.value;
    return `/playground/?${new URLSearchParams(Object.entries(given).filter(([, value]) => value !== "")).toString()}`;
  });

  function choose(name: ChoiceName | "name", { target }: Event): void {
    setting.value = { ...setting.value, [name]: (target as HTMLSelectElement).value };
    if (name !== "width") heard.value = [];
    history.replaceState(history.state, "", location.pathname + writeSetting(setting.value) + location.hash);
  }

  function listen({ origin, source, data }: MessageEvent<{ readonly name: string; readonly detail: unknown }>): void {
    if (origin !== location.origin || source !== frame.value?.contentWindow) return;
    heard.value = [{ id: heard.value.length, name: data.name, detail: JSON.stringify(data.detail) }, ...heard.value];
  }

  async function copy(text: string, what: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    copied.value = what;
  }

  onMounted(() => {
    setting.value = readSetting(location.search);
    addEventListener("message", listen);
    isReady.value = true;
  });
  onBeforeUnmount(() => removeEventListener("message", listen));

  return {
    id: useId(), setting, isReady, kind, copied, heard, frame, code, address, choose, labels, wordFor, choiceNames, choices, kinds, outcomes,
    copyCode: () => copy(code.value, `${kind.value} copied.`),
    copyLink: () => copy(location.href, "Link copied."),
  };
}
