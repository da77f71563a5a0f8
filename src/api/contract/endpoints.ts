import { insuranceLines } from "../../business/lines";
import { listVehicles } from "./applications/listVehicles";
import { readApplication } from "./applications/readApplication";
import { creationAt } from "./applications/creationAt";
import { createLifeApplication } from "./applications/createLife";
import { createPetApplication } from "./applications/createPet";
import { fillPrefill } from "./applications/propertyData";
import { readPrefill } from "./applications/readPrefill";
import { submitApplication } from "./applications/submitApplication";
import { updateAdditionalInfo } from "./applications/updateAdditionalInfo";
import { updateBundling } from "./applications/updateBundling";
import { updateCohabitation } from "./applications/updateCohabitation";
import { updateCoverages } from "./applications/updateCoverages";
import { updateDiscounts } from "./applications/updateDiscounts";
import { updateDrivers } from "./applications/updateDrivers";
import { updateGeneralInfo } from "./applications/updateGeneralInfo";
import { updateLife } from "./applications/updateLife";
import { updatePrefill } from "./applications/updatePrefill";
import { updateVehicles } from "./applications/updateVehicles";
import { suggestAddresses, verifyAddress } from "./addresses";
import { readQuestions, reviewForBind, submitForBind, updateQuestions } from "./bind";
import { listCoverages } from "./coverages";
import { downloadApplication, downloadPolicy, downloadSignedApplication } from "./documents";
import type { Endpoint } from "./endpoint";
import { erasePerson, requestErasure } from "./erasures";
import { recordEvents } from "./events";
import { createHandOffToken, listHandOffKeys, redeemHandOffToken } from "./handOffTokens";
import { readHealth, readReadiness } from "./health";
import { readLeadLookup, takeOverLeadLookup } from "./leadLookups";
import { createLead, deleteLead, listConsents, readLead, recordConsent, updateLead } from "./leads";
import { emailQuotes } from "./notifications";
import { readPartner } from "./partners";
import { listPaymentPlans } from "./paymentPlans";
import { createPayment, readPayment, readPurchase, stopPayment } from "./payments";
import { listPetBreeds } from "./petBreeds";
import { readPolicy, readSignedCopy } from "./policies";
import { listProducts } from "./products";
import { listAdditionalQuotes, listQuotes, retryQuote, selectQuote, streamQuotes } from "./quotes";
import { readReferral, takeOverReferral } from "./referrals";
import { createResumeLink, redeemResumeLink, takeVisitBack } from "./resumeLinks";
import { decodeVin, listMakes, listModels, listVinPrefixes, readVehicleSupport } from "./vehicles";
import { readZipCode } from "./zipCodes";

const all = [
  createLead, readLead, updateLead, deleteLead, recordConsent, listConsents,
  readLeadLookup, takeOverLeadLookup, readReferral, takeOverReferral, readPartner, listProducts,
  ...insuranceLines.flatMap((line) => ("risk" in line ? creationAt(line.slug) : [])),
  createLifeApplication, createPetApplication, readApplication,
  updateDrivers, updateAdditionalInfo, updateVehicles, updateBundling, updateGeneralInfo,
  fillPrefill, updatePrefill, updateCoverages, updateDiscounts, updateCohabitation, updateLife,
  readPrefill, listVehicles, submitApplication,
  listQuotes, streamQuotes, listAdditionalQuotes, retryQuote, selectQuote,
  listMakes, listModels, listVinPrefixes, decodeVin, readVehicleSupport,
  listPetBreeds, listCoverages, suggestAddresses, verifyAddress, readZipCode,
  updateQuestions, readQuestions, reviewForBind, submitForBind, listPaymentPlans,
  createPayment, readPayment, stopPayment, readPurchase, readPolicy, readSignedCopy,
  downloadApplication, downloadSignedApplication, downloadPolicy,
  createHandOffToken, listHandOffKeys, redeemHandOffToken,
  emailQuotes, createResumeLink, redeemResumeLink, takeVisitBack, requestErasure, erasePerson,
  recordEvents, readHealth, readReadiness,
] satisfies readonly Endpoint[];

export type EndpointId = (typeof all)[number]["id"];

/** Every endpoint, for the service's routes and the OpenAPI document. The widget imports resources one by one instead. */
export const endpoints: readonly Endpoint[] = all;
