import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { localeOf, shownIn, type Language } from "../../../src/kernel/language";
import { filled } from "../texts/filled";
import { lazy } from "../reference/lazy";
import type { Fact } from "../texts/policyFacts";
import type { Paper, Section } from "./paper";

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** A PDF in memory: papers have a few pages. */
export type PdfBytes = Uint8Array<ArrayBuffer>;

const words = {
  en: { page: "Page {page} of {pages}" },
  es: { page: "Página {page} de {pages}" },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/** Points, of which an inch has 72. A page is US Letter. */
const layout = { side: 60, top: 46, bottom: 58, foot: 38, nameWidth: 190, gap: 16, row: 3, above: 12, under: 5, lines: 40 } as const;
const size = { company: 10, title: 24, section: 13, text: 10, fine: 8, foot: 8.5 } as const;
const color = { text: "#1b2340", muted: "#515a78", line: "#d5daea" } as const;

/** The package's types lag behind it, here and in the options of the document. */
const rowHeader: object = { scope: "Row" };

/** The fonts are embedded, with the letters of every name that the form accepts: Latin, Greek, Cyrillic and Vietnamese. */
const fonts = lazy(() => {
  const { resolve } = createRequire(import.meta.url);
  const file = (name: string): string => resolve(`@expo-google-fonts/roboto/${name}`);
  return { regular: file("400Regular/Roboto_400Regular.ttf"), bold: file("600SemiBold/Roboto_600SemiBold.ttf") };
});

/**
 * Draws a paper as a PDF that a screen reader can read: tagged, with its title, its language, headings, and tables whose rows name
 * their values (PDF/UA). `now` is the time of its making.
 */
export async function pdfOf(paper: Paper, now: Date): Promise<PdfBytes> {
  const { regular, bold } = fonts();
  const options: object = {
    size: "LETTER",
    margins: { top: layout.top, bottom: layout.bottom, left: layout.side, right: layout.side },
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    displayTitle: true,
    lang: localeOf(paper.language),
    info: { Title: `${paper.title}, ${paper.reference}`, Author: paper.company, Subject: paper.lede, CreationDate: now },
    font: regular,
    bufferPages: true,
  };
  const doc = new PDFDocument(options);
  doc.registerFont("regular", regular);
  doc.registerFont("bold", bold);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  head(doc, root, paper);
  for (const section of paper.sections) draw(doc, root, section);
  doc.y += 8;
  rule(doc);
  doc.y += 6;
  for (const text of paper.closing) paragraph(doc, root, text, size.fine + 1, color.muted);
  root.end();
  footers(doc, paper);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

const widthOf = ({ page }: Pdf): number => page.width - 2 * layout.side;
const endOf = ({ page }: Pdf): number => page.height - layout.bottom;

function head(doc: Pdf, root: Element, { company, title, lede }: Paper): void {
  paragraph(doc, root, company, size.company, color.muted);
  root.add(doc.struct("H1", {}, () => void doc.font("bold").fontSize(size.title).fillColor(color.text).text(title, layout.side, doc.y, { width: widthOf(doc) })));
  doc.y += 4;
  paragraph(doc, root, lede, size.text + 0.5, color.text);
  doc.y += 6;
}

function draw(doc: Pdf, root: Element, { title, rows = [], texts = [], fine = [], textsIn }: Section): void {
  // A heading stays with what follows it: the whole first row, or a text's first lines.
  const [first] = rows;
  const heading = doc.font("bold").fontSize(size.section).heightOfString(title, { width: widthOf(doc) }) + layout.under;
  if (doc.y + layout.above + heading + (first ? rowHeight(doc, first) : layout.lines) > endOf(doc)) doc.addPage();
  else doc.y += layout.above;
  const part = doc.struct("Sect");
  root.add(part);
  part.add(doc.struct("H2", {}, () => void doc.font("bold").fontSize(size.section).fillColor(color.text).text(title, layout.side, doc.y, { width: widthOf(doc) })));
  doc.y += layout.under;
  if (rows.length > 0) table(doc, part, rows);
  for (const text of texts) paragraph(doc, part, text, size.text, color.text, textsIn);
  for (const text of fine) paragraph(doc, part, text, size.fine, color.muted);
  part.end();
}

function paragraph(doc: Pdf, parent: Element, text: string, points: number, fill: string, language?: Language): void {
  const drawn = () => void doc.font("regular").fontSize(points).fillColor(fill).text(text, layout.side, doc.y, { width: widthOf(doc), lineGap: 2 });
  parent.add(doc.struct("P", { ...(language && { lang: localeOf(language) }) }, drawn));
  doc.y += 4;
}

const valueWidthOf = (doc: Pdf): number => widthOf(doc) - layout.nameWidth - layout.gap;

function rowHeight(doc: Pdf, [name, value]: Fact): number {
  const nameHeight = doc.font("regular").fontSize(size.text).heightOfString(name, { width: layout.nameWidth });
  return Math.max(nameHeight, doc.font("bold").heightOfString(value, { width: valueWidthOf(doc) })) + 2 * layout.row;
}

/** Rows of a name, which is the row's header, and its value. A row isn't divided between pages. */
function table(doc: Pdf, parent: Element, rows: readonly Fact[]): void {
  const valueWidth = valueWidthOf(doc);
  const element = doc.struct("Table");
  parent.add(element);
  for (const fact of rows) {
    const [name, value] = fact;
    const height = rowHeight(doc, fact);
    if (doc.y + height > endOf(doc)) doc.addPage();
    rule(doc);
    const y = doc.y + layout.row;
    const row = doc.struct("TR");
    element.add(row);
    row.add(doc.struct("TH", rowHeader, () => void doc.font("regular").fontSize(size.text).fillColor(color.muted).text(name, layout.side, y, { width: layout.nameWidth })));
    row.add(doc.struct("TD", {}, () => void doc.font("bold").fontSize(size.text).fillColor(color.text).text(value, layout.side + layout.nameWidth + layout.gap, y, { width: valueWidth })));
    row.end();
    doc.y = y + height - layout.row;
  }
  element.end();
  doc.y += 2;
}

/** A line that only decorates. */
function rule(doc: Pdf): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc.moveTo(layout.side, doc.y).lineTo(doc.page.width - layout.side, doc.y).lineWidth(0.75).strokeColor(color.line).stroke();
  doc.endMarkedContent();
}

/** The reference and the page's number at the foot of each page, which a screen reader leaves out. */
function footers(doc: Pdf, { language, reference }: Paper): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Text below the margin would begin another page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - layout.foot;
    const page = filled(words[shownIn(words, language)].page, { page: index + 1, pages: count });
    doc.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    doc.font("regular").fontSize(size.foot).fillColor(color.muted);
    doc.text(reference, layout.side, y, { width: widthOf(doc), lineBreak: false });
    doc.text(page, layout.side, y, { width: widthOf(doc), align: "right", lineBreak: false });
    doc.endMarkedContent();
  }
}
