import { useSession } from "../../../session/context";
import { useValue } from "../../../session/useValue";

/** Whether all is over and no company said anything, neither a price nor a refusal: asking again may help. */
export function useUnanswered(): boolean {
  const { quotes } = useSession();
  const complete = useValue(quotes.complete);
  const count = useValue(quotes.quotes).length;
  const withoutPrice = useValue(quotes.withoutPrice);
  return complete && count === 0 && withoutPrice.length > 0 && withoutPrice.every(({ outcome }) => outcome !== "DECLINED");
}
