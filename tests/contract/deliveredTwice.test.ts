import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { updateDrivers } from "../../src/api/contract/applications/updateDrivers";
import { createLead, updateLead } from "../../src/api/contract/leads";
import { newId } from "../../src/kernel/ids";
import { startFaultProxy, type FaultProxy } from "../faults/proxy";
import { onEveryEngine } from "./engines";
import { clientOf, complete, driver, value } from "./journey";
import { answer, quotedRenter } from "./renters";

/** Starts a proxy to the service, which delivers every call of one endpoint twice. */
async function startTwice(service: string, call: string): Promise<FaultProxy> {
  const proxy = await startFaultProxy(service.replace("localhost", "127.0.0.1"));
  onTestFinished(() => proxy.stop());
  proxy.setTrap({ call, mishap: { kind: "twice" }, isHit: () => true });
  return proxy;
}

onEveryEngine("A change that the service receives twice", (start) => {
  let url = "";
  beforeAll(async () => {
    ({ url } = await start());
  });
  const clientThrough = ({ port }: FaultProxy) => clientOf(`http://127.0.0.1:${port}`);

  describe("is made once, and its answer is the first one:", () => {
    it("an application's drivers", async () => {
      const { applicationId, token, revision } = await complete(clientOf(url));
      const client = clientThrough(await startTwice(url, updateDrivers.id));
      const { drivers, revision: after } = value(await client.call(updateDrivers, { params: { applicationId }, token, revision, body: { drivers: [driver] } }));
      expect(after).toBe(revision + 1);
      const next = value(await client.call(updateDrivers, { params: { applicationId }, token, revision: after, body: { drivers } }));
      expect(next).toMatchObject({ revision: revision + 2, drivers: [{ id: drivers[0]!.id }] });
    });

    it("a lead", async () => {
      const { leadId, token } = value(await clientOf(url).call(createLead, { body: { insuranceLine: "PERSONAL_AUTO", quoteStatus: "CAPTURED" }, idempotencyKey: newId() }));
      const client = clientThrough(await startTwice(url, updateLead.id));
      expect(value(await client.call(updateLead, { params: { leadId }, token, revision: 0, body: { firstName: "Bo" } })).revision).toBe(1);
    });

    it("the questions before a purchase", async () => {
      const renter = await quotedRenter(clientOf(url), "Steady Carriers");
      const client = clientThrough(await startTwice(url, "updateQuestions"));
      expect(value(await answer(client, renter)).revision).toBe(renter.revision + 1);
    });
  });
});
