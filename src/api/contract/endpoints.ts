/** Every endpoint, for the service's routes and the OpenAPI document. The widget imports resources one by one instead. */
import { readApplication } from "./applications/readApplication";
import { createAutoApplication } from "./applications/createAuto";
import { createCondominiumApplication } from "./applications/createCondominium";
import { createHomeownersApplication } from "./applications/createHomeowners";
import { createLandlordApplication } from "./applications/createLandlord";
import { createLifeApplication } from "./applications/createLife";
import { createMotorcycleApplication } from "./applications/createMotorcycle";
import { createPetApplication } from "./applications/createPet";
import { createRentersApplication } from "./applications/createRenters";
import { fillPrefill, readPropertyData } from "./applications/propertyData";
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
import type { Endpoint } from "./endpoint";
import { recordEvents } from "./events";
import { createHandOffToken, listHandOffKeys, redeemHandOffToken } from "./handOffTokens";
import { readHealth, readReadiness } from "./health";
import { readLeadLookup } from "./leadLookups";
import { createLead, deleteLead, listConsents, readLead, recordConsent, updateLead } from "./leads";
import { readPartner } from "./partners";
import { listPaymentPlans } from "./paymentPlans";
import { createPayment, readPayment, readPurchase, stopPayment } from "./payments";
import { listPetBreeds } from "./petBreeds";
import { readPolicy, readSignedCopy } from "./policies";
import { listProducts } from "./products";
import { listAdditionalQuotes, listQuotes, selectQuote, streamQuotes } from "./quotes";
import { readReferral } from "./referrals";
import { decodeVin, listMakes, listModels, listVinPrefixes, readVehicleSupport } from "./vehicles";
import { readZipCode } from "./zipCodes";

export const endpoints: readonly Endpoint[] = [
  createLead, readLead, updateLead, deleteLead, recordConsent, listConsents,
  readLeadLookup, readPartner, readReferral,
  createAutoApplication, createMotorcycleApplication,
  createHomeownersApplication, createCondominiumApplication, createRentersApplication, createLandlordApplication,
  createLifeApplication, createPetApplication, readApplication,
  updateDrivers, updateAdditionalInfo, updateVehicles, updateBundling, updateGeneralInfo,
  fillPrefill, readPropertyData, updatePrefill, updateCoverages, updateDiscounts, updateCohabitation, updateLife,
  readPrefill, submitApplication,
  listQuotes, streamQuotes, listAdditionalQuotes, selectQuote,
  listMakes, listModels, listVinPrefixes, decodeVin, readVehicleSupport,
  listPetBreeds, listCoverages, suggestAddresses, verifyAddress, readZipCode, listProducts,
  updateQuestions, readQuestions, reviewForBind, submitForBind, listPaymentPlans,
  createPayment, readPayment, stopPayment, readPurchase, readPolicy, readSignedCopy,
  createHandOffToken, listHandOffKeys, redeemHandOffToken,
  recordEvents, readHealth, readReadiness,
];
