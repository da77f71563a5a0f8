import type { Language } from "../kernel/language";

/** Plain strings instead of phrases, because they are shown when the texts themselves are unavailable. */
export const fallbackTexts: Readonly<Record<Language, Readonly<Record<"failed" | "hosted" | "retry", string>>>> = {
  en: { failed: "The quote form didn't load.", hosted: "Continue on our site", retry: "Try again" },
  es: { failed: "No se pudo cargar el formulario de cotización.", hosted: "Continuar en nuestro sitio", retry: "Intentar de nuevo" },
};

/**
 * Creates the fallback for a widget that can't be shown: a sentence, a link to the hosted page and a button to retry. It
 * doesn't use React, which may be what has failed.
 */
export function createFallback(language: Language, hosted: string, retry: () => void): HTMLElement {
  const texts = fallbackTexts[language];
  const fallback = make("div", "");
  fallback.lang = language;
  fallback.setAttribute("part", "fallback");
  fallback.setAttribute("role", "alert");
  const link = make("a", texts.hosted);
  link.href = hosted;
  const button = make("button", texts.retry);
  button.type = "button";
  button.addEventListener("click", retry);
  fallback.append(make("p", texts.failed), link, button);
  return fallback;
}

/** Styles for a shadow root without any others, because the widget's style sheets may have failed, too. */
export const fallbackCss = `
[part=fallback] { all: initial; display: grid; gap: 16px; place-content: center; justify-items: center; min-height: inherit;
  box-sizing: border-box; padding: 24px; font: medium/1.5 system-ui, sans-serif; color: #1b2340; background: #fff; text-align: center; }
[part=fallback] p { margin: 0; }
[part=fallback] button { all: unset; cursor: pointer; text-decoration: underline; }
[part=fallback] :focus-visible { outline: 3px solid; outline-offset: 2px; }`;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
