/** Every endpoint, for the service's routes and the OpenAPI document. The widget imports resources one by one instead. */
import { readApplication } from "./applications/readApplication";
import { createAutoApplication } from "./applications/createAuto";
import { readPrefill } from "./applications/readPrefill";
import { submitApplication } from "./applications/submitApplication";
import { updateAdditionalInfo } from "./applications/updateAdditionalInfo";
import { updateBundling } from "./applications/updateBundling";
import { updateDrivers } from "./applications/updateDrivers";
import { updateGeneralInfo } from "./applications/updateGeneralInfo";
import { updateVehicles } from "./applications/updateVehicles";
import { suggestAddresses, verifyAddress } from "./addresses";
import { listCoverages } from "./coverages";
import type { Endpoint } from "./endpoint";
import { recordEvents } from "./events";
import { readHealth, readReadiness } from "./health";
import { readLeadLookup } from "./leadLookups";
import { createLead, deleteLead, listConsents, readLead, recordConsent, updateLead } from "./leads";
import { readPartner } from "./partners";
import { listProducts } from "./products";
import { listAdditionalQuotes, listQuotes, selectQuote, streamQuotes } from "./quotes";
import { readReferral } from "./referrals";
import { decodeVin, listMakes, listModels, listVinPrefixes, readVehicleSupport } from "./vehicles";
import { readZipCode } from "./zipCodes";

export const endpoints: readonly Endpoint[] = [
  createLead, readLead, updateLead, deleteLead, recordConsent, listConsents,
  readLeadLookup, readPartner, readReferral,
  createAutoApplication, readApplication,
  updateDrivers, updateAdditionalInfo, updateVehicles, updateBundling, updateGeneralInfo,
  readPrefill, submitApplication,
  listQuotes, streamQuotes, listAdditionalQuotes, selectQuote,
  listMakes, listModels, listVinPrefixes, decodeVin, readVehicleSupport,
  listCoverages, suggestAddresses, verifyAddress, readZipCode, listProducts,
  recordEvents, readHealth, readReadiness,
];
