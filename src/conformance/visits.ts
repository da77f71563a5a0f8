import { createLifeApplication } from "../api/contract/applications/createLife";
import { createPetApplication } from "../api/contract/applications/createPet";
import { creationAt } from "../api/contract/applications/creationAt";
import { fillPrefill } from "../api/contract/applications/propertyData";
import { readApplicationHead } from "../api/contract/applications/readApplicationHead";
import type { createdApplication } from "../api/contract/applications/shared";
import { submitApplication } from "../api/contract/applications/submitApplication";
import { updateAdditionalInfo } from "../api/contract/applications/updateAdditionalInfo";
import { updateDrivers } from "../api/contract/applications/updateDrivers";
import { updateGeneralInfo } from "../api/contract/applications/updateGeneralInfo";
import { updateLife } from "../api/contract/applications/updateLife";
import { updatePrefill } from "../api/contract/applications/updatePrefill";
import { updateVehicles } from "../api/contract/applications/updateVehicles";
import { reviewForBind, submitForBind, updateQuestions } from "../api/contract/bind";
import { createLead, readLead } from "../api/contract/leads";
import { listQuotes, type QuoteList } from "../api/contract/quotes";
import { insuranceLines, wireOf } from "../business/lines";
import { newId } from "../kernel/ids";
import type { z } from "../kernel/zod";
import { cleanAnswers, driverOf, homeOf, lifeOf, milesOf, personOf, petOf, startDay, vehicleOf } from "./answersOf";
import type { Backend } from "./backend";
import { pause } from "./caller";
import type { QuotedLine } from "./options";
import { NotReached, Skipped } from "./verdicts";

type Home = Extract<(typeof insuranceLines)[number], { risk: "property" }>["slug"];

type Described = Exclude<Home, "renters">;

/** Lines about a home, or the belongings in it. */
export const homes: readonly Home[] = insuranceLines.flatMap((line) => ("risk" in line && line.risk === "property" ? [line.slug] : []));

const isHome = (line: QuotedLine): line is Home => (homes as readonly QuotedLine[]).includes(line);
const isDescribed = (line: QuotedLine): line is Described => isHome(line) && line !== "renters";

/** Lines whose home is described by public records. */
export const described: readonly Described[] = homes.filter(isDescribed);

export interface OwnLead {
  readonly leadId: string;
  readonly token: string;
}

export type Begun = z.output<typeof createdApplication>;

export function newLead(at: Backend): Promise<OwnLead> {
  const { firstName, lastName } = at.inputs;
  const body = { insuranceLine: wireOf(at.options.lines[0]!), firstName, lastName, email: at.email };
  return at.value(createLead, { body, idempotencyKey: newId() });
}

/** The run's lead. */
export const ownLead = (at: Backend): Promise<OwnLead> => at.once("lead", () => newLead(at));

/** A token of a session that owns nothing of the others. */
export const strangersToken = async (at: Backend): Promise<string> => (await at.once("stranger", () => newLead(at))).token;

export const revisionOfLead = async (at: Backend, { leadId, token }: OwnLead): Promise<number> =>
  (await at.value(readLead, { params: { leadId }, token })).revision;

/** A new application of the line, in the lead's session if there is one. */
export function begin(at: Backend, line: QuotedLine, lead?: OwnLead, addressLine1 = at.inputs.address.addressLine1): Promise<Begun> {
  const { inputs } = at;
  const under = { token: lead?.token, idempotencyKey: newId() };
  const leadId = lead && { leadId: lead.leadId };
  const { state, zipCode } = inputs.address;
  switch (line) {
    case "life":
      return at.value(createLifeApplication, { ...under, body: { mailingAddress: { state, zipCode }, ...leadId } });
    case "pet":
      return at.value(createPetApplication, { ...under, body: { ...petOf(inputs, at.email), ...leadId } });
    default:
      return at.value(creationAt(line), { ...under, body: { propertyAddress: { ...inputs.address, addressLine1 }, ...leadId } });
  }
}

/** The line's application, to which parts are sent. */
export const application = (at: Backend, line: QuotedLine): Promise<Begun> => at.once(`application ${line}`, () => begin(at, line));

export const revisionOf = async (at: Backend, { applicationId, token }: Pick<Begun, "applicationId" | "token">): Promise<number> =>
  (await at.value(readApplicationHead, { params: { applicationId }, token })).revision;

