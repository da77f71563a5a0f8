import type { ReactNode } from "react";
import { useRef } from "react";
import { Button } from "../buttons/Button";
import { Field } from "../fields/Field";
import { CopyIcon } from "../icons/CopyIcon";
import { input } from "../fields/inputStyle";
import { QrCode } from "./QrCode";
import { css } from "../styles/styles";

interface ShareLinkProps {
  url: string;
  /** The link as a QR code. */
  code: { size: number; path: string };
  /** The code's name for screen readers. */
  codeLabel: string;
  label: string;
  copy: string;
  /** The result of the press, announced. */
  copied: ReactNode;
  onCopy: () => Promise<boolean>;
}

const share = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  .copy {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
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

/** A link as a QR code, and as text to copy. If the browser refuses to copy, the text takes the focus, selected for the visitor to do so. */
export function ShareLink({ url, code, codeLabel, label, copy, copied, onCopy }: ShareLinkProps) {
  const link = useRef<HTMLInputElement>(null);
  return (
    <div className={share}>
      <QrCode {...code} label={codeLabel} />
      <div className="copy">
        <Field id="share-link" label={label}>
          <input ref={link} id="share-link" className={input} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button full onClick={() => void onCopy().then((done) => done || link.current?.focus())}>
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
