const known: Readonly<Record<string, string>> = {
  UNREACHABLE: "The desk's server doesn't answer. Is it still running?",
  SHUTTING_DOWN: "The quote service can't be reached. Try again in a moment.",
  NOT_FOUND: "That isn't there any more.",
  PAYMENT_UNDER_WAY: "A payment of this person isn't over yet. Nothing was erased. Try again once it is.",
  VALIDATION: "Nothing can be found by that. Enter a reference, an id or an email address.",
  RATE_LIMITED: "That were many calls within a minute. Try again in a minute.",
  ORIGIN_NOT_ALLOWED: "The desk only answers its own page. Open it by the address that the start printed.",
};

/** A refusal in words. */
export const problemIn = (code: string): string => known[code] ?? `The service refused it: ${code}.`;
