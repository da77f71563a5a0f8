import type { Selection } from "../../session/kept/snapshot";
import { AdditionalCarriers } from "./AdditionalCarriers";
import { WithoutPrice } from "./WithoutPrice";

interface OtherCarriersProps {
  /** No company could be reached, so asking for more of them is pointless. */
  failed: boolean;
  onPick: (carrier: Selection) => void;
}

/** Companies without a price, shown at the end: those that an advisor can ask, and those that were asked. */
export const OtherCarriers = ({ failed, onPick }: OtherCarriersProps) => (
  <>
    {!failed && <AdditionalCarriers onPick={onPick} />}
    <WithoutPrice retries={!failed} />
  </>
);
