import { useEffect, useMemo } from "react";
import { oldestYear } from "../../business/limits";
import { useFormScope } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { useField, useTextField } from "../../form/useField";
import { phrases, worded } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { SelectField } from "../../ui/fields/SelectField";
import { TextField } from "../../ui/fields/TextField";
import { AdvisorLink } from "./AdvisorLink";
import { bodyStyle, byHand, plMake, plModel, yearField } from "./itemFields";
import { isOther, otherMake } from "./itemRules";
import { LookupTrouble } from "./LookupTrouble";
import { MakeByHand } from "./MakeByHand";
import type { VehicleStepOptions } from "./options";
import { useLists } from "./useLists";

const texts = phrases("vehicle", {
  selectMake: "Select a make",
  selectModel: "Select a model",
  selectStyle: "Select a body style",
  yearFirst: "Enter the year first",
  makeFirst: "Select the make first",
  wait: "One moment…",
  other: "Other",
  byHand: "Not listed? Enter it manually",
  fromList: "Choose from the list instead",
});

/** The list, plus the current answer if the list doesn't have it, because it was typed earlier. */
const optionsOf = (items: readonly string[], value: string) =>
  [...items, ...(value !== "" && value !== otherMake && !items.includes(value) ? [value] : [])].map((name) => ({ value: name, label: name }));

interface YearMakeModelProps {
  options: VehicleStepOptions;
  /** Receives the body styles that the register knows for the choice. */
  onStyles: (styles: readonly string[]) => void;
}

/** Each list depends on the answer before it. Make and model are typed when a list lacks them or doesn't load. */
export function YearMakeModel({ options, onStyles }: YearMakeModelProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const { scope } = useFormScope();
  const year = useTextField(useMemo(() => yearField(options), [options]));
  const make = useField(plMake);
  const model = useField(plModel);
  const style = useField(bodyStyle);
  const typed = useField(byHand);
  const lists = useLists(options, typed.value ? null : { year: year.value, make: make.value, model: model.value });
  const { styles } = lists;

  useEffect(() => {
    onStyles(styles);
    if (styles.length === 1) session.draft(bodyStyle, scope).value = styles[0] ?? "";
  }, [styles, onStyles, session, scope]);

  const needsAdvisor = isOther(make.value);
  const toggle = (): void => {
    runner.showErrors([], false);
    if (needsAdvisor) make.onChange("");
    typed.onChange(!typed.value);
    style.onChange("");
  };
  const prompt = (status: string, before: Phrase, ready: Phrase): string =>
    text(status === "loading" ? texts.wait : status === "idle" ? before : ready);

  const trouble = lists.retry && <LookupTrouble onRetry={lists.retry} onByHand={toggle} before={year.id} />;
  /** Stands in for an empty field whose list didn't load, so that the error for that field leads to the alternatives. */
  const noMakes = lists.makes.status === "failed" && make.value === "";
  const noModels = noMakes || (lists.models.status === "failed" && model.value === "");
  const tooOld = year.value.length === 4 && Number(year.value) < oldestYear[options.type];
  return (
    <>
      <TextField
        {...year}
        short
        inputMode="numeric"
        autoComplete="off"
        onInput={(value) => {
          year.onInput(value);
          if (typed.value) return;
          model.onChange("");
          style.onChange("");
        }}
      />
      {tooOld && <AdvisorLink />}
      {typed.value ? (
        <>
          <MakeByHand />
          {needsAdvisor && <AdvisorLink />}
        </>
      ) : (
        <>
          {!noMakes && (
            <SelectField
              {...make}
              placeholder={prompt(lists.makes.status, texts.yearFirst, texts.selectMake)}
              options={[
                ...optionsOf(lists.makes.items, make.value),
                ...(lists.makes.status === "succeeded" ? [{ value: otherMake, label: text(texts.other) }] : []),
              ]}
              onChange={(value) => {
                make.onChange(value);
                model.onChange("");
                style.onChange("");
              }}
            />
          )}
          {needsAdvisor && <AdvisorLink />}
          {noModels ? (
            <div id={noMakes ? make.id : undefined}>
              <div id={model.id}>{trouble}</div>
            </div>
          ) : (
            !needsAdvisor && (
              <SelectField
                {...model}
                placeholder={prompt(lists.models.status, texts.makeFirst, texts.selectModel)}
                options={optionsOf(lists.models.items, model.value)}
                onChange={(value) => {
                  model.onChange(value);
                  style.onChange("");
                }}
              />
            )
          )}
          {styles.length > 1 && (
            <SelectField
              {...style}
              placeholder={text(texts.selectStyle)}
              options={optionsOf(styles, style.value).map(({ value }) => ({ value, label: text(worded(value)) }))}
            />
          )}
        </>
      )}
      {trouble ? (
        !noModels && trouble
      ) : (
        <Button variant="link" onClick={toggle}>
          {text(typed.value ? texts.fromList : texts.byHand)}
        </Button>
      )}
    </>
  );
}
