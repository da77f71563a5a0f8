/** The id of the job that looks at a payment. Not the payment's own, which the e-mail about its policy has. */
export const jobOf = (transactionId: string): string => `payment-${transactionId}`;
