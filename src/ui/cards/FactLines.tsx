import { Card } from "./Card";
import { css } from "../styles/styles";

interface FactLinesProps {
  lines: readonly (readonly [name: string, value: string])[];
}

const list = css`
  margin-block: -10px;
  div {
    display: flex;
    /* In a large font a long value takes a line of its own, rather than breaking its words. */
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px var(--s4);
    padding: 10px 0;
  }
  div + div {
    border-top: 1px solid var(--iq-color-line);
  }
  dt {
    color: var(--iq-color-text-muted);
  }
  dd {
    font-weight: var(--iq-font-title-weight);
    font-variant-numeric: lining-nums;
    margin-inline-start: auto;
    text-align: end;
    text-wrap: balance;
  }
`;

/** Facts that can't be changed any more, a line each, with short values at the end. */
export const FactLines = ({ lines }: FactLinesProps) => (
  <Card flat>
    <dl className={list}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
