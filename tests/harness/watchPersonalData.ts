import { readFile } from "node:fs/promises";
import type { BrowserContext } from "playwright";
import { expect, inject } from "vitest";
import type { Origins } from "../../embed-demo/hosting/origins";
import type { Heard } from "./hearEvents";
import { personalTraces } from "./personalTraces";

export interface PersonalDataWatch {
  /** Expects that nothing of what was typed got to where it doesn't belong, and nothing of `also`, which was typed elsewhere or shown. */
  findsNone(also?: readonly string[]): Promise<void>;
}

/** Fields whose values are no person's: a town's name stands in the demo's own texts, and a breed in its lists. */
const impersonal = /^(?:year|make|model|miles|city|state|breed|age|yearBuilt|squareFeet|stories)$|[Mm]iles/;

/** The service's lookups of a town and of a car's data, which have the ZIP code or the VIN alone in their address. */
const lookups = /\/v1\/(?:zip-codes\/\d{5}|vehicles\/vins\/\w+)\?/;

/** Shorter values stand everywhere, as does a year. */
const least = 4;

/** Calls that give companies facts to rate by, and nothing that identifies a person. */
const toCompanies = /\/carriers\//;
/** A partner's own system is told who its leads are, where they live and what they bought, as `leadEvent` in the contract has it. */
const toPartners = /"leaves":"POST [^"]*\/crm\//;
const ofLead = /^$|firstName|lastName|email|phone|address|zip|startDate/i;
/** Names and places, which an e-mail may say and which every test's person shares, and what a screen showed. */
const ofLetter = /^$|firstName|lastName|address|zip/i;

/** A place, its text, and the fields whose values may be there. */
type Told = readonly [place: string, text: string, allowed?: RegExp];

/**
 * Keeps every value that is typed in a browser context, and everything that leaves its pages but the bodies of the service's
 * own calls: addresses, referrers, events, the console, storage, cookies and titles. Then looks for the values there, and in
 * the service's log, its metrics, its calls of others and the e-mails that it sent. Call it before the page loads. `alsoTyped` are values that a visit
 * begins with.
 */
export async function watchPersonalData(context: BrowserContext, { api, external }: Origins, heard: readonly Heard[], alsoTyped: readonly string[] = []): Promise<PersonalDataWatch> {
  const typed = new Map<string, string>(alsoTyped.map((value) => [value, value]));
  const told: Told[] = [];
  await context.exposeFunction("noteTyped", (name: string, value: string) => void typed.set(name, value));
  await context.exposeFunction("noteKept", (place: string, text: string) => void told.push([place, text]));
  await context.addInitScript(() => {
    const note = Reflect.get(window, "noteTyped") as (name: string, value: string) => void;
    const noteKept = Reflect.get(window, "noteKept") as (place: string, text: string) => void;
    const look = (): void => {
      const others = Object.entries(sessionStorage).filter(([key]) => !/^iq\.[\w-]+\.\w+$/.test(key));
      noteKept("storage that isn't the visit's", JSON.stringify([Object.entries(localStorage), others]));
      noteKept("history", JSON.stringify(history.state));
      noteKept("the title", document.title);
      noteKept("cookies", document.cookie);
    };
    addEventListener(
      "input",
      (event) => {
        const [field] = event.composedPath();
        if (field instanceof HTMLInputElement && !/^(?:radio|checkbox|range)$/.test(field.type)) note(field.name || field.id, field.value);
        look();
      },
      true,
    );
    addEventListener("pagehide", look);
    addEventListener("click", look, true);
  });
  context.on("request", (request) => {
    told.push(["an address", request.url().replace(lookups, "?")], ["a referrer", request.headers()["referer"] ?? ""]);
    if (request.url() === `${api}/v1/events`) told.push(["analytics", request.postData() ?? ""]);
  });
  context.on("console", (message) => told.push(["the console", message.text()]));
  context.on("page", (page) => page.on("framenavigated", (frame) => told.push(["an address", frame.url()])));

  async function fromService(): Promise<readonly Told[]> {
    const file = inject("serviceLog");
    const lines = file === null ? [] : (await readFile(file, "utf8")).split("\n");
    const metrics = await (await fetch(`${api}/metrics`)).text();
    return [["metrics", metrics], ...lines.map((line): Told => toPartners.test(line) ? ["a call of the partner's system", line, ofLead] : [toCompanies.test(line) ? "a call of a company" : "the service's log or calls", line])];
  }

  /** Reads the e-mails in the outbox, without the address that each is sent to. */
  async function fromMail(): Promise<readonly Told[]> {
    const paths = (await (await fetch(`${external}/outbox/`)).text()).match(/\/outbox\/[\w-]{20,}(?=")/g) ?? [];
    return Promise.all([...new Set(paths)].map(async (path): Promise<Told> => ["an e-mail", await (await fetch(external + path)).text(), ofLetter]));
  }

  return {
    async findsNone(also = []) {
      const values = [...typed.entries(), ...also.map((value) => ["", value] as const)].filter(([name, value]) => !impersonal.test(name) && value.length >= least && !/^\d{4}$/.test(value));
      expect(values.length, "personal values that were typed").toBeGreaterThan(1);
      const places: readonly Told[] = [...told, ["events", JSON.stringify(heard)], ...(await fromService()), ...(await fromMail())];
      const found = places.flatMap(([place, text, allowed]) => {
        const barred = values.filter(([name]) => !allowed?.test(name)).map(([, value]) => value);
        return personalTraces(barred, text).map((value) => `"${value}" in ${place}: ${text.slice(0, 300)}`);
      });
      expect([...new Set(found)]).toEqual([]);
    },
  };
}
