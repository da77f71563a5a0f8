import { useMemo, useState } from "react";
import type { Language } from "../../src/kernel/language";
import { textsByKey } from "../../src/kernel/phrase";
import { englishName, textFile } from "../../src/partner/publish/languageFiles";
import { Button } from "../../src/ui/buttons/Button";
import { TextField } from "../../src/ui/fields/TextField";
import { roomFor } from "../publish/wordingFaults";
import { translationsOf, type Draft } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";

/** The most search results shown. */
const most = 8;

/** Any of the widget's texts, in the partner's words. */
export function TextSection({ draft, change, faults, beginning }: Editing) {
  const [wanted, setWanted] = useState("");
  const own = useMemo(() => textsByKey(beginning.shared.catalogue ?? {}), [beginning]);
  const set = (key: string, text: string | null): void =>
    change(`text.${key}`, (now): Draft => {
      if (text !== null) return { ...now, text: { ...now.text, [key]: text } };
      const { [key]: _text, ...others } = now.text;
      return { ...now, text: others, translated: Object.fromEntries(Object.entries(now.translated).map(([language, { [key]: _own, ...rest }]) => [language, rest])) };
    });
  /** Adds the found text's field above and clears the search for the next one. */
  const begin = (key: string): void => {
    set(key, own[key]!);
    setWanted("");
  };
  const translate = (language: Language, key: string, text: string): void =>
    change(`text.${language}.${key}`, (now): Draft => {
      const { [key]: _before, ...others } = now.translated[language] ?? {};
      return { ...now, translated: { ...now.translated, [language]: text === "" ? others : { ...others, [key]: text } } };
    });
  const word = wanted.trim().toLowerCase();
  const found = word === "" ? [] : Object.keys(own).filter((key) => !(key in draft.text) && `${key} ${own[key]}`.toLowerCase().includes(word));
  const changed = Object.keys(draft.text);
  return (
    <Section title="Texts" state={changed.length > 0 ? `${changed.length} changed` : "The widget's own"}>
      {changed.map((key) => (
        <div key={key} className="text">
          <TextField
            id={`text-${key}`}
            label={key}
            value={draft.text[key]!}
            autoComplete="off"
            onInput={(text) => set(key, text)}
            {...faultsAt(faults, "text.json", key)}
            {...(!faults.some(({ file, place }) => file === "text.json" && place === key) && { help: `${draft.text[key]!.length} of ${roomFor(own[key] ?? "")} characters. The widget's own: “${own[key] ?? ""}”` })}
          />
          {translationsOf(draft).map((language) => (
            <TextField
              key={language}
              id={`text-${language}-${key}`}
              label={`In ${englishName(language)}: ${key}`}
              value={draft.translated[language]?.[key] ?? ""}
              autoComplete="off"
              onInput={(text) => translate(language, key, text)}
              {...faultsAt(faults, textFile(language), key)}
            />
          ))}
          <Button variant="link" small onClick={() => set(key, null)} label={`Take out ${key}`}>
            Take out
          </Button>
        </div>
      ))}
      <TextField id="find-text" label="Find a text to change" type="search" value={wanted} onInput={setWanted} autoComplete="off" help="A word that stands on a screen, or a phrase's key." />
      {word !== "" && (
        <p className="hint" role="status">
          {found.length === 0 ? "No text has it." : found.length > most ? `${found.length} texts have it; the first ${most} are here.` : `${found.length} of them.`}
        </p>
      )}
      {found.slice(0, most).map((key) => (
        <Button key={key} variant="line" full onClick={() => begin(key)} label={`${own[key]}, change ${key}`}>
          {own[key]}
        </Button>
      ))}
    </Section>
  );
}
