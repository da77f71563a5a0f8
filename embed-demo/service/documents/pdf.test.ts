import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { installmentsOf } from "../../../src/business/paymentPlans";
import { isoDate } from "../../../src/kernel/dates";
import type { Language } from "../../../src/kernel/language";
import { letterhead } from "./letterheadExample";
import { pdfOf } from "./pdf";
import type { Paper, Section } from "./paper";
import { policyPaper } from "./policyPaper";

const policy: Parameters<typeof policyPaper>[0] = {
  policyNumber: "PEB-4882-4338",
  transactionId: "t-1",
  applicationId: "a-1",
  leadId: "l-1",
  quoteId: "q-1",
  carrier: "pebbletrail",
  carrierName: "Pebbletrail Renters",
  insured: ["María Núñez Łukasz", "Ñandú Ωmega"],
  email: "maria@example.com",
  propertyAddress: { addressLine1: "418 Alder St", city: "Columbus", state: "OH", zipCode: "43215" },
  effectiveDate: "2026-12-01",
  expirationDate: "2027-11-30",
  coverages: [{ id: "liability", quoteKey: "liability", label: "Loss of use", value: "20% of personal property", amount: null }],
  plan: { planId: "MONTHLY", premiumCents: 20_460, installments: installmentsOf("MONTHLY", 20_460, { year: 2026, month: 11, day: 17 }).map(({ due, cents }) => ({ dueDate: isoDate(due), cents })) },
  boundTimestamp: "2026-11-17T12:00:00Z",
};
const now = new Date("2026-11-17T12:00:00Z");

/** The page content as drawn, decompressed. */
const streamsOf = (bytes: Uint8Array): string[] => {
  const all = Buffer.from(bytes);
  const found: string[] = [];
  for (let at = all.indexOf("stream\n"); at !== -1; at = all.indexOf("stream\n", at + 1)) {
    const end = all.indexOf("\nendstream", at);
    try {
      found.push(inflateSync(all.subarray(at + 7, end)).toString("latin1"));
    } catch {
      // Fonts and metadata aren't compressed in this way.
    }
  }
  return found;
};

describe.each<[Language, string, readonly string[]]>([
  ["en", "en-US", ["Renters policy", "Policy number", "December 1, 2026", "November 30, 2027", "$34.10, paid", "Call Clearmoor at (800) 555-0142.", "Page 1 of 1"]],
  ["es", "es-US", ["Póliza de inquilinos", "Número de póliza", "1 de diciembre de 2026", "Pérdida de uso", "$34.10, pagado", "Llame a Clearmoor al (800) 555-0142.", "Página 1 de 1"]],
])("a policy in %s", (language, locale, texts) => {
  const made = pdfOf(policyPaper(policy, language, letterhead), now);

  it("says what it insures, as people write it", async () => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await made)), { mergePages: true });
    const said = text.replaceAll(/\s+/g, " ");
    for (const expected of [...texts, "PEB-4882-4338", "María Núñez Łukasz, Ñandú Ωmega", "418 Alder St, Columbus, OH 43215", "$204.60"]) expect(said).toContain(expected);
  });

  it("is tagged for screen readers: language, title, headings, and tables whose rows name their values", async () => {
    const bytes = await made;
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD"]) expect(tree).toContain(`"role":"${role}"`);
    expect((await document.getMarkInfo())?.Marked).toBe(true);
    const { info } = await getMeta(document);
    expect(info).toMatchObject({ Language: locale, Title: expect.stringContaining("PEB-4882-4338") as string, CreationDate: "D:20261117120000Z" });
    const raw = Buffer.from(bytes).toString("latin1");
    for (const entry of ["/StructTreeRoot", "/DisplayDocTitle true", "/Scope /Row", "<pdfuaid:part>1"]) expect(raw).toContain(entry);
  });

  it("embeds its fonts, and draws nothing outside tags", async () => {
    const bytes = await made;
    const raw = Buffer.from(bytes).toString("latin1");
    expect(raw.match(/\/FontFile2/g)).toHaveLength(2);
    expect(raw).not.toContain("/Type1");
    const drawn = streamsOf(bytes).filter((stream) => stream.includes(" Tf"));
    expect(drawn).not.toEqual([]);
    for (const stream of drawn) {
      const marks = stream.match(/\b(?:BDC|BMC|EMC|TJ|Tj)\b/g) ?? [];
      let depth = 0;
      for (const mark of marks) {
        if (mark === "EMC") depth -= 1;
        else if (mark.startsWith("B")) depth += 1;
        else expect(depth).toBeGreaterThan(0);
      }
      expect(depth).toBe(0);
    }
  });
});

describe("a paper of several pages", () => {
  const long = (word: string, count: number) => Array.from({ length: count }, (_none, index) => `${word}${index}`).join(" ");
  const section = (number: number): Section => ({
    title: `Part ${number}`,
    rows: [[`Short${number}`, long(`value${number}x`, 6 + ((number * 7) % 90))], [long(`name${number}x`, 25), `brief${number}`], [`Last${number}`, "end"]],
    ...(number % 3 === 0 && { texts: [`Law ${number}.`], textsIn: "en", fine: [`Page http://shop.test/${number}`] }),
  });
  const sections = Array.from({ length: 40 }, (_none, index) => section(index + 1));
  const paper: Paper = { ...policyPaper(policy, "es", letterhead), sections };
  const pages = (async () => {
    const document = await getDocumentProxy(new Uint8Array(await pdfOf(paper, now)));
    return Promise.all(Array.from({ length: document.numPages }, async (_none, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const lines = items.flatMap((item) => ("str" in item && item.str.trim() ? [{ text: item.str, x: Math.round(item.transform[4] as number), y: item.transform[5] as number, height: item.height }] : []));
      return { lines, text: lines.map(({ text }) => text).join(" ").replaceAll(/\s+/g, " "), tree: JSON.stringify(await page.getStructTree()) };
    }));
  })();

  it("begins a part with its first row, and divides no row", async () => {
    for (const { title, rows = [] } of sections) {
      const kept = (await pages).filter(({ text }) => text.includes(`${title} ${rows[0]!.join(" ")}`));
      expect([title, kept.length]).toEqual([title, 1]);
      for (const row of rows) expect((await pages).some(({ text }) => text.includes(row.join(" ")))).toBe(true);
    }
  });

  it("has no line over another, and each page its number", async () => {
    const found = await pages;
    for (const [index, { lines, text }] of found.entries()) {
      expect(text).toContain(`Página ${index + 1} de ${found.length}`);
      for (const one of lines) {
        const over = lines.filter((other) => other !== one && other.x === one.x && Math.abs(other.y - one.y) < 0.9 * Math.min(one.height, other.height)).map((other) => other.text);
        expect([one.text, over]).toEqual([one.text, []]);
      }
    }
  });

  it("says in what language a law's own words are, and has what is in small type", async () => {
    const all = await pages;
    for (const number of [3, 18, 39]) {
      const page = all.find(({ text }) => text.includes(`Law ${number}. Page http://shop.test/${number}`));
      expect(page?.tree).toContain('"lang":"en-US"');
    }
  });
});
