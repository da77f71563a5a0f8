import { afterEach, expect, it, vi } from "vitest";
import { readLead } from "../../src/api/contract/leads";
import { decodeVin } from "../../src/api/contract/vehicles";
import { readZipCode } from "../../src/api/contract/zipCodes";
import { ownDataDir } from "./databases";
import { camry, clientOf } from "./journey";
import { endPrograms } from "./programs";
import { spawnService } from "./spawnService";

afterEach(endPrograms);

it("the service's log has each call by its route, and never the VIN, ZIP code or id in its address", { timeout: 60_000 }, async () => {
  const service = await spawnService({ DATA_DIR: await ownDataDir(), LOG_LEVEL: "info" });
  const client = clientOf(service.url);
  const vin = camry.vin!;
  await client.call(decodeVin, { params: { vin }, query: { state: "TX" } });
  await client.call(readZipCode, { params: { zipCode: "78701" }, query: {} });
  await client.call(readLead, { params: { leadId: "lead-of-nobody" }, token: "no-token" });
  // An address that no route has.
  await fetch(`${service.url}/v1/vehicles/vins/${vin}/history`);
  await vi.waitFor(() => expect(service.log()).toMatch(/"route":"none"/));
  for (const { path } of [decodeVin, readZipCode, readLead]) expect(service.log()).toContain(`"route":"${path}"`);
  for (const value of [vin, "78701", "lead-of-nobody"]) expect(service.log()).not.toContain(value);
});
