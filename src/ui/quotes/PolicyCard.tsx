import { Card } from "../cards/Card";
import { eyebrow } from "../layout/eyebrowStyle";
import { css } from "../styles/styles";

interface PolicyCardProps {
  label: string;
  number: string;
  facts: readonly { id: string; name: string; value: string }[];
}

const policy = css`
  .number {
    font-family: var(--iq-font-price);
    font-weight: var(--iq-font-price-weight);
    font-size: 28px;
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
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
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** A policy's number and main facts. */
export const PolicyCard = ({ label, number, facts }: PolicyCardProps) => (
  <Card>
    <div className={policy}>
      <p className={eyebrow}>{label}</p>
      <p className="number num">{number}</p>
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
