import type { TobaccoProduct } from "../../business/life";
import { tobaccoProducts } from "../../business/life";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";
import { OptionCards } from "../../ui/OptionCards";
import type { Period } from "./fields";
import { productNames, smoker, usage } from "./fields";
import { UsageFields } from "./UsageFields";

const texts = phrases("life.products", {
  current: "Choose every product that you use, however rarely.",
  past: "Choose every product that you used and have given up.",
  alsoPast: "Anything else that you used and have given up? Leave it empty if there is nothing.",
  helpTitle: "Not sure to the day?",
  help: "A month and a year that come close are enough: take the first of the month.",
  helpCurrent: "Think of an ordinary year. A cigar at a wedding is 1-2 times a year.",
});

export function Screen({ options: period }: { options: Period }) {
  const session = useSession();
  const answer = useValue(session.answers).get(smoker);
  const { all, of, products } = usage[period];
  const { value, onChange, ...bound } = useField(products);
  const lede = (): Phrase => {
    if (period === "currently") return texts.current;
    return answer === "Currently" ? texts.alsoPast : texts.past;
  };
  const help = period === "currently" ? { text: texts.helpCurrent } : { title: texts.helpTitle, text: texts.help };
  return (
    <StepForm fields={all} lede={lede()} help={help}>
      <OptionCards<TobaccoProduct>
        {...bound}
        hideLabel
        many
        value={value}
        onChange={onChange}
        options={tobaccoProducts.map((product) => ({
          value: product,
          label: productNames[product],
          below: <UsageFields {...of[product]} />,
        }))}
      />
    </StepForm>
  );
}
