import { useState } from "react";
import { inNumber } from "../../src/kernel/plural";
import { Button } from "../../src/ui/buttons/Button";
import { BadIcon } from "../../src/ui/icons/BadIcon";
import type { Fault } from "../publish/fault";
import { isText } from "../publish/folder";
import { draftOf, folderOf, type Draft } from "./draft";
import type { Change } from "./useDraft";
import { useSay } from "./useSay";
import { unzipFolder, zipFolder } from "./zipFolder";

interface Published {
  readonly version: string;
  readonly integrity: string;
  readonly page: string;
}

type State =
  | { readonly kind: "idle" | "busy" }
  | { readonly kind: "done"; readonly published: Published; readonly of: Draft }
  /** Shown until the draft changes, because the faults may be fixed then. */
  | { readonly kind: "failed"; readonly reasons: readonly string[]; readonly of: Draft };

interface PublishProps {
  draft: Draft;
  change: Change;
  faults: readonly Fault[];
  /** Called with the brand's published id. */
  onPublished: (id: string) => void;
}

function save(name: string, bytes: Uint8Array): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes as BlobPart], { type: "application/zip" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The only place where the folder leaves the browser: as a file, or to the demo's content network. */
export function PublishBox({ draft, change, faults, onPublished }: PublishProps) {
  const say = useSay();
  const [state, setState] = useState<State>({ kind: "idle" });
  const stopping = faults.filter(({ stops }) => stops).length;

  const faultsSaid = say(inNumber({ one: "One fault stops it: see Checks.", other: "{count} faults stop it: see Checks." }, stopping), { count: stopping });

  const publish = async (): Promise<void> => {
    if (stopping > 0) return setState({ kind: "failed", reasons: [faultsSaid], of: draft });
    setState({ kind: "busy" });
    try {
      const files = Object.fromEntries([...folderOf(draft)].map(([path, file]) => [path, isText(path) ? file : { base64: draft.pictures[path] }]));
      const response = await fetch("/studio/publish", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ id: draft.id, files }) });
      const answer = (await response.json()) as Published & { readonly faults?: readonly string[] };
      if (response.ok) onPublished(draft.id);
      setState(response.ok ? { kind: "done", published: answer, of: draft } : { kind: "failed", reasons: answer.faults ?? [say("The demo refused it.")], of: draft });
    } catch {
      setState({ kind: "failed", reasons: [say("The demo doesn't answer. Is it still running?")], of: draft });
    }
  };
  const take = async (file: File): Promise<void> => {
    try {
      const imported = draftOf(unzipFolder(new Uint8Array(await file.arrayBuffer())));
      change("import", () => imported);
      setState({ kind: "idle" });
    } catch (error) {
      setState({ kind: "failed", of: draft, reasons: [say("{file} can't be imported. {reason}", { file: file.name, reason: say((error as Error).message) })] });
    }
  };
  return (
    <section className="box" aria-labelledby="publish">
      <h2 id="publish">{say("Publish")}</h2>
      <p className="hint">{stopping > 0 ? faultsSaid : say("Your draft stays in this browser until you publish it.")}</p>
      <Button full busy={state.kind === "busy"} onClick={() => void publish()}>
        {say("Publish to this demo")}
      </Button>
      <div className="buttons">
        <Button variant="line" onClick={() => save(`${draft.id}.zip`, zipFolder(draft.id, folderOf(draft)))}>
          {say("Export")}
        </Button>
        <label className="file">
          {say("Import")}
          <input
            type="file"
            aria-label={say("Import a folder as a zip file")}
            accept=".zip"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void take(file);
              target.value = "";
            }}
          />
        </label>
      </div>
      <div role="status">
        {state.kind === "done" && (
          <div className="published">
            <b>{say(state.of === draft ? "Published." : "Published, without what you changed since.")}</b>
            <a href={state.published.page} target="_blank" rel="noopener">
              {say("See it on a page of its own")}
            </a>
            <span>{say("For your own page, copy the snippet under Embed.")}</span>
            <details>
              <summary>{say("To pin this version")}</summary>
              <span>
                {say("Script:")} <code>{state.published.version}</code>
              </span>
              <span>
                {say("Integrity:")} <code>{state.published.integrity}</code>
              </span>
            </details>
          </div>
        )}
        {state.kind === "failed" && state.of === draft && (
          <ul className="faults">
            {state.reasons.map((reason) => (
              <li key={reason} className="stops">
                <BadIcon />
                {say(reason)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
