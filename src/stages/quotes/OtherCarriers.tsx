import type { Selection } from "../../session/kept/snapshot";
import { AdditionalCarriers } from "./AdditionalCarriers";
import { WithoutPrice } from "./WithoutPrice";

interface OtherCarriersProps {
  /** No carrier could be reached: asking for more of them leads nowhere. */
  failed: boolean;
  onPick: (carrier: Selection) => void;
}

/** Who has no price, once it is over: carriers that an advisor asks, and those that were asked. */
export const OtherCarriers = ({ failed, onPick }: OtherCarriersProps) => (
  <>
    {!failed && <AdditionalCarriers onPick={onPick} />}
    <WithoutPrice retries={!failed} />
  </>
);
