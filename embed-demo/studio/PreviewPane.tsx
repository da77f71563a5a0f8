import { useEffect, useMemo, useRef, useState } from "react";
import { languages, sourceLanguage, type Language } from "../../src/kernel/language";
import { englishName } from "../../src/partner/publish/languageFiles";
import type { Published } from "../../src/partner/published";
import { themeRule } from "../../src/partner/themeRule";
import { Button } from "../../src/ui/buttons/Button";
import { DownIcon } from "../../src/ui/icons/DownIcon";
import { SelectField } from "../../src/ui/fields/SelectField";
import type { Beginning } from "./beginning";
import { ownWords } from "./draftTexts";
import { folderOf, type Draft } from "./draft";
import { letterPages, payment } from "./letterPages";
import { markText } from "./markText";
import { operatorIn, startPreview, writePreview } from "./previewFiles";
import { screenGroups } from "./screenGroups";
import { textsSeen } from "./textsSeen";
import { useFrames } from "./useFrames";
import { usePicking } from "./usePicking";
import { useSay } from "./useSay";

export interface Worn {
  readonly screen: string;
  readonly width: string;
  readonly chrome: string;
  readonly lang: Language;
  /** The visitor's preference. */
  readonly scheme: "light" | "dark";
  /** The words of the screen that have a line around them; empty for none. */
  readonly marked: string;
}

interface PreviewProps {
  draft: Draft;
  /** The last version without a fault that prevents publishing. */
  content: Published | null;
  /** True if that isn't the draft as it is now. */
  isStale: boolean;
  worn: Worn;
  onWear: (worn: Partial<Worn>) => void;
  /** Called with the texts' keys, the likeliest first, of a place that was pressed. */
  onPick: (keys: readonly string[]) => void;
  beginning: Beginning;
}

/** Milliseconds without a change before changed texts or config are fetched again. */
const quiet = 500;
const widths = ["390", "768", "1024", "1280"] as const;

const started = startPreview();

