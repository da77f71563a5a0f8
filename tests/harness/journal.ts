import type { BrowserContext, Page, Request } from "playwright";

/**
 * What a page complained of: console errors and warnings of its own, uncaught errors, refusals by the Content Security Policy
 * and by Trusted Types; and what it told of a person where that doesn't belong. A test fails on any that it hasn't announced.
 */
export interface Journal {
  /** Complaints like these are what the test is about. */
  allow(...patterns: readonly RegExp[]): void;
  readonly complaints: readonly string[];
}

/** Chromium's note on every answer of 400 and above. What it means is for the test to see on the screen. */
const refusedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** On a machine that is busy with other tests for some seconds. That nothing is fetched twice is tested with the element. */
const slowMachine = /was preloaded using link preload but not used within a few seconds/;

/** An e-mail address, a telephone number of the demo, a house in a street, a date of birth. */
const personal = /[\w.+-]+@[\w-]+\.[a-z]|\b\d{3}\D{0,2}555\D?01\d\d\b|\b\d+ (?:\w+ )+(?:St|Ave|Ln|Rd|Dr|Way|Plaza|Ct)\b|\b(?:19\d\d-\d\d-\d\d|\d\d\/\d\d\/19\d\d)\b/i;

/** Personal data is in bodies for the quote service, and neither in an address nor in analytics. */
function told(request: Request): string | null {
  const url = decodeURIComponent(request.url().replace(/%(?![\da-f]{2})/gi, "%25"));
  const found = personal.exec(url.endsWith("/v1/events") ? `${url} ${request.postData() ?? ""}` : url);
  return found && `Personal data, ${found[0]}, in ${url}`;
}

export async function keepJournal(context: BrowserContext): Promise<Journal> {
  const seen: string[] = [];
  const allowed: RegExp[] = [refusedRequest, slowMachine];
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      // eslint-disable-next-line no-console -- runs in the page, whose console is what is listened to
      console.error(`Violation of ${event.effectiveDirective}: ${event.blockedURI} ${event.sample} at ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  const listen = (page: Page): void => {
    page.on("pageerror", (error) => seen.push(`Uncaught ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") seen.push(message.text());
    });
  };
  context.on("page", listen);
  context.on("request", (request) => {
    const complaint = told(request);
    if (complaint) seen.push(complaint);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    get complaints() {
      return seen.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
    },
  };
}
