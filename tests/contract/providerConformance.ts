import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentOrder, PaymentProvider } from "../../embed-demo/service/payments/provider";
import { newId } from "../../src/kernel/ids";

/** A provider under test, and a visitor at its pages. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** The visitor's doing at an opened page. */
  visitor: { pay(url: string): Promise<unknown>; cancel(url: string): Promise<unknown> };
  /** A charge that can't be taken off any more, as time makes it. */
  settle(ref: string): Promise<void>;
  /** A notification about the transaction as the provider signs it. */
  notificationOf(transactionId: string): { headers: Headers; text: string };
  /** How often the transaction's card was charged, and got money back. */
  moneyOf(transactionId: string): { charged: number; returned: number };
  stop(): Promise<void>;
}

/** What `PaymentProvider` promises; every adapter passes it. */
export function providerConformance(name: string, make: () => Promise<ProviderUnderTest>): void {
  describe(`${name} is a payment provider`, () => {
    let at: ProviderUnderTest;
    beforeAll(async () => {
      at = await make();
    });
    afterAll(() => at.stop());

    const orderOf = (): PaymentOrder => ({
      transactionId: newId(),
      cents: 3_163,
      description: "Renters insurance, first payment",
      seller: "Clearmoor",
      successUrl: "http://shop.test/success",
      failureUrl: "http://shop.test/failure",
    });
    const paid = async () => {
      const order = orderOf();
      const { ref, url } = await at.provider.open(order);
      await at.visitor.pay(url);
      return { order, ref, url };
    };

    it("opens one page for a transaction, however often and at once it is asked", async () => {
      const order = orderOf();
      const [first, second] = await Promise.all([at.provider.open(order), at.provider.open(order)]);
      expect(second).toEqual(first);
      expect(await at.provider.open(order)).toEqual(first);
      expect(await at.provider.read(first.ref)).toBe("open");
      expect((await at.provider.open(orderOf())).ref).not.toBe(first.ref);
    });

    it("says paid once it is paid, and charges once at a page that is paid at twice", async () => {
      const { order, ref, url } = await paid();
      await at.visitor.pay(url);
      expect(await at.provider.read(ref)).toBe("paid");
      expect(at.moneyOf(order.transactionId)).toEqual({ charged: 1, returned: 0 });
      // Asked to open it again, it names the page that there is.
      expect((await at.provider.open(order)).ref).toBe(ref);
      expect(await at.provider.read(ref)).toBe("paid");
    });

    it("says cancelled when the visitor goes back", async () => {
      const { ref, url } = await at.provider.open(orderOf());
      await at.visitor.cancel(url);
      expect(await at.provider.read(ref)).toBe("cancelled");
    });

    it("ends an open page by a void: nothing can be paid there any more", async () => {
      const order = orderOf();
      const { ref, url } = await at.provider.open(order);
      expect(await at.provider.void(ref)).toBe("voided");
      await at.visitor.pay(url);
      expect(await at.provider.read(ref)).toBe("voided");
      expect(at.moneyOf(order.transactionId)).toEqual({ charged: 0, returned: 0 });
    });

    it("takes a charge off that hasn't settled, once", async () => {
      const { order, ref } = await paid();
      expect(await Promise.all([at.provider.void(ref), at.provider.void(ref)])).toEqual(["voided", "voided"]);
      expect(await at.provider.refund(ref)).toBe("voided");
      expect(at.moneyOf(order.transactionId)).toEqual({ charged: 1, returned: 1 });
    });

    it("says that it is too late to void what has settled, and pays it back once", async () => {
      const { order, ref } = await paid();
      expect(await at.provider.refund(ref)).toBe("paid");
      await at.settle(ref);
      expect(await at.provider.void(ref)).toBe("settled");
      expect(await Promise.all([at.provider.refund(ref), at.provider.refund(ref)])).toEqual(["refunded", "refunded"]);
      expect(await at.provider.void(ref)).toBe("refunded");
      expect(at.moneyOf(order.transactionId)).toEqual({ charged: 1, returned: 1 });
    });

    it("takes a payment that it doesn't know for no unpaid one", async () => {
      const call = at.provider;
      for (const command of ["read", "void", "refund"] as const) expect(await call[command]("pay_nobodys"), command).toBe("unknown");
    });

    it("verifies its own notifications, and no changed, unsigned or foreign one", async () => {
      const { headers, text } = at.notificationOf("transaction-1");
      expect(at.provider.verify({ headers, text })).toEqual({ transactionId: "transaction-1" });
      expect(at.provider.verify({ headers, text: text.replace("transaction-1", "transaction-2") })).toBeNull();
      expect(at.provider.verify({ headers: new Headers(), text })).toBeNull();
      expect(at.provider.verify({ headers, text: "" })).toBeNull();
    });
  });
}
