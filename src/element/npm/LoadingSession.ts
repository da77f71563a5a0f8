import { languages, type Language } from "../../kernel/language";
import { parseAddress, parseEnvironment, parsePartner, readAttribute } from "../attributes";
import type { Call, ElementSession, SessionOptions } from "../ElementSession";
import { addressesOf, builtFor } from "../environments";
import { createFallback } from "../fallback";
import { hostedPage } from "../hostedPage";
import { hostRules } from "../hostRules";
import { loadWhole } from "./loadWhole";

/** Milliseconds after which the visitor sees the fallback. If the widget still arrives, it replaces that. */
const deadline = 10_000;

/**
 * The element's session while the widget is being loaded. It reserves the place, keeps calls, and makes way for the mounted
 * session. If the widget can't be had, it shows the fallback, whose "Try again" begins another session.
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
    const { root, restart } = this.#options;
    this.#sheet.replaceSync(hostRules({ isWaiting: root.childNodes.length === 0 }));
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    this.#late = setTimeout(() => this.#giveWayOn("late"), deadline);
    loadWhole().then(
      () => this.#isEnded || restart(null),
      (error: unknown) => this.#isEnded || this.#giveWayOn(String(error)),
    );
  }

  call(action: Call): void {
    this.#calls.push(action);
  }

  /** The mounted session will read attributes and language itself. */
  update(): void {}
  speak(): void {}

  end(): readonly Call[] {
    const { root } = this.#options;
    this.#isEnded = true;
    clearTimeout(this.#late);
    root.replaceChildren();
    root.adoptedStyleSheets = [];
    return this.#calls;
  }

  #giveWayOn(message: string): void {
    const { host, root, emit, restart } = this.#options;
    clearTimeout(this.#late);
    this.#sheet.replaceSync(hostRules({ isWaiting: false }));
    root.replaceChildren(createFallback(languageAround(host), pageFor(host), () => restart(null)));
    emit("iq-error", { level: "error", code: "not-loaded", message });
  }
}

/** The page's language. The visitor's own choice is known to the widget alone. */
const languageAround = (host: Element): Language => languages.find((language) => host.matches(`:lang(${language})`)) ?? languages[0];

/** The hosted page for the same partner and line. */
function pageFor(host: Element): string {
  const environment = readAttribute(host, "environment", parseEnvironment) ?? builtFor;
  const hosted = readAttribute(host, "hosted", parseAddress) ?? addressesOf(environment).hosted;
  return hostedPage(hosted, readAttribute(host, "partner", parsePartner), readAttribute(host, "line", (text) => /^[a-z]+/.exec(text)?.[0]));
}
