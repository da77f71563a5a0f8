import { shownIn, type Language } from "../kernel/language";

/** Plain strings instead of phrases, because they are shown when the texts themselves are unavailable. */
const texts = {
  en: { failed: "The quote form didn't load.", hosted: "Continue on our site", retry: "Try again" },
  es: { failed: "No se pudo cargar el formulario de cotización.", hosted: "Continuar en nuestro sitio", retry: "Intentar de nuevo" },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/** The text of the link to the hosted page. */
export const hostedText = (language: Language): string => texts[shownIn(texts, language)].hosted;

/**
 * Creates the fallback for a widget that can't be shown: a sentence, a link to the hosted page and a button to retry. It
 * doesn't use React, which may be what has failed.
 */
export function createFallback(language: Language, page: string, again: () => void): HTMLElement {
  const shown = shownIn(texts, language);
  const { failed, retry } = texts[shown];
  const fallback = make("div", "");
  fallback.lang = shown;
  fallback.setAttribute("part", "fallback");
  fallback.setAttribute("role", "alert");
  const link = make("a", hostedText(language));
  link.href = page;
  const button = make("button", retry);
  button.type = "button";
  button.addEventListener("click", again);
  fallback.append(make("p", failed), link, button);
  return fallback;
}

/** Styles for a shadow root without any others, because the widget's style sheets may have failed, too. */
export const fallbackCss =
  "[part=fallback]{all:initial;display:grid;gap:16px;place-content:center;justify-items:center;min-height:inherit;box-sizing:border-box;padding:24px;" +
  "font:medium/1.5 system-ui,sans-serif;color:#1b2340;background:#fff;text-align:center}" +
  "[part=fallback] p{margin:0}" +
  "[part=fallback] button{all:unset;cursor:pointer;text-decoration:underline}" +
  "[part=fallback] :focus-visible{outline:3px solid;outline-offset:2px}";

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
