/** The keys that the sandbox's payment provider and the service share by default. They only give access to play money. */
export const sandboxKeys = { apiKey: "sandbox-payment-api-key", notificationSecret: "sandbox-payment-notification-secret" } as const;

export interface PaymentKeys {
  /** The service's key for calls to the provider. */
  readonly apiKey: string;
  /** Signs the provider's notifications. */
  readonly notificationSecret: string;
}
