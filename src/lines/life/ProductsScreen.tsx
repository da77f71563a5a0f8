import type { TobaccoProduct } from "../../business/life";
import { tobaccoProducts } from "../../business/life";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { OptionCards } from "../../ui/choices/OptionCards";
import type { Period } from "./fields";
import { productNames, smoker, usage } from "./fields";
import { UsageFields } from "./UsageFields";

const texts = phrases("life.products", {
  current: "Select everything you use, even if it's rare.",
  past: "Select everything you used to use.",
  alsoPast: "Did you quit anything else? Leave this blank if not.",
  helpTitle: "Don't remember the exact date?",
  help: "Close is fine. Use the first day of that month.",
  helpCurrent: "Think about a typical year. A cigar at a wedding counts as 1-2 times a year.",
});

export function ProductsScreen({ options: period }: { options: Period }) {
  const session = useSession();
  const text = useText();
  const answer = useValue(session.answers).get(smoker);
  const { all, of, products } = usage[period];
  const { value, onChange, ...bound } = useField(products);
  const lede = (): Phrase => {
    if (period === "currently") return texts.current;
    return answer === "Currently" ? texts.alsoPast : texts.past;
  };
  // Dates are asked of the products that are chosen.
  const helpPast = value.length > 0 && { title: texts.helpTitle, text: texts.help };
  const help = period === "currently" ? { text: texts.helpCurrent } : helpPast;
  return (
    <StepForm fields={all} lede={lede()} {...(help && { help })}>
      <OptionCards<TobaccoProduct>
        {...bound}
        hideLabel
        many
        value={value}
        onChange={onChange}
        options={tobaccoProducts.map((product) => ({
          value: product,
          label: text(productNames[product]),
          below: <UsageFields {...of[product]} />,
        }))}
      />
    </StepForm>
  );
}
