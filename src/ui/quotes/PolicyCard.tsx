import { useRef } from "react";
import { copyText } from "../behavior/copyText";
import { useSaid } from "../behavior/useSaid";
import { Button } from "../buttons/Button";
import { Card } from "../cards/Card";
import { CopyIcon } from "../icons/CopyIcon";
import { eyebrow } from "../layout/eyebrowStyle";
import { css } from "../styles/styles";

interface PolicyCardProps {
  label: string;
  number: string;
  /** "Copy" */
  copy: string;
  /** "Copy policy number", which begins with `copy`. */
  copyLabel: string;
  /** The results of the press, announced. If the browser refuses to copy, the number is selected for the visitor to do so. */
  copied: string;
  refused: string;
  facts: readonly { id: string; name: string; value: string }[];
}

const policy = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
  }
  [role="status"] {
    font-size: 14px;
    line-height: 21px;
    color: var(--iq-color-text-muted);
  }
  .number {
    font-family: var(--iq-font-price);
    font-weight: var(--iq-font-price-weight);
    font-size: 22px;
    line-height: 30px;
    overflow-wrap: anywhere;
  }
  @container iq (min-width: 640px) {
    .number {
      font-size: 28px;
      line-height: 36px;
    }
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(130px, 40%)), 1fr));
    gap: 12px var(--s4);
    margin-top: var(--s4);
    padding-top: var(--s4);
    border-top: 1px solid var(--iq-color-line);
  }
  dt {
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
  dd {
    font-weight: var(--iq-font-title-weight);
    font-variant-numeric: lining-nums;
  }
`;

/** A policy's number, to read and to copy, and its main facts. */
export function PolicyCard({ label, number, copy, copyLabel, copied, refused, facts }: PolicyCardProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [said, say] = useSaid();
  const press = (): void => {
    void copyText(number).then((isCopied) => {
      if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current);
      say(isCopied ? copied : refused);
    });
  };
  return (
    <Card>
      <div className={policy}>
        <p className={eyebrow}>{label}</p>
        <div className="top">
          <p className="number num" ref={shown}>
            {number}
          </p>
          <Button variant="link" small label={copyLabel} onClick={press}>
            <CopyIcon />
            {copy}
          </Button>
        </div>
        <p role="status">{said}</p>
        <dl>
          {facts.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
