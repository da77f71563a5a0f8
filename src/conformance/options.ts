import { parseArgs } from "node:util";
import { insuranceLines, type LineSlug } from "../business/lines";
import { readLines } from "./inputs";

/** Lines that have an application. */
export type QuotedLine = Exclude<LineSlug, "other">;

/** How the runner was called. */
export interface Options {
  /** The backend's origin, without the version: https://api.example.com. */
  readonly url: string;
  readonly partnerKey: string;
  /** An origin that the partner's pages have; null skips what only a page sees. */
  readonly origin: string | null;
  readonly lines: readonly QuotedLine[];
  /** Also sends calls until the backend refuses them. */
  readonly limits: boolean;
  /** The name `sandbox`, or the path of a JSON file; null for the defaults. */
  readonly inputs: string | null;
  readonly junit: string | null;
  readonly json: string | null;
}

export const usage = `insurance-quote-conformance <url> --partner-key <key> [options]

Calls a quote service as the widget does, and compares its answers with the contract.

  <url>                  the service's origin, without the version: https://api.example.com
  --partner-key <key>    a partner's publishable key
  --origin <origin>      an origin of that partner's pages; without it, nothing about pages (CORS) is tested
  --line <slugs>         lines to test, separated by commas; by default all: ${insuranceLines.map(({ slug }) => slug).filter((slug) => slug !== "other").join(", ")}
  --inputs <file>        JSON with the names and codes that your service knows; "sandbox" for the sandbox service
  --limits               also calls until the service answers 429
  --junit <file>         writes the results as JUnit XML
  --json <file>          writes the results as JSON
  --help

Use a test environment: the runner creates leads, applications and payments. It exits with 1 if a case fails.
`;

/** Lines with an application, in the contract's order. */
const quotedLines: readonly QuotedLine[] = insuranceLines.flatMap(({ slug }) => (slug === "other" ? [] : [slug]));

/** Reads the command line; null if it asks for help. Throws an error that says what is wrong. */
export function readOptions(args: readonly string[]): Options | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      "partner-key": { type: "string" },
      origin: { type: "string" },
      line: { type: "string" },
      inputs: { type: "string" },
      limits: { type: "boolean" },
      junit: { type: "string" },
      json: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return null;
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0) throw new Error("Name one URL, that of the service.");
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) throw new Error(`${url} is no http(s) URL.`);
  if (!values["partner-key"]) throw new Error("--partner-key is missing.");
  if (values.origin !== undefined && (!URL.canParse(values.origin) || new URL(values.origin).origin !== values.origin)) throw new Error(`--origin ${values.origin} is no origin, such as https://www.example.com.`);
  return {
    url: url.replace(/\/+$/, ""),
    partnerKey: values["partner-key"],
    origin: values.origin ?? null,
    lines: values.line === undefined ? quotedLines : (readLines(values.line) as readonly QuotedLine[]),
    limits: values.limits ?? false,
    inputs: values.inputs ?? null,
    junit: values.junit ?? null,
    json: values.json ?? null,
  };
}
