import { GoodIcon } from "../../src/ui/icons/GoodIcon";
import { BadIcon } from "../../src/ui/icons/BadIcon";
import { WarningIcon } from "../../src/ui/icons/WarningIcon";
import type { Fault } from "../publish/fault";
import { companyField } from "./CompanySection";

/** As the studio's own sections call it; else by file and place, as `npm run partner` says it. */
function whereOf({ file, place }: Fault): string {
  const field = file === "config.json" ? companyField(place) : null;
  return field === null ? `${file}${place && `, ${place}`}` : `Company and links: ${field}`;
}

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
        {[...stopping, ...others].map((fault) => {
          const { file, place, text, stops } = fault;
          return (
            <li key={`${file} ${place} ${text}`} className={stops ? "stops" : undefined}>
              {stops ? <BadIcon /> : <WarningIcon />}
              <div>
                <b>{whereOf(fault)}</b>
                {text[0]!.toUpperCase()}
                {text.slice(1)}.
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
