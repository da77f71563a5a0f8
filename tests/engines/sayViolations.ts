/** Says policy violations on the console, for protocols that don't report them. Runs in the page, before its own scripts. */
export function sayViolations(): void {
  addEventListener("securitypolicyviolation", (event) => {
    // eslint-disable-next-line no-console -- runs in the page, whose console is what is listened to
    console.error(`Violation of ${event.effectiveDirective}: ${event.blockedURI} ${event.sample} at ${event.sourceFile}:${event.lineNumber}`);
  });
}
