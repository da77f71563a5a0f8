import type { ReactNode } from "react";
import { GoodIcon } from "../../src/ui/icons/GoodIcon";
import { BadIcon } from "../../src/ui/icons/BadIcon";
import { WarningIcon } from "../../src/ui/icons/WarningIcon";
import type { Beginning } from "./beginning";
import type { Draft } from "./draft";
import { faultLabel } from "./faultLabel";
import { sentenceOf } from "./faultsAt";
import { fieldOf } from "./fieldOf";
import { sampleOf } from "./sampleOf";
import { screenOfFault } from "./screenOfFault";
import type { Sighting } from "./sighting";
import { useSay } from "./useSay";

interface ChecksProps {
  draft: Draft;
  beginning: Beginning;
  faults: readonly Sighting[];
  /** Shows a field, wherever it is, and focuses it. */
  onGo: (id: string) => void;
  /** Shows a screen in the preview, as a phone does. */
  onShow: (at: Omit<NonNullable<Sighting["at"]>, "lang"> & Partial<NonNullable<Sighting["at"]>>) => void;
  children: ReactNode;
}

/** Every fault of the folder, updated while typing, each with what a visitor would see and a link to the field that fixes it. */
export function ChecksBox({ draft, beginning, faults, onGo, onShow, children }: ChecksProps) {
  const say = useSay();
  const stopping = faults.filter(({ stops }) => stops);
  const others = faults.filter(({ stops }) => !stops);
  return (
    <section className="box" aria-labelledby="checks">
      <div className="head">
        <h2 id="checks">{say("Checks")}</h2>
        <span className="tally" role="status">
          {say("{stopping} to fix, {others} to look at", { stopping: stopping.length, others: others.length })}
        </span>
      </div>
      <ul className="faults">
        {faults.length === 0 && (
          <li className="fine">
            <GoodIcon />
            <div>{say("Nothing to say: it can be published.")}</div>
          </li>
        )}
        {[...stopping, ...others].map((fault) => {
          const { file, place, text, stops } = fault;
          const field = fieldOf(fault);
          const screen = screenOfFault(fault);
          const at = fault.at ?? (screen === null ? null : { screen, words: "" });
          const picture = fault.picture ?? (fault.at ? null : sampleOf(fault, draft, beginning));
          return (
            <li key={`${file} ${place} ${text}`} className={stops ? "stops" : undefined}>
              {stops ? <BadIcon /> : <WarningIcon />}
              <div>
                {field ? (
                  <button type="button" onClick={() => onGo(field.id)}>
                    {`${say(field.section)}: ${faultLabel(fault, field.label, beginning, say)}`}
                  </button>
                ) : (
                  <b>{`${file}${place && `, ${place}`}`}</b>
                )}
                <p>{sentenceOf(text, say)}</p>
                {at && (
                  <button type="button" onClick={() => onShow(at)}>
                    {say("Show it in the preview")}
                  </button>
                )}
                {picture && <img className="seen" src={picture} alt={say("As a visitor sees it")} />}
              </div>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
