import { useState } from "react";
import { Button } from "../../src/ui/Button";
import { BadIcon } from "../../src/ui/icons/BadIcon";
import type { Fault } from "../publish/fault";
import { isText } from "../publish/folder";
import { draftOf, folderOf, type Draft } from "./draft";
import type { Change } from "./useDraft";
import { unzipFolder, zipFolder } from "./zipFolder";

interface Published {
  readonly script: string;
  readonly version: string;
  readonly integrity: string;
  readonly page: string;
}

type State = { readonly kind: "idle" | "busy" } | { readonly kind: "done"; readonly published: Published } | { readonly kind: "failed"; readonly reasons: readonly string[] };

function save(name: string, bytes: Uint8Array): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes as BlobPart], { type: "application/zip" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The folder leaves the browser here, and nowhere else: as a file, or to the demo's content network. */
export function PublishBox({ draft, change, faults }: { draft: Draft; change: Change; faults: readonly Fault[] }) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const stopping = faults.filter(({ stops }) => stops).length;

  const publish = async (): Promise<void> => {
    setState({ kind: "busy" });
    try {
      const files = Object.fromEntries([...folderOf(draft)].map(([path, file]) => [path, isText(path) ? file : { base64: draft.pictures[path] }]));
      const response = await fetch("/studio/publish", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ id: draft.id, files }) });
      const answer = (await response.json()) as Published & { readonly faults?: readonly string[] };
      setState(response.ok ? { kind: "done", published: answer } : { kind: "failed", reasons: answer.faults ?? ["The demo refused it."] });
    } catch {
      setState({ kind: "failed", reasons: ["The demo doesn't answer. Is it still running?"] });
    }
  };
  const take = async (file: File): Promise<void> => {
    try {
      const imported = draftOf(unzipFolder(new Uint8Array(await file.arrayBuffer())));
      change("import", () => imported);
      setState({ kind: "idle" });
    } catch (error) {
      setState({ kind: "failed", reasons: [`${file.name} can't be imported. ${(error as Error).message}`] });
    }
  };
  return (
    <section className="box" aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      <p className="hint">{stopping > 0 ? `${stopping === 1 ? "One fault stops" : `${stopping} faults stop`} it: see Checks.` : "Your draft stays in this browser until you publish it."}</p>
      <Button full busy={state.kind === "busy"} onClick={() => void publish()}>
        Publish to this demo
      </Button>
      <div className="buttons">
        <Button variant="line" onClick={() => save(`${draft.id}.zip`, zipFolder(draft.id, folderOf(draft)))}>
          Export
        </Button>
        <label className="file">
          Import
          <input
            type="file"
            aria-label="Import a folder as a zip file"
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
            <b>Published.</b>
            <span>
              Script: <code>{state.published.script}</code>
            </span>
            <span>
              This version: <code>{state.published.version}</code>
            </span>
            <span>
              Integrity: <code>{state.published.integrity}</code>
            </span>
            <a href={state.published.page} target="_blank" rel="noopener">
              See it on a page of its own
            </a>
          </div>
        )}
        {state.kind === "failed" && (
          <ul className="faults">
            {state.reasons.map((reason) => (
              <li key={reason} className="stops">
                <BadIcon />
                {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
