import { eyebrow } from "./eyebrowStyle";
import { css } from "./styles";

interface CoverageListProps {
  id: string;
  title: string;
  items: readonly { id: string; label: string; value: string; description?: string }[];
}

const list = css`
  & + & {
    margin-top: var(--s2);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
    gap: var(--s4) var(--s5);
    margin-top: var(--s2);
  }
  dt {
    font-size: 15px;
    line-height: 22px;
  }
  dd {
    font-weight: var(--iq-font-title-weight);
    font-size: 15px;
    line-height: 22px;
  }
  dd + dd {
    margin-top: 2px;
    font-size: 14px;
    line-height: 21px;
    font-weight: 400;
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
