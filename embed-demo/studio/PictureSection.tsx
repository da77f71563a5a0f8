import { useState } from "react";
import { Button } from "../../src/ui/buttons/Button";
import { TextField } from "../../src/ui/fields/TextField";
import { standIns } from "../publish/newFolder";
import { weightFault } from "../publish/pictureFaults";
import { pictureUrl, withMember, type Draft, type Members } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { picturePlaces } from "./picturePlaces";
import { Section } from "./Section";
import { useSay } from "./useSay";

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A file in the format of a folder, with its size in pixels. Rejects files that browsers can't show. */
async function readPicture(file: File): Promise<Picture> {
  const url = file.name.endsWith(".svg") ? null : await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(file);
  });
  const text = url === null ? await file.text() : url.slice(url.indexOf(",") + 1);
  const image = new Image();
  image.src = url ?? pictureUrl(file.name, text);
  await image.decode();
  return { file: text, width: image.naturalWidth || 100, height: image.naturalHeight || 100 };
}

/** The members that stay when a picture is replaced: its words, and its version for dark if the partner gave one. */
function keptMembers({ config, theme, dark, pictures }: Draft, image: { alt?: string; dark?: string } | undefined): Members {
  const spare = standIns(String(config["name"] ?? ""), theme, dark).files;
  const isOwn = image?.dark !== undefined && pictures[image.dark] !== spare[image.dark];
  return { ...(image?.alt !== undefined && { alt: image.alt }), ...(isOwn && { dark: image.dark }) };
}

function PictureField({ place, label, draft, change, faults }: Editing & { place: string; label: string }) {
  const say = useSay();
  const [problem, setProblem] = useState("");
  const path = place.split(".");
  const image = path.reduce<unknown>((members, name) => (members as Members | undefined)?.[name], draft.config) as { src?: string; dark?: string; alt?: string } | undefined;
  const src = image?.src ?? "";
  const file = draft.pictures[src];
  const { error, help } = faultsAt(faults, "config.json", place, say);
  const take = async (given: File, isDark = false): Promise<void> => {
    const extension = /\.(svg|png|webp|avif|jpg|ico)$/.exec(given.name.toLowerCase().replace(/\.jpeg$/, ".jpg"))?.[0];
    if (extension === undefined) return setProblem(say("Take an SVG, PNG, WebP, AVIF, JPG or ICO."));
    const heavy = weightFault(given.size);
    if (heavy !== null) return setProblem(`${given.name} ${say(heavy)}.`);
    try {
      const { file: content, width, height } = await readPicture(given);
      const name = `${path.at(-1)}${isDark ? "-dark" : ""}${extension}`;
      setProblem("");
      change(place, (now): Draft => {
        const config = isDark ? withMember(now.config, [...path, "dark"], name) : withMember(now.config, path, { src: name, width, height, ...keptMembers(now, image) });
        return { ...now, config, pictures: { ...now.pictures, [name]: content } };
      });
    } catch {
      setProblem(say("This browser can't show the picture."));
    }
  };
  const choice = (says: string, isDark: boolean) => (
    <label className="file">
      {says}
      <input
        type="file"
        id={isDark ? undefined : `picture-${place}`}
        aria-label={`${says}: ${label}`}
        accept=".svg,.png,.webp,.avif,.jpg,.jpeg,.ico"
        onChange={({ target }) => {
          const [given] = target.files ?? [];
          if (given) void take(given, isDark);
          target.value = "";
        }}
      />
    </label>
  );
  return (
    <div className="picture">
      <div className="thumb">{file !== undefined && <img src={pictureUrl(src, file)} alt="" />}</div>
      <div>
        <b>{label}</b>
        <div className="row">
          {choice(say(file === undefined ? "Choose" : "Replace"), false)}
          {image && draft.dark && place !== "favicon" && choice(say(image.dark === undefined ? "For dark" : "Replace for dark"), true)}
          {image && place !== "favicon" && (
            <Button variant="link" small label={say("Take out: {what}", { what: label })} onClick={() => change(place, (now) => ({ ...now, config: withMember(now.config, path, undefined) }))}>
              {say("Take out")}
            </Button>
          )}
        </div>
      </div>
      {place === "logo" && image && (
        <div className="whole">
          <TextField
            exact
            id="logo-alt"
            label={say("What a screen reader says for it")}
            mark={say("(optional)")}
            value={image.alt ?? ""}
            autoComplete="off"
            onInput={(alt) => change("logo.alt", (now) => ({ ...now, config: withMember(now.config, ["logo", "alt"], alt || undefined) }))}
            {...faultsAt(faults, "config.json", "logo.alt", say)}
            {...(image.alt === undefined && { help: say("Your name, as long as this is empty.") })}
          />
        </div>
      )}
      {(problem || error || help) && (
        <p className="bad-text" role="alert">
          {problem || error || help}
        </p>
      )}
    </div>
  );
}

export function PictureSection(editing: Editing) {
  const say = useSay();
  return (
    <Section title={say("Pictures")} state={say("{count} in the folder", { count: Object.keys(editing.draft.pictures).length })}>
      {picturePlaces.map(([place, label, line]) => (
        <PictureField key={place} {...editing} place={place} label={line === undefined ? say(label) : say("Icon of the card “{line}”", { line: say(line) })} />
      ))}
    </Section>
  );
}
