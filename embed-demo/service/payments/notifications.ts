import type { Connection } from "../database/connection";
import type { Webhook } from "../http/webhook";
import type { Payments } from "./payments";
import type { PaymentProvider } from "./provider";

/**
 * Receives the provider's notifications. Only their transaction is used: the outcome is read from the provider. Answers 204 once
 * the request for a look is stored, so that a notification isn't lost with this process; a duplicate causes a second look.
 */
export const paymentNotifications = (path: string, provider: PaymentProvider, payments: Payments, connection: Connection): Webhook => ({
  path,
  async answer(notification) {
    const verified = provider.verify(notification);
    if (!verified) return new Response(null, { status: 401 });
    await connection.transaction((db) => payments.announce(db, verified.transactionId));
    return new Response(null, { status: 204 });
  },
});
