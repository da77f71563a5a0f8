import { usStates } from "../../business/stateNames";
import type { AutoFactor } from "../../business/states";
import type { AnyField } from "../../flow/field";
import { fill, phrases, worded } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Note } from "../../ui/notices/Note";
import { askedIn } from "./askedIn";
import { driverDateLicensed, gender, maritalStatus } from "./itemFields";

const texts = phrases("driver.notAsked", { law: "{what}: Not asked in {state}, by law" });

const barrable: readonly (readonly [AutoFactor, AnyField])[] = [
  ["gender", gender],
  ["maritalStatus", maritalStatus],
  ["experience", driverDateLicensed],
];

/** Names the questions that other states ask and this one bars, so that leaving them out doesn't look like a mistake. */
export function NotAsked({ state }: { state: string | null }) {
  const text = useText();
  const barred = barrable.filter(([factor]) => !askedIn(state, factor));
  const name = usStates.find(({ code }) => code === state)?.name;
  if (barred.length === 0 || name === undefined) return null;
  return (
    <Note>
      {barred.map(([factor, { label }]) => label && <p key={factor}>{text(fill(texts.law, { what: text(label), state: worded(name) }))}</p>)}
    </Note>
  );
}
