import { answersOf } from "../../flow/field";
import { StepForm } from "../../form/StepForm";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { addressLine1 } from "../../session/fields/address";
import { useValue } from "../../session/useValue";
import { Note } from "../../ui/Note";
import { Stack } from "../../ui/Stack";
import { isAsked } from "./facts";
import { origins, recordsFound, roofUpdated } from "./fields";
import type { PrefillOptions } from "./options";
import { PropertyFacts } from "./PropertyFacts";
import { RebuildCostCard } from "./RebuildCostCard";

const ledes = phrases("prefill.lede", {
  COMPLETE: "Public records filled these in for {address}. You know the place better: change anything.",
  PARTIAL: "Public records know some of this about {address}. Complete the rest, and change what is wrong.",
  FAILED: "Public records have nothing on {address}. A few facts from you, and we can price it all the same.",
});
const texts = phrases("prefill", {
  one: "One answer is our guess. Confirm it, and the price is less likely to move.",
  some: "{count} answers are our guess. Confirm them, and the price is less likely to move.",
  whyTitle: "Why rebuild cost?",
  why: "It is what builders would charge to put the place back, not what it would sell for. Land is never included.",
  submit: "Looks right",
  asks: "Tell us about the place",
});

function Guesses({ facts }: PrefillOptions) {
  const session = useSession();
  const text = useText();
  const known = useValue(session.draft(origins));
  useValue(session.draft(roofUpdated));
  const drafted = answersOf(session.drafted(facts));
  const count = facts.filter((fact) => known[fact.name] === "ASSUMED" && isAsked(fact, drafted)).length;
  if (count === 0) return null;
  return <Note tone="care">{text(count === 1 ? texts.one : fill(texts.some, { count }))}</Note>;
}

export function Screen({ options }: { options: PrefillOptions }) {
  const answers = useValue(useSession().answers);
  const status = answers.get(recordsFound)?.status ?? "FAILED";
  const isFound = status !== "FAILED";
  return (
    <StepForm
      fields={options.facts}
      lede={fill(ledes[status], { address: answers.get(addressLine1) })}
      help={{ title: texts.whyTitle, text: texts.why }}
      {...(!isFound && { title: texts.asks })}
      {...(status === "COMPLETE" && { submit: texts.submit })}
    >
      <Stack>
        <RebuildCostCard facts={options.facts} />
        <PropertyFacts facts={options.facts} />
        <Guesses {...options} />
      </Stack>
    </StepForm>
  );
}
