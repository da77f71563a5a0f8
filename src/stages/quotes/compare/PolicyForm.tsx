import type { Coverage } from "../../../api/contract/coverage";
import type { Phrase } from "../../../kernel/phrase";
import { phrases, worded } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Button } from "../../../ui/buttons/Button";
import { Disclosure } from "../../../ui/layout/Disclosure";
import { SelectField } from "../../../ui/fields/SelectField";
import { Stack } from "../../../ui/layout/Stack";
import { help } from "../../../ui/styles/text";
import { TextField } from "../../../ui/fields/TextField";
import { currentPolicy, type CurrentPolicy } from "../../../session/fields/currentPolicy";
import { choicesOf, companyFault, priceFault } from "./currentPolicy";

const texts = phrases("compare.policy", {
  add: "Compare with your current policy",
  change: "Edit your current policy",
  hint: "These numbers stay in this browser. They aren't sent to anyone.",
  company: "Insurance company (optional)",
  price: "Monthly price",
  priceHelp: "Enter a price to add it to the table.",
  unit: "dollars",
  unknown: "I'm not sure",
  remove: "Remove it",
});

interface PolicyFormProps {
  definitions: readonly Coverage[];
  policy: CurrentPolicy;
  onChange: (policy: CurrentPolicy) => void;
}

/** Asks for the visitor's current policy, every part optional. Each answer joins the table at once. */
export function PolicyForm({ definitions, policy, onChange }: PolicyFormProps) {
  const text = useText();
  const asked = definitions.filter((coverage) => choicesOf(coverage).length > 0);
  const isTold = policy.price !== "";
  const said = (fault: Phrase | null): string | undefined => (fault ? text(fault) : undefined);
  return (
    <Disclosure title={text(isTold ? texts.change : texts.add)}>
      <Stack fields>
        <p className={help}>{text(texts.hint)}</p>
        <TextField
          id="policy-price"
          label={text(texts.price)}
          help={text(texts.priceHelp)}
          value={policy.price}
          suffix={text(texts.unit)}
          inputMode="decimal"
          autoComplete="off"
          error={said(priceFault(policy))}
          onInput={(price) => onChange({ ...policy, price })}
        />
        <TextField
          id="policy-company"
          label={text(texts.company)}
          value={policy.company}
          autoComplete="off"
          error={said(companyFault(policy))}
          onInput={(company) => onChange({ ...policy, company })}
        />
        {asked.map((coverage) => (
          <SelectField
            key={coverage.id}
            id={`policy-${coverage.id}`}
            label={coverage.label}
            value={policy.values[coverage.id] ?? ""}
            placeholder={text(texts.unknown)}
            options={choicesOf(coverage).map((value) => ({ value, label: text(worded(value)) }))}
            onChange={(label) => onChange({ ...policy, values: { ...policy.values, [coverage.id]: label } })}
          />
        ))}
        {isTold && (
          <Button variant="link" onClick={() => onChange(currentPolicy.initial)}>
            {text(texts.remove)}
          </Button>
        )}
      </Stack>
    </Disclosure>
  );
}