/** Any screen of the draft, as a visitor's page of the chosen width shows it. */
export function PreviewPane({ draft, content, isStale, worn, onWear, onPick, beginning }: PreviewProps) {
  const say = useSay();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  /** The version of the draft in the preview's cache; null before the first. Its id follows the draft's once its files are there. */
  const [written, setWritten] = useState<{ readonly id: string; readonly count: number; readonly isPaid: boolean } | null>(null);
  const [problem, setProblem] = useState("");
  const width = Number(worn.width);
  const scale = Math.min(1, Math.max(0.1, (room.width - 32) / width));

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const isPaying = worn.screen === `page-${payment}`;
  // The theme is replaced at once; everything else is read when the widget starts.
  const shape = content && JSON.stringify({ config: content.config, wording: [content.wording, content.translated], pictures: draft.pictures, isPaying });
  const rule = content && themeRule(content, content.config.colorScheme === "auto");
  const { marked } = worn;
  useEffect(() => {
    if (marked === "") return;
    let unmark = (): void => undefined;
    const mark = (): void => {
      unmark();
      const widget = frame.current?.contentDocument?.querySelector("insurance-quote");
      if (widget) unmark = markText(widget, marked);
    };
    // A screen that is replaced says when it is there.
    const listen = ({ source }: MessageEvent): void => {
      if (source === frame.current?.contentWindow) mark();
    };
    mark();
    addEventListener("message", listen);
    return () => {
      removeEventListener("message", listen);
      unmark();
    };
  }, [marked]);
  const latest = useRef({ draft, content });
  useEffect(() => {
    latest.current = { draft, content };
  });
  const operator = useMemo(() => operatorIn(beginning), [beginning]);
  const writtenShape = useRef<string | null>(null);
  useEffect(() => {
    if (shape === null) return;
    const timer = setTimeout(() => {
      const { draft: now, content: made } = latest.current;
      if (!made) return;
      const noWorker = say("This browser can't show a preview: it needs service workers, which private windows of some browsers don't have.");
      started
        .catch(() => Promise.reject(new Error(noWorker)))
        .then(() => letterPages(made.config, operator, isPaying))
        .then((pages) => writePreview(made, folderOf(now), operator.publishableKey, pages, beginning.origins.external))
        .then(
          () => {
            if (writtenShape.current !== shape) setWritten((before) => ({ id: made.config.id, count: (before?.count ?? 0) + 1, isPaid: isPaying }));
            writtenShape.current = shape;
            setProblem("");
          },
          (error: Error) => setProblem(error.message === noWorker ? noWorker : say("The demo doesn't answer. Is it still running?")),
        );
    }, writtenShape.current === null ? 0 : quiet);
    return () => clearTimeout(timer);
  }, [shape, rule, operator, isPaying, beginning.origins.external, say]);

  const id = written?.id ?? "";
  const isPage = worn.screen.startsWith("page-");
  const hasNoDark = worn.scheme === "dark" && !(content?.dark && content.config.colorScheme === "auto");
  // A frame can't have another device than the studio's; the attribute applies the same rules as the device does.
  const query = new URLSearchParams({ screen: worn.screen, draft: id, chrome: worn.chrome, lang: worn.lang, "color-scheme": hasNoDark ? "light" : worn.scheme });
  const address = isPage ? `/studio/preview/content/${id}/${worn.screen}-${worn.lang}.html` : `/studio/preview/?${query}`;
  const shown = `${address} ${written?.count ?? 0}`;
  const hasActions = (beginning.screens.find(({ id: screen }) => screen === worn.screen)?.actions ?? []).length > 0;
  const { pages, isReady, settle } = useFrames(frame, shown, address, JSON.stringify([worn.screen, worn.chrome, worn.lang, hasNoDark || worn.scheme]), hasActions);
  // A page that was still loading hasn't heard of a change of the theme.
  useEffect(() => {
    if (rule && isReady) frame.current?.contentWindow?.postMessage({ rule }, location.origin);
  }, [rule, isReady]);
  // Actions name a screen's controls in English, so the screen speaks it until they are done.
  const isPreparing = written !== null && hasActions && worn.lang !== sourceLanguage && !isReady;
  const [isViewOpen, setViewOpen] = useState(false);
  const [isPicking, setPicking] = usePicking(frame, shown, (at) => {
    const said = worn.lang === sourceLanguage ? draft.text : draft.translated[worn.lang];
    onPick(at ? textsSeen(at, { ...ownWords(beginning, worn.lang), ...said }) : []);
  });
  return (
    <section className="look" aria-label={say("Preview")}>
      <div className="bar" data-open={isViewOpen}>
        <div className="wide">
          <SelectField id="screen" label={say("Screen")} value={worn.screen} options={screenGroups(beginning.screens, say)} onChange={(screen) => onWear({ screen })} />
        </div>
        <div className="pick">
          <Button variant="line" small full onClick={() => setPicking(!isPicking)}>
            {say(isPicking ? "Press a text below" : "Pick a text")}
          </Button>
        </div>
        <div className="views">
          <Button variant="line" small full expanded={isViewOpen} onClick={() => setViewOpen(!isViewOpen)}>
            {say("Show it as")}
            <DownIcon />
          </Button>
        </div>
        <SelectField id="chrome" label={say("Frame")} value={worn.chrome} options={[{ value: "full", label: say("With menu") }, { value: "minimal", label: say("Without menu") }, { value: "none", label: say("Without header") }]} onChange={(chrome) => onWear({ chrome })} />
        <SelectField id="width" label={say("Width")} value={worn.width} options={widths.map((value) => ({ value, label: say("{size} px", { size: value }) }))} onChange={(next) => onWear({ width: next })} />
        <SelectField id="lang" label={say("Language")} value={worn.lang} options={languages.map((value) => ({ value, label: say(englishName(value)) }))} onChange={(lang) => onWear({ lang: lang as Language })} />
        <SelectField id="scheme" label={say("Visitor's device")} value={worn.scheme} options={[{ value: "light", label: say("Light") }, { value: "dark", label: say("Dark") }]} onChange={(scheme) => onWear({ scheme: scheme as Worn["scheme"] })} />
      </div>
      <p className="note" role="status">
        {problem !== ""
          ? problem
          : isStale
          ? say(content ? "What has to be fixed isn't shown here: this is your draft before it." : "There is no preview until what stops publishing is fixed.")
          : isPreparing
            ? say("This screen is on its way: it waits for answers as a visitor does.")
            : hasNoDark && say("Your brand shows no dark scheme to visitors: they get this.")}
      </p>
      <div className="stage" ref={stage}>
        {/* The payment page isn't found before it is written. */}
        {written && (written.isPaid || !isPaying) && problem === "" &&
          pages.map((page) => {
            const isLast = page.shown === shown;
            const isSeen = page === pages[0];
            return (
              <iframe
                key={page.shown}
                className={isPage ? "letter" : undefined}
                ref={isLast ? frame : undefined}
                {...(isSeen ? { title: say("Preview of the widget") } : { "aria-hidden": true, tabIndex: -1 })}
                src={isPage ? address : `${page.address}&slot=${page.slot}`}
                onLoad={isPage ? settle : undefined}
                style={{ width, height: Math.max(200, Math.floor((room.height - 32) / scale)), transform: `scale(${scale})`, left: Math.max(16, Math.round((room.width - width * scale) / 2)), ...((!isSeen || (isLast && isPreparing)) && { opacity: 0, pointerEvents: "none" }) }}
              />
            );
          })}
        <span className="zoom">{Math.round(scale * 100)}%</span>
      </div>
    </section>
  );
}
