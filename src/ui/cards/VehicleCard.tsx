import type { ReactNode } from "react";
import { Card } from "./Card";
import { coveringInput } from "../choices/coveringInput";
import { TickIcon } from "../icons/TickIcon";
import { Heading } from "../layout/Heading";
import { css } from "../styles/styles";
import { cardTitle, help } from "../styles/text";
import { tick } from "../choices/tickStyle";

interface VehicleCardProps {
  id: string;
  /** A VehicleArt; its space is reserved while it loads. */
  art: ReactNode;
  /** "2022 Auvane Lyra" */
  title: string;
  /** "SUV, all-wheel drive. VIN ends in 40417" */
  detail?: string;
  /** Has the chosen edge. */
  on?: boolean;
  /** Adds a checkbox at the top right, by which the vehicle can be left out of the quote. */
  pick?: { label: string; onChange: (on: boolean) => void; disabled?: boolean };
  /** Chips. */
  chips?: ReactNode;
  /** A field or a note about this vehicle. */
  children?: ReactNode;
  /** Links: edit, remove. */
  actions?: ReactNode;
}

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px 18px;
  .art {
    width: var(--iq-art-vehicle);
    max-width: calc(100% - 56px);
    aspect-ratio: 244 / 86;
    margin-bottom: 2px;
  }
  .words {
    display: grid;
    gap: 6px;
  }
  .acts {
    margin-bottom: -12px;
  }
  .extra {
    margin-block: 8px;
  }
  .pick {
    position: absolute;
    top: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    width: 68px;
    height: 68px;
    cursor: pointer;
  }
  .pick:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: -8px;
    border-radius: var(--iq-radius-card);
  }
  @container iq (min-width: 640px) {
    grid-template-columns: var(--iq-art-vehicle) minmax(0, 1fr);
    align-items: center;
    .art {
      max-width: none;
    }
    .extra {
      grid-column: 1 / -1;
    }
    .title {
      padding-inline-end: 40px;
    }
  }
`;
const anchor = css`
  position: relative;
`;

/** A vehicle with its picture, in a list. */
export const VehicleCard = ({ id, art, title, detail, on, pick, chips, children, actions }: VehicleCardProps) => (
  <li className={anchor}>
    <Card on={on}>
      <div className={layout} role="group" aria-labelledby={`${id}-title`}>
        {pick && (
          <label className="pick">
            <input
              className={coveringInput}
              type="checkbox"
              id={id}
              aria-label={pick.label}
              checked={on ?? false}
              disabled={pick.disabled}
              onChange={(event) => pick.onChange(event.target.checked)}
            />
            <span className={tick}>
              <TickIcon size="sm" />
            </span>
          </label>
        )}
        <div className="art">{art}</div>
        <div className="words">
          <div>
            <Heading rank={2} className={`${cardTitle} title`} id={`${id}-title`}>
              {title}
            </Heading>
            {detail && <p className={`${help} num`}>{detail}</p>}
          </div>
          {chips}
          {actions && <div className="acts">{actions}</div>}
        </div>
        {children && <div className="extra">{children}</div>}
      </div>
    </Card>
  </li>
);
