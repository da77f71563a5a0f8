import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { languages, nameOf, sourceLanguage, type Language } from "../../src/kernel/language";
import { Choice } from "../../src/ui/choices/Choice";
import { Button } from "../../src/ui/buttons/Button";
import { Root } from "../../src/ui/layout/Root";
import type { Published } from "../../src/partner/published";
import { checkFolder, nightText } from "../publish/checkFolder";
import type { Beginning } from "./beginning";
import { beginWith, BrandSection } from "./BrandSection";
import { ChecksBox } from "./ChecksBox";
import { ColorSection } from "./ColorSection";
import { CompanySection } from "./CompanySection";
import { DarkSection } from "./DarkSection";
import { folderOf } from "./draft";
import { EmbedBox } from "./EmbedBox";
import { LineSection } from "./LineSection";
import { MeasureButton } from "./MeasureButton";
import { ModeSection } from "./ModeSection";
import { PictureSection } from "./PictureSection";
import { PreviewPane, type Worn } from "./PreviewPane";
import { PublishBox } from "./PublishBox";
import type { Sighting } from "./sighting";
import { TextSection } from "./TextSection";
import { ShapeSection } from "./ShapeSection";
import { TypeSection } from "./TypeSection";
import { keptDraft, useDraft, usePublished } from "./useDraft";
import { useSightings } from "./useSightings";
import { useSay } from "./useSay";

const panels = [
  { value: "edit", label: "Design" },
  { value: "look", label: "Preview" },
  { value: "check", label: "Publish" },
] as const;

/** The whole studio, in one of its languages: settings, preview, faults, and publishing. */
export function Studio({ beginning, language }: { beginning: Beginning; language: string }) {
  const say = useSay();
  const { draft, change, undo, redo, isKept } = useDraft(() => keptDraft() ?? beginWith(beginning, "default", { id: "maple-trust", name: "Maple Trust" }));
  const [worn, setWorn] = useState<Worn>({ screen: beginning.screens[0]!.id, width: "390", chrome: "full", lang: language as Language, scheme: "light", marked: "" });
  const wear = (next: Partial<Worn>): void => setWorn((before) => ({ ...before, marked: "", ...next }));
  const [panel, setPanel] = useState<(typeof panels)[number]["value"]>("edit");
  const { content, faults: checked } = useMemo(() => checkFolder(draft.id, folderOf(draft), beginning.shared, Date.now()), [draft, beginning]);
  const last = useRef<Published | null>(null);
  last.current = content ?? last.current;
  const sightings = useSightings(draft, last.current);
  // Here a logo for dark is measured in its pixels.
  const faults = useMemo(() => [...checked.filter(({ text }) => text !== nightText), ...sightings], [checked, sightings]);
  const [misfits, setMisfits] = useState<readonly Sighting[]>([]);

  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)?.();
    };
    addEventListener("keydown", move, true);
    return () => removeEventListener("keydown", move, true);
  });

  const [published, addPublished] = usePublished();
  const studio = useRef<HTMLDivElement>(null);
  const go = (id: string): void => {
    flushSync(() => setPanel("edit"));
    const field = studio.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details")) around.open = true;
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
    // The value is most often an example, so typing replaces it.
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  };

  const [opened, setOpened] = useState<readonly string[]>([]);
  const openText = (key: string): void => {
    flushSync(() => setOpened((before) => (before.includes(key) ? before : [key, ...before])));
    go(`text-${key}`);
  };
  const [told, setTold] = useState("");
  const pick = ([key]: readonly string[]): void => {
    setTold(key === undefined ? say("Nothing there is a text of the widget's own.") : "");
    if (key !== undefined) openText(key);
  };

  const editing = { draft, change, faults, beginning };
  return (
    <Root label={say("Theming studio")} language={language}>
      <div className="studio" data-panel={panel} ref={studio}>
        <header className="top">
          <h1>{say("Theming studio")}</h1>
          <p role="status" className={!isKept ? "said bad-text" : told ? "said" : undefined}>
            {!isKept ? say("This browser can't keep your draft: export it before you leave.") : told || say("Your draft is kept in this browser.")}
          </p>
          <div className="moves">
            {languages.map((other) => other !== language && (
              <a key={other} href={`?lang=${other}`} lang={other} hrefLang={other}>
                {nameOf(other)}
              </a>
            ))}
            <span className="vh" id="no-undo">
              {say("Nothing to undo")}
            </span>
            <span className="vh" id="no-redo">
              {say("Nothing to redo")}
            </span>
            <Button variant="line" small onClick={() => undo?.()} {...(!undo && { describedBy: "no-undo" })}>
              {say("Undo")}
            </Button>
            <Button variant="line" small onClick={() => redo?.()} {...(!redo && { describedBy: "no-redo" })}>
              {say("Redo")}
            </Button>
          </div>
        </header>
        <div className="switch">
          <Choice id="panel" label={say("Part of the studio")} hideLabel value={panel} options={panels.map(({ value, label }) => ({ value, label: say(label) }))} onChange={setPanel} />
        </div>
        <form className="edit" aria-label={say("Theme")} onSubmit={(event) => event.preventDefault()}>
          <BrandSection {...editing} isPublished={published.includes(draft.id)} />
          <ColorSection {...editing} />
          <ShapeSection {...editing} />
          <TypeSection {...editing} />
          <PictureSection {...editing} />
          <DarkSection {...editing} onShow={() => wear({ scheme: "dark" })} />
          <TextSection {...editing} opened={opened} onOpen={openText} />
          <LineSection {...editing} />
          <ModeSection {...editing} />
          <CompanySection {...editing} />
        </form>
        <PreviewPane draft={draft} content={last.current} isStale={content === null} worn={worn} onWear={wear} onPick={pick} beginning={beginning} />
        <aside className="check" aria-label={say("Checks and publishing")}>
          <PublishBox draft={draft} change={change} faults={faults} onPublished={addPublished} />
          <ChecksBox draft={draft} beginning={beginning} faults={[...faults, ...misfits]} onGo={(id) => (/^text-/.test(id) ? openText(id.replace(/^text-(?:[a-z]{2}-)?/, "")) : go(id))} onShow={({ words, ...at }) => wear({ ...at, width: "390", marked: words })}>
            <MeasureButton draft={draft} content={content} beginning={beginning} onFound={setMisfits} />
          </ChecksBox>
          <EmbedBox partner={draft.id} chrome={worn.chrome} lang={worn.lang === sourceLanguage ? "" : worn.lang} scheme="" origins={beginning.origins} />
        </aside>
      </div>
    </Root>
  );
}
