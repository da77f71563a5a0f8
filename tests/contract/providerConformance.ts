import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentOrder, PaymentProvider } from "../../embed-demo/service/payments/provider";
import { newId } from "../../src/kernel/ids";

/** A provider under test, and a visitor on its pages. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** The visitor's actions on an open page. */
  visitor: { pay(url: string): Promise<unknown>; cancel(url: string): Promise<unknown> };
  /** Settles a charge, after which it can't be voided. */
  settle(ref: string): Promise<void>;
  /** Returns a notification about the transaction, signed by the provider. */
  notificationOf(transactionId: string): { headers: Headers; text: string };
  /** Returns how often the transaction's card was charged and refunded. */
  moneyOf(transactionId: string): { charged: number; returned: number };
  stop(): Promise<void>;
}

/** Tests the promises of `PaymentProvider`, which every adapter keeps. */
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

    it("opens one page for a transaction, however often and simultaneously it is asked", async () => {
      const order = orderOf();
      const [first, second] = await Promise.all([at.provider.open(order), at.provider.open(order)]);
      expect(second).toEqual(first);
      expect(await at.provider.open(order)).toEqual(first);
      expect(await at.provider.read(first.ref)).toBe("open");
      expect((await at.provider.open(orderOf())).ref).not.toBe(first.ref);
    });

    it("reports paid once it is paid, and charges once when a page is paid at twice", async () => {
      const { order, ref, url } = await paid();
      await at.visitor.pay(url);
      expect(await at.provider.read(ref)).toBe("paid");
      expect(at.moneyOf(order.transactionId)).toEqual({ charged: 1, returned: 0 });
      // Opening it again returns the existing page.
      expect((await at.provider.open(order)).ref).toBe(ref);
      expect(await at.provider.read(ref)).toBe("paid");
    });

    it("reports cancelled when the visitor goes back", async () => {
      const { ref, url } = await at.provider.open(orderOf());
      await at.visitor.cancel(url);
      expect(await at.provider.read(ref)).toBe("cancelled");
    });

    it("closes an open page by a void: it takes no payment any more", async () => {
      const order = orderOf();
      const { ref, url } = await at.provider.open(order);
      expect(await at.provider.void(ref)).toBe("voided");
      await at.visitor.pay(url);
      expect(await at.provider.read(ref)).toBe("voided");
      expect(at.moneyOf(order.transactionId)).toEqual({ charged: 0, returned: 0 });
    });

    it("voids a charge that hasn't settled, once", async () => {
      const { order, ref } = await paid();
      expect(await Promise.all([at.provider.void(ref), at.provider.void(ref)])).toEqual(["voided", "voided"]);
      expect(await at.provider.refund(ref)).toBe("voided");
      expect(at.moneyOf(order.transactionId)).toEqual({ charged: 1, returned: 1 });
    });

    it("reports that it is too late to void a settled charge, and refunds it once", async () => {
      const { order, ref } = await paid();
      expect(await at.provider.refund(ref)).toBe("paid");
      await at.settle(ref);
      expect(await at.provider.void(ref)).toBe("settled");
      expect(await Promise.all([at.provider.refund(ref), at.provider.refund(ref)])).toEqual(["refunded", "refunded"]);
      expect(await at.provider.void(ref)).toBe("refunded");
      expect(at.moneyOf(order.transactionId)).toEqual({ charged: 1, returned: 1 });
    });

    it("doesn't report an unknown payment as unpaid", async () => {
      const call = at.provider;
      for (const command of ["read", "void", "refund"] as const) expect(await call[command]("pay_nobodys"), command).toBe("unknown");
    });

    it("verifies its own notifications, but no changed, unsigned or foreign ones", async () => {
      const { headers, text } = at.notificationOf("transaction-1");
      expect(at.provider.verify({ headers, text })).toEqual({ transactionId: "transaction-1" });
      expect(at.provider.verify({ headers, text: text.replace("transaction-1", "transaction-2") })).toBeNull();
      expect(at.provider.verify({ headers: new Headers(), text })).toBeNull();
      expect(at.provider.verify({ headers, text: "" })).toBeNull();
    });
  });
}
