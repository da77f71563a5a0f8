import { createRoot } from "react-dom/client";
import { styleText } from "../../src/ui/styles/styles";
import type { Language } from "../../src/kernel/language";
import { readBeginning } from "./beginning";
import { wordsOf } from "./draftTexts";
import { Saying } from "./useSay";
import { Studio } from "./Studio";
import { studioStyles } from "./studioStyles";
import { speaker } from "./speaker";
import { studioTheme } from "./studioTheme";

const place = document.getElementById("studio")!;
const beginning = await readBeginning().catch((error: unknown) => {
  document.getElementById("waiting")!.hidden = true;
  document.getElementById("failed")!.hidden = false;
  throw error;
});
const root = place.attachShadow({ mode: "open" });
const { base, components } = styleText();
root.adoptedStyleSheets = [base, components, studioTheme, studioStyles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
const { lang } = document.documentElement;
createRoot(root).render(
  <Saying value={speaker({ ...wordsOf(beginning, lang as Language), ...beginning.words[lang] })}>
    <Studio beginning={beginning} language={lang} />
  </Saying>,
);
