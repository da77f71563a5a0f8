import { sourceLanguage, translations } from "../../src/kernel/language";
import { englishName } from "../../src/partner/publish/languageFiles";
import { partnerFlags } from "../../src/business/partnerFlags";
import { askedMode } from "../../src/business/partnerMode";
import { Checkbox } from "../../src/ui/fields/Checkbox";
import { TextField } from "../../src/ui/fields/TextField";
import { Disclosure } from "../../src/ui/layout/Disclosure";
import { Choice } from "../../src/ui/choices/Choice";
import { flagLabel } from "./flagLabel";
import type { Members } from "./draft";
import { translationsOf, withMember } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";
import { useSay } from "./useSay";

const modes = [
  { value: "standard", label: "Standard" },
  { value: "cobrand", label: "Co-brand" },
  { value: "private-label", label: "Private label" },
] as const;
export function ModeSection({ draft, change, faults }: Editing) {
  const say = useSay();
  const mode = askedMode(draft.config);
  const flags = (draft.config["flags"] ?? {}) as Members;
  const setFlag = (flag: string, on: boolean): void => change(`flag.${flag}`, (now) => ({ ...now, config: withMember(now.config, ["flags", flag], on) }));
  return (
    <Section title={say("Mode and languages")} state={say(modes.find(({ value }) => value === mode)?.label ?? mode)}>
      <Choice
        id="mode"
        label={say("Whose brand is shown")}
        value={mode}
        options={modes.map(({ value, label }) => ({ value, label: say(label) }))}
        onChange={(value) =>
          change("mode", (now) => {
            const config = withMember(withMember(withMember(now.config, ["partnerAppMode"], value), ["cobranding"], value === "cobrand"), ["isPrivateLabel"], undefined);
            return { ...now, config: value === "private-label" ? withMember(config, ["flags", "privateLabel"], true) : config };
          })
        }
      />
      {mode === "cobrand" && (
        <>
          <TextField
            exact
            id="cobrand-name"
            label={say("Who stands beside the brand")}
            value={String(draft.config["cobrandName"] ?? "")}
            autoComplete="off"
            onInput={(name) => change("cobrandName", (now) => ({ ...now, config: withMember(now.config, ["cobrandName"], name || undefined) }))}
            {...faultsAt(faults, "config.json", "cobrandName", say)}
          />
          <Checkbox
            id="cobrand-disclaimer"
            label={say("Disclaimer in the footer")}
            checked={draft.config["cobrandDisclaimer"] !== false}
            onChange={(on) => change("cobrandDisclaimer", (now) => ({ ...now, config: withMember(now.config, ["cobrandDisclaimer"], on ? undefined : false) }))}
          />
        </>
      )}
      {translations.map((language) => (
        <Checkbox
          key={language}
          id={`language-${language}`}
          label={say("{language} beside {own}", { language: say(englishName(language)), own: say(englishName(sourceLanguage)) })}
          checked={translationsOf(draft).includes(language)}
          onChange={(on) => change("languages", (now) => ({ ...now, config: withMember(now.config, ["languages"], [sourceLanguage, ...translations.filter((one) => (one === language ? on : translationsOf(now).includes(one)))]) }))}
        />
      ))}
      <Disclosure title={say("Flags")} count={String(partnerFlags.length)} plain>
        {partnerFlags.map((flag) => (
          <Checkbox key={flag} id={`flag-${flag}`} label={say(flagLabel(flag))} checked={flags[flag] === true} onChange={(on) => setFlag(flag, on)} />
        ))}
      </Disclosure>
    </Section>
  );
}
