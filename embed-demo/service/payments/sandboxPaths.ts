/** The path of the payment provider's site under the external origin. */
export const paymentPath = "/payment/";

/** The path at which the quote service receives the provider's notifications. */
export const notificationPath = "/v1/payment-notifications";
