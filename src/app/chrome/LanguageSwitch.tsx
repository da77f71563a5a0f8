import type { Language } from "../../kernel/language";
import { useLanguage } from "../../session/context";
import { useFunnel } from "../FunnelContext";

/** Each in its own language, for who reads no other. */
const names: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The other languages of a partner who speaks several. */
export function LanguageSwitch() {
  const { session, speak } = useFunnel();
  const spoken = useLanguage();
  const { languages } = session.partner.config;
  if (languages.length < 2) return null;
  return languages
    .filter((language) => language !== spoken)
    .map((language, index) => (
      // By place: the button keeps the focus when it becomes the way back.
      <button key={index} type="button" lang={language} onClick={() => speak(language)}>
        {names[language]}
      </button>
    ));
}
