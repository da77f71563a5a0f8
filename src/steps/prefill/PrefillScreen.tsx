import { answersOf } from "../../flow/field";
import { StepForm } from "../../form/StepForm";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { addressLine1 } from "../../session/fields/address";
import { useValue } from "../../session/useValue";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { isAsked } from "./facts";
import { origins, recordsFound, roofUpdated } from "./fields";
import type { PrefillOptions } from "./options";
import { PropertyFacts } from "./PropertyFacts";
import { RebuildCostCard } from "./RebuildCostCard";

const ledes = phrases("prefill.lede", {
  COMPLETE: "We found these public records for {address}. Fix anything that's wrong.",
  PARTIAL: "We found some records for {address}. Fix anything that's wrong and fill in anything that's missing.",
  FAILED: "We couldn't find records for {address}. Answer a few questions so we can price it.",
});
const texts = phrases("prefill", {
  some: {
    one: "We guessed one answer. Confirm it for a more accurate price.",
    other: "We guessed {count} answers. Confirm them for a more accurate price.",
  },
  whyTitle: "Why rebuild cost?",
  why: "It's what it would cost to rebuild the home, not what it would sell for. Land isn't included.",
  submit: "Looks right, continue",
  asks: "Tell us about the home",
});

function Guesses({ facts }: PrefillOptions) {
  const session = useSession();
  const text = useText();
  const known = useValue(session.draft(origins));
  useValue(session.draft(roofUpdated));
  const drafted = answersOf(session.drafted(facts));
  const count = facts.filter((fact) => known[fact.name] === "ASSUMED" && isAsked(fact, drafted)).length;
  if (count === 0) return null;
  return <Note tone="care">{text(fill(texts.some, { count }))}</Note>;
}

export function PrefillScreen({ options }: { options: PrefillOptions }) {
  const answers = useValue(useSession().answers);
  const status = answers.get(recordsFound)?.status ?? "FAILED";
  const isFound = status !== "FAILED";
  return (
    <StepForm
      fields={options.facts}
      lede={fill(ledes[status], { address: answers.get(addressLine1).replace(/\.$/, "") })}
      help={{ title: texts.whyTitle, text: texts.why }}
      {...(!isFound && { title: texts.asks })}
      {...(status === "COMPLETE" && { submit: texts.submit })}
    >
      <Stack>
        <RebuildCostCard facts={options.facts} />
        <PropertyFacts facts={options.facts} isFound={isFound} />
        <Guesses {...options} />
      </Stack>
    </StepForm>
  );
}
