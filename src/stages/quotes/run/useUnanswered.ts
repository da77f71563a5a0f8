import { useSession } from "../../../session/context";
import { useValue } from "../../../session/useValue";

/** True when rating is over and no company answered, neither with a price nor with a refusal, so that asking again may help. */
export function useUnanswered(): boolean {
  const { quotes } = useSession();
  const complete = useValue(quotes.complete);
  const count = useValue(quotes.quotes).length;
  const withoutPrice = useValue(quotes.withoutPrice);
  return complete && count === 0 && withoutPrice.length > 0 && withoutPrice.every(({ outcome }) => outcome !== "DECLINED");
}
