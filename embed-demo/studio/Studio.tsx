import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sourceLanguage } from "../../src/kernel/language";
import { Choice } from "../../src/ui/choices/Choice";
import { Button } from "../../src/ui/buttons/Button";
import { Root } from "../../src/ui/layout/Root";
import type { Published } from "../../src/partner/published";
import { checkFolder } from "../publish/checkFolder";
import type { Beginning } from "./beginning";
import { beginWith, BrandSection } from "./BrandSection";
import { ChecksBox } from "./ChecksBox";
import { ColorSection } from "./ColorSection";
import { CompanySection } from "./CompanySection";
import { DarkSection } from "./DarkSection";
import { folderOf } from "./draft";
import { EmbedBox } from "./EmbedBox";
import { LineSection } from "./LineSection";
import { ModeSection } from "./ModeSection";
import { PictureSection } from "./PictureSection";
import { PreviewPane, type Worn } from "./PreviewPane";
import { PublishBox } from "./PublishBox";
import { TextSection } from "./TextSection";
import { TokenSection } from "./TokenSection";
import { tokenSections } from "./tokenSections";
import { keptDraft, useDraft, usePublished } from "./useDraft";

const panels = [
  { value: "edit", label: "Design" },
  { value: "look", label: "Preview" },
  { value: "check", label: "Publish" },
] as const;

/** The whole studio: settings, preview, faults, and publishing. */
export function Studio({ beginning }: { beginning: Beginning }) {
  const { draft, change, undo, redo } = useDraft(() => keptDraft() ?? beginWith(beginning, "default", { id: "maple-trust", name: "Maple Trust" }));
  const [worn, setWorn] = useState<Worn>({ screen: beginning.screens[0]!.id, width: "390", chrome: "full", lang: "", scheme: "" });
  const wear = (next: Partial<Worn>): void => setWorn((before) => ({ ...before, ...next }));
  const [panel, setPanel] = useState<(typeof panels)[number]["value"]>("edit");
  const { content, faults } = useMemo(() => checkFolder(draft.id, folderOf(draft), beginning.shared, Date.now()), [draft, beginning]);
  const last = useRef<Published | null>(null);
  last.current = content ?? last.current;

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
    if (field instanceof HTMLInputElement) field.select();
  };

  const editing = { draft, change, faults, beginning };
  return (
    <Root label="Theming studio" language={sourceLanguage}>
      <div className="studio" data-panel={panel} ref={studio}>
        <header className="top">
          <h1>Theming studio</h1>
          <p>Your draft is kept in this browser.</p>
          <div className="moves">
            <span className="vh" id="no-undo">
              Nothing to undo
            </span>
            <span className="vh" id="no-redo">
              Nothing to redo
            </span>
            <Button variant="line" small onClick={() => undo?.()} {...(!undo && { describedBy: "no-undo" })}>
              Undo
            </Button>
            <Button variant="line" small onClick={() => redo?.()} {...(!redo && { describedBy: "no-redo" })}>
              Redo
            </Button>
          </div>
        </header>
        <div className="switch">
          <Choice id="panel" label="Part of the studio" hideLabel value={panel} options={panels} onChange={setPanel} />
        </div>
        <form className="edit" aria-label="Theme" onSubmit={(event) => event.preventDefault()}>
          <BrandSection {...editing} isPublished={published.includes(draft.id)} />
          <ColorSection {...editing} />
          <DarkSection {...editing} onShow={() => wear({ scheme: "dark" })} />
          {tokenSections.map((section) => (
            <TokenSection key={section.title} {...editing} {...section} />
          ))}
          <TextSection {...editing} />
          <PictureSection {...editing} />
          <LineSection {...editing} />
          <ModeSection {...editing} />
          <CompanySection {...editing} />
        </form>
        <PreviewPane draft={draft} content={last.current} worn={worn} onWear={wear} beginning={beginning} />
        <aside className="check" aria-label="Checks and publishing">
          <PublishBox draft={draft} change={change} faults={faults} onPublished={addPublished} />
          <ChecksBox faults={faults} onGo={go} />
          <EmbedBox partner={draft.id} chrome={worn.chrome} lang={worn.lang} scheme={worn.scheme} origins={beginning.origins} />
        </aside>
      </div>
    </Root>
  );
}
