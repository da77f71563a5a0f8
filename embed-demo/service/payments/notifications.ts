import type { Connection } from "../database/connection";
import type { Webhook } from "../http/webhook";
import type { Payments } from "./payments";
import type { PaymentProvider } from "./provider";

/**
 * Where the provider tells that something happened. Nothing of it is believed but which payment to look at: the outcome is read
 * from the provider. 204 once the wish to look is kept, so that a notification is not lost with this process; what comes twice
 * is looked at twice.
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
