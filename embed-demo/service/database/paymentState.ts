/** The state of a payment. `payments/machine.ts` draws the transitions. */
export type PaymentState =
  /** No visitor has received a payment page yet. The provider may have opened one already. */
  | { state: "requested" }
  /** Waiting for the visitor. `processing`: the visitor has paid, and the payment isn't decided. */
  | Awaiting
  /** To be ended without money: the page is closed, or the charge voided. A settled charge counts as paid. */
  | Stopping
  /** The money has arrived; the carrier has to say if it issues the policy. */
  | { state: "paid"; ref: string }
  | { state: "bound"; ref: string; policyNumber: string }
  /** There is no policy, so the money is returned: voided before settlement, refunded after it. */
  | Returning
  | ({ state: "returned"; ref: string; by: "void" | "refund" } & Late)
  | { state: "unpaid"; because: Unpaid }
  /**
   * The provider doesn't say where the money is. It is asked again as in the state before, and the visitor is never told that
   * nothing was paid.
   */
  | { state: "unknown"; ref: string; before: Asked };

/** States in which only the provider knows more. */
export type Asked = Awaiting | Stopping | Returning;

export interface Awaiting {
  state: "awaiting";
  ref: string;
  url: string;
  processing: boolean;
}
/** Set when the payment ends because the policy's first day has come; otherwise the visitor stopped it or the carrier refused. */
interface Late {
  because?: "late";
}
export interface Stopping extends Late {
  state: "stopping";
  ref: string;
}
export interface Returning extends Late {
  state: "returning";
  ref: string;
  by: "void" | "refund";
}

export type Unpaid = "declined" | "cancelled" | "stopped" | "expired" | "unavailable" | "late";
