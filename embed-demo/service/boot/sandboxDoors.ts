import { sandboxCarriers } from "../carriers/sandboxCarriers";
import type { CarrierKeys } from "../carriers/sandboxKeys";
import type { RatingInput } from "../lines/ratedAnswers";
import { sandboxCarrier } from "../payments/bindingCarrier";
import { sandboxKeys, type PaymentKeys } from "../payments/sandboxKeys";
import { paymentPath } from "../payments/sandboxPaths";
import { sandboxProvider } from "../payments/sandboxProvider";
import type { Doors } from "./service";

/**
 * The sandbox's companies and payment provider, which the demo serves at its external origin (http://localhost:4403). E-mails stay in
 * the outbox, and no flag is switched from outside. The clock is this machine's.
 */
export const sandboxDoors = (externalOrigin: string, paymentKeys: PaymentKeys = sandboxKeys, carrierKeys?: CarrierKeys): Doors => ({
  carriers: sandboxCarriers<RatingInput>(externalOrigin, carrierKeys),
  provider: sandboxProvider({ url: externalOrigin + paymentPath, ...paymentKeys }),
  bindingCarrier: sandboxCarrier,
  mail: null,
  flags: null,
  clock: () => new Date(),
});
