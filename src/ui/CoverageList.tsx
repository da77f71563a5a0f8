import { eyebrow } from "./eyebrowStyle";
import { css } from "./styles";

interface CoverageListProps {
  id: string;
  title: string;
  items: readonly { id: string; label: string; value: string; description?: string }[];
}

const list = css`
  dl {
    margin-top: 4px;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s4);
    padding: 10px 0;
    font-size: 15px;
    line-height: 22px;
  }
  dl > div + div {
    border-top: 1px solid var(--iq-color-line);
  }
  dd {
    font-weight: var(--iq-font-title-weight);
    text-align: end;
  }
  dd + dd {
    grid-column: 1 / -1;
    max-width: 62ch;
    font-size: 14px;
    line-height: 21px;
    font-weight: 400;
    text-align: start;
    color: var(--iq-color-text-muted);
  }
`;

/** Coverages with what they pay, or deductibles: in the details of a quote. */
export const CoverageList = ({ id, title, items }: CoverageListProps) => (
  <section className={list} aria-labelledby={id}>
    <h3 className={eyebrow} id={id}>
      {title}
    </h3>
    <dl>
      {items.map((item) => (
        <div key={item.id}>
          <dt>{item.label}</dt>
          <dd className="num">{item.value}</dd>
          {item.description && <dd>{item.description}</dd>}
        </div>
      ))}
    </dl>
  </section>
);
