import { creationId, type CreationId } from "../api/contract/applications/creationAt";
import type { EndpointId } from "../api/contract/endpoints";
import { insuranceLines } from "../business/lines";

const errorScreen = "It shows the error screen with the partner's telephone number.";
const askAgain = "It stays on the step, says that something went wrong on our end, and offers “Try again”.";
const quietly = "The visitor sees nothing of it; the warning is in iq-error.";
const unused = "It doesn't call this; the partner's own systems do.";
const elsewhere = "It doesn't call this; the page that the person is sent to does.";
const noLists = "The field has no list; the visitor types the vehicle or can't go on.";

const creations = Object.fromEntries(insuranceLines.flatMap((line) => ("risk" in line ? [[creationId(line.slug), errorScreen]] : []))) as Readonly<Record<CreationId, string>>;

/** What the widget does while a call isn't answered as the contract says. The compiler names an endpoint that is missing. */
export const consequenceOf: Readonly<Record<EndpointId, string>> = {
  createLead: "It keeps asking behind the visitor's back; until then an advisor knows nothing of the visit, and the last step can't be completed.",
  readLead: "The success page doesn't know where the lead stands, and a lead is sent again.",
  updateLead: "It keeps asking behind the visitor's back; the step that hands the lead to an advisor isn't completed and offers “Try again”.",
  deleteLead: "Starting over leaves the person's data with the service.",
  recordConsent: askAgain,
  listConsents: unused,
  readLeadLookup: "The visit isn't recorded under the lead of its lookup.",
  takeOverLeadLookup: "Nothing is filled in: the visitor types what is known already.",
  readReferral: unused,
  takeOverReferral: "The referral code is removed, and nothing is filled in.",
  readPartner: unused,
  listProducts: unused,
  ...creations,
  createLifeApplication: errorScreen,
  createPetApplication: errorScreen,
  readApplication: "It can't tell whether the application still exists: the loading step shows the error screen, and prices aren't asked for.",
  updateDrivers: askAgain,
  updateAdditionalInfo: askAgain,
  updateVehicles: askAgain,
  updateBundling: askAgain,
  updateGeneralInfo: askAgain,
  fillPrefill: errorScreen,
  updatePrefill: askAgain,
  updateCoverages: "The customized coverage isn't taken, and prices stay those of the earlier one.",
  updateDiscounts: askAgain,
  updateCohabitation: askAgain,
  updateLife: askAgain,
  readPrefill: errorScreen,
  listVehicles: unused,
  submitApplication: "It asks for no prices: the screen of quotes says so, and offers “Try again” and the telephone number.",
  listQuotes: "Where the stream can't be read either, no price is shown.",
  streamQuotes: "It asks for the list every two seconds instead: prices come late.",
  listAdditionalQuotes: "Companies that quote through an advisor aren't listed.",
  retryQuote: "“Ask again” at a company that gave no answer fails, and says so.",
  selectQuote: "The quote can't be chosen: the screen says so and stays.",
  listMakes: noLists,
  listModels: noLists,
  listVinPrefixes: "Body styles aren't offered.",
  decodeVin: "The VIN can't be looked up: the visitor is asked for year, make and model.",
  readVehicleSupport: "A vehicle that no company insures isn't caught in its form, but when all are sent.",
  listPetBreeds: askAgain,
  listCoverages: "Quotes are compared without the coverages' names and explanations.",
  suggestAddresses: "No address is suggested while one is typed.",
  verifyAddress: askAgain,
  readZipCode: askAgain,
  updateQuestions: askAgain,
  readQuestions: unused,
  reviewForBind: "The price can't be reviewed, so that nobody can buy.",
  submitForBind: "The application can't be signed, so that nobody can buy.",
  listPaymentPlans: "No plan can be chosen, so that nobody can pay.",
  createPayment: "It says that the payment couldn't be started, and offers to try again.",
  readPayment: unused,
  stopPayment: "Another plan can't be chosen while a payment is open.",
  readPurchase: "It can't tell whether the policy is paid for: the success page keeps asking and shows the number to call.",
  readPolicy: "The success page shows no policy.",
  readSignedCopy: "What was signed can't be downloaded.",
  createHandOffToken: "The visitor goes on in the standard flow instead of on the other company's site; of a pet, not at all.",
  listHandOffKeys: elsewhere,
  redeemHandOffToken: elsewhere,
  emailQuotes: "The dialog says that the e-mail wasn't sent.",
  createResumeLink: "The dialog says that there is no link to continue on another device.",
  redeemResumeLink: "The visit isn't restored on the other device: it starts at the first question.",
  takeVisitBack: "The visit can't be taken back from the other device.",
  requestErasure: "It doesn't call this; the partner's privacy page does.",
  erasePerson: "It doesn't call this; the partner's privacy page does.",
  recordEvents: quietly,
  readHealth: "It doesn't call this; supervisors do.",
  readReadiness: "It doesn't call this; supervisors do.",
};

/** What a fault of one kind does, whichever call has it. */
export const consequences = {
  problem: "It acts on problem codes alone. Anything else counts as a fault of the service: no message at the field, no complex case, but the error screen or “Try again”.",
  pointer: "The message isn't shown at the field that it is about; the visitor is told that something went wrong, and not what.",
  openDoor: "Nothing of it shows: whoever learns an id reads or changes another person's data.",
  key: "It can't tell the page's developer that the key or the origin is wrong (service-refused); the visitor is offered “Try again” for ever.",
  lostVisit: "It doesn't learn that its session has ended, and doesn't create lead and application again.",
  duplicate: "It repeats a create whose answer was lost. Each repetition then makes another lead, application or payment.",
  strangersAnswer: "A key that is used twice returns another request's answer: the visitor goes on with the wrong application.",
  lostUpdate: "Two tabs or devices overwrite each other's answers, and prices are for neither's.",
  unreadable: "The browser refuses the answer before the widget sees it: it is told that there is no connection.",
  flood: "It waits as long as Retry-After says; without it, it repeats after a second and makes it worse.",
  cached: "A browser or proxy may show another visitor the answers of this one.",
  stream: "It ends the stream at an event that it can't read, and asks for the list every two seconds instead: prices come late.",
  vanished: "Prices that the visitor has compared change or vanish under the pointer.",
  case: "It raises the complex case by this code. Without it, the visitor sees the error screen instead of the way on.",
} as const;
