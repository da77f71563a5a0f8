import { nameOf } from "../../kernel/language";
import { useLanguage } from "../../session/context";
import { useFunnel } from "../FunnelContext";

/** Offers the partner's other languages, each by its name in that language. */
export function LanguageSwitch() {
  const { session, speak } = useFunnel();
  const spoken = useLanguage();
  const { languages } = session.partner.config;
  if (languages.length < 2) return null;
  return languages
    .filter((language) => language !== spoken)
    .map((language, index) => (
      // Keyed by index, so that the button keeps the focus when it turns into the one for the previous language.
      <button key={index} type="button" lang={language} onClick={() => speak(language)}>
        {nameOf(language)}
      </button>
    ));
}
