import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { partners } from "./partners";

const content = join(import.meta.dirname, "../../content");

/** Two descriptions of one partner: what the service says and what the widget shows must not part. */
it.each(partners.map((partner) => [partner.id, partner] as const))("%s is to the service what it is to its content", async (id, partner) => {
  const config = JSON.parse(await readFile(join(content, id, "config.json"), "utf8")) as Record<string, unknown>;
  expect(config).toMatchObject({
    id,
    publishableKey: partner.key,
    tollFreeNumber: partner.tollFreeNumber,
    hubEpiclookupcode: partner.hubEpiclookupcode,
    organizationGuid: partner.organizationGuid,
    partnerStatusType: partner.partnerStatusType,
    partnerAppMode: partner.partnerAppMode,
    cobranding: partner.cobranding,
  });
  const entries = config.partnerInsuranceLineType as { insuranceLineType: string; leadPath: string; include: boolean }[];
  const shown = entries.filter(({ leadPath, include }) => leadPath === "ui" && include).map(({ insuranceLineType }) => insuranceLineType);
  const served = partner.partnerInsuranceLineType.filter(({ include }) => include).map(({ insuranceLine }) => insuranceLine as string);
  expect(served).toEqual(expect.arrayContaining(shown));
});
