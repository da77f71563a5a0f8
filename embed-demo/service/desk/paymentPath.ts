import type { Asked, PaymentState } from "../database/paymentState";

/** A state of a payment by its name; `voiding` and `refunding` are the two ways of returning money. */
export type PaymentStep = Exclude<PaymentState["state"], "returning"> | "voiding" | "refunding";

const asked = (state: Asked): PaymentStep[] => {
  if (state.state === "awaiting") return ["requested", "awaiting"];
  if (state.state === "stopping") return ["requested", "awaiting", "stopping"];
  return returned(state.by);
};

/** A void that came after settlement became a refund. */
const returned = (by: "void" | "refund"): PaymentStep[] => ["requested", "awaiting", "paid", "voiding", ...(by === "refund" ? (["refunding"] as const) : [])];

/**
 * The states that a payment has certainly passed, up to its present one. Only the present one is stored; the machine
 * (`payments/machine.ts`) leads to most by one way, and a payment that was also stopped or unknown on the way isn't shown so.
 */
export function pathOf(now: PaymentState): readonly PaymentStep[] {
  switch (now.state) {
    case "requested":
      return ["requested"];
    case "awaiting":
    case "stopping":
    case "returning":
      return asked(now);
    case "unknown":
      // It may have been stopped while it was unknown.
      return [...(now.before.state === "stopping" ? asked({ ...now.before, state: "awaiting", url: "", processing: false }) : asked(now.before)), "unknown"];
    case "paid":
      return ["requested", "awaiting", "paid"];
    case "bound":
      return ["requested", "awaiting", "paid", "bound"];
    case "returned":
      // The provider's staff may refund what was to be voided.
      return [...returned("void"), "returned"];
    case "unpaid":
      // Stopped or late: with or without a payment page, which isn't stored any more.
      return now.because === "declined" || now.because === "cancelled" || now.because === "expired" ? ["requested", "awaiting", "unpaid"] : ["requested", "unpaid"];
  }
}
