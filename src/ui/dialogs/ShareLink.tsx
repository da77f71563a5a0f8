import { useRef } from "react";
import { Button } from "../buttons/Button";
import { Field } from "../fields/Field";
import { CopyIcon } from "../icons/CopyIcon";
import { input } from "../fields/inputStyle";
import { QrCode } from "./QrCode";
import { css } from "../styles/styles";

interface ShareLinkProps {
  url: string;
  /** The same for a camera, drawn. */
  code: { size: number; path: string };
  /** Names the code for who doesn't see it. */
  codeLabel: string;
  label: string;
  copy: string;
  /** What came of the press, said aloud. */
  copied: string;
  onCopy: () => Promise<boolean>;
}

const share = css`
  display: grid;
  gap: 20px;
  .copy {
    display: grid;
    gap: 8px;
  }
  input {
    font-size: 15px;
    background: var(--iq-color-sunken);
  }
  .said {
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
  @container iq (min-width: 640px) {
    grid-template-columns: 176px minmax(0, 1fr);
    align-items: center;
  }
`;

/** A link as a code for a camera, and as text to be copied; what a browser doesn't let be copied is marked, for the visitor to do so. */
export function ShareLink({ url, code, codeLabel, label, copy, copied, onCopy }: ShareLinkProps) {
  const link = useRef<HTMLInputElement>(null);
  return (
    <div className={share}>
      <QrCode {...code} label={codeLabel} />
      <div className="copy">
        <Field id="share-link" label={label}>
          <input ref={link} id="share-link" className={input} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button full onClick={() => void onCopy().then((done) => done || link.current?.select())}>
          <CopyIcon />
          {copy}
        </Button>
        <p className="said" role="status">
          {copied}
        </p>
      </div>
    </div>
  );
}
