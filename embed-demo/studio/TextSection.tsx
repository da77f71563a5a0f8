import { useState } from "react";
import { sourceLanguage, type Language } from "../../src/kernel/language";
import { englishName, textFile } from "../../src/partner/publish/languageFiles";
import { Button } from "../../src/ui/buttons/Button";
import { TextField } from "../../src/ui/fields/TextField";
import { roomFor } from "../publish/wordingFaults";
import { ownWords, textOf, textsChanged, withText } from "./draftTexts";
import { translationsOf } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";
import { placeOfText } from "./placeOfText";
import { useSay } from "./useSay";
import { WrappingField } from "./WrappingField";

/** Words without accents, signs and capitals, as people type them into a search. */
const plain = (text: string): string => text.normalize("NFD").replace(/[\p{M}¿¡?!.,“”]/gu, "").toLowerCase().trim();

/** The most search results shown. */
const most = 8;

interface TextProps extends Editing {
  /** The texts opened in this visit besides the changed ones. */
  opened: readonly string[];
  onOpen: (key: string) => void;
}

/** A text in one language: the widget's own words until it is changed. Taking it out leaves the other languages as they are. */
function TextInLanguage({ language, textKey, draft, change, faults, beginning }: Editing & { language: Language; textKey: string }) {
  const say = useSay();
  const own = ownWords(beginning, language)[textKey] ?? "";
  const changed = textOf(draft, language, textKey);
  const value = changed ?? own;
  const isSource = language === sourceLanguage;
  const told = faultsAt(faults, isSource ? "text.json" : textFile(language), textKey, say);
  const set = (text: string | null): void => change(`text.${language}.${textKey}`, (now) => withText(now, language, textKey, text === own ? null : text));
  return (
    <>
      <WrappingField
        id={isSource ? `text-${textKey}` : `text-${language}-${textKey}`}
        label={say("{language}: {text}", { language: say(englishName(language)), text: own })}
        value={value}
        onInput={set}
        {...told}
        {...(!told.help && { help: say("{count} of {room} characters", { count: value.length, room: roomFor(own) }) })}
      />
      {changed !== undefined && (
        <Button variant="link" small onClick={() => set(null)} label={say("Take out, in {language}: {text}", { language: say(englishName(language)), text: own })}>
          {say("Take out")}
        </Button>
      )}
    </>
  );
}

/** Any of the widget's texts, in the partner's words: found by its words in any language, or by a press in the preview. */
export function TextSection({ opened, onOpen, ...editing }: TextProps) {
  const say = useSay();
  const { draft, beginning } = editing;
  const [wanted, setWanted] = useState("");
  const shown = [sourceLanguage, ...translationsOf(draft)];
  const changed = textsChanged(draft);
  const listed = [...new Set([...opened, ...changed])];
  const word = plain(wanted);
  const texts = [...new Set([sourceLanguage, ...Object.keys(beginning.catalogues)])].map((language) => ownWords(beginning, language as Language));
  const found = word === "" ? [] : Object.keys(texts[0]!).filter((key) => !listed.includes(key) && [key, ...texts.map((own) => own[key] ?? "")].some((text) => plain(text).includes(word)));
  return (
    <Section title={say("Texts")} state={changed.length > 0 ? say("{count} changed", { count: changed.length }) : say("The widget's own")}>
      <TextField
        id="find-text"
        label={say("Find a text to change")}
        type="search"
        value={wanted}
        onInput={setWanted}
        autoComplete="off"
        help={say("Words that stand on a screen, in English or Spanish. Or press “Pick a text” above the preview.")}
      />
      {word !== "" && (
        <p className="hint" role="status">
          {found.length === 0 ? say("No text has it.") : found.length > most ? say("{count} texts have it; the first {most} are here.", { count: found.length, most }) : say("{count} of them.", { count: found.length })}
        </p>
      )}
      {found.slice(0, most).map((key) => (
        <button
          key={key}
          type="button"
          className="found"
          onClick={() => {
            setWanted("");
            onOpen(key);
          }}
        >
          <b>{texts[0]![key]}</b>
          {texts.slice(1).map((own) => own[key] !== undefined && <span key={own[key]}>{own[key]}</span>)}
          <small>{say("On: {place}", { place: placeOfText(key, texts[0]!) })}</small>
        </button>
      ))}
      {listed.map((key) => (
        <div key={key} className="text">
          <small className="hint">{say("On: {place}", { place: placeOfText(key, texts[0]!) })}</small>
          {shown.map((language) => (
            <TextInLanguage key={language} {...editing} language={language} textKey={key} />
          ))}
        </div>
      ))}
    </Section>
  );
}
