import { useState } from "react";
import { TextField } from "../../src/ui/fields/TextField";
import { withSite } from "./draftSite";
import { companyFieldId, companyFields, linksIn } from "./companyFields";
import type { Members } from "./draft";
import { translationsOf, withMember } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";
import { useSay } from "./useSay";
import { WrappingField } from "./WrappingField";

/** "OH 1155019, TX 2155019" */
const licensesText = (licenses: unknown): string => (Array.isArray(licenses) ? (licenses as readonly Members[]).map(({ state, number }) => `${String(state)} ${String(number)}`).join(", ") : "");
const licensesOf = (text: string): readonly Members[] =>
  text.split(",").map((part) => part.trim()).filter(Boolean).map((part) => {
    const [state = "", ...number] = part.split(/\s+/);
    return { state: state.toUpperCase(), number: number.join(" ") };
  });

/** All licenses in one line. Typed text stays while it matches the draft: half a license isn't rewritten. */
function LicensesField({ draft, faults, onChange }: Pick<Editing, "draft" | "faults"> & { onChange: (licenses: readonly Members[]) => void }) {
  const say = useSay();
  const licenses = (draft.config["licensing"] as Members | undefined)?.["licenses"];
  const [typed, setTyped] = useState("");
  const isTyped = JSON.stringify(licensesOf(typed)) === JSON.stringify(licenses);
  const isWrong = faults.some(({ place }) => place.startsWith("licensing.licenses."));
  return (
    <WrappingField
      id="licensing-licenses"
      label={say("Licenses")}
      value={isTyped ? typed : licensesText(licenses)}
      onInput={(text) => {
        setTyped(text);
        onChange(licensesOf(text));
      }}
      {...faultsAt(faults, "config.json", "licensing.licenses", say)}
      {...(isWrong ? { error: say("Write each as a state's two letters and its number: OH 1155019, TX 2155019.") } : { help: say("State and number of each: OH 1155019, TX 2155019") })}
    />
  );
}

/** Number, licenses and links of the company, which only the partner knows. */
export function CompanySection({ draft, change, faults }: Editing) {
  const say = useSay();
  const valueAt = (place: string): string => String(place.split(".").reduce<unknown>((members, name) => (members as Members | undefined)?.[name], draft.config) ?? "");
  const set = (place: string, value: unknown): void => change(place, (now) => (place === "partnerReturnUrl" ? withSite(now, String(value ?? "")) : { ...now, config: withMember(now.config, place.split("."), value) }));
  const own = faults.filter(({ file, place }) => file === "config.json" && [...companyFields.map(([name]) => name), "linksIn", "licensing.licenses"].some((name) => place.startsWith(name)));
  const shown = [...companyFields, ...translationsOf(draft).flatMap(linksIn)];
  return (
    <Section title={say("Company and links")} state={own.length > 0 ? say("{count} to look at", { count: own.length }) : say("Complete")}>
      {shown.map(([place, label, isNeeded]) => {
        const field = {
          id: companyFieldId(place),
          label: say(label),
          ...(!isNeeded && { mark: say("(optional)") }),
          value: valueAt(place),
          onInput: (text: string) => set(place, text === "" && !isNeeded ? undefined : text),
          ...(place === "partnerReturnUrl" && { help: say("Your links below follow it until you change them.") }),
          ...faultsAt(faults, "config.json", place, say),
        };
        return place.endsWith("Url") ? <WrappingField key={place} {...field} inputMode="url" /> : <TextField exact key={place} {...field} type={place === "tollFreeNumber" ? "tel" : "text"} autoComplete="off" />;
      })}
      <LicensesField draft={draft} faults={faults} onChange={(next) => set("licensing.licenses", next)} />
    </Section>
  );
}
