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

it.each([
  ["no question", { anyDogsOnPremises: false }, []],
  ["a business", { anyDogsOnPremises: false, businessOrDaycare: true }, ["Business or daycare at home"]],
  ["losses", { anyDogsOnPremises: false, haveAnyLosses: true }, ["Losses"]],
  ["dogs", {}, ["Dogs"]],
  ["a restricted dog", { anyRestrictedDogs: true }, ["Dogs", "Dogs of a restricted breed"]],
  ["a dog that has left", { anyDogsOnPremises: false, anyRestrictedDogs: true }, []],
  ["bites", { anyDogsOnPremises: false, anyAnimalBites: true }, ["Animal bites"]],
  ["an exotic animal", { anyDogsOnPremises: false, anyViciousExoticAnimals: true }, ["Exotic or aggressive animals"]],
])("a yes to %s is a yes to nothing else", (_what, answers, yes) => {
  const copy = copyOf({ ...submitted, questions: { ...submitted.questions, ...answers } }, []);
  expect(copy.split("\n").flatMap((line) => (line.endsWith(": Yes") ? [line.slice(0, -5)] : []))).toEqual(yes);
});

it("lists what was told, and nothing else", () => {
  const reviewed = { personalInfo: { firstName: "Ada", lastName: "Slow" }, cohabitationData: { roommates: true, kids: false }, discountsData: { sprinklerSystem: false, deadBoltLocks: true } };
  const rowsOf = (given: typeof submitted.reviewed | typeof reviewed) =>
    applicationPaper({ applicationId: "a-1", submitted: { ...submitted, reviewed: { ...given, insuredResideTime: "2024-05-01" } }, signature: null, fraudNotice: null, letterhead }).sections[2]?.rows?.slice(2);
  expect(rowsOf(reviewed)).toEqual([["Date you moved in", "May 1, 2024"], ["Who lives with you", "Roommates"], ["Safety features", "Deadbolt locks"]]);
  expect(rowsOf(submitted.reviewed)?.map(([name]) => name)).toEqual(["Email", "Phone", "Marital status", "Date you moved in", "Who lives with you", "Safety features"]);
});

it("each consent has its own time, and the last one says when all was submitted", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute));
  const receipts = [{ ...receipt, kind: "ELECTRONIC_RECORDS", text: "Online.", receivedAt: at(1) }, { ...receipt, receivedAt: at(2) }] as const;
  const paper = applicationPaper({ applicationId: "a-1", submitted, signature: { submittedAt: at(3), receipts }, fraudNotice: "Any person who…", letterhead });
  expect(paper.fileName).toBe("renters-application-signed");
  const shown = paper.sections.slice(-2).map(({ title, rows = [], texts }) => [title, rows.map(([name, value]) => `${name}: ${value}`.replaceAll(/[\u00a0\u202f]/g, " ")), texts]);
  expect(shown).toEqual([
    ["Online documents", ["Online documents: agreed, November 22, 2026 at 7:01 AM EST"], ["Online."]],
    ["Signature", ["Signature: agreed, November 22, 2026 at 7:02 AM EST", "Submitted: November 22, 2026 at 7:03 AM EST"], ["Signed."]],
  ]);
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
  expect(paper.fileName).toBe("solicitud-de-inquilinos");
});

it("without a notice of the state's law, an unsigned application has no part for it", () => {
  const paper = applicationPaper({ applicationId: "a-1", submitted, signature: null, fraudNotice: null, letterhead });
  expect(paper.sections.map(({ title }) => title)).toEqual(["The policy that you apply for", "Coverage", "You and your household", "Your home and your answers"]);
});
