import { html, raw } from "hono/html";
import { shownIn, type Language } from "../../../src/kernel/language";
import { closingOf } from "../partners/closing";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "../database/tables/email";

/** A part of an e-mail's content; the letter renders it as text and as HTML. */
export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "list"; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: "link"; readonly label: string; readonly url: string };

interface Letter {
  readonly language: Language;
  readonly letterhead: Letterhead;
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly Part[];
  /** The reason for the e-mail; by default, that the address was entered. */
  readonly why?: string;
}

const texts = {
  en: {
    why: "You got this email because your address was entered on our quote page. It's a one-time email, not a newsletter.",
  },
  es: {
    why: "Recibió este correo electrónico porque su dirección se escribió en nuestra página de cotizaciones. Es un solo mensaje, no un boletín.",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/** Policy and telephone numbers: "PEB-4882-4338", "(800) 555-0142". */
const numbers = /((?:\(\d{3}\) )?[\w-]*\d-\d[\w-]*)/;

/**
 * Text whose numbers aren't broken at their hyphens, where a reader would lose the place. A number that is too long for a line is
 * broken nevertheless; in a table, whose columns make room for it, `nowrap` keeps it whole.
 */
const unbroken = (text: string, style = "display:inline-block") =>
  text.split(numbers).map((part, index) => (index % 2 === 1 ? html`<span style="${style}">${part}</span>` : part));

/** On the narrowest phones a number that stays whole would push its table out of the card. */
const narrow = "@media (max-width:359px){.card{padding:16px!important}td,th{font-size:14px;line-height:22px}}";

/** An e-mail in the partner's name, with its number and license. Everything in it is escaped. */
export function letter({ language: asked, letterhead, to, subject, parts, why }: Letter): EmailMessage {
  const language = shownIn(texts, asked);
  const own = texts[language];
  const foot = [...closingOf(letterhead, language), why ?? own.why];
  const body = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title>
<style>${raw(narrow)}</style></head>
<body style="margin:0;background:#f4f5f8;color:#1b2340;font:17px/26px system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:600;overflow-wrap:anywhere">${letterhead.name}</p>
<div class="card" style="background:#fff;border:1px solid #dfe3ee;border-radius:16px;padding:24px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:32px">${unbroken(subject)}</h1>
${parts.map(dressed)}
</div>
${foot.map((line) => html`<p style="margin:16px 0 0;overflow-wrap:anywhere">${unbroken(line)}</p>`)}
</div></body></html>`;
  return { fromName: letterhead.name, to, subject, text: [subject, ...parts.map(plain), ...foot].join("\n\n"), html: String(body) };
}

const cell = (index: number) => raw(`padding:10px 0 10px ${index === 0 ? 0 : 12}px;border-top:1px solid #dfe3ee;text-align:left;vertical-align:top`);

/** Widths of two columns: tables that follow one another have their values below each other, whatever the longest name is. */
const halves = [";width:45%", ""];

function dressed(part: Part) {
  switch (part.kind) {
    case "text":
      return html`<p style="margin:0 0 16px">${unbroken(part.text)}</p>`;
    case "list":
      return html`<p style="margin:16px 0 4px;font-weight:600">${part.title}</p><ul style="margin:0 0 16px;padding-left:20px">${part.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case "link":
      return html`<p style="margin:24px 0 16px"><a href="${part.url}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#1b2340;color:#fff;text-decoration:none;font-weight:600">${part.label}</a></p>`;
    case "table":
      return html`<table style="width:100%;border-collapse:collapse;margin:0 0 16px">
<tr>${part.head.map((name, index) => html`<th scope="col" style="${cell(index)};border-top:0${part.head.length === 2 ? halves[index] : ""}">${name}</th>`)}</tr>
${part.rows.map((row) => html`<tr>${row.map((value, index) => html`<td style="${cell(index)}">${unbroken(value, "white-space:nowrap")}</td>`)}</tr>`)}
</table>`;
  }
}

function plain(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "list":
      return [part.title, ...part.items.map((item) => `- ${item}`)].join("\n");
    case "link":
      return `${part.label}:\n${part.url}`;
    case "table":
      return part.rows.map((row) => row.join("  |  ")).join("\n");
  }
}
