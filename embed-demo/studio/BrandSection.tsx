import { useRef } from "react";
import { SelectField } from "../../src/ui/fields/SelectField";
import { TextField } from "../../src/ui/fields/TextField";
import { newFolder } from "../publish/newFolder";
import { draftOf, renamed, withId } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";
import { useSay } from "./useSay";

/** A draft for a new brand in the look of another. */
export const beginWith = ({ brands }: Editing["beginning"], from: string, own: { readonly id: string; readonly name: string }) =>
  draftOf(newFolder(brands.find(({ id }) => id === from)!.folder, own));

/** The name and id of the folder's brand. */
export function BrandSection({ draft, change, faults, beginning, isPublished }: Editing & { isPublished: boolean }) {
  const say = useSay();
  const name = String(draft.config["name"] ?? "");
  const from = useRef("");
  const idFault = faults.find(({ file, stops }) => stops && file.startsWith("the folder's name"));
  return (
    <Section title={say("Brand")} state={name} open>
      <SelectField
        id="from"
        label={say("Begin with")}
        value={from.current}
        placeholder={say("Keep this one")}
        options={beginning.brands.map(({ id, folder }) => ({ value: id, label: String((JSON.parse(String(folder.get("config.json"))) as { name: string }).name) }))}
        help={say("Takes over its look and its lines. You can undo it.")}
        onChange={(value) => {
          if (value) change("from", () => beginWith(beginning, value, { id: draft.id, name }));
        }}
      />
      <TextField exact id="name" label={say("Name")} value={name} autoComplete="off" onInput={(value) => change("name", (now) => renamed(now, value, isPublished))} {...faultsAt(faults, "config.json", "name", say)} />
      <TextField
        id="partner-id"
        label={say("Id")}
        value={draft.id}
        autoComplete="off"
        autoCapitalize="none"
        onInput={(id) => change("id", (now) => withId(now, id))}
        help={say(isPublished ? "Published. Another id makes another brand, beside this one." : "Follows the name until you write it. Stands in the tag, and names the folder.")}
        {...(idFault && { error: say("Write small letters, digits and hyphens.") })}
      />
    </Section>
  );
}
