import { useState } from "react";
import { Button } from "../../src/ui/buttons/Button";
import { SelectField } from "../../src/ui/fields/SelectField";
import { CopyIcon } from "../../src/ui/icons/CopyIcon";
import { embedKinds, type EmbedKind } from "../publish/embedCode";
import { useSay } from "./useSay";
import { snippet, type SnippetOptions } from "./snippets";

/** The code for a partner's page. */
export function EmbedBox(options: SnippetOptions) {
  const say = useSay();
  const [kind, setKind] = useState<EmbedKind>("HTML");
  const [told, setTold] = useState("");
  const text = snippet(kind, options);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setTold(say("Copied.")),
      () => setTold(say("This browser doesn't let it: select the text and copy it.")),
    );
  return (
    <section className="box" aria-labelledby="embed">
      <div className="head">
        <h2 id="embed">{say("Embed")}</h2>
        <Button variant="line" small onClick={copy}>
          <CopyIcon size="sm" />
          {say("Copy")}
        </Button>
      </div>
      <SelectField
        id="snippet-kind"
        label={say("For")}
        value={kind}
        options={embedKinds.map((one) => ({ value: one, label: say(one) }))}
        onChange={(value) => {
          setKind(value as EmbedKind);
          setTold("");
        }}
      />
      {/* Focusable because it scrolls: keyboard users can read the rest. */}
      <pre className="code" tabIndex={0} aria-label={say("Snippet for {kind}", { kind })}>
        <code>{text}</code>
      </pre>
      <p className="hint">
        {say("Answered on this demo's pages. For a page of your own, write its origin here:")} <code>embed-demo/service/partners/origins.json</code> <code>{`"${options.partner}": ["http://localhost:8080"]`}</code>
      </p>
      <p className="hint" role="status">
        {told}
      </p>
    </section>
  );
}
