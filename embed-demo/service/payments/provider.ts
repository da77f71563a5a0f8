import type { Language } from "../../../src/kernel/language";
import type { ProviderStatus } from "./machine";

/** An order: the amount to pay now, its purpose, and the pages to return to. */
export interface PaymentOrder {
  /** Identifies the payment on both sides: the provider opens one page for it, however often it is asked. */
  transactionId: string;
  /** Whole cents, US dollars. */
  cents: number;
  /** The goods, in the visitor's language, for the payment page and the card's statement. */
  description: string;
  /** Details of it for the payment page, in the visitor's language. */
  items?: { name: string; value: string }[];
  /** The partner that sells it, for the payment page and the card's statement. */
  seller: string;
  /** A sentence about the company next to the partner, in the visitor's language; absent if the partner is named alone. */
  beside?: string;
  /** The visitor's language; English by default. */
  language?: Language;
  successUrl: string;
  failureUrl: string;
}

/** An opened page: the provider's ref for the payment, and the page's address. */
export interface OpenedPage {
  ref: string;
  url: string;
}

/** A notification as it was received. */
export interface Notification {
  headers: Headers;
  /** The body, byte for byte as signed. */
  text: string;
}

/**
 * The only interface to the company that takes the money. A real hosted checkout is one more file that implements it and passes
 * `tests/contract/providerConformance.ts`. Card numbers never pass through here: the visitor types them on the provider's page.
 *
 * Calls reject when the provider can't be reached or fails, and the caller asks again: each call may be repeated, and may arrive
 * after an earlier try has succeeded. An answer gives the status at that time, not the effect of the call. It is `unknown` if the
 * provider has no such payment, which never counts as unpaid.
 */
export interface PaymentProvider {
  /** Opens the order's page, or returns the one that is open. */
  open(order: PaymentOrder): Promise<OpenedPage>;
  read(ref: string): Promise<ProviderStatus>;
  /** Closes a page without a payment, or voids a charge that hasn't settled. `settled` means that it is too late. */
  void(ref: string): Promise<ProviderStatus>;
  /** Refunds a settled charge, once. A charge that hasn't settled stays as it is. */
  refund(ref: string): Promise<ProviderStatus>;
  /**
   * The transaction of a notification; null if the provider didn't sign it, or if it was changed or is too old. The caller then
   * reads the payment; the notification's own statement isn't used.
   */
  verify(notification: Notification): { transactionId: string } | null;
}
