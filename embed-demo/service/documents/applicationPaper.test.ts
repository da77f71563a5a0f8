import { expect, it } from "vitest";
import { applicationPaper } from "./applicationPaper";
import { letterhead } from "./letterheadExample";
import { paperText } from "./paper";

const submitted = {
  quoteId: "q-1",
  carrierId: "pebbletrail",
  carrierSpecificQuoteId: "P-7",
  premium: 240,
  termMonths: 12,
  coverages: [{ id: "lossOfUse", quoteKey: "lossOfUse", label: "Loss of use", value: "20% of personal property", amount: null }],
  insured: ["Ada Slow", "Bo Slow"],
  dateOfBirth: "1984-11-02",
  email: null,
  propertyAddress: { addressLine1: "418 Alder St", city: "Columbus", state: "OH", zipCode: "43215" },
  effectiveDate: "2026-12-01",
  questions: { typeOfDwelling: "House", businessOrDaycare: false, haveAnyLosses: false, anyDogsOnPremises: true, anyAnimalBites: false, anyViciousExoticAnimals: false, anyAdditionalInsured: true },
  reviewed: {
    personalInfo: { firstName: "Ada", lastName: "Slow", email: "ada@example.com", primaryPhoneNumber: "6145550138", maritalStatus: "Married" },
    cohabitationData: { dog: true, cat: false },
    discountsData: { kids: true, smokeDetector: true, burglarAlarm: false },
  },
  scenario: null,
} satisfies Parameters<typeof applicationPaper>[0]["submitted"];
const receivedAt = new Date("2026-11-22T12:00:00.000Z");
const receipt = { id: "c-1", leadId: "l-1", partnerId: "default", kind: "INTENT_TO_SIGN", given: true, text: "Signed.", textVersion: "2026-11", textHash: "00", pageUrl: "http://shop.test/", phone: null, receivedAt } as const;

const copyOf = (given: Parameters<typeof applicationPaper>[0]["submitted"], receipts: readonly (typeof receipt)[]): string =>
  paperText(applicationPaper({ applicationId: "a-1", submitted: given, signature: { submittedAt: receivedAt, receipts }, fraudNotice: null, letterhead }));

const english = ["Renters insurance application", "Insured: Ada Slow and Bo Slow", "Price: $240.00 for 12 months", "Loss of use: 20% of personal property", "Type of home: House", "Dogs: Yes", "Exotic or aggressive animals: No", "Email: ada@example.com", "Phone: (614) 555-0138", "Date of birth: November 2, 1984", "First day of the policy: December 1, 2026", "Marital status: Married", "Who lives with you: Children, A dog", "Safety features: Smoke detectors", "Signature: agreed, November 22, 2026 at 7:00 AM EST"];

it.each([
  ["before languages were kept", undefined, english],
  ["in English", "en", english],
  ["in Spanish", "es", ["Solicitud de seguro de inquilinos", "A nombre de: Ada Slow y Bo Slow", "Precio: $240.00 por 12 meses", "Pérdida de uso: 20% de los bienes personales", "Tipo de vivienda: Casa", "Perros: Sí", "Estado civil: Casado(a)", "Quién vive con usted: Hijos, Un perro", "Medidas de seguridad: Detectores de humo", "Fecha de nacimiento: 2 de noviembre de 1984", "Firma: aceptó, 22 de noviembre de 2026 a las 7:00 a.m. EST"]],
] as const)("a document signed %s is stored in that language", (_when, language, lines) => {
  const copy = copyOf({ ...submitted, ...(language && { language }) }, [receipt]);
  for (const line of lines) expect(copy.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(line);
});

it.each([
  ["en", "Who lives with you: No one else", "Safety features: None"],
  ["es", "Quién vive con usted: Nadie más", "Medidas de seguridad: Ninguna"],
] as const)("in %s, the words for nobody else and no device fit the question", (language, household, devices) => {
  const { cohabitationData: _, discountsData: __, ...reviewed } = submitted.reviewed;
  const copy = copyOf({ ...submitted, language, reviewed }, []);
  expect(copy.split("\n")).toEqual(expect.arrayContaining([household, devices]));
});

it("in Spanish, \"and\" fits the name that follows", () => {
  const copy = copyOf({ ...submitted, language: "es", insured: ["Ada Slow", "Iñaki Slow"] }, []);
  expect(copy).toContain("A nombre de: Ada Slow e Iñaki Slow");
});

it("submissions from before the whole review was stored omit the rest", () => {
  const { reviewed: _later, ...before } = submitted;
  expect(copyOf(before, [receipt])).not.toContain("Safety features");
});

it("an unsigned application says so, and has the notice of the state's law in the law's language", () => {
  const paper = applicationPaper({ applicationId: "a-1", submitted: { ...submitted, language: "es" }, signature: null, fraudNotice: "Any person who…", letterhead });
  expect(paper.lede).toContain("Todavía no está firmada. Léala y guárdela. Podrá firmarla en la siguiente parte de la página.");
  expect(paper.sections.at(-1)).toMatchObject({ texts: ["Any person who…"], textsIn: "en" });
  expect(paperText(paper)).not.toContain("Firma:");
});