/** Sends everything that the line is rated on. */
async function fillIn(at: Backend, line: QuotedLine, begun: Begun): Promise<void> {
  const { inputs } = at;
  const { applicationId, token } = begun;
  const under = async () => ({ params: { applicationId }, token, revision: await revisionOf(at, begun) });
  if (line === "auto" || line === "motorcycle") {
    await at.value(updateDrivers, { ...(await under()), body: { drivers: [driverOf(inputs)] } });
    await at.value(updateAdditionalInfo, { ...(await under()), body: milesOf(line) });
    await at.value(updateVehicles, { ...(await under()), body: { personalVehiclesData: [vehicleOf(line, inputs)] } });
  }
  if (isDescribed(line)) {
    await at.value(fillPrefill, { params: { applicationId }, token, body: {} });
    await at.value(updatePrefill, { ...(await under()), body: { product: wireOf(line), prefillData: homeOf(line) } });
  }
  if (isHome(line)) {
    const body = { personalInfoData: personOf(inputs, at.email), insuranceStartData: { effectiveDate: startDay() } };
    await at.value(updateGeneralInfo, { ...(await under()), body });
  }
  if (line === "life") await at.value(updateLife, { ...(await under()), body: lifeOf(inputs) });
}

export interface Rated extends Begun {
  readonly lead: OwnLead;
  readonly line: QuotedLine;
}

/** A complete application that was submitted, with a lead. */
export const submitted = (at: Backend, line: QuotedLine, name = "submitted"): Promise<Rated> =>
  at.once(`${name} ${line}`, async () => {
    const lead = await newLead(at);
    const begun = await begin(at, line, lead);
    await fillIn(at, line, begun);
    await at.value(submitApplication, { params: { applicationId: begun.applicationId }, token: begun.token, body: {} });
    return { ...begun, lead, line };
  });

/** A complete application that isn't submitted yet. */
export async function complete(at: Backend, line: QuotedLine): Promise<Begun> {
  const begun = await begin(at, line);
  await fillIn(at, line, begun);
  return begun;
}

/** Milliseconds: the widget waits as long for prices; between two looks it waits as long as between its own. */
const [quotesTime, lookAgain] = [30_000, 250];

export const quotesOf = (at: Backend, { applicationId, token }: Pick<Begun, "applicationId" | "token">): Promise<QuoteList> =>
  at.value(listQuotes, { params: { applicationId }, token });

export const isOver = ({ status }: Pick<QuoteList, "status">): boolean => status === "Completed" || status === "Failed";

/** The list once it is as wanted or the run is over; at the latest after 30 seconds. */
export async function quotesUntil(at: Backend, rated: Pick<Begun, "applicationId" | "token">, wanted: (list: QuoteList) => boolean): Promise<QuoteList> {
  const end = Date.now() + quotesTime;
  for (;;) {
    const list = await quotesOf(at, rated);
    if (wanted(list) || isOver(list) || Date.now() > end) return list;
    await pause(lookAgain);
  }
}

/** The first price of the line's application. */
export async function priced(at: Backend, line: QuotedLine): Promise<Rated & { quoteId: string }> {
  const rated = await submitted(at, line);
  const { quotes } = await quotesUntil(at, rated, (list) => list.quotes.length > 0);
  const [quote] = quotes;
  if (!quote) throw new NotReached(`listQuotes has no price for ${line} after 30 seconds`);
  return { ...rated, quoteId: quote.id };
}

export interface Buying extends Rated {
  readonly quoteId: string;
  readonly premium: number;
}

/** A renter with a price that can be bought online. */
export async function bindable(at: Backend, name = "bindable"): Promise<Buying> {
  const rated = await submitted(at, at.lineOf("renters"), name);
  const { quotes } = await quotesUntil(at, rated, (list) => list.quotes.some(({ isBindable }) => isBindable));
  const quote = quotes.find(({ isBindable }) => isBindable);
  if (!quote) throw new Skipped("no company sells renters insurance online at the input address");
  return { ...rated, quoteId: quote.id, premium: quote.premium };
}

const agreed = (at: Backend, to: string) => ({ text: `I agree: ${to}.`, textVersion: "1", pageUrl: `${at.options.origin ?? "https://www.example.com"}/quote` });

/** What the submission for bind takes, after the questions were answered and the price was reviewed. */
export async function reviewed(at: Backend, renter: Buying) {
  const { applicationId, token, quoteId } = renter;
  const params = { applicationId };
  await at.value(updateQuestions, { params, query: {}, token, revision: await revisionOf(at, renter), body: { questions: cleanAnswers } });
  const { premium } = await at.value(reviewForBind, { params, token, body: { quoteId } });
  const consents = { electronicRecords: agreed(at, "documents online"), intentToSign: agreed(at, `$${premium}`) };
  return { params, token, revision: await revisionOf(at, renter), body: { quoteId, premium, consents, product: "RENTERS", scope: "FullQuote" } } as const;
}

/** A renter with a signed application, ready to pay. */
export const signed = (at: Backend): Promise<Buying> =>
  at.once("signed", async () => {
    const renter = await bindable(at, "signing");
    await at.value(submitForBind, await reviewed(at, renter));
    return renter;
  });
