import { GoodIcon } from "../../src/ui/icons/GoodIcon";
import { BadIcon } from "../../src/ui/icons/BadIcon";
import { WarningIcon } from "../../src/ui/icons/WarningIcon";
import type { Fault } from "../publish/fault";
import { fieldOf } from "./fieldOf";

interface ChecksProps {
  faults: readonly Fault[];
  /** Shows a field, wherever it is, and focuses it. */
  onGo: (id: string) => void;
}

/** Every fault of the folder, updated while typing, each with a link to the field that fixes it. */
export function ChecksBox({ faults, onGo }: ChecksProps) {
  const stopping = faults.filter(({ stops }) => stops);
  const others = faults.filter(({ stops }) => !stops);
  return (
    <section className="box" aria-labelledby="checks">
      <div className="head">
        <h2 id="checks">Checks</h2>
        <span className="tally" role="status">
          <b>{stopping.length}</b> to fix, <b>{others.length}</b> to look at
        </span>
      </div>
      <ul className="faults">
        {faults.length === 0 && (
          <li className="fine">
            <GoodIcon />
            <div>Nothing to say: it can be published.</div>
          </li>
        )}
        {[...stopping, ...others].map((fault) => {
          const { file, place, text, stops } = fault;
          const field = fieldOf(fault);
          return (
            <li key={`${file} ${place} ${text}`} className={stops ? "stops" : undefined}>
              {stops ? <BadIcon /> : <WarningIcon />}
              <div>
                {field ? (
                  <button type="button" onClick={() => onGo(field.id)}>
                    {field.label}
                  </button>
                ) : (
                  <b>{`${file}${place && `, ${place}`}`}</b>
                )}
                <p>{`${text[0]!.toUpperCase()}${text.slice(1)}.`}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
