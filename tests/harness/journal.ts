import type { BrowserContext, Page } from "playwright";

/**
 * What a page complained of: console errors and warnings of its own, uncaught errors, refusals by the Content Security Policy
 * and by Trusted Types. A test fails on any that it hasn't announced.
 */
export interface Journal {
  /** Complaints like these are what the test is about. */
  allow(...patterns: readonly RegExp[]): void;
  readonly complaints: readonly string[];
}

/** Chromium's note on every answer of 400 and above. What it means is for the test to see on the screen. */
const refusedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/;

export async function keepJournal(context: BrowserContext): Promise<Journal> {
  const seen: string[] = [];
  const allowed: RegExp[] = [refusedRequest];
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
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    get complaints() {
      return seen.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
    },
  };
}
