/** How far a payment is. `payments/machine.ts` draws how one state follows another. */
export type PaymentState =
  /** Nobody has been given a page to pay at. The provider may have opened one already. */
  | { state: "requested" }
  /** The visitor's turn. `processing`: paid as far as they can, and not decided. */
  | Awaiting
  /** To be ended without money: the page is closed, or the charge taken off. One that has settled counts. */
  | Stopping
  /** The money is here; the carrier has to say whether there is a policy for it. */
  | { state: "paid"; ref: string }
  | { state: "bound"; ref: string; policyNumber: string }
  /** No policy, so no money: taken off while it hasn't settled, paid back after. */
  | Returning
  | ({ state: "returned"; ref: string; by: "void" | "refund" } & Late)
  | { state: "unpaid"; because: Unpaid }
  /** The provider doesn't say where the money is. It is asked on, as in the state before, and nobody is told that nothing was paid. */
  | { state: "unknown"; ref: string; before: Asked };

/** States in which only the provider knows more. */
export type Asked = Awaiting | Stopping | Returning;

export interface Awaiting {
  state: "awaiting";
  ref: string;
  url: string;
  processing: boolean;
}
/** Said of what is ended because the policy's first day has come; otherwise the visitor has stopped it, or the carrier refused. */
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
