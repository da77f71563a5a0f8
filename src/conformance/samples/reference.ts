import { suggestAddresses, verifyAddress } from "../../api/contract/addresses";
import { listCoverages } from "../../api/contract/coverages";
import { recordEvents } from "../../api/contract/events";
import { readHealth, readReadiness } from "../../api/contract/health";
import { readLeadLookup, takeOverLeadLookup } from "../../api/contract/leadLookups";
import { readPartner } from "../../api/contract/partners";
import { listPetBreeds } from "../../api/contract/petBreeds";
import { listProducts } from "../../api/contract/products";
import { readReferral, takeOverReferral } from "../../api/contract/referrals";
import { decodeVin, listMakes, listModels, listVinPrefixes, readVehicleSupport } from "../../api/contract/vehicles";
import { readZipCode } from "../../api/contract/zipCodes";
import { wireOf } from "../../business/lines";
import { newId } from "../../kernel/ids";
import { given, type Backend } from "../backend";
import type { Inputs } from "../inputs";
import { sample } from "./sample";

/** A call that only a page may make. */
const fromPage = (at: Backend) => ({ headers: { Origin: at.origin() } });

const modelIn = ({ vehicle }: Inputs) => ({ year: vehicle.plYear, make: vehicle.plMake, model: vehicle.plModel });

const nobody = { line: null, step: null, path: "conformance" };

/** Calls that need no session. */
export const referenceSamples = {
  suggestAddresses: sample(suggestAddresses, async ({ inputs }) => ({ body: { text: inputs.address.addressLine1, state: inputs.address.state } })),
  verifyAddress: sample(verifyAddress, async ({ inputs }) => ({ body: { address: inputs.address } })),
  readZipCode: sample(readZipCode, async ({ inputs, options }) => ({
    params: { zipCode: inputs.address.zipCode },
    query: { line: wireOf(options.lines[0]!) },
  })),
  listCoverages: sample(listCoverages, async ({ inputs, options }) => ({ query: { line: wireOf(options.lines[0]!), state: inputs.address.state } })),
  listProducts: sample(listProducts, async ({ inputs }) => ({ query: { state: inputs.address.state } })),
  listPetBreeds: sample(listPetBreeds, async () => ({})),
  listMakes: sample(listMakes, async ({ inputs }) => ({ query: { year: inputs.vehicle.plYear } })),
  listModels: sample(listModels, async ({ inputs: { vehicle } }) => ({ query: { year: vehicle.plYear, make: vehicle.plMake } })),
  listVinPrefixes: sample(listVinPrefixes, async ({ inputs }) => ({ query: modelIn(inputs) })),
  decodeVin: sample(decodeVin, async ({ inputs }) => ({ params: { vin: inputs.vehicle.vin }, query: {} })),
  readVehicleSupport: sample(readVehicleSupport, async ({ inputs }) => ({ query: modelIn(inputs) })),
  readPartner: sample(readPartner, async ({ inputs }) => ({ params: { partnerId: given(inputs.partnerId, "partnerId") } })),
  readReferral: sample(readReferral, async ({ inputs }) => ({ params: { referralCode: given(inputs.referralCode, "referralCode") } })),
  takeOverReferral: sample(takeOverReferral, async (at) => ({
    params: { referralCode: given(at.inputs.referralCode, "referralCode") },
    body: {},
    ...fromPage(at),
  })),
  readLeadLookup: sample(readLeadLookup, async ({ inputs }) => ({ params: { lookupId: given(inputs.lookupId, "lookupId") } })),
  takeOverLeadLookup: sample(takeOverLeadLookup, async (at) => ({ params: { lookupId: given(at.inputs.lookupId, "lookupId") }, body: {}, ...fromPage(at) })),
  recordEvents: sample(recordEvents, async ({ inputs }) => ({
    body: { events: [{ event: "page_view" as const, ...nobody, partner: inputs.partnerId ?? "default", sessionId: newId(), at: new Date().toISOString() }] },
  })),
  readHealth: sample(readHealth, async () => ({})),
  readReadiness: sample(readReadiness, async () => ({})),
};
