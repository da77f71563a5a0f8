/** Where the payment provider's site is under the external origin. */
export const paymentPath = "/payment/";

/** Where the quote service listens for what the provider tells it. */
export const notificationPath = "/v1/payment-notifications";
