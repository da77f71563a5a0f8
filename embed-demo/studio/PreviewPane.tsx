import { useEffect, useRef, useState } from "react";
import { languages } from "../../src/kernel/language";
import { englishName } from "../../src/partner/publish/languageFiles";
import type { Published } from "../../src/partner/published";
import { SelectField } from "../../src/ui/fields/SelectField";
import { TextField } from "../../src/ui/fields/TextField";
import type { Beginning, Screen } from "./beginning";
import { folderOf, type Draft } from "./draft";
import { startPreview, writePreview } from "./previewFiles";

export interface Worn {
  readonly screen: string;
  readonly width: string;
  readonly chrome: string;
  readonly lang: string;
  readonly scheme: string;
}

interface PreviewProps {
  draft: Draft;
  /** The last version without a fault that prevents publishing. */
  content: Published | null;
  worn: Worn;
  onWear: (worn: Partial<Worn>) => void;
  beginning: Beginning;
}

/** Milliseconds without a change before changed texts or config are fetched again. */
const quiet = 500;
const bounds = { least: 320, most: 1920 };

const started = startPreview();

/** Any screen of the draft, as a page of the chosen width shows it. */
export function PreviewPane({ draft, content, worn, onWear, beginning }: PreviewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [version, setVersion] = useState(0);
  const [problem, setProblem] = useState("");
  const typed = Number(worn.width);
  const width = Math.min(bounds.most, Math.max(bounds.least, Number.isFinite(typed) && typed > 0 ? typed : 390));
  const scale = Math.min(1, Math.max(0.1, (room.width - 32) / width));

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // The light theme is applied at once; everything else is read when the widget starts.
  const isLight = worn.scheme === "" || worn.scheme === "light";
  const shape = content && JSON.stringify({ config: content.config, wording: [content.wording, content.translated], pictures: draft.pictures, theme: isLight || [content.theme, content.dark] });
  const theme = content?.theme;
  useEffect(() => {
    if (theme && isLight) frame.current?.contentWindow?.postMessage({ theme }, location.origin);
  }, [theme, isLight]);
  const latest = useRef({ draft, content });
  useEffect(() => {
    latest.current = { draft, content };
  });
  const key = beginning.brands.map(({ folder }) => JSON.parse(String(folder.get("config.json"))) as { id: string; publishableKey: string }).find(({ id }) => id === "default")!.publishableKey;
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (shape === null) return;
    const timer = setTimeout(() => {
      const { draft: now, content: made } = latest.current;
      if (!made) return;
      started
        .then(() => writePreview(made.config.id, made, folderOf(now), key))
        .then(
          () => {
            if (written.current !== shape) setVersion((before) => before + 1);
            written.current = shape;
          },
          () => setProblem("This browser can't show a preview: it needs service workers, which private windows of some browsers don't have."),
        );
    }, version === 0 ? 0 : quiet);
    return () => clearTimeout(timer);
  }, [shape, theme, key]);

  const query = new URLSearchParams({ screen: worn.screen, draft: content?.config.id ?? "", chrome: worn.chrome });
  if (worn.lang) query.set("lang", worn.lang);
  if (worn.scheme) query.set("color-scheme", worn.scheme);
  const address = `/studio/preview/?${query}`;
  const groups = beginning.screens.map(({ id, group, title }: Screen) => ({ value: id, label: `${group}: ${title}` }));
  return (
    <section className="look" aria-label="Preview">
      <div className="bar">
        <div className="wide">
          <SelectField id="screen" label="Screen" value={worn.screen} options={groups} onChange={(screen) => onWear({ screen })} />
        </div>
        <TextField id="width" label="Width" value={worn.width} inputMode="numeric" autoComplete="off" onInput={(next) => onWear({ width: next })} />
        <SelectField id="chrome" label="Chrome" value={worn.chrome} options={[{ value: "full", label: "Full" }, { value: "minimal", label: "Minimal" }, { value: "none", label: "None" }]} onChange={(chrome) => onWear({ chrome })} />
        <SelectField id="lang" label="Language" value={worn.lang} options={[{ value: "", label: "The page's" }, ...languages.map((value) => ({ value, label: englishName(value) }))]} onChange={(lang) => onWear({ lang })} />
        <SelectField id="scheme" label="Scheme" value={worn.scheme} options={[{ value: "", label: "The brand's" }, { value: "light", label: "Light" }, { value: "dark", label: "Dark" }, { value: "auto", label: "The device's" }]} onChange={(scheme) => onWear({ scheme })} />
      </div>
      <div className="stage" ref={stage}>
        {problem && <p>{problem}</p>}
        {version > 0 && (
          <iframe
            key={`${address} ${version}`}
            ref={frame}
            title="Preview of the widget"
            src={address}
            style={{ width, height: Math.max(200, (room.height - 32) / scale), transform: `scale(${scale})`, left: Math.max(16, (room.width - width * scale) / 2) }}
          />
        )}
        <span className="zoom">{Math.round(scale * 100)}%</span>
      </div>
    </section>
  );
}
