import { oneLine } from "../../../src/business/oneLine";
import { householdMembers, safetyDevices } from "../../../src/business/property";
import { shownIn, sourceLanguage, type Language } from "../../../src/kernel/language";
import { carrierById } from "../reference/carriers";
import { coverageWords } from "../texts/coverageWords";
import type { bindSubmission } from "../database/tables/bindSubmission";
import type { consent } from "../database/tables/lead";
import { filled } from "../texts/filled";

type Submission = typeof bindSubmission.$inferSelect;
type Receipt = typeof consent.$inferSelect;

const texts = {
  en: {
    title: "Renters insurance application",
    application: "Application",
    company: "Insurance company",
    quote: "Company's quote",
    insured: "Insured",
    and: "and",
    born: "Date of birth",
    address: "Address",
    first: "First day of the policy",
    price: "Price",
    term: "{price} for {months} months",
    email: "Email",
    phone: "Phone",
    maritalStatus: "Marital status",
    Married: "Married",
    DomesticPartner: "Domestic partner",
    movedIn: "Date you moved in",
    household: "Who lives with you",
    partnerSpouse: "Spouse or partner",
    roommates: "Roommates",
    kids: "Children",
    dog: "A dog",
    cat: "A cat",
    devices: "Safety features",
    smokeDetector: "Smoke detectors",
    deadBoltLocks: "Deadbolt locks",
    burglarAlarm: "Burglar alarm",
    sprinklerSystem: "Sprinkler system",
    fireExtinguisher: "Fire extinguisher",
    gatedOrLimited: "Gated or limited access",
    nobody: "No one else",
    noDevices: "None",
    dwelling: "Type of home",
    dwellings: { Apartment: "Apartment", House: "House", Townhouse: "Townhouse", Condo: "Condo", Duplex: "Duplex" },
    business: "Business or daycare at home",
    losses: "Losses",
    dogs: "Dogs",
    breeds: "Dogs of a restricted breed",
    bites: "Animal bites",
    exotic: "Exotic or vicious animals",
    yes: "Yes",
    no: "No",
    submitted: "Submitted",
    INTENT_TO_SIGN: "Signature",
    ELECTRONIC_RECORDS: "Electronic records",
    agreed: "agreed",
    refused: "not agreed",
    page: "Page",
    wording: "Wording",
  },
  es: {
    title: "Solicitud de seguro de inquilinos",
    application: "Solicitud",
    company: "Compañía de seguros",
    quote: "Cotización de la compañía",
    insured: "Asegurado",
    and: "y",
    born: "Fecha de nacimiento",
    address: "Dirección",
    first: "Primer día de la póliza",
    price: "Precio",
    term: "{price} por {months} meses",
    email: "Correo electrónico",
    phone: "Teléfono",
    maritalStatus: "Estado civil",
    Married: "Casado(a)",
    DomesticPartner: "Pareja doméstica",
    movedIn: "Fecha en que se mudó",
    household: "Quién vive con usted",
    partnerSpouse: "Cónyuge o pareja",
    roommates: "Compañeros de vivienda",
    kids: "Hijos",
    dog: "Un perro",
    cat: "Un gato",
    devices: "Medidas de seguridad",
    smokeDetector: "Detectores de humo",
    deadBoltLocks: "Cerrojos (deadbolt)",
    burglarAlarm: "Alarma contra robos",
    sprinklerSystem: "Sistema de rociadores",
    fireExtinguisher: "Extintor de incendios",
    gatedOrLimited: "Acceso cerrado o limitado",
    nobody: "Nadie más",
    noDevices: "Ninguna",
    dwelling: "Tipo de vivienda",
    dwellings: { Apartment: "Apartamento", House: "Casa", Townhouse: "Casa adosada", Condo: "Condominio", Duplex: "Dúplex" },
    business: "Negocio o guardería en la vivienda",
    losses: "Pérdidas",
    dogs: "Perros",
    breeds: "Perros de una raza restringida",
    bites: "Mordidas de animales",
    exotic: "Animales exóticos o agresivos",
    yes: "Sí",
    no: "No",
    submitted: "Enviada",
    INTENT_TO_SIGN: "Firma",
    ELECTRONIC_RECORDS: "Documentos en línea",
    agreed: "aceptado",
    refused: "no aceptado",
    page: "Página",
    wording: "Versión del texto",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/** The rest of the review besides the questions. Leaves out topics without an answer. */
function reviewedFacts({ reviewed }: Submission["submitted"], language: keyof typeof texts): [string, string][] {
  if (!reviewed) return [];
  const own = texts[language];
  const { personalInfo: { email, primaryPhoneNumber, maritalStatus } = {}, cohabitationData, discountsData, insuredResideTime } = reviewed;
  const told = { ...cohabitationData, ...discountsData };
  const listed = (names: readonly (keyof typeof told & keyof typeof own)[]): string => names.filter((name) => told[name]).map((name) => own[name]).join(", ");
  const known = (name: string, value: string | undefined): [string, string][] => (value ? [[name, value]] : []);
  return [
    ...known(own.email, email),
    ...known(own.phone, primaryPhoneNumber),
    ...known(own.maritalStatus, maritalStatus && own[maritalStatus]),
    ...known(own.movedIn, insuredResideTime),
    [own.household, listed(householdMembers) || own.nobody],
    [own.devices, listed(safetyDevices) || own.noDevices],
  ];
}

/** The signed text and its terms, in the language of the signature, as plain text that opens and prints anywhere. */
export function signedCopy({ applicationId, submitted, submittedAt }: Pick<Submission, "applicationId" | "submitted" | "submittedAt">, receipts: readonly Receipt[]): string {
  const { insured, propertyAddress: at, questions } = submitted;
  const language = shownIn(texts, submitted.language ?? sourceLanguage);
  const own = texts[language];
  const yes = (answer: boolean | undefined): string => (answer ? own.yes : own.no);
  const facts: [string, string][] = [
    [own.application, applicationId],
    [own.company, carrierById(submitted.carrierId).name],
    [own.quote, submitted.carrierSpecificQuoteId],
    [own.insured, insured.join(` ${own.and} `)],
    [own.born, submitted.dateOfBirth],
    [own.address, oneLine(at)],
    [own.first, submitted.effectiveDate],
    [own.price, filled(own.term, { price: `$${submitted.premium.toFixed(2)}`, months: submitted.termMonths })],
    ...reviewedFacts(submitted, language),
    ...submitted.coverages.map(({ label, value }): [string, string] => [coverageWords(label, language), coverageWords(value, language)]),
    [own.dwelling, own.dwellings[questions.typeOfDwelling]],
    [own.business, yes(questions.businessOrDaycare)],
    [own.losses, yes(questions.haveAnyLosses)],
    [own.dogs, yes(questions.anyDogsOnPremises)],
    [own.breeds, yes(questions.anyDogsOnPremises && questions.anyRestrictedDogs)],
    [own.bites, yes(questions.anyAnimalBites)],
    [own.exotic, yes(questions.anyViciousExoticAnimals)],
  ];
  const consents = receipts.flatMap(({ kind, given, receivedAt, textVersion, textHash, pageUrl, text }) => [
    "",
    `${own[kind === "INTENT_TO_SIGN" ? kind : "ELECTRONIC_RECORDS"]}: ${given ? own.agreed : own.refused}, ${receivedAt.toISOString()}`,
    `${own.page}: ${pageUrl}`,
    `${own.wording} ${textVersion}, SHA-256 ${textHash}`,
    text,
  ]);
  return [own.title, "", ...facts.map(([name, value]) => `${name}: ${value}`), `${own.submitted}: ${submittedAt.toISOString()}`, ...consents, ""].join("\n");
}
