import type { Language } from "../../../src/kernel/language";
import type { ProviderStatus } from "./machine";

/** What is to be paid now, for what, and where the visitor goes afterwards. */
export interface PaymentOrder {
  /** Names the payment on both sides: the provider opens one page for it, however often it is asked. */
  transactionId: string;
  /** Whole cents, US dollars. */
  cents: number;
  /** For the payment page and the card's statement. */
  description: string;
  /** The partner that sells it, for the payment page and the card's statement. */
  seller: string;
  /** A sentence about the company beside the partner, in the visitor's language; none where the partner stands alone. */
  beside?: string;
  /** That the visitor reads; English without it. */
  language?: Language;
  successUrl: string;
  failureUrl: string;
}

/** A page that was opened: the provider's name for the payment, and where the visitor pays. */
export interface OpenedPage {
  ref: string;
  url: string;
}

/** A notification as it came in. */
export interface Notification {
  headers: Headers;
  /** The body, byte for byte as it was signed. */
  text: string;
}

/**
 * The one door to whoever takes the money; a real hosted checkout is one more file that implements it and passes
 * `tests/contract/providerConformance.ts`. Card numbers never come through here: the visitor types them on the provider's page.
 *
 * Calls reject when the provider can't be reached or fails, and whoever called asks again: each may be repeated, and may come
 * after its own earlier try has taken place. An answer says what is true by then, not whether the call did it; `unknown` where the
 * provider has no such payment, which is never taken for an unpaid one.
 */
export interface PaymentProvider {
  /** Opens the order's page, or names the one that is open. */
  open(order: PaymentOrder): Promise<OpenedPage>;
  read(ref: string): Promise<ProviderStatus>;
  /** Ends a page at which nothing is paid, or takes a charge off that hasn't settled. `settled` says that it is too late. */
  void(ref: string): Promise<ProviderStatus>;
  /** Pays a settled charge back, once. One that hasn't settled stays as it is. */
  refund(ref: string): Promise<ProviderStatus>;
  /**
   * The transaction that a notification is about, or null: not signed by the provider, changed on the way, or too old. Whoever
   * is told reads the payment; what the notification says of it isn't believed.
   */
  verify(notification: Notification): { transactionId: string } | null;
}
