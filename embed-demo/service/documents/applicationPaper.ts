import { oneLine } from "../../../src/business/oneLine";
import { householdMembers, safetyDevices } from "../../../src/business/property";
import { shownIn, sourceLanguage, type Language } from "../../../src/kernel/language";
import { exactDollars } from "../../../src/kernel/money";
import type { Submitted } from "../database/tables/bindSubmission";
import type { consent } from "../database/tables/lead";
import { closingOf } from "../partners/closing";
import type { Letterhead } from "../partners/letterhead";
import { carrierById } from "../reference/carriers";
import { coverageWords } from "../texts/coverageWords";
import { filled } from "../texts/filled";
import { coverageFacts, type Fact } from "../texts/policyFacts";
import { daySpoken, momentSpoken, phoneSpoken } from "../texts/spoken";
import type { Paper, Section } from "./paper";

const texts = {
  en: {
    file: "renters-application",
    signedFile: "renters-application-signed",
    title: "Renters insurance application",
    unsigned: "Not signed yet. Read it and keep it. You sign it on the next part of the page.",
    signed: "The application as you signed it. Keep it with your policy.",
    reference: "Application {number}",
    policy: "The policy that you apply for",
    people: "You and your household",
    home: "Your home and your answers",
    coverage: "Coverage",
    law: "Notice required by your state's law",
    application: "Application",
    company: "Insurance company",
    quote: "Company's quote",
    insured: "Insured",
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
    exotic: "Exotic or aggressive animals",
    yes: "Yes",
    no: "No",
    submitted: "Submitted",
    INTENT_TO_SIGN: "Signature",
    ELECTRONIC_RECORDS: "Online documents",
    agreedOn: "agreed, {time}",
    page: "Page",
    wording: "Wording",
  },
  es: {
    file: "solicitud-de-inquilinos",
    signedFile: "solicitud-de-inquilinos-firmada",
    title: "Solicitud de seguro de inquilinos",
    unsigned: "Todavía no está firmada. Léala y guárdela. Podrá firmarla en la siguiente parte de la página.",
    signed: "La solicitud tal como la firmó. Guárdela con su póliza.",
    reference: "Solicitud {number}",
    policy: "La póliza que solicita",
    people: "Usted y su hogar",
    home: "Su vivienda y sus respuestas",
    coverage: "Cobertura",
    law: "Aviso que exige la ley de su estado",
    application: "Solicitud",
    company: "Compañía de seguros",
    quote: "Cotización de la compañía",
    insured: "A nombre de",
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
    agreedOn: "aceptó, {time}",
    page: "Página",
    wording: "Versión del texto",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/** The signature: when the application was submitted, and the receipts of the consents given with it. */
interface Signature {
  readonly submittedAt: Date;
  readonly receipts: readonly (typeof consent.$inferSelect)[];
}

interface ApplicationPaper {
  readonly applicationId: string;
  readonly submitted: Submitted;
  /** Null before it is signed. */
  readonly signature: Signature | null;
  /** The fraud notice that the state's law requires above the signature, of which a signed paper has the receipt. */
  readonly fraudNotice: string | null;
  readonly letterhead: Letterhead;
}

/** The rest of the review besides the questions. Leaves out topics without an answer. */
function reviewedFacts({ reviewed }: Submitted, language: keyof typeof texts): Fact[] {
  if (!reviewed) return [];
  const own = texts[language];
  const { personalInfo: { email, primaryPhoneNumber, maritalStatus } = {}, cohabitationData, discountsData, insuredResideTime } = reviewed;
  const told = { ...cohabitationData, ...discountsData };
  const listed = (names: readonly (keyof typeof told & keyof typeof own)[]): string => names.filter((name) => told[name]).map((name) => own[name]).join(", ");
  const known = (name: string, value: string | undefined): Fact[] => (value ? [[name, value]] : []);
  return [
    ...known(own.email, email),
    ...known(own.phone, primaryPhoneNumber && phoneSpoken(primaryPhoneNumber)),
    ...known(own.maritalStatus, maritalStatus && own[maritalStatus]),
    ...known(own.movedIn, insuredResideTime && daySpoken(insuredResideTime, language)),
    [own.household, listed(householdMembers) || own.nobody],
    [own.devices, listed(safetyDevices) || own.noDevices],
  ];
}

function answerFacts({ propertyAddress, questions }: Submitted, language: keyof typeof texts): Fact[] {
  const own = texts[language];
  const yes = (answer: boolean | undefined): string => (answer ? own.yes : own.no);
  return [
    [own.address, oneLine(propertyAddress)],
    [own.dwelling, own.dwellings[questions.typeOfDwelling]],
    [own.business, yes(questions.businessOrDaycare)],
    [own.losses, yes(questions.haveAnyLosses)],
    [own.dogs, yes(questions.anyDogsOnPremises)],
    [own.breeds, yes(questions.anyDogsOnPremises && questions.anyRestrictedDogs)],
    [own.bites, yes(questions.anyAnimalBites)],
    [own.exotic, yes(questions.anyViciousExoticAnimals)],
  ];
}

function signatureSections({ submittedAt, receipts }: Signature, state: string, language: keyof typeof texts): Section[] {
  const own = texts[language];
  const time = (at: Date): string => momentSpoken(at, state, language);
  return receipts.map(({ kind, receivedAt, textVersion, textHash, pageUrl, text }, index) => {
    const name = own[kind === "INTENT_TO_SIGN" ? kind : "ELECTRONIC_RECORDS"];
    return {
      title: name,
      rows: [[name, filled(own.agreedOn, { time: time(receivedAt) })], ...(index === receipts.length - 1 ? [[own.submitted, time(submittedAt)] as const] : [])],
      texts: text.split("\n"),
      fine: [`${own.page}: ${pageUrl}`, `${own.wording} ${textVersion}, SHA-256 ${textHash}`],
    };
  });
}

/** The whole application in the language of the signature: every answer, the price, and once it is signed, the signed texts. */
export function applicationPaper({ applicationId, submitted, signature, fraudNotice, letterhead }: ApplicationPaper): Paper {
  const language = shownIn(texts, submitted.language ?? sourceLanguage);
  const own = texts[language];
  const { propertyAddress: { state } } = submitted;
  const company = carrierById(submitted.carrierId).name;
  return {
    language,
    fileName: signature ? own.signedFile : own.file,
    title: own.title,
    lede: signature ? own.signed : own.unsigned,
    company,
    sections: [
      {
        title: own.policy,
        rows: [
          [own.company, company],
          [own.quote, submitted.carrierSpecificQuoteId],
          [own.first, daySpoken(submitted.effectiveDate, language)],
          [own.price, filled(own.term, { price: exactDollars(submitted.premium), months: submitted.termMonths })],
          [own.application, applicationId],
        ],
      },
      { title: own.coverage, rows: coverageFacts(submitted.coverages, language, coverageWords) },
      {
        title: own.people,
        rows: [[own.insured, new Intl.ListFormat(language).format(submitted.insured)], [own.born, daySpoken(submitted.dateOfBirth, language)], ...reviewedFacts(submitted, language)],
      },
      { title: own.home, rows: answerFacts(submitted, language) },
      ...(signature ? signatureSections(signature, state, language) : []),
      ...(!signature && fraudNotice !== null ? [{ title: own.law, texts: [fraudNotice], textsIn: sourceLanguage }] : []),
    ],
    closing: closingOf(letterhead, language),
    reference: filled(own.reference, { number: applicationId.slice(0, 8) }),
  };
}
