import type { ResponseOf } from "../../../src/api/contract/endpoint";
import type { readPartner } from "../../../src/api/contract/partners";
import { insuranceLines, type InsuranceLine } from "../../../src/business/lines";

export interface Partner extends ResponseOf<typeof readPartner> {
  /** Publishable: it names the partner in a page's source, and works only from the partner's origins. */
  key: string;
}

const everyLine: InsuranceLine[] = insuranceLines.map((line) => line.wire);
const lines = (included: readonly InsuranceLine[]): Partner["partnerInsuranceLineType"] =>
  everyLine.map((insuranceLine) => ({ insuranceLine, leadPath: "ui", include: included.includes(insuranceLine) }));

/** The partners of the demo, as their content has them. All fictional; telephone numbers from 555-01xx. */
export const partners: readonly Partner[] = [
  {
    id: "default",
    key: "pk_default_demo",
    tollFreeNumber: "(800) 555-0142",
    hubEpiclookupcode: "CLEARMO-01",
    partnerStatusType: "ACTIVE",
    cobranding: false,
    isPrivateLabel: false,
    partnerAppMode: "standard",
    organizationGuid: "8f0c9a52-3d5e-4b7a-9f51-0a6d2c7e1b10",
    partnerReturnUrl: null,
    partnerInsuranceLineType: lines(everyLine),
  },
  {
    id: "auvane",
    key: "pk_auvane_demo",
    tollFreeNumber: "(800) 555-0117",
    hubEpiclookupcode: "AUVANEM-01",
    partnerStatusType: "ACTIVE",
    cobranding: true,
    isPrivateLabel: true,
    partnerAppMode: "cobrand",
    organizationGuid: "2b7d1f64-58a1-4c0e-8d0b-6f8a90c3e4d2",
    partnerReturnUrl: null,
    partnerInsuranceLineType: lines(["PERSONAL_AUTO"]),
  },
  {
    id: "prairie-lantern",
    key: "pk_prairie_lantern_demo",
    tollFreeNumber: "(800) 555-0163",
    hubEpiclookupcode: "PRAILAN-01",
    partnerStatusType: "ACTIVE",
    cobranding: true,
    isPrivateLabel: true,
    partnerAppMode: "cobrand",
    organizationGuid: "c41e6b08-7a92-4de5-b3c6-19f7d5a80e63",
    partnerReturnUrl: null,
    partnerInsuranceLineType: lines(everyLine),
  },
];

export const partnerByKey = (key: string): Partner | undefined => partners.find((partner) => partner.key === key);
export const partnerById = (id: string): Partner | undefined => partners.find((partner) => partner.id === id);
