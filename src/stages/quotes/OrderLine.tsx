import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { help } from "../../ui/text";

const texts = phrases("quotes.order", {
  rest: "Lowest monthly price first",
  one: "1 lower price waits below the one you are looking at",
  some: "{count} lower prices wait below the one you are looking at",
});

/** Always one line, so that what it says never moves the list. */
export function OrderLine({ waiting }: { waiting: number }) {
  const text = useText();
  const phrase = waiting === 0 ? texts.rest : waiting === 1 ? texts.one : fill(texts.some, { count: waiting });
  return <p className={`${help} num`}>{text(phrase)}</p>;
}
