import { useRef, useState } from "react";
import { languages as known, sourceLanguage } from "../../src/kernel/language";
import type { Published } from "../../src/partner/published";
import { insuranceLines } from "../../src/business/lines";
import { offeredLines } from "../../src/partner/flags";
import { Button } from "../../src/ui/buttons/Button";
import type { Beginning } from "./beginning";
import { folderOf, pictureUrl, translationsOf, type Draft } from "./draft";
import { ownWords } from "./draftTexts";
import { measureScreens } from "./measureScreens";
import { operatorIn, pathOfPreview, writePreview } from "./previewFiles";
import type { Sighting } from "./sighting";
import { useSay } from "./useSay";

/** A text on many screens is told once, with the first of them. */
const nameOf = ({ file, place, text }: Sighting): string => `${file} ${place || text}`;

interface MeasureProps {
  draft: Draft;
  content: Published | null;
  beginning: Beginning;
  onFound: (found: readonly Sighting[]) => void;
}

/** Measures whether every text fits on every screen of the brand's lines, which takes some minutes. */
export function MeasureButton({ draft, content, beginning, onFound }: MeasureProps) {
  const say = useSay();
  const [state, setState] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const running = useRef<AbortController | null>(null);

  const start = async (): Promise<void> => {
    if (!content) return;
    const offered = [...offeredLines(content.config), "other"];
    const others = insuranceLines.map(({ slug }) => slug).filter((slug) => !offered.includes(slug));
    const screens = beginning.screens.filter(({ line }) => line === undefined || !others.some((slug) => slug === line));
    const aborting = (running.current = new AbortController());
    const all = new Map<string, Sighting>();
    setState({ done: 0, of: screens.length });
    setMissed([]);
    onFound([]);
    // The preview may still show an earlier version of the draft.
    await writePreview(content, folderOf(draft), operatorIn(beginning).publishableKey);
    await measureScreens({
      id: content.config.id,
      screens,
      languages: known.filter((language) => language === sourceLanguage || translationsOf(draft).includes(language)),
      textsIn: (language) => ({ ...ownWords(beginning, language), ...(language === sourceLanguage ? draft.text : draft.translated[language]) }),
      fileAt(address) {
        const path = pathOfPreview(content.config.id, address);
        const file = path === null ? undefined : draft.pictures[path];
        return file === undefined ? null : pictureUrl(path!, file);
      },
      isKnown: (found) => all.has(nameOf(found)),
      onScreen(done, found) {
        setState({ done, of: screens.length });
        for (const one of found) all.set(nameOf(one), one);
        if (found.length > 0) onFound([...all.values()]);
      },
      onMissed: (title) => setMissed((before) => (before.includes(title) ? before : [...before, title])),
      signal: aborting.signal,
    });
    setState(null);
  };
  return state ? (
    <>
      <p className="hint" role="status">
        {say("{done} of {of} screens measured", state)}
      </p>
      <Button variant="line" small full onClick={() => running.current?.abort()}>
        {say("Stop measuring")}
      </Button>
    </>
  ) : !content ? (
    <p className="hint">{say("The texts can be measured on every screen once nothing stops publishing.")}</p>
  ) : (
    <>
      {missed.length > 0 && (
        <p className="hint" role="status">
          {say("Not measured, because they didn't come in time: {screens}", { screens: missed.map((title) => say(title)).join(", ") })}
        </p>
      )}
      <Button variant="line" small full onClick={() => void start()}>
        {say("Measure the texts on every screen")}
      </Button>
    </>
  );
}
