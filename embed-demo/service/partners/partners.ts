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

/** The partners of the demo. All fictional; telephone numbers from 555-01xx. */
export const partners: readonly Partner[] = [
  {
    id: "default",
    key: "pk_default_demo",
    tollFreeNumber: "(800) 555-0100",
    hubEpiclookupcode: "CLEAR-1",
    partnerStatusType: "ACTIVE",
    cobranding: false,
    isPrivateLabel: false,
    partnerAppMode: "standard",
    organizationGuid: "6f0b2a4e-0c1d-4f7e-9b1a-2f4f3a0c0001",
    partnerReturnUrl: null,
    partnerInsuranceLineType: lines(everyLine),
  },
  {
    id: "auvane",
    key: "pk_auvane_demo",
    tollFreeNumber: "(800) 555-0120",
    hubEpiclookupcode: "AUVAN-1",
    partnerStatusType: "ACTIVE",
    cobranding: true,
    isPrivateLabel: true,
    partnerAppMode: "cobrand",
    organizationGuid: "6f0b2a4e-0c1d-4f7e-9b1a-2f4f3a0c0002",
    partnerReturnUrl: null,
    partnerInsuranceLineType: lines(["PERSONAL_AUTO"]),
  },
  {
    id: "prairie-lantern",
    key: "pk_prairie_lantern_demo",
    tollFreeNumber: "(800) 555-0140",
    hubEpiclookupcode: "PRAIR-1",
    partnerStatusType: "ACTIVE",
    cobranding: true,
    isPrivateLabel: true,
    partnerAppMode: "cobrand",
    organizationGuid: "6f0b2a4e-0c1d-4f7e-9b1a-2f4f3a0c0003",
    partnerReturnUrl: null,
    partnerInsuranceLineType: lines(everyLine.filter((line) => line !== "PET")),
  },
];

export const partnerByKey = (key: string): Partner | undefined => partners.find((partner) => partner.key === key);
export const partnerById = (id: string): Partner | undefined => partners.find((partner) => partner.id === id);
