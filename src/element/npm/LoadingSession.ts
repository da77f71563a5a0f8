import { content, hosted } from "virtual:addresses";
import { painters } from "virtual:painters";
import { sourceLanguage, type Language } from "../../kernel/language";
import { parseAddress, parsePartner, readAttribute } from "../attributes";
import type { Call, ElementSession, SessionOptions } from "../ElementSession";
import { createFallback } from "../fallback";
import { firstPaintOf, takeFirstPaint, type PaintedScreen } from "../firstPaint/handover";
import { hostedPage } from "../../partner/hostedPage";
import { hostRules } from "../hostRules";
import { contentUrl, defaultPartner } from "../../partner/contentUrls";
import { loadWhole } from "./loadWhole";

/** Milliseconds after which the visitor sees the fallback. If the widget still arrives, it replaces that. */
const deadline = 10_000;

/**
 * The element's session while the widget is being loaded. It reserves the place, has the first screen painted, keeps calls,
 * and makes way for the mounted session. If the widget can't be had, it shows the fallback, whose "Try again" begins another
 * session.
 */
export class LoadingSession implements ElementSession {
  readonly #options: SessionOptions;
  readonly #sheet = new CSSStyleSheet();
  readonly #calls: Call[] = [];
  #late: ReturnType<typeof setTimeout> | undefined;
  #isEnded = false;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  begin(): void {
    this.#dress(!this.#options.root.firstChild);
    this.#late = setTimeout(() => this.#giveWayOn("late"), deadline);
    // The widget is loaded also if the painter wasn't.
    this.#paint()
      .catch(() => undefined)
      .then(loadWhole)
      .then(
        () => this.#restart(),
        (error: unknown) => this.#giveWayOn(String(error)),
      );
  }

  call(action: Call): void {
    this.#calls.push(action);
  }

  /** The mounted session will read attributes and language itself. */
  update(): void {}
  speak(): void {}

  end(keepsScreen = false): readonly Call[] {
    const { host, root } = this.#options;
    this.#isEnded = true;
    clearTimeout(this.#late);
    this.#takeFallbackAway();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    if (!keepsScreen) takeFirstPaint(host)?.screen?.end();
    return this.#calls;
  }

  get #screen(): PaintedScreen | null {
    return firstPaintOf(this.#options.host)?.screen ?? null;
  }

  /** The first screen needs the partner's content, which is requested beside its painter. */
  #preloadContent(): void {
    const { host } = this.#options;
    const base = readAttribute(host, "content", parseAddress) ?? content;
    const href = contentUrl(base, partnerOf(host) ?? defaultPartner);
    const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href });
    link.onload = link.onerror = () => link.remove();
    document.head.append(link);
  }

  /** A session after "Try again" keeps the screen that is there. */
  async #paint(): Promise<void> {
    const { host } = this.#options;
    if (firstPaintOf(host)) return;
    this.#preloadContent();
    const painter = await painters[languageAround(host)]?.();
    if (!this.#isEnded) await painter?.paint(host);
  }

  #restart(): void {
    if (!this.#isEnded) this.#options.restart(this.#screen);
  }

  #giveWayOn(message: string): void {
    if (this.#isEnded) return;
    const { host, root, emit } = this.#options;
    clearTimeout(this.#late);
    this.#dress(false);
    this.#takeFallbackAway();
    root.append(createFallback(languageAround(host), pageFor(host), () => this.#restart()));
    emit("iq-error", { level: "error", code: "not-loaded", message });
  }

  #takeFallbackAway(): void {
    this.#options.root.querySelector("[part=fallback]")?.remove();
  }

  /** A painted screen has brought sheets of its own. */
  #dress(isWaiting: boolean): void {
    const { root } = this.#options;
    this.#sheet.replaceSync(hostRules({ isWaiting }));
    if (!root.adoptedStyleSheets.includes(this.#sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
  }
}

/** The page's language. The visitor's own choice is known to the widget alone. */
const languageAround = (host: Element): Language => (Object.keys(painters) as Language[]).find((language) => host.matches(`:lang(${language})`)) ?? sourceLanguage;

const partnerOf = (host: Element): string | undefined => readAttribute(host, "partner", parsePartner);

/** The hosted page for the same partner and line. */
const pageFor = (host: Element): string =>
  hostedPage(readAttribute(host, "hosted", parseAddress) ?? hosted, partnerOf(host), /^[a-z]+/.exec(host.getAttribute("line") ?? "")?.[0]);
