import { TextField } from "../../src/ui/TextField";
import type { Members } from "./draft";
import { withMember } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";

const fields: readonly (readonly [place: string, label: string, isNeeded: boolean])[] = [
  ["tollFreeNumber", "Phone number", true],
  ["licensing.agency", "Licensed agency", true],
  ["licensing.npn", "National Producer Number", true],
  ["partnerReturnUrl", "Where the logo leads", false],
  ["privacyUrl", "Privacy notice", true],
  ["termsUrl", "Terms of use", true],
  ["privacyChoicesUrl", "Privacy choices", false],
  ["howWeRankUrl", "How you rank quotes", false],
  ["locationsUrl", "Where you are located", true],
  ["localAgentUrl", "Local agents", false],
  ["hostedUrl", "Page that stands in for the widget", true],
];

/** Where something of `config.json` is written, in the words of this section; null for what isn't here. */
export const companyField = (place: string): string | null =>
  place.startsWith("licensing.licenses") ? "Licenses" : (fields.find(([known]) => known === place)?.[1] ?? null);

/** "OH 1155019, TX 2155019" */
const licensesText = (licenses: unknown): string => (Array.isArray(licenses) ? (licenses as readonly Members[]).map(({ state, number }) => `${String(state)} ${String(number)}`).join(", ") : "");
const licensesOf = (text: string): readonly Members[] =>
  text.split(",").map((part) => part.trim()).filter(Boolean).map((part) => {
    const [state = "", ...number] = part.split(/\s+/);
    return { state: state.toUpperCase(), number: number.join(" ") };
  });

/** Those of the links that a Spanish visitor may find elsewhere. */
const translated = ["privacyUrl", "termsUrl", "privacyChoicesUrl", "howWeRankUrl", "locationsUrl"];

/** Number, licenses and links of the company: what only the partner knows. */
export function CompanySection({ draft, change, faults }: Editing) {
  const valueAt = (place: string): string => String(place.split(".").reduce<unknown>((members, name) => (members as Members | undefined)?.[name], draft.config) ?? "");
  const set = (place: string, value: unknown): void => change(place, (now) => ({ ...now, config: withMember(now.config, place.split("."), value) }));
  const licenses = (draft.config["licensing"] as Members | undefined)?.["licenses"];
  const own = faults.filter(({ file, place }) => file === "config.json" && [...fields.map(([name]) => name), "linksIn", "licensing.licenses"].some((name) => place.startsWith(name)));
  const speaksSpanish = ((draft.config["languages"] ?? []) as readonly string[]).includes("es");
  const shown = [...fields, ...(speaksSpanish ? fields.flatMap(([place, label]) => (translated.includes(place) ? [[`linksIn.es.${place}`, `In Spanish: ${label.toLowerCase()}`, false] as const] : [])) : [])];
  const wrongLicense = faults.find(({ place }) => place.startsWith("licensing.licenses."));
  return (
    <Section title="Company and links" state={own.length > 0 ? `${own.length} to look at` : "Complete"}>
      {shown.map(([place, label, isNeeded]) => (
        <TextField
          key={place}
          id={place.replaceAll(".", "-")}
          label={label}
          {...(!isNeeded && { mark: "(optional)" })}
          value={valueAt(place)}
          type={place.endsWith("Url") ? "url" : place === "tollFreeNumber" ? "tel" : "text"}
          autoComplete="off"
          onInput={(text) => set(place, text === "" && !isNeeded ? undefined : text)}
          {...faultsAt(faults, "config.json", place)}
        />
      ))}
      <TextField
        key={licensesText(licenses) === "" ? "none" : "some"}
        id="licensing-licenses"
        label="Licenses"
        value={licensesText(licenses)}
        autoComplete="off"
        onInput={(text) => set("licensing.licenses", licensesOf(text))}
        {...faultsAt(faults, "config.json", "licensing.licenses")}
        {...(wrongLicense ? { error: "Write each as a state's two letters and its number: OH 1155019, TX 2155019" } : { help: "State and number of each: OH 1155019, TX 2155019" })}
      />
    </Section>
  );
}
