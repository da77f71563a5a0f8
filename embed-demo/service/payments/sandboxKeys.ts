/** What the sandbox's payment provider and the quote service know each other by, where nothing else is given. They open nothing but play money. */
export const sandboxKeys = { apiKey: "sandbox-payment-api-key", notificationSecret: "sandbox-payment-notification-secret" } as const;

export interface PaymentKeys {
  /** The service's, to call the provider. */
  readonly apiKey: string;
  /** Signs what the provider tells the service. */
  readonly notificationSecret: string;
}
