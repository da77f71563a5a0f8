import type { BrowserContext, Page, Request } from "playwright";

/**
 * A page's problems: console errors and warnings, uncaught errors, violations of the Content Security Policy and of Trusted
 * Types, and personal data where it doesn't belong. A test fails on any problem that it hasn't allowed.
 */
export interface Journal {
  /** Allows problems that the test provokes. */
  allow(...patterns: readonly RegExp[]): void;
  readonly complaints: readonly string[];
}

/** Chromium's message for every status of 400 and above. The test checks the effect on the screen instead. */
const refusedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Occurs on a machine that is busy for some seconds. The element's tests check that nothing is fetched twice. */
const slowMachine = /was preloaded using link preload but not used within a few seconds/;

/** Matches an e-mail address, a phone number of the demo, a house in a street, a date of birth. */
const personal = /[\w.+-]+@[\w-]+\.[a-z]|\b\d{3}\D{0,2}555\D?01\d\d\b|\b\d+ (?:\w+ )+(?:St|Ave|Ln|Rd|Dr|Way|Plaza|Ct)\b|\b(?:19\d\d-\d\d-\d\d|\d\d\/\d\d\/19\d\d)\b/i;

/**
 * Returns the request's personal data outside the quote service's bodies, such as in an address or in analytics; null if
 * there is none.
 */
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
      // "Failed to load resource" doesn't say which.
      if (message.type() === "error" || message.type() === "warning") seen.push(`${message.text()} ${message.location().url}`.trim());
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
