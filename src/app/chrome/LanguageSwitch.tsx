import { nameOf } from "../../kernel/language";
import { useLanguage } from "../../session/context";
import { useFunnel } from "../FunnelContext";

/** The other languages of a partner who speaks several, each named as its own readers call it. */
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
        {nameOf(language)}
      </button>
    ));
}
