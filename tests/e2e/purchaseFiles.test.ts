import { expect } from "vitest";
import { test } from "../harness/test";
import { cards, payWith, reachPayment, seesPolicy, walkToQuotes } from "./funnel/purchase";

test("a policy signed in English keeps its English name when it is downloaded from a page in Spanish", async ({ visit }) => {
  const visitor = await visit({ route: "renters/address" });
  await walkToQuotes(visitor);
  await reachPayment(visitor);
  await payWith(visitor, cards.pays);
  const policy = await seesPolicy(visitor);
  const nameOf = async (button: string): Promise<string> => {
    const [file] = await Promise.all([visitor.page.waitForEvent("download"), visitor.press(button)]);
    return file.suggestedFilename();
  };
  const names = [await nameOf("Download policy (PDF)"), await nameOf("Signed application (PDF)")];
  expect(names[0]).toBe(`policy-${policy}.pdf`);
  await visitor.press("Español");
  expect([await nameOf("Descargar póliza (PDF)"), await nameOf("Solicitud firmada (PDF)")]).toEqual(names);
});
