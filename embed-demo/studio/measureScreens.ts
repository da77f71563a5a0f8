import { sourceLanguage, type Language } from "../../src/kernel/language";
import { textFile } from "../../src/partner/publish/languageFiles";
import type { Screen } from "./beginning";
import { fitFaults } from "./fitFaults";
import { screenPicture, type FileAt } from "./screenPicture";
import type { Sighting } from "./sighting";
import { keysOf } from "./textsSeen";

interface Measuring {
  /** The draft's id, as the preview knows it. */
  readonly id: string;
  readonly screens: readonly Screen[];
  readonly languages: readonly Language[];
  /** The texts on the screens, by key. */
  readonly textsIn: (language: Language) => Readonly<Record<string, string>>;
  /** The draft's own files. */
  readonly fileAt: FileAt;
  /** Texts that were found on an earlier screen are neither told nor pictured again. */
  readonly isKnown: (found: Sighting) => boolean;
  /** Called after each screen, with what was found on it alone. */
  readonly onScreen: (done: number, found: readonly Sighting[]) => void;
  /** Called with a screen that didn't come in time: nothing is known about its texts. */
  readonly onMissed: (title: string) => void;
  readonly signal: AbortSignal;
}

/** Pixels. Where a text fits on a phone, it fits everywhere. */
const phone = { width: 390, height: 844 };
/** Milliseconds for one screen. Some wait for companies' answers, the slowest of which take half a minute. */
const patience = 45_000;

/** Shows a page in the frame until it says that its screen is there. Resolves to false if that takes too long. */
const shown = (frame: HTMLIFrameElement, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isThere: boolean): void => {
      removeEventListener("message", listen);
      clearTimeout(late);
      resolve(isThere);
    };
    const listen = ({ source, data }: MessageEvent<{ failed?: string | null }>): void => {
      if (source === frame.contentWindow) end(data.failed === null);
    };
    const late = setTimeout(() => end(false), patience);
    addEventListener("message", listen);
    frame.src = address;
  });

/** Changes a shown screen's language. Loading it again would make it wait for the companies' answers again. Resolves to false if that takes too long. */
async function speak(widget: HTMLElement, language: Language): Promise<boolean> {
  widget.setAttribute("lang", language);
  const end = performance.now() + patience;
  while (!widget.shadowRoot?.querySelector(`section[lang="${language}"]`)) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

/** Measures every text on every screen of the draft, on a phone, in each language. Ends early when it is aborted. */
export async function measureScreens({ id, screens, languages, textsIn, fileAt, isKnown, onScreen, onMissed, signal }: Measuring): Promise<void> {
  const frame = document.createElement("iframe");
  frame.style.cssText = `position:fixed;left:-${phone.width * 2}px;top:0;width:${phone.width}px;height:${phone.height}px;border:0`;
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  document.body.append(frame);
  try {
    let done = 0;
    for (const { id: screen, title } of screens) {
      const query = new URLSearchParams({ screen, draft: id, chrome: "full", lang: languages[0]!, "color-scheme": "light", measured: "" });
      const isThere = await shown(frame, `/studio/preview/?${query}`);
      const widget = isThere ? frame.contentDocument?.querySelector<HTMLElement>("insurance-quote") : null;
      for (const language of languages) {
        if (signal.aborted) return;
        const isSaid = widget && (await speak(widget, language));
        if (!isSaid) onMissed(title);
        const sightings: Sighting[] = [];
        for (const { text, what, element } of isSaid ? fitFaults(widget) : []) {
          const [key = ""] = keysOf(text, textsIn(language));
          const found: Sighting = { file: language === sourceLanguage ? "text.json" : textFile(language), place: key, text: `“${text}” ${what} on a phone, on the screen “${title}”`, stops: false, at: { screen, lang: language, words: text } };
          if (isKnown(found)) continue;
          const picture = await screenPicture(frame, widget!, element, fileAt);
          sightings.push({ ...found, ...(picture !== null && { picture }) });
        }
        onScreen(done + 1, sightings);
      }
      done += 1;
    }
  } finally {
    frame.remove();
  }
}
