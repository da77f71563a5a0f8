import { GoodIcon } from "../../src/ui/icons/GoodIcon";
import { BadIcon } from "../../src/ui/icons/BadIcon";
import { WarningIcon } from "../../src/ui/icons/WarningIcon";
import type { Fault } from "../publish/fault";

/** Everything that is wrong with the folder, as it is typed. */
export function ChecksBox({ faults }: { faults: readonly Fault[] }) {
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
        {[...stopping, ...others].map(({ file, place, text, stops }) => (
          <li key={`${file} ${place} ${text}`} className={stops ? "stops" : undefined}>
            {stops ? <BadIcon /> : <WarningIcon />}
            <div>
              <b>
                {file}
                {place && `, ${place}`}
              </b>
              {text[0]!.toUpperCase()}
              {text.slice(1)}.
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
